/** A number that counts up or down to its new value instead of jumping. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { motion } from '../../../settings.ts';

const LASTS = 420;

export function Ticking({ value }: { readonly value: number }) {
  const [shown, show] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || !motion.peek()) {
      show(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - began) / LASTS);
      show(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return <>{shown}</>;
}

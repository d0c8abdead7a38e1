/** What cannot be taken back asks on the button itself: the second press within four seconds counts. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { set } from './set.ts';

/** How long the button waits for the second press. */
const SURE_WITHIN = 4_000;

interface Sure {
  /** Whether the first press has been made. */
  readonly asking: boolean;
  press(): void;
}

/** With `asks` false the first press counts. */
export function useSure(onSure: () => void, asks = true): Sure {
  const asking = useSignal(false);
  useEffect(() => {
    if (!asking.value) return;
    const timer = setTimeout(set(asking, false), SURE_WITHIN);
    return () => clearTimeout(timer);
  }, [asking, asking.value]);
  return {
    asking: asking.value,
    press() {
      const isSure = asking.value || !asks;
      asking.value = !isSure;
      if (isSure) onSure();
    },
  };
}

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

/** With `asks` false the first press counts. `about`: a press that asked about something else does not count for this. */
export function useSure(onSure: () => void, asks = true, about = ''): Sure {
  const asked = useSignal<string | null>(null);
  useEffect(() => {
    if (asked.value === null) return;
    const timer = setTimeout(set(asked, null), SURE_WITHIN);
    return () => clearTimeout(timer);
  }, [asked, asked.value]);
  return {
    asking: asked.value === about,
    press() {
      const isSure = asked.value === about || !asks;
      asked.value = isSure ? null : about;
      if (isSure) onSure();
    },
  };
}

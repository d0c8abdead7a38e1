/** The title of the browser's tab while a screen stands. */
import { useEffect } from 'preact/hooks';
import { words } from '../words.ts';

export function useTitle(screen?: string): void {
  useEffect(() => {
    document.title = words.title(screen);
  }, [screen]);
}

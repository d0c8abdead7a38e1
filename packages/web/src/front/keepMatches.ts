/**
 * Whoever can come back from any browser should find their matches there: from then on those in this one are copied to the server when
 * they are over. Whoever has chosen to copy nothing stays with it.
 */
import { keep, settings } from '../settings.ts';

export function keepMatches(): void {
  if (settings.peek().copies === 'daily') keep({ copies: 'all' });
}

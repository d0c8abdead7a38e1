/** The screen of games that have none of their own: their prompt and their lists say it all. */
import type { Screen } from '../screen.ts';

export const plainScreen: Screen = {
  draw: () => [],
  step: () => undefined,
  legend: () => [],
};

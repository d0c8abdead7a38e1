/** Which game is drawn how. A game with a screen of its own adds a line here. */
import type { Screen } from '../screen.ts';
import { hypatiaScreen } from './hypatia.ts';
import { omegaVirusScreen } from './omegaVirus.ts';
import { outbreakScreen } from './outbreak.ts';
import { outpostSevenScreen } from './outpostSeven.ts';
import { outsiderScreen } from './outsider.ts';
import { plainScreen } from './plain.ts';

const SCREENS: Readonly<Record<string, Screen>> = {
  hypatia: hypatiaScreen,
  'omega-virus': omegaVirusScreen,
  outbreak: outbreakScreen,
  'outpost-seven': outpostSevenScreen,
  outsider: outsiderScreen,
};

export const screenFor = (game: string): Screen => SCREENS[game] ?? plainScreen;

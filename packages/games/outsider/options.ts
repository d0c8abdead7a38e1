/** What may be agreed before the characters are dealt. */
import { itemAt, type OptionSpecs, type OptionsOf } from '@airlock/kernel';
import { COPIES, DARK, LOCATION_IDS } from './cards.ts';

export const OPTIONS = {
  /** OUT-202: one for three or four players, two for five or six. */
  outsiders: { kind: 'choice', values: ['recommended', 0, 1, 2, 3], default: 'recommended' },
  characters: { kind: 'choice', values: ['random', 'choice'], default: 'random' },
  /** Counts only where nobody is the Captain. */
  firstPlayer: { kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5], default: 'random' },
  locGoals: { kind: 'switch', default: false },
  locActions: { kind: 'switch', default: false },
  locDraw: { kind: 'switch', default: false },
  locSupply: { kind: 'switch', default: false },
  supplyLocation: { kind: 'choice', values: LOCATION_IDS, default: 'CRG' },
  obliteration: { kind: 'choice', values: ['standard', 'eclipse', 'darkSurge'], default: 'standard' },
  doom: { kind: 'choice', values: ['standard', 'quickAndDead'], default: 'standard' },
  /** OUTR-52 */
  darkCards: { kind: 'choice', values: ['printed', 'even'], default: 'printed' },
  startEntropy: { kind: 'whole', min: 0, max: 8, default: 0 },
  claims: { kind: 'switch', default: true },
  reactionSeconds: { kind: 'whole', min: 3, max: 30, default: 6 },
  turnSeconds: { kind: 'whole', min: 0, max: 300, default: 120 },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof OPTIONS>;

const MOST_OUTSIDERS = 3;

/** OUTR-01: at least one is Crew, and there are three Outsider cards. */
export function outsidersFor(seats: number, { outsiders }: Options): number {
  if (outsiders === 'recommended') return seats <= 4 ? 1 : 2;
  return Math.min(outsiders, MOST_OUTSIDERS, seats - 1);
}

interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** With a lost ship settled by the Eclipse Protocol, these give both sides about the same chance (docs/BALANCE.md). */
const EVEN_DARK: Readonly<Record<number, number>> = { 3: 20, 4: 28, 6: 22 };

const EVEN_COPIES: Readonly<Record<number, readonly number[]>> = Object.fromEntries(
  Object.entries(EVEN_DARK).map(([seats, dark]) => [
    seats,
    COPIES.map((copies, kind) => (kind === DARK ? dark : copies)),
  ]),
);

/** OUT-204, OUTR-52: how often each kind of card is in the main deck of this table. */
export const copiesIn = ({ seats, options }: Table): readonly number[] =>
  (options.darkCards === 'even' ? EVEN_COPIES[seats] : undefined) ?? COPIES;

/** How much of the main deck is Dark. */
export function darkShare(table: Table): number {
  const copies = copiesIn(table);
  return itemAt(copies, DARK) / copies.reduce((sum, each) => sum + each, 0);
}

/** OUT-902: tokens and the Move action come with any of the four location rules. */
export const usesLocations = (options: Options): boolean =>
  options.locGoals || options.locActions || options.locDraw || options.locSupply;

/** How decisions of Outpost Seven are judged: games played on from what the seat knew, as the Commander's search does. */
import { type AnyJudging, type Judging, knowingQuestion, treeSearchBot } from '@airlock/bots';
import type { Seat, SeenEvent } from '@airlock/kernel';
import { codec, knowledge, outpostSeven, type State, survey, type View } from '@airlock/outpost-seven';
import { LIMITS } from '../../limits.ts';

export { calibration } from './calibration.ts';

/** Finds answers to answers, which playing on at once does not. */
const searcher = treeSearchBot(outpostSeven, {
  level: 'review',
  knowledge,
  budget: { playouts: 800 },
  curiosity: 0.7,
});

const FACTS: Readonly<Record<string, string>> = {
  'more lines': 'you end with most of the rows and columns',
  'more cubes': 'you end with more cubes than your rival',
  'more modules': 'you end with more modules than your rival',
};

const wonBy = (winner: Seat | null, seat: Seat): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

const outpostJudging: Judging<State, View, SeenEvent> = {
  unit: 'chance',
  limits: LIMITS['outpost-seven'],
  budget: { search: true, first: 40, second: 80, last: 400 },
  came: ({ result }, { seat }) => wonBy(result?.winner ?? null, seat),
  isJudged: (action) => JUDGED.has(codec.kind(action)),
  ask: (seated, random) =>
    knowingQuestion(outpostSeven as never, seated, random, {
      knowledge,
      worth: ({ result }, seat) => wonBy(result?.winner ?? null, seat),
      ends: (state, seat) => (survey.merits?.(state, seat) ?? []).flatMap((merit) => FACTS[merit] ?? []),
      strongest: (asked, chance) => searcher.choose(asked as never, chance),
    }),
};

/** The order of bonuses makes no difference, and resigning is no decision about cards. */
const JUDGED: ReadonlySet<string> = new Set(['keep', 'repair', 'salvage']);

export const judging = outpostJudging as AnyJudging;

/** Whether judgements find blunders that were planted, and leave strong players' own decisions alone. */
import { type Decision, type Estimate, review, type Verdict } from '@airlock/bots';
import type { CatalogueEntry, JudgingRoom } from '@airlock/catalogue';
import { fastRandom, shuffle } from '@airlock/kernel';
import type { Notebook } from '../notebook.ts';
import type { Plan } from '../simulation/plan.ts';
import { blunderAt, type LeftOut } from './planting.ts';
import { strongMatches } from './strongMatches.ts';

export type Verdicts = Readonly<Record<Verdict, number>>;

export interface Examined {
  /** What the planted blunders were called, */
  readonly planted: Verdicts;
  /** among them those that lie clear of the limit of a mistake, */
  readonly clear: Verdicts;
  /** and what was called of the strong bot's own decisions. */
  readonly own: Verdicts;
  /** Decisions in which a blunder was looked for, and those at which none was planted, by why. */
  readonly looked: number;
  readonly leftOut: Readonly<Record<LeftOut, number>>;
  /** Matches that all decisions are of. */
  readonly games: number;
  /** CPU milliseconds for the judgement of an own decision, on average. */
  readonly cost: number;
}

/** What was found at one decision: nothing of a kind where it was not looked for, or where there is none. */
export interface Finding {
  readonly match: number;
  readonly index: number;
  readonly own?: { readonly verdict: Verdict; readonly ms: number };
  readonly planted?: { readonly verdict: Verdict; readonly loss: Estimate; readonly isClear: boolean };
  readonly leftOut?: LeftOut;
}

/** Own decisions and blunders of one match: more of them say little more, since its positions are alike. */
const [OWN_FROM_EACH, PLANTED_IN_EACH] = [20, 10];

const sumOf = ({ best, fine, slip, mistake }: Verdicts): number => best + fine + slip + mistake;

export function examinedIn(findings: readonly Finding[]): Examined {
  const own = { best: 0, fine: 0, slip: 0, mistake: 0 };
  const [planted, clear] = [{ ...own }, { ...own }];
  const leftOut = { nothing: 0, harmless: 0, close: 0 };
  let spent = 0;
  for (const finding of findings) {
    if (finding.leftOut) leftOut[finding.leftOut]++;
    if (finding.planted) planted[finding.planted.verdict]++;
    if (finding.planted?.isClear) clear[finding.planted.verdict]++;
    if (!finding.own) continue;
    own[finding.own.verdict]++;
    spent += finding.own.ms;
  }
  return {
    planted,
    clear,
    own,
    looked: findings.filter((finding) => finding.planted ?? finding.leftOut).length,
    leftOut,
    games: new Set(findings.map(({ match }) => match)).size,
    cost: spent / Math.max(1, sumOf(own)),
  };
}

/** Goes on until there are `count` of both; what the notebook holds already is not done again. */
export function examine(
  entry: CatalogueEntry,
  room: JudgingRoom,
  plan: Plan,
  count: number,
  notebook: Notebook<Finding>,
  /** Asked after every decision, with how many blunders there are by then. */
  wantsMore: (planted: number) => boolean,
): Examined {
  const { game } = entry;
  const naming = { names: Array.from({ length: plan.seats }, (_, seat) => game.words.seat(seat)), reader: 0 };
  const done = new Set(notebook.notes.map(({ match, index }) => `${match} ${index}`));
  const begun = notebook.notes.at(-1)?.match ?? plan.skipped;
  let { own, planted } = examinedIn(notebook.notes);
  const lacks = (of: Verdicts): boolean => sumOf(of) < count;
  if (!lacks(own) && !lacks(planted)) return examinedIn(notebook.notes);
  for (const { number, decisions } of strongMatches(entry, { ...plan, skipped: begun })) {
    const asked = { game, ...room, naming, seed: `${plan.seed} ${number}`, silent: true } as const;
    const ownAt = (decision: Decision): Finding['own'] => {
      const before = process.cpuUsage();
      const reviewed = review(asked, decision);
      const { user, system } = process.cpuUsage(before);
      return reviewed ? { verdict: reviewed.verdict, ms: Math.round((user + system) / 1000) } : undefined;
    };
    const plantedAt = (decision: Decision): Pick<Finding, 'planted' | 'leftOut'> => {
      const blunder = blunderAt(game, room, decision, `${plan.seed} worst ${number} ${decision.index}`);
      if (typeof blunder === 'string') return { leftOut: blunder };
      const { action, loss, isClear } = blunder;
      // Where a review has nothing to hold it against, it finds nothing.
      const verdict = review(asked, { ...decision, action })?.verdict ?? 'best';
      return { planted: { verdict, loss, isClear } };
    };
    const judged = decisions.filter(({ action }) => room.judging.isJudged(action));
    const order = shuffle(judged, fastRandom(`${plan.seed} blunders ${number}`));
    const inMatch = notebook.notes.filter(({ match }) => match === number);
    let plantedHere = inMatch.filter((finding) => finding.planted).length;
    for (const [rank, decision] of order.entries()) {
      if (done.has(`${number} ${decision.index}`)) continue;
      const wantsOwn = lacks(own) && rank < OWN_FROM_EACH;
      const wantsBlunder = lacks(planted) && plantedHere < PLANTED_IN_EACH;
      if (!wantsOwn && !wantsBlunder) break;
      const ofOwn = wantsOwn ? ownAt(decision) : undefined;
      const ofPlanted = wantsBlunder ? plantedAt(decision) : {};
      if (ofPlanted.planted) plantedHere++;
      notebook.add({ match: number, index: decision.index, ...(ofOwn && { own: ofOwn }), ...ofPlanted });
      ({ own, planted } = examinedIn(notebook.notes));
      if (!wantsMore(sumOf(planted)) || (!lacks(own) && !lacks(planted))) return examinedIn(notebook.notes);
    }
  }
  return examinedIn(notebook.notes);
}

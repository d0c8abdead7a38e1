/** One decision as a review tells it: what it was worth, what would have been better, and what it is called. */
import type { Action, Game, Naming, SeenEvent } from '@airlock/kernel';
import { missing, plainText, withNames } from '@airlock/kernel';
import { type Calibration, isRough } from './calibration.ts';
import { type Correction, corrected } from './correction.ts';
import type { Decision } from './decisions.ts';
import { type Judged, type Judgement, judge } from './judge.ts';
import type { Judging, JudgingBudget } from './judging.ts';
import type { Estimate } from './tally.ts';
import { isCloseCall, type Verdict, verdictOn } from './verdict.ts';
import { type Why, whyOf } from './why.ts';

export interface ReviewedCandidate {
  readonly action: Action;
  /** As the rules write it, and as a button says it. */
  readonly text: string;
  readonly label: string;
  readonly worth: Estimate;
  readonly behind: Estimate;
  /** Whether its worth is only roughly right. */
  readonly rough: boolean;
}

export interface Reviewed {
  /** The place in the log, from 0. */
  readonly index: number;
  readonly seat: number;
  readonly verdict: Verdict;
  /** What the table asked the seat: an answer may be nothing but the name of a card. */
  readonly asked: string;
  readonly done: ReviewedCandidate;
  readonly best: ReviewedCandidate;
  /** The best first; what was done is among them. */
  readonly candidates: readonly ReviewedCandidate[];
  /** How much was given away, in the unit of the game. */
  readonly loss: number;
  readonly worlds: number;
  readonly why: Why;
}

export interface Reviewing<State, View, Event extends SeenEvent> {
  readonly game: Game<State, View, Event>;
  readonly judging: Judging<State, View, Event>;
  readonly calibration: Calibration;
  readonly naming: Naming;
  /** The luck of all imagined worlds follows from it and the place in the log. */
  readonly seed: string;
  /** Instead of the usual one. */
  readonly budget?: JudgingBudget;
  /** Without listening for reasons, which changes no verdict: for measurements. */
  readonly silent?: true;
}

/** `null` where there was nothing to decide. */
export function review<State, View, Event extends SeenEvent>(
  {
    game,
    judging,
    calibration,
    naming,
    seed,
    budget = judging.budget,
    silent,
  }: Reviewing<State, View, Event>,
  { index, seat, action, seated }: Decision<View, Event>,
): Reviewed | null {
  if (!judging.isJudged(action)) return null;
  const isChance = judging.unit === 'chance';
  const judgement = judge(game, judging, seated, [action], {
    budget,
    seed: `${seed} ${index}`,
    ...(silent && { silent }),
    isClose: (best, done) =>
      isCloseCall(behindOf(best, done, calibration.correction, isChance), judging.limits),
  });
  if (!judgement) return null;
  const candidates = correctedAll(judgement, calibration.correction, isChance).map(
    (judged): ReviewedCandidate => ({
      action: judged.action,
      text: game.codec.write(judged.action),
      label: withNames(game.words.action(judged.action, seated.view), naming),
      worth: judged.worth,
      behind: judged.behind,
      rough: isRough(calibration, judged.worth.mean, judging.unit),
    }),
  );
  const best = candidates[0] ?? missing();
  const done = candidates.find((one) => one.action === judgement.done) ?? missing();
  return {
    index,
    seat,
    verdict: verdictFor(verdictOn(done.behind, judging.limits), judgement.done === judgement.favourite),
    asked: plainText(game.words.prompt(seated.view, naming)),
    done,
    best,
    candidates,
    loss: Math.max(0, done.behind.mean),
    worlds: judgement.worlds,
    why: whyOf({ game, judging, naming, judgement, done, best }),
  };
}

/**
 * What the strong player would do itself is no mistake: where the play-outs say so and it says otherwise, one of the two
 * is wrong, and nobody can tell which.
 */
const verdictFor = (verdict: Verdict, isFavourite: boolean): Verdict =>
  verdict === 'mistake' && isFavourite ? 'slip' : verdict;

/** The same order and the same sureness, in figures that mean what they say. */
function correctedAll({ candidates }: Judgement, correction: Correction, isChance: boolean): Judged[] {
  const put = (value: number): number => corrected(value, correction, isChance);
  const best = candidates[0] ?? missing();
  return candidates.map((judged) => {
    const { worth } = judged;
    return {
      ...judged,
      worth: { mean: put(worth.mean), low: put(worth.low), high: put(worth.high) },
      behind: behindOf(best, judged, correction, isChance),
    };
  });
}

export function behindOf(best: Judged, judged: Judged, correction: Correction, isChance: boolean): Estimate {
  const { behind, worth } = judged;
  const mean = corrected(best.worth.mean, correction, isChance) - corrected(worth.mean, correction, isChance);
  const ratio = behind.mean === 0 ? correction.scale : mean / behind.mean;
  return { mean, low: behind.low * ratio, high: behind.high * ratio };
}

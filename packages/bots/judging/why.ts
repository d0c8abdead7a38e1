/** Why one action is better than another, in sentences made from what its lines lead to and the numbers behind that. */
import { type Game, type Naming, plainText, type SeenEvent } from '@airlock/kernel';
import type { Fact, Follows } from './continuations.ts';
import type { Judged, Judgement } from './judge.ts';
import type { Judging, Unit } from './judging.ts';
import type { ReviewedCandidate } from './review.ts';

export interface Why {
  /** Could be said aloud. */
  readonly headline: string;
  /** What follows, with its numbers. */
  readonly sentences: readonly string[];
}

interface Asked<State, View, Event extends SeenEvent> {
  readonly game: Pick<Game<State, View, Event>, 'words'>;
  readonly judging: Pick<Judging<State, View, Event>, 'unit'>;
  readonly naming: Naming;
  readonly judgement: Judgement;
  readonly done: ReviewedCandidate;
  readonly best: ReviewedCandidate;
}

/** A difference of fewer games in a hundred may be chance. */
const TELLING = 8;

export function whyOf<State, View, Event extends SeenEvent>(asked: Asked<State, View, Event>): Why {
  const { judgement, done, best, judging } = asked;
  const isBest = done.action === best.action;
  const other = isBest
    ? judgement.candidates[1]
    : judgement.candidates.find(({ action }) => action === done.action);
  const first = judgement.candidates[0];
  const sentences: string[] = [];
  if (first && other) {
    const versus = isBest ? 'after the next best' : 'after what you did';
    const end = tellingEnd(first.follows, other.follows, versus);
    if (end) sentences.push(end);
    const [better, worse] = [linesOf(asked, first.follows), linesOf(asked, other.follows)];
    const gain = tellingLine(better, worse);
    if (gain) {
      sentences.push(
        `${gain.one} times of 100 this follows: ${gain.line} ${capital(versus)}, ${times(gain.other)}.`,
      );
    }
    const price = isBest ? null : tellingLine(worse, better);
    if (price) {
      sentences.push(
        `${capital(versus)}, ${price.one} times: ${price.line} After the better, ${times(price.other)}.`,
      );
    }
  }
  if (other && sentences.length === 0) sentences.push(countedIn(other, judgement.worlds, isBest));
  return { headline: headlineOf(done, best, judging.unit, isBest), sentences };
}

/** Where no event and no end stands out, what was counted: there is always that. */
function countedIn({ beaten: { better, worse } }: Judged, worlds: number, isBest: boolean): string {
  const than = isBest ? 'than the next best' : 'than what you did';
  const rest = Math.max(0, worlds - better - worse);
  return `In ${better} of ${worlds} imagined games it came to more ${than}, in ${worse} to less, in ${rest} to the same.`;
}

const hundredths = (share: number): number => Math.round(share * 100);
const tenths = (value: number): string => value.toFixed(1);

/** A label may be nothing but an answer, "Yes" or the name of a card, so that it is no subject for a verb. */
function headlineOf(done: ReviewedCandidate, best: ReviewedCandidate, unit: Unit, isBest: boolean): string {
  const label = plainText(best.label);
  const gain = done.behind.mean;
  if (isBest) {
    switch (unit) {
      case 'chance':
        return `Best: ${label}. That wins most, about ${hundredths(best.worth.mean)} of 100 games.`;
      case 'score':
        return `Best: ${label}. That brings most, ${tenths(best.worth.mean)} points on average.`;
      case 'seconds':
        return `Best: ${label}. That is fastest, done ${tenths(-best.worth.mean)} seconds later.`;
    }
  }
  switch (unit) {
    case 'chance':
      return `Better: ${label}. That wins ${Math.max(1, hundredths(gain))} more of 100 games.`;
    case 'score':
      return `Better: ${label}. That brings ${tenths(gain)} points more on average.`;
    case 'seconds':
      return `Better: ${label}. That saves ${tenths(gain)} seconds on average.`;
  }
}

const shareOf = (times: number, of: number): number => (of === 0 ? 0 : Math.round((times / of) * 100));

/**
 * The fact about the ends in which both differ most, of those that speak for the better one; where none does, what speaks
 * against it is told as such: a line may win less often, and more where it does.
 */
export function tellingEnd(better: Follows, worse: Follows, versus: string): string | null {
  let [most, mostAgainst] = [TELLING, TELLING];
  let told: string | null = null;
  let against: string | null = null;
  const facts = new Set([...better.ends, ...worse.ends].map(({ what }) => what));
  for (const fact of facts) {
    const one = shareOf(factIn(better, fact).times, better.ended);
    const other = shareOf(factIn(worse, fact).times, worse.ended);
    const size = Math.abs(one - other);
    if (isGood(fact, better, worse) === one > other) {
      if (size < most) continue;
      most = size;
      told = `In ${one} of 100 imagined games ${fact}; ${versus}, in ${other}.`;
    } else if (size >= mostAgainst) {
      mostAgainst = size;
      against = `That is so although in ${one} of 100 imagined games ${fact}, and ${versus} in ${other}.`;
    }
  }
  return told ?? against;
}

const factIn = ({ ends }: Follows, fact: string): Fact =>
  ends.find(({ what }) => what === fact) ?? { what: fact, times: 0, worth: 0 };

/** Whether games in which it holds are worth more than all together. */
function isGood(fact: string, one: Follows, other: Follows): boolean {
  const [here, there] = [factIn(one, fact), factIn(other, fact)];
  const held = (here.worth + there.worth) / Math.max(1, here.times + there.times);
  return held >= (one.worth + other.worth) / Math.max(1, one.ended + other.ended);
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** Lines of a log have their full stop or not. */
const ended = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** How often of a hundred each sentence of the log follows; what reads alike is the same to the reader. */
function linesOf<State, View, Event extends SeenEvent>(
  { game, naming }: Asked<State, View, Event>,
  { events, heard }: Follows,
): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { what, times } of events) {
    const line = game.words.event(what as unknown as Event, naming);
    if (line === null) continue;
    const text = ended(plainText(line));
    lines.set(text, Math.min(100, (lines.get(text) ?? 0) + shareOf(times, heard)));
  }
  return lines;
}

/** The sentence that is more frequent in one than in the other by most, with both numbers. */
function tellingLine(
  frequent: ReadonlyMap<string, number>,
  rare: ReadonlyMap<string, number>,
): { readonly line: string; readonly one: number; readonly other: number } | null {
  let most = TELLING;
  let told = null;
  for (const [line, one] of frequent) {
    const other = rare.get(line) ?? 0;
    if (one - other < most) continue;
    most = one - other;
    told = { line, one, other };
  }
  return told;
}

const times = (share: number): string => (share === 0 ? 'hardly ever' : `${share} times`);

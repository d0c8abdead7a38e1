/** What ballots and open opinions say of those who gave them: Survivors follow what everybody can work out, liars spare their own. */
import { has, missing, type Seat, type SeatSet } from '@airlock/kernel';
import { SKIP } from '../../cards.ts';
import { type Chances, chancesWithout } from './chances.ts';
import { infectedOf, type Stories, settle, zeroOf } from './stories.ts';

/** How much a Survivor votes by what everybody knows, and how much for reasons of its own. */
const OWN_REASONS = 0.05;
/** How often a liar votes for Patient Zero, beside a Survivor: those who do not know follow the others now and then. */
const AGAINST_ZERO = 0.45;
/** How much more a liar skips. */
const SKIPS_MORE = 1.2;
/** Other players' ways are not known so well that each ballot counted whole. */
const TRUST = 0.4;

/** One ballot of every living seat, with names. */
export function afterBallots(
  before: Stories,
  seats: number,
  living: SeatSet,
  ballots: readonly number[],
): Stories {
  const voters = ballots.flatMap((ballot, seat) =>
    ballot >= 0 && has(living, seat) ? [{ seat, ballot }] : [],
  );
  const weighed = voters.map(({ seat, ballot }) => ({
    seat,
    ballot,
    honest: honestBallots(chancesWithout(before, seats, seat), seats, living, seat),
  }));
  const after: Stories = new Map();
  for (const [number, weight] of before) {
    const zero = zeroOf(number);
    const liars = infectedOf(number) | (1 << zero);
    let chance = 1;
    for (const { seat, ballot, honest } of weighed) {
      chance *= has(liars, seat) ? liarsBallot(honest, ballot, zero) : placeOf(honest, ballot);
    }
    after.set(number, weight * chance ** TRUST);
  }
  settle(after);
  return after;
}

const placeOf = (chances: readonly number[], ballot: number): number =>
  chances[ballot === SKIP ? chances.length - 1 : ballot] ?? missing();

/** For each seat, then for SKIP. */
function honestBallots({ zero }: Chances, seats: number, living: SeatSet, seat: Seat): number[] {
  const chances = Array.from({ length: seats }, (_, other) =>
    other === seat || !has(living, other) ? 0 : OWN_REASONS + (zero[other] ?? missing()) ** 1.5,
  );
  const top = Math.max(...zero);
  chances.push(Math.max(0.02, 0.6 * (1 - top) ** 2));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

function liarsBallot(honest: readonly number[], ballot: number, zero: Seat): number {
  const skip = honest[honest.length - 1] ?? missing();
  const against = honest[zero] ?? missing();
  const sum = 1 + skip * (SKIPS_MORE - 1) - against * (1 - AGAINST_ZERO);
  const factor = ballot === zero ? AGAINST_ZERO : ballot === SKIP ? SKIPS_MORE : 1;
  return (placeOf(honest, ballot) * factor) / sum;
}

/** Somebody's standing word about somebody else. */
export interface Opinion {
  readonly by: Seat;
  readonly about: Seat;
  readonly isGood: boolean;
}

/** How much likelier a liar is to speak well of Patient Zero, to accuse it, and to point at somebody else, than a Survivor. */
const GOOD_WORD_FOR_ZERO = 1.3;
const ACCUSES_ZERO = 0.7;
const ACCUSES_OTHERS = 1.1;

export function afterOpinions(before: Stories, opinions: readonly Opinion[]): Stories {
  if (opinions.length === 0) return before;
  const after: Stories = new Map();
  for (const [number, weight] of before) {
    const zero = zeroOf(number);
    const liars = infectedOf(number) | (1 << zero);
    let chance = weight;
    for (const { by, about, isGood } of opinions) {
      if (!has(liars, by)) continue;
      if (isGood) chance *= about === zero ? GOOD_WORD_FOR_ZERO : 1;
      else chance *= about === zero ? ACCUSES_ZERO : ACCUSES_OTHERS;
    }
    after.set(number, chance);
  }
  settle(after);
  return after;
}

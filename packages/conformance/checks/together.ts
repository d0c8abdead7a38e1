/** Those who are asked together may answer in any order, each on what they saw when they were asked. */
import { type Action, CLOCK, has, type LogEntry, type Random, type Seat, seatsIn } from '@airlock/kernel';
import { awaitedActions } from '../choices.ts';
import { Fault } from '../finding.ts';
import { type AnyMatch, matchOf } from '../matches.ts';
import type { Check, Playthrough, Snapshot } from '../watching.ts';

/** A match is played again for every order, so that not all of them can be tried everywhere. */
const ONE_POSITION_IN = 6;
const MOST_ORDERS = 6;

export const together: Check = {
  id: 'together',
  sentence: 'nobody who is asked together with others is refused as late because one of them was faster',
  watch() {
    let log: LogEntry[] = [];
    return {
      moved({ act }) {
        if (act) log.push(act);
        else log = [];
      },
      rested(position) {
        if (position.play.random.int(ONE_POSITION_IN) === 0) inspect(position, log);
      },
    };
  },
};

interface Decided {
  readonly seat: Seat;
  readonly action: Action;
  /** All that it could have done instead. */
  readonly choices: readonly Action[];
}

function inspect({ play, state }: Snapshot, log: readonly LogEntry[]): void {
  const { game, random } = play;
  const asked = seatsIn(game.waiting(state)).filter((seat) => seat !== CLOCK);
  if (asked.length < 2) return;
  const decided = asked.flatMap((seat): Decided[] => {
    const choices = awaitedActions(game, state, seat);
    const action = choices[random.int(choices.length)];
    return action === undefined ? [] : [{ seat, action, choices }];
  });
  for (const order of orders(decided, random)) {
    const match = again(play, log);
    const sequence = match.log.length;
    for (const one of order) answer(match, one, sequence);
  }
}

function answer(match: AnyMatch, { seat, action, choices }: Decided, sequence: number): void {
  const { game, state } = match;
  if (!has(match.waiting, seat) || game.refusal(state, seat, action)) return;
  if (!match.isCurrent(sequence, seat)) {
    // Something else is asked now, and the old answer happens to be an answer to that too.
    if (String(awaitedActions(game, state, seat)) !== String(choices)) return;
    throw new Fault(
      `"${game.codec.write(action)}" is refused as late, because another seat that was asked the same answered first. ` +
        'Let the choice stay (`stays: true`) until nobody is awaited, instead of entering it again after every answer.',
      { seat },
    );
  }
  match.play(seat, action, match.log.at(-1)?.at ?? 0);
}

function again(play: Playthrough, log: readonly LogEntry[]): AnyMatch {
  const match = matchOf(play);
  for (const { seat, action, at } of log) match.play(seat, action, at);
  return match;
}

/** Everybody first once, in orders by chance. */
function orders(decided: readonly Decided[], random: Random): Decided[][] {
  const first = Math.min(decided.length, MOST_ORDERS);
  return Array.from({ length: first }, (_, index) => {
    const rest = [...decided];
    const [one] = rest.splice(index, 1);
    const order = one ? [one] : [];
    while (rest.length > 0) order.push(...rest.splice(random.int(rest.length), 1));
    return order;
  });
}

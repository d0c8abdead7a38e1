/** Somebody is awaited, or there is an outcome: never both, never neither. */
import { type AnyGame, CLOCK, NOBODY, type Seat, seatsIn } from '@airlock/kernel';
import { allActions, awaitedActions, seatsOf, strangersTo } from '../choices.ts';
import { Fault } from '../finding.ts';
import type { Check, Snapshot } from '../watching.ts';

export const turns: Check = {
  id: 'turns',
  sentence: 'somebody with something to do is awaited until there is an outcome, and nobody after it',
  watch: () => ({ rested: (position) => inspect(position) }),
};

function inspect({ play: { game, setting }, state }: Snapshot): void {
  const waiting = game.waiting(state);
  const outcome = game.outcome(state);
  if (waiting === NOBODY && !outcome)
    throw new Fault('The game is stuck: nobody is awaited and there is no outcome.');
  if (waiting !== NOBODY && outcome) {
    throw new Fault(
      `There is an outcome, and somebody is still awaited: seats ${seatsIn(waiting).join(', ')}.`,
    );
  }
  const seats = seatsOf(setting);
  for (const seat of seatsIn(waiting)) {
    if (seat !== CLOCK && !seats.includes(seat)) {
      throw new Fault(`Seat ${seat} is awaited, but the table has ${setting.seats}.`, { seat });
    }
    if (awaitedActions(game, state, seat).length === 0) {
      throw new Fault('A seat is awaited that has nothing to do.', { seat });
    }
  }
  for (const seat of [...seats, CLOCK]) {
    if (!seatsIn(waiting).includes(seat) && awaitedActions(game, state, seat).length > 0) {
      throw new Fault('A seat that is not awaited is offered awaited actions.', { seat });
    }
    if (outcome && allActions(game, state, seat).length > 0) {
      throw new Fault('The game is over, but a seat is still offered something to do.', { seat });
    }
  }
  for (const seat of strangersTo(setting)) {
    if (allActions(game, state, seat).length > 0) {
      throw new Fault('Somebody who is not at the table is offered something to do.', { seat });
    }
  }
  if (outcome) inspectOutcome(outcome, seats, Object.keys(game.words.rules));
  inspectDeadline({ game, state, awaited: seatsIn(waiting) });
}

/** A clock that is refused would leave the table waiting for ever. */
function inspectDeadline({
  game,
  state,
  awaited,
}: {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly awaited: readonly Seat[];
}): void {
  const deadline = game.hosting?.deadline(state);
  if (!deadline) return;
  const isSecret = 'answer' in deadline;
  if (isSecret && !game.hosting?.answersFor) {
    throw new Fault('The clock answers for single seats, and the game does not say whose answer is whose.');
  }
  const strikes = isSecret
    ? awaited.map((seat) => ({ seat, action: deadline.answer(seat) }))
    : [{ seat: CLOCK, action: deadline.action }];
  for (const { seat, action } of strikes) {
    const refusal = game.refusal(state, CLOCK, action);
    if (refusal) {
      const text = game.codec.write(action);
      throw new Fault(`When time is up the clock may not do "${text}": ${refusal.rule}, ${refusal.reason}.`);
    }
    if (isSecret && game.hosting?.answersFor?.(action) !== seat) {
      throw new Fault('The clock’s answer is told as another seat’s.', { seat });
    }
  }
}

function inspectOutcome(
  { winners, scores, rule }: { winners: readonly number[]; scores: readonly number[]; rule: string },
  seats: readonly number[],
  rules: readonly string[],
): void {
  if (!winners.every((seat) => seats.includes(seat)) || new Set(winners).size !== winners.length) {
    throw new Fault(`The winners are not seats of the table, each once: ${winners.join(', ')}.`);
  }
  if (!scores.every(Number.isFinite)) throw new Fault(`The scores are not numbers: ${scores.join(', ')}.`);
  if (!rules.includes(rule)) throw new Fault(`The outcome names the rule "${rule}", which does not exist.`);
}

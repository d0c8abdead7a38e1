/** What all simultaneous stages share: who is still awaited, and the question that opens a stage. */
import { type Context, only, REVIEWER, type RuleId, type Seat, type SeatSet } from '@airlock/kernel';
import { NOTHING_YET } from '../cards.ts';
import type { OutbreakEvent, Phase } from '../events.ts';
import { isOut, type State } from '../state.ts';

/** Living seats that have not chosen yet. */
export function livingUndecided(state: State): SeatSet {
  let set: SeatSet = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.chosen[seat] === NOTHING_YET && !isOut(state, seat)) set |= only(seat);
  }
  return set;
}

export const hasChosen = (state: State, seat: Seat): boolean => (state.chosen[seat] ?? NOTHING_YET) >= 0;

export function forgetChoices(state: State): void {
  state.chosen.fill(NOTHING_YET);
}

export function ask(phase: Phase, rule: RuleId, context: Context<OutbreakEvent>): void {
  context.tell?.({ type: 'asked', rule, open: { phase }, quiet: true });
}

/** How a ballot is cast that stays secret until all are counted: everybody hears of it, and only its owner what it says. */
export const secretBallot =
  (told: { readonly type: 'ballotCast' | 'repairChosen'; readonly rule: RuleId }) =>
  (state: State, seat: Seat, ballot: number, byDefault: boolean, context: Context<OutbreakEvent>): void => {
    state.chosen[seat] = ballot;
    const own = { ballot, byDefault };
    context.tell?.({ ...told, open: { seat }, own: { [seat]: own, [REVIEWER]: own } });
  };

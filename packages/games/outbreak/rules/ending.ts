/** How a game ends and who has won. */
import type { Context, Outcome, RuleId, Seat } from '@airlock/kernel';
import { SURVIVOR } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import type { Cause, Result, State } from '../state.ts';

const RULE_OF_CAUSE = {
  tasks: 'OBK-904',
  patientZeroOut: 'OBK-902',
  oneSurvivor: 'OBK-901',
  oneTask: 'OBK-903',
  dayLimit: 'OBK-908',
  stalemate: 'OBK-907',
} as const satisfies Record<Cause, RuleId>;

const TEAM_OF_CAUSE = {
  tasks: 'survivors',
  patientZeroOut: 'survivors',
  oneSurvivor: 'infected',
  oneTask: 'infected',
  dayLimit: 'infected',
  stalemate: null,
} as const satisfies Record<Cause, Result['team']>;

/** OBK-002 */
export const teamOf = (state: Pick<State, 'roles'>, seat: Seat): 'survivors' | 'infected' =>
  state.roles[seat] === SURVIVOR ? 'survivors' : 'infected';

/** OBK-906: those win who belong to the winning team now, voted out or not. */
export function endGame(state: State, cause: Cause, context: Context<OutbreakEvent>): void {
  const team = TEAM_OF_CAUSE[cause];
  const winners = state.roles.flatMap((_, seat) => (teamOf(state, seat) === team ? [seat] : []));
  const { day, shift } = state;
  const result: Result = { cause, team, winners, day, shift };
  state.stack.length = 0;
  state.result = result;
  context.tell?.({
    type: 'gameOver',
    rule: RULE_OF_CAUSE[cause],
    open: { result },
    reveals: true,
  });
}

export function outcome(state: State): Outcome | null {
  const { result } = state;
  if (!result) return null;
  return {
    winners: result.winners,
    scores: state.roles.map((_, seat) => (result.winners.includes(seat) ? 1 : 0)),
    reason: result.cause,
    rule: RULE_OF_CAUSE[result.cause],
  };
}

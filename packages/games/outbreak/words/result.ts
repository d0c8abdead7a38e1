/** How a game ended, in one sentence. */
import type { Naming } from '@airlock/kernel';
import type { Cause, Result } from '../state.ts';

const BECAUSE: Readonly<Record<Cause, string>> = {
  tasks: 'all Tasks are completed',
  patientZeroOut: 'Patient Zero was voted out',
  oneSurvivor: 'no more than one Survivor is left',
  oneTask: 'no more than one Task is available',
  dayLimit: 'the last Day is over',
  stalemate: 'nobody has won in 99 Days',
};

export function resultWords(
  { cause, winners }: Pick<Result, 'cause' | 'winners'>,
  { reader }: Naming,
): string {
  if (cause === 'stalemate') return `A draw: ${BECAUSE[cause]}.`;
  const team = cause === 'tasks' || cause === 'patientZeroOut' ? 'The Survivors' : 'The Infected';
  const you = reader < 0 ? '' : winners.includes(reader) ? ' You win.' : ' You lose.';
  return `${team} win: ${BECAUSE[cause]}.${you}`;
}

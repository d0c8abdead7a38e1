/** How a match ended, in words. */
import { bold, count, type Naming } from '@airlock/kernel';
import { rankOf } from '../rules/ending.ts';
import type { MatchResult } from '../state.ts';
import { says } from './names.ts';

export function resultWords({ cause, winners, points }: MatchResult, naming: Naming): string {
  const [winner] = winners;
  const wins = winner === undefined ? 'Nobody wins' : says(winner, naming, 'win');
  const score = [...points].sort((one, other) => other - one).join(' to ');
  switch (cause) {
    case 'points':
      return `${wins}, ${score}.`;
    case 'speed':
      return `${wins} by speed points after ${score}.`;
    case 'lastFinish':
      return `${wins} by the last finish after ${score}.`;
    case 'draw':
      return `The match is a draw, ${score}.`;
    case 'forfeit':
      // Whoever reads it may be the one who left.
      return `${wins}: ${naming.reader >= 0 && naming.reader !== winner ? 'you have' : 'the other player has'} left.`;
    case 'abandoned':
      return 'The match was abandoned without a result.';
    case 'escaped':
    case 'stranded': {
      const [mine = 0] = points;
      const fate = cause === 'escaped' ? 'Escaped' : 'Did not escape';
      return `${fate} with ${count(mine, 'point')} of 15: ${bold(rankOf(mine))}.`;
    }
    case 'practised':
      return 'All equipment is connected. Well practised.';
    case 'gaveUp':
      return 'The match was given up.';
  }
}

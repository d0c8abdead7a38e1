import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import { play } from '../testing/play.ts';
import { position, seatNamed, type WrittenPosition } from '../testing/position.ts';
import { casualBot } from './casual.ts';
import { steadyBot } from './strong/steady.ts';

const TOGETHER = { locGoals: true, outsiders: 0 } as const;

const at = (written: Partial<WrittenPosition>): State =>
  position({ loyalties: 'CCC', characters: 'synthetic medic pilot', options: TOGETHER, ...written });

const BOTS = [casualBot(), steadyBot()] as const;

describe.each(BOTS)('where nobody is against the Crew, the $level player', (bot) => {
  const chosen = (state: State, name: string): string => {
    const seat = seatNamed(name);
    return codec.write(bot.choose({ seat, view: outsider.view(state, seat), heard: [] }, fastRandom('bot')));
  };

  /** What A does until it ends its turn or completes a Goal. */
  const turnOf = (state: State): string[] => {
    const moves: string[] = [];
    while (moves.length < 10) {
      const move = chosen(state, 'A');
      moves.push(move);
      play(state, `A ${move}`);
      if (move === 'endTurn' || move.startsWith('complete')) break;
    }
    return moves;
  };

  test('plays a Goal, walks and completes it in one turn, and buys the actions for it', () => {
    const state = at({ tokens: 'HAB BRG BRG', hands: { A: 'GO13 GE13' }, survival: [4, 3, 3] });
    expect(turnOf(state)).toEqual(['playGoal GO13', 'move CRG', 'buy', 'buy', 'complete GO13 gear']);
    expect(state.survival[0]).toBe(1);
  });

  test('buys no action that would leave it Doomed, and is on its way meanwhile', () => {
    const state = at({ tokens: 'HAB BRG BRG', hands: { A: 'GO13 GE13' }, survival: [3, 3, 3] });
    expect(chosen(state, 'A')).toBe('move CRG');
    expect(turnOf(state)).not.toContain('buy');
  });

  test('uses the Overclock Chip before Survival', () => {
    const state = at({ tokens: 'CRG BRG BRG', hands: { A: 'GO13 GE13 TE05' } });
    expect(turnOf(state)).toEqual(['playGoal GO13', 'overclock', 'complete GO13 gear']);
  });

  test('leaves a Goal to somebody who has none and has offered to complete it', () => {
    const state = at({
      tokens: 'CRG CRG BRG',
      inPlay: 'GO13',
      completed: { A: 'GO01', C: 'GO02 GO03' },
      hands: { A: 'GE13', B: 'GE15 GE14' },
    });
    expect(chosen(state, 'A')).toBe('complete GO13 gear');
    play(state, 'B canComplete GO13 scrap playFirst');
    expect(chosen(state, 'A')).not.toBe('complete GO13 gear');
  });

  test('gives a Stim to whoever is Doomed and has no Goal', () => {
    const state = at({
      completed: { B: 'GO01' },
      survival: [2, 0, 0],
      hands: { A: 'TE02' },
    });
    expect(chosen(state, 'A')).toBe('stim C');
  });

  test('buys nothing of the kind where somebody may be an Outsider', () => {
    const state = at({
      loyalties: 'CCO',
      options: { locGoals: true, outsiders: 1 },
      tokens: 'HAB BRG BRG',
      hands: { A: 'GO13 GE13' },
      survival: [4, 3, 3],
    });
    expect(turnOf(state)).not.toContain('buy');
  });
});

import { present } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import { act, playShift, readAction } from '../testing/play.ts';
import { position, seatNamed } from '../testing/position.ts';
import { conductObserver } from './conduct.ts';

/** What is counted while these things are done; by the words that name it. */
function counted(state: State, ...deeds: string[]): (what: string) => readonly [number, number] {
  const observer = conductObserver();
  for (const deed of deeds) {
    const [name = '', ...words] = deed.split(' ');
    const text = words.join(' ');
    observer.before(state, seatNamed(name), readAction(text));
    act(state, name, text);
  }
  return (what) => present(observer.counted()[what]);
}

const FALSE = 'reports of Survivors are false';
const BROKEN = 'plans of Survivors are not kept';
const LIES = 'reports of the Infected are false';
const REFUTED = 'reports of the Infected are refuted by what lies open';
const UNREASONED = 'accusations and declared votes come without a reason';
const UNANSWERED = 'questions and accusations are left unanswered';

const afterMorning = (): State => {
  const state = position({ roles: 'SZSSS' });
  playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'R', E: 'R' });
  return state;
};

describe('what is counted of players', () => {
  test('reports that are not so, of Survivors and of others', () => {
    const share = counted(afterMorning(), 'A played 1 1 C1', 'C played 1 1 R', 'B played 1 1 C1');
    expect(share(FALSE)).toEqual([1, 2]);
    expect(share(LIES)).toEqual([1, 1]);
    expect(share(REFUTED)).toEqual([0, 1]);
  });

  test('lies that everybody sees through: a card nobody laid, the same card twice a Day', () => {
    expect(counted(afterMorning(), 'B played 1 1 C2')(REFUTED)).toEqual([1, 1]);
    const state = afterMorning();
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'C2', B: 'S2', C: 'R', D: 'C1', E: 'C1' });
    expect(counted(state, 'B played 1 1 R', 'B played 1 2 R')(REFUTED)).toEqual([1, 2]);
  });

  test('plans that a Survivor does not keep', () => {
    const share = counted(
      position({ roles: 'SZSSS' }),
      'A plan 1 C1',
      'C plan 1 R',
      'A submit C1',
      'C submit C2',
    );
    expect(share(BROKEN)).toEqual([1, 2]);
  });

  test('accusations without a reason, and those that nobody answers', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    const share = counted(
      state,
      'A accuse B PZERO',
      'C accuse A UNSURE',
      'A deny C',
      'A vote B',
      'B vote SKIP',
    );
    expect(share(UNREASONED)).toEqual([1, 1]);
    expect(share(UNANSWERED)).toEqual([1, 2]);
  });
});

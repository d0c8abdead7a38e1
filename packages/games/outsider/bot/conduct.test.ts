import { present } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import type { State } from '../state.ts';
import { play } from '../testing/play.ts';
import { position, seatNamed, type WrittenPosition } from '../testing/position.ts';
import { conductObserver } from './conduct.ts';

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCO', ...written });

/** What is counted while these things are done; by the words that name it. */
function counted(state: State, ...deeds: string[]): (what: string) => readonly [number, number] {
  const observer = conductObserver();
  for (const deed of deeds) {
    const [name = '', ...words] = deed.split(' ');
    observer.before(state, seatNamed(name), present(codec.read(words.join(' '))));
    play(state, deed);
  }
  return (what) => present(observer.counted()[what]);
}

const FALSE = 'claims of Crew are false';
const REPEATED = 'claims are repeated without a reason';
const LIES = 'claims of Outsiders are false';
const REFUTED = 'claims of Outsiders are refuted by what lies open';
const WASTED = 'turns use no action, with cards in hand and Supply';
const UNUSED = 'actions are left unused at the end of a turn';

describe('what is counted of players', () => {
  test('claims of Crew that are not so; wishes and opinions are neither', () => {
    const state = at({ characters: 'engineer medic pilot', hands: { A: 'GE01' } });
    const share = counted(state, 'A hold GE01 1', 'A hold GE02 1', 'A need GE03', 'C hold GE02 1');
    expect(share(FALSE)).toEqual([1, 2]);
    expect(share(LIES)).toEqual([1, 1]);
  });

  test('Scrap that is claimed as Gear', () => {
    const state = at({ characters: 'synthetic medic pilot', hands: { A: 'GE01 GE05' } });
    const share = counted(state, 'A canComplete GO16 gear playFirst', 'A canComplete GO16 scrap playFirst');
    expect(share(FALSE)).toEqual([1, 2]);
  });

  test('the same words again, unless something has left the hand since', () => {
    const state = at({ hands: { A: 'GE01 GO05' }, deck: 'GE09 GE10 GE11 GE12 GE13 GE14' });
    const share = counted(
      state,
      'A hold GE01 1',
      'A hold GE01 1',
      'A discardAndDraw',
      'A card GO05',
      'A done',
      'A hold GE01 1',
    );
    expect(share(REPEATED)).toEqual([1, 3]);
  });

  test('lies that everybody sees through: a card that lies open, a skill that is missing', () => {
    const state = at({ characters: 'engineer pilot medic', discard: 'GE09', hands: { C: 'GE01 DARK' } });
    const share = counted(
      state,
      'C hold GE09 1',
      'C canComplete GO01 gear playFirst',
      'C hold GE10 1',
      'C lack DARK',
    );
    expect(share(LIES)).toEqual([4, 4]);
    expect(share(REFUTED)).toEqual([2, 4]);
  });

  test('turns without an action, and actions left over', () => {
    const state = at({ hands: { A: 'GE01', B: 'GE02' }, supply: 'GE05 GE06 GE07' });
    const share = counted(state, 'A endTurn');
    expect(share(WASTED)).toEqual([1, 1]);
    expect(share(UNUSED)).toEqual([2, 2]);
    const empty = at({ hands: {}, supply: 'GE05' });
    expect(counted(empty, 'A endTurn')(WASTED)).toEqual([0, 1]);
  });
});

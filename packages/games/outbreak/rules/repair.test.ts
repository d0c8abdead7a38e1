/** Repairs. */
import { describe, expect, test } from 'vitest';
import {
  act,
  legal,
  openOf,
  playShift,
  refusalOf,
  taskText,
  timeRunsOut,
  waitingFor,
} from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';

/** Completing ANG by the cards of one Shift, with STI and MAD and more destroyed. */
function completing(more: Partial<WrittenPosition> = {}) {
  const state = position({
    roles: 'SZSSSS',
    tasks: { ANG: '3', MAD: 'destroyed', HAW: 'destroyed', GUA: '1', ...more.tasks },
    pair: 'ANG GUA',
    ...(more.leader ? { leader: more.leader } : {}),
    ...(more.out ? { out: more.out, day: 2 } : {}),
  });
  return state;
}

const CARDS = { A: 'C1', B: 'R', C: 'C2', D: 'R', E: 'R', F: 'R' };

describe('repair ballots', () => {
  test('each living seat names a destroyed Task or abstains, in secret (OBK-604, OBKR-12)', () => {
    const state = completing();
    const told = playShift(state, CARDS);
    expect(openOf(told, 'asked').at(-1)).toEqual({ phase: 'repair' });
    expect(waitingFor(state)).toBe('ABCDEF');
    expect(legal(state, 'C')).toEqual(['repair MAD', 'repair HAW', 'repair ABSTAIN']);
    expect(refusalOf(state, 'C', 'repair ANG')?.rule).toBe('OBK-602');
    expect(refusalOf(state, 'C', 'submit R')?.rule).toBe('OBK-604');
    act(state, 'C', 'repair HAW');
    expect(refusalOf(state, 'C', 'repair MAD')?.reason).toBe('alreadyChosen');
  });

  const ballot = (choices: Record<string, string>, leader = 'A') => {
    const state = completing({ leader });
    playShift(state, CARDS);
    const told = Object.entries(choices).flatMap(([name, task]) => act(state, name, `repair ${task}`));
    return { state, told };
  };

  test('most votes win, and the ballots are shown with names (OBK-604)', () => {
    const { state, told } = ballot({
      A: 'MAD',
      B: 'HAW',
      C: 'HAW',
      D: 'ABSTAIN',
      E: 'ABSTAIN',
      F: 'ABSTAIN',
    });
    expect(taskText(state, 'HAW')).toBe('repairing');
    expect(taskText(state, 'MAD')).toBe('destroyed');
    expect(openOf(told, 'repairing')[0]).toEqual({ task: 5, readyAt: 3, ballots: [2, 5, 5, 10, 10, 10] });
  });

  test('a tie goes to the Leader’s word (OBK-604)', () => {
    const { state } = ballot({ A: 'HAW', B: 'MAD', C: 'HAW', D: 'MAD', E: 'ABSTAIN', F: 'ABSTAIN' });
    expect(taskText(state, 'HAW')).toBe('repairing');
  });

  test('else to the one that needs fewest points, also when all abstain (OBK-604)', () => {
    const tie = ballot({ A: 'ABSTAIN', B: 'MAD', C: 'HAW', D: 'ABSTAIN', E: 'ABSTAIN', F: 'ABSTAIN' });
    expect(taskText(tie.state, 'MAD')).toBe('repairing');
    const none = ballot({
      A: 'ABSTAIN',
      B: 'ABSTAIN',
      C: 'ABSTAIN',
      D: 'ABSTAIN',
      E: 'ABSTAIN',
      F: 'ABSTAIN',
    });
    expect(taskText(none.state, 'MAD')).toBe('repairing');
  });

  test('else to the first of those in table order (OBK-604)', () => {
    const state = position({
      roles: 'SZSSSS',
      tasks: { ANG: '3', MAD: 'destroyed', QUI: 'destroyed' },
      pair: 'ANG GUA',
    });
    playShift(state, CARDS);
    for (const name of 'ABCDEF') act(state, name, 'repair ABSTAIN');
    expect([taskText(state, 'MAD'), taskText(state, 'QUI')]).toEqual(['repairing', 'destroyed']);
  });

  test('those voted out have none (OBK-604, OBK-807)', () => {
    const state = completing({ out: 'F' });
    playShift(state, { ...CARDS, F: 'hold' });
    expect(waitingFor(state)).toBe('ABCDE');
  });

  test('two completions and three candidates are two ballots, one after the other (OBK-601, OBK-604)', () => {
    const state = completing({ tasks: { GUA: '6', BRU: 'destroyed' } });
    playShift(state, CARDS);
    expect(state.repairs).toBe(2);
    for (const name of 'ABCDEF') act(state, name, 'repair BRU');
    expect([taskText(state, 'BRU'), state.repairs]).toEqual(['repairing', 1]);
    expect(legal(state, 'A')).toEqual(['repair MAD', 'repair HAW', 'repair ABSTAIN']);
    for (const name of 'ABCDEF') act(state, name, 'repair HAW');
    expect([taskText(state, 'HAW'), taskText(state, 'MAD')]).toEqual(['repairing', 'destroyed']);
    expect(waitingFor(state)).toBe('A');
  });

  test('two completions and one candidate: one repair, the other lapses (OBK-602, OBK-603)', () => {
    const state = position({
      roles: 'SZSSSS',
      tasks: { ANG: '3', GUA: '6', MAD: 'destroyed' },
      pair: 'ANG GUA',
    });
    const told = playShift(state, CARDS);
    expect(taskText(state, 'MAD')).toBe('repairing');
    expect(openOf(told, 'settled')[0]?.lapsed).toBe(1);
    expect(waitingFor(state)).toBe('A');
  });

  test('a Task under repair is no candidate (OBK-602)', () => {
    const state = position({ roles: 'SZSSSS', tasks: { ANG: '3', MAD: 'repairing 9' }, pair: 'ANG GUA' });
    const told = playShift(state, CARDS);
    expect(openOf(told, 'repairing')).toEqual([]);
    expect(state.readyAt[2]).toBe(9);
  });

  test('when time runs out the rest abstain (OBK-604)', () => {
    const state = completing();
    playShift(state, CARDS);
    act(state, 'D', 'repair HAW');
    const told = timeRunsOut(state);
    expect(openOf(told, 'repairing')[0]?.ballots).toEqual([10, 10, 10, 5, 10, 10]);
    expect(taskText(state, 'HAW')).toBe('repairing');
  });
});

import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../../actions.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsider } from '../../game.ts';
import type { State } from '../../state.ts';
import { play, type Told } from '../../testing/play.ts';
import { position, seatNamed, type WrittenPosition } from '../../testing/position.ts';
import { steadyBot } from './steady.ts';

const bot = steadyBot();

const heardOf = (told: readonly Told[]): OutsiderEvent[] =>
  told.map(({ type, rule, open }) => ({ type, rule, open }) as OutsiderEvent);

const seated = (state: State, name: string, told: readonly Told[] = []) => ({
  seat: seatNamed(name),
  view: outsider.view(state, seatNamed(name)),
  heard: heardOf(told),
});

const chosen = (state: State, name: string, told: readonly Told[] = []): string =>
  codec.write(bot.choose(seated(state, name, told), fastRandom('bot')));

function said(state: State, name: string, told: readonly Told[] = []): string | null {
  const action = bot.speak(seated(state, name, told), fastRandom('bot'), 'any');
  return action === null ? null : codec.write(action);
}

/** What one seat does until somebody else is awaited or it has done this much. */
function moves(state: State, name: string, most: number): string[] {
  const done: string[] = [];
  while (done.length < most && outsider.waiting(state) === 1 << seatNamed(name)) {
    const move = chosen(state, name);
    done.push(move);
    play(state, `${name} ${move}`);
  }
  return done;
}

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCCO', ...written });

const sabotageBy = (seat: number): Told => ({
  type: 'sabotaged',
  rule: 'OUT-410',
  open: { seat, goal: 16 },
});

describe('the strong Crew player', () => {
  const goals = { A: 'GO01 GO02', B: 'GO03 GO05', C: 'GO06' };

  test('declares though one player has no Goal, once that one is probably the Outsider', () => {
    expect(chosen(at({ completed: goals }), 'A')).not.toBe('resolveShift');
    expect(chosen(at({ completed: goals }), 'A', [sabotageBy(3)])).toBe('resolveShift');
    expect(chosen(at({ completed: goals }), 'A', [sabotageBy(2)])).not.toBe('resolveShift');
  });

  test('buys with its last Survival to complete a Goal that gives it back', () => {
    const written = { characters: 'synthetic medic pilot security', hands: { A: 'GO01 GE01' } };
    const state = at({ ...written, survival: [1, 3, 3, 3] });
    expect(moves(state, 'A', 3)).toEqual(['playGoal GO01', 'buy', 'complete GO01 gear']);
    expect(state.survival[0]).toBe(1);
  });

  test('does not Doom itself for a Goal that gives no Survival', () => {
    const written = { characters: 'synthetic medic pilot security', hands: { A: 'GO13 GE13' } };
    const state = at({ ...written, survival: [1, 3, 3, 3] });
    expect(moves(state, 'A', 3)).not.toContain('buy');
  });

  test('scraps the cheapest Gear that covers a Goal', () => {
    const state = at({
      characters: 'synthetic medic pilot security',
      inPlay: 'GO16',
      hands: { A: 'GE01 GE03 GE05 GE08 GO05' },
    });
    const done = moves(state, 'A', 4);
    expect(done[0]).toBe('complete GO16 scrap');
    expect(done.slice(1, 3).sort()).toEqual(['card GE01', 'card GE08']);
    expect(done[3]).toBe('done');
  });

  test('leaves a Goal to somebody who has none and says to be able to complete it', () => {
    const state = at({
      characters: 'synthetic engineer pilot security',
      inPlay: 'GO01',
      hands: { A: 'GE01 GO04 GO05 GO06 TE01' },
      completed: { A: 'GO02', C: 'GO03', D: 'GO07' },
    });
    expect(chosen(state, 'A')).toBe('complete GO01 gear');
    play(state, 'B canComplete GO01 gear now');
    expect(chosen(state, 'A')).not.toBe('complete GO01 gear');
    expect(chosen(state, 'A', [sabotageBy(1)])).toBe('complete GO01 gear');
  });

  test('fetches as Engineer the Gear that a Goal in play needs', () => {
    const state = at({
      characters: 'engineer medic pilot security',
      inPlay: 'GO01',
      discard: 'GE09 GE01',
      hands: { A: 'DARK GO04 TE01 TE06 TE04' },
    });
    expect(chosen(state, 'A')).toBe('reclaim GE01');
  });

  test('keeps away from a Supply in which the likely Outsider has just left a card', () => {
    const state = at({
      characters: 'medic engineer pilot security',
      active: 'D',
      inPlay: 'GO04',
      supply: 'DARK DARK GE01 GE05',
      hands: { A: 'GO05 GO06 TE01 TE02 TE06', D: 'DARK GE11' },
    });
    const told = [
      ...play(state, 'D gather', 'D card DARK', 'D card GE01', 'D endTurn'),
      ...['A', 'B', 'C', 'D'].flatMap((name) => play(state, `${name} pass`)),
    ];
    const opened: Told = {
      type: 'supplyRevealed',
      rule: 'OUT-510',
      open: { seat: 1, cards: [38, 38, 0, 4] },
    };
    expect(chosen(state, 'A', [{ ...opened, open: { seat: 1, cards: [0, 1, 2, 4] } }])).toBe('gather');
    expect(chosen(state, 'A', [opened, sabotageBy(3), ...told])).not.toBe('gather');
  });

  test('tells the Goals it cannot complete, and answers for those that others hold', () => {
    const state = at({
      characters: 'medic engineer pilot security',
      hands: { A: 'GO01', B: 'GE01 DARK' },
    });
    expect(said(state, 'A')).toBe('hold GO01 1');
    play(state, 'A hold GO01 1');
    expect(said(state, 'B')).toBe('canComplete GO01 gear playFirst');
    play(state, 'B canComplete GO01 gear playFirst');
    expect(chosen(state, 'A')).toBe('playGoal GO01');
  });
});

describe('the strong Outsider', () => {
  const alone = { active: 'D', hands: { D: 'GO04' } };

  test('strikes with all it has in its own turn and declares', () => {
    const state = at({ ...alone, survival: [2, 1, 1, 2], completed: { D: 'GO01 GO06' } });
    const done = moves(state, 'D', 9);
    expect(done[0]).toBe('sabotage GO01');
    expect(done.at(-1)).toBe('resolveShift');
    expect(state.result?.outcome).toBe('outsiders');
  });

  test('waits while its strikes would leave somebody standing', () => {
    const state = at({ ...alone, survival: [2, 2, 1, 2], completed: { D: 'GO01 GO06' } });
    expect(moves(state, 'D', 9).some((move) => move.startsWith('sabotage'))).toBe(false);
  });

  test('cuts the Goals exactly when the Crew could declare, and keeps what strikes hardest', () => {
    const crew = { A: 'GO03', B: 'GO05', C: 'GO07' };
    expect(said(at({ completed: { ...crew, D: 'GO01 GO10' } }), 'D')).toBe('sabotage GO10');
    expect(said(at({ completed: { ...crew, D: 'GO01' } }), 'D')).toBeNull();
    expect(said(at({ completed: { A: 'GO03 GO05', B: 'GO07', D: 'GO01 GO10' } }), 'D')).toBeNull();
  });

  test('of two Outsiders one declares when only the other one probably stands', () => {
    const written = { loyalties: 'CCCOO', active: 'D', survival: [0, 0, 0, 2, 2] };
    expect(chosen(position(written), 'D', [sabotageBy(4)])).toBe('resolveShift');
    expect(chosen(position(written), 'D', [sabotageBy(0)])).not.toBe('resolveShift');
  });
});

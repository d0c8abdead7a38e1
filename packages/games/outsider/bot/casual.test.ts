import { fastRandom, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import { passAll, play } from '../testing/play.ts';
import { position, seatNamed, type WrittenPosition } from '../testing/position.ts';
import { casualBot } from './casual.ts';

const bot = casualBot();

const seated = (state: State, name: string) => ({
  seat: seatNamed(name),
  view: outsider.view(state, seatNamed(name)),
  heard: [],
});

const chosen = (state: State, name: string): string =>
  codec.write(bot.choose(seated(state, name), fastRandom('bot')));

function said(state: State, name: string): string | null {
  const action = bot.speak(seated(state, name), fastRandom('bot'), 'any');
  return action === null ? null : codec.write(action);
}

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCO', ...written });

describe('the casual Crew player', () => {
  test('declares a victory that everybody can see, buying the action if need be', () => {
    const goals = { A: 'GO01 GO02', B: 'GO03', C: 'GO05' };
    expect(chosen(at({ completed: goals }), 'A')).toBe('resolveShift');
    const spent = at({ completed: goals });
    spent.used = 2;
    expect(chosen(spent, 'A')).toBe('buy');
    expect(chosen(at({ completed: { A: 'GO01 GO02 GO03', B: 'GO05' } }), 'A')).not.toBe('resolveShift');
  });

  test('completes a Goal with its Gear, or marks Scrap until it is covered', () => {
    const gear = at({ characters: 'synthetic medic pilot', inPlay: 'GO01', hands: { A: 'GE01' } });
    expect(chosen(gear, 'A')).toBe('complete GO01 gear');
    const scrap = at({ characters: 'synthetic medic pilot', inPlay: 'GO16', hands: { A: 'GE01 GE05 GE09' } });
    const moves: string[] = [];
    while (scrap.completed[0]?.length === 0) {
      const move = chosen(scrap, 'A');
      moves.push(move);
      play(scrap, `A ${move}`);
    }
    expect(moves).toEqual(['complete GO16 scrap', 'card GE01', 'card GE05', 'done', ...moves.slice(4)]);
  });

  test('Recycles with three Goals when the deck is low', () => {
    const state = at({ deck: 'GE09 GE10', hands: { A: 'GO01 GO02 GO03' } });
    expect(chosen(state, 'A')).toBe('scrapGoals GO01 GO02 GO03');
  });

  test('clears Cascading Decay with Gear it does not need', () => {
    expect(chosen(at({ ongoing: 'CR17', hands: { A: 'GE12' } }), 'A')).toBe('clear CR17 GE12');
  });

  test('says which Goals its Gear would complete, and says it once', () => {
    const state = at({ characters: 'engineer medic pilot', hands: { A: 'GE01' } });
    expect(said(state, 'A')).toBe('canComplete GO01 gear playFirst');
    play(state, 'A canComplete GO01 gear playFirst');
    expect(said(state, 'A')).toBeNull();
  });

  test('plays a Goal that somebody else has offered to complete', () => {
    const state = at({ characters: 'medic engineer pilot', hands: { A: 'GO01' } });
    play(state, 'B canComplete GO01 gear playFirst');
    expect(chosen(state, 'A')).toBe('playGoal GO01');
  });

  test('tells after a look at the Supply how many Dark it holds, once', () => {
    const state = at({ hands: { A: 'TE01 TE02 TE05' }, supply: 'DARK GE01 GE09' });
    play(state, 'A gather', 'A card TE01', 'A card GE09');
    play(state, `A ${said(state, 'A')}`, `A ${said(state, 'A')}`);
    expect(state.claims.map(({ action }) => codec.write(action))).toContain('sawDark SUPPLY 1');
    expect(said(state, 'A')).toBeNull();
  });

  test('believes a report of a Dark Supply, unless a saboteur gives it', () => {
    const state = at({
      characters: 'medic engineer pilot',
      hands: { A: 'DARK GO05 GO06 TE01 TE02' },
      inPlay: 'GO04',
      supply: 'GE01 GE05 GE13',
    });
    expect(chosen(state, 'A')).toBe('gather');
    play(state, 'B sawDark SUPPLY 3');
    expect(chosen(state, 'A')).not.toBe('gather');
    const sabotaged = { type: 'sabotaged', rule: 'OUT-410', open: { seat: 1, goal: 16 } } as const;
    const seat = { ...seated(state, 'A'), heard: [sabotaged] };
    expect(codec.write(bot.choose(seat, fastRandom('bot')))).toBe('gather');
  });

  test('keeps a Gravity Shield for what strikes all', () => {
    const strike = (crisis: string): string => {
      const state = at({ survival: [1, 3, 3], hands: { A: 'DARK', B: 'TE01' }, crises: crisis });
      play(state, 'A discardAndDraw', 'A card DARK', 'A done');
      return chosen(state, 'B');
    };
    expect(strike('CR02')).toBe('shield');
    expect(strike('CR01')).toBe('pass');
  });
});

describe('the casual Outsider', () => {
  test('leaves Dark in the Supply and takes the Gear of the Goal in play', () => {
    const state = at({
      active: 'C',
      hands: { C: 'DARK GE05 GO02' },
      supply: 'GE01 GE09 GE10',
      inPlay: 'GO01',
    });
    play(state, 'C gather');
    expect(chosen(state, 'C')).toBe('card DARK');
    play(state, 'C card DARK');
    expect(chosen(state, 'C')).toBe('card GE01');
  });

  test('sabotages when the Crew is about to have enough Goals, and to finish the last one standing', () => {
    const enough = at({ completed: { A: 'GO01 GO02', B: 'GO03', C: 'GO05' } });
    expect(said(enough, 'C')).toBe('sabotage GO05');
    const last = at({ survival: [2, 0, 3], completed: { C: 'GO01' } });
    expect(said(last, 'C')).toBe('sabotage GO01');
    expect(said(at({ completed: { C: 'GO01' } }), 'C')).toBeNull();
  });

  test('denies the Gear it hoards about half of the time, and miscounts the Dark it has left', () => {
    const counts = new Map<string, number>();
    const count = (state: State, seed: number): void => {
      const action = bot.speak(seated(state, 'C'), fastRandom(seed), 'any');
      const text = action === null ? 'nothing' : codec.write(action);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    };
    const gear = at({ characters: 'medic pilot engineer', hands: { C: 'GE01' } });
    const supply = at({
      characters: 'engineer pilot medic',
      active: 'C',
      hands: { C: 'DARK DARK GO01' },
      supply: 'DARK GE01 GE02',
    });
    play(supply, 'C gather', 'C card DARK', 'C card GE01');
    for (let seed = 0; seed < 200; seed++) {
      count(gear, seed);
      count(supply, seed);
    }
    expect(counts.get('lack GE01')).toBeGreaterThan(70);
    expect(counts.get('canComplete GO01 gear playFirst')).toBeGreaterThan(70);
    expect(counts.get('sawDark SUPPLY 1')).toBeGreaterThan(90);
    expect(counts.get('sawDark SUPPLY 2')).toBeGreaterThan(50);
    expect(counts.size).toBe(4);
  });

  test('declares when no Crew player stands any more', () => {
    expect(chosen(at({ active: 'C', survival: [0, 0, 2] }), 'C')).toBe('resolveShift');
  });
});

test('casual players finish whole games with legal moves and words', () => {
  for (const [seats, options] of [
    [3, {}],
    [4, { doom: 'quickAndDead', obliteration: 'eclipse' }],
    [5, { locGoals: true, locDraw: true, locSupply: true, locActions: true }],
  ] as const) {
    const random = fastRandom(`game of ${seats}`);
    const defaults = position({ loyalties: 'C'.repeat(seats - 1).concat('O') }).options;
    const state = outsider.setup(seats, { ...defaults, ...options }, random);
    const table = { random, now: 0, tell: null };
    outsider.begin(state, table);
    for (let moves = 0; !outsider.outcome(state); moves++) {
      expect(moves).toBeLessThan(5000);
      for (const [seat] of state.survival.entries()) {
        const words = bot.speak({ seat, view: outsider.view(state, seat), heard: [] }, random, 'any');
        if (words === null) continue;
        expect(outsider.refusal(state, seat, words)).toBeNull();
        outsider.apply(state, seat, words, table);
      }
      const waiting = outsider.waiting(state);
      if (waiting === 0) break;
      const seat = 31 - Math.clz32(waiting & -waiting);
      const action = bot.choose({ seat, view: outsider.view(state, seat), heard: [] }, random);
      expect(outsider.refusal(state, seat, action)).toBeNull();
      outsider.apply(state, seat, action, table);
    }
    expect(outsider.view(state, SPECTATOR).result).not.toBeNull();
  }
});

test('nobody reacts where there is nothing to react with', () => {
  const state = at({ hands: { A: 'DARK' }, crises: 'CR02' });
  play(state, 'A discardAndDraw', 'A card DARK', 'A done');
  expect(chosen(state, 'B')).toBe('pass');
  passAll(state);
  expect(state.survival).toEqual([2, 2, 2]);
});

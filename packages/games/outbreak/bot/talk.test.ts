/** What bots say to each other and to people: reasons, answers, and lies that hold. */
import { fastRandom, type TalkTurn } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import type { State } from '../state.ts';
import { act, playShift, writeAction } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { CASUAL_MANNER, casualBot, TALKATIVE_MANNER } from './casual.ts';
import { strongBot, topBot } from './weighing.ts';

const TALKS = { ...CASUAL_MANNER, reports: 1, plans: 0 };
const bots = { casual: casualBot(TALKS), strong: strongBot(TALKS), top: topBot(TALKS) };
type Name = keyof typeof bots;
const NAMES = Object.keys(bots) as Name[];

const says = (
  state: State,
  name: string,
  bot: (typeof bots)[Name],
  turn: TalkTurn = 'last',
): string | null => {
  const seat = 'ABCDEFGH'.indexOf(name);
  const action = bot.speak({ seat, view: outbreak.view(state, seat), heard: [] }, fastRandom('talk'), turn);
  return action === null ? null : writeAction(action);
};

/** Everything somebody has to say, one after the other. */
function allSaid(state: State, name: string, bot: (typeof bots)[Name]): string[] {
  const said: string[] = [];
  for (let word = says(state, name, bot); word !== null; word = says(state, name, bot)) {
    act(state, name, word);
    said.push(word);
  }
  return said;
}

/** Day 1 of five: B is Patient Zero and claims what D and C claim, once too often each. */
function afterDay(): State {
  const state = position({ roles: 'SZSSS' });
  playShift(state, { A: 'C1', B: 'S1', C: 'C2', D: 'R', E: 'C1' });
  act(state, 'A', 'pick ANG STI');
  playShift(state, { A: 'R', B: 'S2', C: 'C1', D: 'C2', E: 'R' });
  act(state, 'A', 'pick ANG STI');
  playShift(state, { A: 'C2', B: 'R', C: 'R', D: 'C1', E: 'C2' });
  const reports = { A: 'C1 R C2', B: 'C2 C1 R', C: 'C2 C1 R', D: 'R C2 C1', E: 'C1 R C2' };
  for (const [name, cards] of Object.entries(reports)) {
    for (const [shift, card] of cards.split(' ').entries()) act(state, name, `played 1 ${shift + 1} ${card}`);
  }
  return state;
}

describe('liars', () => {
  test.each(NAMES)('of level %s claim no card that nobody laid', (name) => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'R', B: 'S1', C: 'R', D: 'R', E: 'R' });
    expect(says(state, 'B', bots[name])).toMatch(/^played 1 1 R$/);
  });

  test.each(NAMES)('of level %s rather say nothing than refute themselves', (name) => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'R', B: 'S1', C: 'R', D: 'C2', E: 'R' });
    act(state, 'B', 'played 1 1 R');
    act(state, 'A', 'pick STI MAD');
    playShift(state, { A: 'C1', B: 'R', C: 'C1', D: 'R', E: 'C1' });
    act(state, 'B', 'played 1 2 C1');
    act(state, 'A', 'pick STI MAD');
    // Nobody lays the one kind that is left to B: a second Complete 2 was never in anybody's hand.
    playShift(state, { A: 'C2', B: 'S2', C: 'C2', D: 'C1', E: 'C2' });
    for (const record of state.records.slice(-1)) {
      state.records[2] = { ...record, pile: record.pile.map((shown) => (shown === 1 ? 0 : shown)) };
    }
    const word = says(state, 'B', bots[name]);
    expect(word === null || !word.startsWith('played')).toBe(true);
  });

  test.each(NAMES)('of level %s give the same answer however often they are asked', (name) => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'C1', B: 'S1', C: 'C2', D: 'R', E: 'C1' });
    const answers = Array.from({ length: 10 }, () => says(state, 'B', bots[name]));
    expect(new Set(answers).size).toBe(1);
  });

  test('and Survivors wait alike, half of the time, until the next cards are chosen', () => {
    for (const name of ['B', 'C', 'D', 'E']) {
      const [asZero, asSurvivor] = ['SZZZZ', 'SSSSS'].map((roles) => {
        const state = position({ roles: 'SZSSS' });
        playShift(state, { A: 'C1', B: 'R', C: 'R', D: 'R', E: 'R' }, 'C1 R#2 R#3 R#4 R#5');
        state.roles = [...roles].map((letter) => 'SIZ'.indexOf(letter));
        return says(state, name, bots.casual, 'any') === null;
      });
      expect(asZero).toBe(asSurvivor);
    }
  });
});

describe('accusations', () => {
  test.each(['strong', 'top'] as const)('of level %s come with their reason', (name) => {
    const said = allSaid(afterDay(), 'E', bots[name]);
    const accusation = said.find((word) => word.startsWith('accuse')) as string;
    expect(accusation).toMatch(/^accuse [BC] /);
    const suspect = accusation.split(' ')[1];
    expect(said.some((word) => word.startsWith(`because ${suspect} 1 `))).toBe(true);
  });

  test('are answered, once, and first with what was not told yet', () => {
    for (const name of NAMES) {
      const state = afterDay();
      state.claims = state.claims.filter(({ seat }) => seat !== 3);
      state.claimStatus = state.claims.map(() => 0);
      act(state, 'A', 'accuse D PZERO');
      const quiet = { ...TALKS, reports: 0, judges: false };
      const bot = { casual: casualBot(quiet), strong: strongBot(quiet), top: topBot(quiet) }[name];
      expect(allSaid(state, 'D', bot)).toEqual(['played 1 1 R', 'played 1 2 C2', 'played 1 3 C1', 'deny A']);
    }
  });
});

describe('questions', () => {
  test('are asked of the silent where harm was done, one a Shift, by those who talk most', () => {
    const state = position({ roles: 'SZSSS' });
    playShift(state, { A: 'C1', B: 'S1', C: 'C2', D: 'R', E: 'C1' });
    for (const name of ['A', 'D', 'E']) act(state, name, `played 1 1 ${name === 'D' ? 'R' : 'C1'}`);
    act(state, 'A', 'pick ANG STI');
    const talker = casualBot({ ...TALKATIVE_MANNER, reports: 1, plans: 0 });
    const asked = says(state, 'E', talker) as string;
    expect(asked).toMatch(/^ask [BC] 1 1$/);
    act(state, 'E', asked);
    expect(says(state, 'E', talker)).toBeNull();
    expect(says(state, 'E', bots.casual)).toBeNull();
  });
});

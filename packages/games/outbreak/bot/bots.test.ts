/** What bots say, believe and do. */
import { defaultOptions, fastRandom, silentContext, type TalkTurn } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { outbreak } from '../game.ts';
import { OPTIONS } from '../options.ts';
import type { State } from '../state.ts';
import { act, playShift, writeAction } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { suspectsOf } from './ballots.ts';
import { casualBot } from './casual.ts';
import { chancesOf } from './reading/chances.ts';
import { read } from './reading/read.ts';
import { suspicions, suspicionsWithTalk } from './suspicion.ts';
import { declaration, goodWord } from './talk.ts';
import { strongBot, topBot } from './weighing.ts';

const SILENT = { reports: 0, plans: 0, judges: true, declares: false };
const TALKS = { ...SILENT, reports: 1 };
const casual = casualBot(TALKS);
const strong = strongBot(TALKS);
const top = topBot(TALKS);

const says = (state: State, name: string, turn: TalkTurn, bot = casual): string | null => {
  const seat = 'ABCDEFGH'.indexOf(name);
  const action = bot.speak({ seat, view: outbreak.view(state, seat), heard: [] }, fastRandom('talk'), turn);
  return action === null ? null : writeAction(action);
};

/** One Shift of five seats: B is Patient Zero and has sabotaged. */
function afterMorning(): State {
  const state = position({ roles: 'SZSSS' });
  playShift(state, { A: 'C1', B: 'S1', C: 'C1', D: 'R', E: 'C2' });
  return state;
}

describe('reports', () => {
  test('Survivors report truly and at once', () => {
    expect(says(afterMorning(), 'A', 'early')).toBe('played 1 1 C1');
    expect(says(afterMorning(), 'D', 'early')).toBe('played 1 1 R');
  });

  test('a liar waits for the others and then says what most of them said', () => {
    const state = afterMorning();
    expect(says(state, 'B', 'early')).toBeNull();
    act(state, 'A', 'played 1 1 C1');
    act(state, 'C', 'played 1 1 C1');
    expect(says(state, 'B', 'last')).toBe('played 1 1 C1');
  });

  test.each([
    ['casual', casual],
    ['strong', strong],
    ['top', top],
  ])('where chance says who speaks when, a %s liar speaks whenever it is asked', (_, bot) => {
    const state = afterMorning();
    act(state, 'A', 'pick ANG STI');
    const answers = [says(state, 'B', 'any', bot)];
    for (const [name, card] of Object.entries({ D: 'R', A: 'C1', E: 'C2', C: 'C1' })) {
      act(state, name, `played 1 1 ${card}`);
      answers.push(says(state, 'B', 'any', bot));
    }
    for (const answer of answers) expect(answer).toMatch(/^played 1 1 (C1|C2|R)$/);
  });

  test('how often a bot reports does not depend on its role', () => {
    const coins = { ...SILENT, reports: 0.5 };
    for (const bot of [casualBot(coins), strongBot(coins), topBot(coins)]) {
      const [asZero, asSurvivor] = ['SZSSS', 'SSZSS'].map((roles) => {
        const state = position({ roles });
        const cards = { A: 'C1', B: 'R', C: 'R', D: 'C1', E: 'C2' };
        playShift(state, cards, 'C1 R#2 C2 R#3 C1');
        return says(state, 'B', 'any', bot) !== null;
      });
      expect(asZero).toBe(asSurvivor);
    }
  });

  test('a liar who is the first to speak says what most have laid', () => {
    const state = afterMorning();
    act(state, 'A', 'pick ANG STI');
    expect(says(state, 'B', 'any')).toBe('played 1 1 C1');
  });

  test('a liar keeps to what it has announced', () => {
    const state = position({ roles: 'SZSSS' });
    act(state, 'B', 'plan 1 C2');
    playShift(state, { A: 'C1', B: 'R', C: 'C1', D: 'R', E: 'C2' });
    act(state, 'A', 'pick ANG STI');
    expect(says(state, 'B', 'any')).toBe('played 1 1 C2');
    expect(says(state, 'B', 'any', strong)).toBe('played 1 1 C2');
  });

  test('a liar claims no kind twice a Day', () => {
    const state = afterMorning();
    act(state, 'B', 'played 1 1 C1');
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'C2', B: 'S2', C: 'C2', D: 'C1', E: 'C1' });
    for (const name of ['D', 'E']) act(state, name, 'played 1 2 C1');
    expect(says(state, 'B', 'last')).not.toBe('played 1 2 C1');
  });

  test('nothing is reported twice, and questions are answered', () => {
    const state = afterMorning();
    act(state, 'A', 'played 1 1 C1');
    expect(says(state, 'A', 'last')).toBeNull();
    const silent = casualBot(SILENT);
    expect(says(state, 'C', 'last', silent)).toBeNull();
    act(state, 'A', 'ask C 1 1');
    expect(says(state, 'C', 'last', silent)).toBe('played 1 1 C1');
  });

  test('whether a bot speaks does not depend on how often it is asked', () => {
    const bot = casualBot({ ...SILENT, reports: 0.5 });
    const answers = Array.from({ length: 20 }, () => says(afterMorning(), 'C', 'last', bot));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('reading the claims', () => {
  const accused = (): State => {
    const state = afterMorning();
    for (const name of ['A', 'B', 'C']) act(state, name, 'played 1 1 C1');
    act(state, 'D', 'played 1 1 R');
    act(state, 'E', 'played 1 1 C2');
    return state;
  };

  test('one claim too many makes every claimant suspect, but the Leader shares no blame', () => {
    const view = outbreak.view(accused(), 3);
    expect(suspicions(view)).toEqual([0.5, 0.5, 0.5, 0, -0.5]);
  });

  test('a broken plan and a changed report make suspect, and the word of the least suspect counts a little', () => {
    const state = accused();
    const base = suspicions(outbreak.view(state, 3));
    const change = () =>
      suspicionsWithTalk(outbreak.view(state, 3)).map((one, seat) =>
        Number((one - (base[seat] as number)).toFixed(2)),
      );
    expect(change()).toEqual([0, 0, 0, 0, 0]);
    act(state, 'E', 'accuse B PZERO');
    act(state, 'E', 'vouch D');
    act(state, 'B', 'accuse E PZERO');
    expect(change()).toEqual([0, 0.1, 0, -0.1, 0]);
    act(state, 'D', 'plan 2 C1');
    act(state, 'A', 'pick ANG STI');
    playShift(state, { A: 'C2', B: 'R', C: 'C2', D: 'C2', E: 'R' });
    act(state, 'D', 'played 1 2 C2');
    act(state, 'D', 'played 1 1 C1');
    act(state, 'D', 'played 1 1 R');
    const after = suspicionsWithTalk(outbreak.view(state, 3))[3] as number;
    expect(after - (suspicions(outbreak.view(state, 3))[3] as number)).toBeCloseTo(0.5 + 2 * 0.3 - 0.1);
  });

  test('who weighs stories knows that one of the others who said so has lied', () => {
    const { zero } = chancesOf(read(outbreak.view(accused(), 3)), 5);
    expect(zero[0]).toBe(0);
    expect((zero[1] as number) + (zero[2] as number)).toBeGreaterThan(0.95);
  });

  test('whoever is clean leaves itself out', () => {
    const suspects = suspectsOf(outbreak.view(accused(), 2), 2);
    expect(suspects[2]).toBe(0);
    expect(suspects[1] as number).toBeGreaterThan(0.9);
  });

  test('a role shown by a vote rules stories out', () => {
    const state = accused();
    state.out = 1 << 2;
    state.votes = [{ day: 2, ballots: [], out: 2 }];
    expect(suspectsOf(outbreak.view(state, 0), 0)[1] as number).toBeGreaterThan(0.9);
  });
});

describe('choices', () => {
  const chooses = (state: State, name: string, bot = casual): string => {
    const seat = 'ABCDEFGH'.indexOf(name);
    return writeAction(
      bot.choose({ seat, view: outbreak.view(state, seat), heard: [] }, fastRandom('choose')),
    );
  };

  test.each([
    ['casual', casual],
    ['strong', strong],
    ['top', top],
  ])('the %s bot never answers with a word, however much it has to say', (_, bot) => {
    const state = afterMorning();
    act(state, 'A', 'pick ANG STI');
    for (const name of 'ABCDE') {
      expect(says(state, name, 'last', bot)).not.toBeNull();
      expect(chooses(state, name, bot)).toMatch(/^submit /);
    }
  });

  test('the Leader takes what is nearest to completion', () => {
    const state = position({ roles: 'SZSSS', phase: 'pick', tasks: { QUI: '4', BRU: '4' } });
    expect(['pick QUI BRU', 'pick BRU QUI']).toContain(chooses(state, 'A'));
  });

  test('Patient Zero infects in the night shift if anybody can still Rest', () => {
    const state = position({ roles: 'SZSSS', shift: 3, played: { B: 'S1 R' } });
    expect(chooses(state, 'B')).toBe('submit INF');
  });

  test('Survivors repair the cheapest Task, the Infected the dearest', () => {
    const tasks = { ANG: '3', STI: 'destroyed', BRU: 'destroyed' };
    const state = position({ roles: 'SZSSS', tasks, pair: 'ANG MAD' });
    playShift(state, { A: 'C1', B: 'R', C: 'C2', D: 'R', E: 'R' });
    const silent = casualBot(SILENT);
    expect(chooses(state, 'A', silent)).toBe('repair STI');
    expect(chooses(state, 'B', silent)).toBe('repair BRU');
  });

  test('outsiders play for their team, at the latest at night', () => {
    const tasks = { ANG: '3', STI: '1' };
    expect(chooses(position({ roles: 'SZSSS', out: 'E', day: 2, shift: 3, tasks }), 'E')).toBe('submit C2');
    expect(chooses(position({ roles: 'SZSSI', out: 'E', day: 2, shift: 3, tasks }), 'E')).toBe('submit S2');
  });

  test('nobody votes without a reason on Day 2', () => {
    const state = position({ roles: 'SZSSSS', day: 2, phase: 'vote', options: { claims: false } });
    expect(chooses(state, 'A')).toBe('vote SKIP');
  });

  test.each([
    ['casual', casual],
    ['strong', strong],
    ['top', top],
  ])('whole games of the %s bot end, every choice legal, at every number of seats', (_, bot) => {
    for (const seats of [5, 6, 7, 8]) {
      const random = fastRandom(`whole ${seats}`);
      const state = outbreak.setup(seats, defaultOptions(OPTIONS), random);
      outbreak.begin(state, silentContext(random));
      while (!state.result) {
        const waiting = outbreak.waiting(state);
        const seat = state.roles.findIndex((_role, one) => (waiting >> one) % 2 === 1);
        const known = { seat, view: outbreak.view(state, seat), heard: [] };
        const word = bot.speak(known, random, 'last');
        const action = word ?? bot.choose(known, random);
        expect(outbreak.refusal(state, seat, action)).toBeNull();
        outbreak.apply(state, seat, action, silentContext(random));
      }
      expect(state.result.day).toBeLessThan(40);
    }
  });
});

describe('temperaments', () => {
  const planner = casualBot({ ...SILENT, plans: 1 });

  test('a planner says what it will play and, as a Survivor, keeps to it', () => {
    const state = position({ roles: 'SZSSS' });
    const plan = says(state, 'C', 'last', planner) as string;
    expect(plan).toMatch(/^plan 1 (C1|C2|R)$/);
    act(state, 'C', plan);
    expect(says(state, 'C', 'last', planner)).toBeNull();
    const view = outbreak.view(state, 2);
    for (let seed = 0; seed < 20; seed++) {
      const chosen = planner.choose({ seat: 2, view, heard: [] }, fastRandom(seed));
      expect(writeAction(chosen)).toBe(plan.replace('plan 1', 'submit'));
    }
  });

  test('Patient Zero plans like everybody else and plays something else', () => {
    const state = position({ roles: 'SZSSS' });
    expect(says(state, 'B', 'last', planner)).toMatch(/^plan 1 (C1|C2|R)$/);
  });

  test('those who declare say whom they will vote out, once they suspect somebody enough, and once', () => {
    const state = position({ roles: 'SZSSS', day: 2, phase: 'vote' });
    const manner = { ...SILENT, declares: true };
    const said = (chances: number[]) => declaration(outbreak.view(state, 4), 4, chances, manner);
    expect(said([0, 0.4, 0.3, 0.3, 0])).toBeNull();
    const intent = said([0, 0.6, 0.2, 0.2, 0]) as number;
    expect(writeAction(intent)).toBe('voteIntent B');
    act(state, 'E', 'voteIntent B');
    expect(said([0, 0.6, 0.2, 0.2, 0])).toBeNull();
    expect(declaration(outbreak.view(state, 3), 3, [0, 0.6, 0.2, 0, 0.2], SILENT)).toBeNull();
  });

  test('from the third Day on the least suspect get a good word, one a Day, but not the first Leader', () => {
    const words = (day: number, chances: number[]) => {
      const action = goodWord(outbreak.view(position({ roles: 'SZSSS', day, phase: 'vote' }), 4), 4, chances);
      return action === null ? null : writeAction(action);
    };
    expect(words(3, [0, 0.9, 0.04, 0.03, 0])).toBe('vouch D');
    expect(words(3, [0, 0.5, 0.3, 0.2, 0])).toBeNull();
    expect(words(2, [0, 0.9, 0.04, 0.03, 0])).toBeNull();
    const state = position({ roles: 'SZSSS', day: 3, phase: 'vote' });
    act(state, 'E', 'vouch C');
    expect(goodWord(outbreak.view(state, 4), 4, [0, 0.9, 0.04, 0.03, 0])).toBeNull();
  });
});

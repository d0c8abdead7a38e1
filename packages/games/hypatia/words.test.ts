/** Words that depend on who reads and how it ended. */
import type { Naming } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { hypatia } from './game.ts';
import { act, decision, readAction } from './testing/play.ts';
import { open, type WrittenPosition } from './testing/position.ts';
import { newMatch } from './testing/randomGame.ts';
import { cardName, humanName, phageName, SIDE_WORDS, STATUS_WORDS } from './words/names.ts';
import { DECISION_WORDS, helpForNow } from './words/prompts.ts';

const { words } = hypatia;
const two: Naming = { names: ['Ada', 'Ben'], reader: 0 };
const alone: Naming = { names: ['Ada'], reader: 0 };

describe('names', () => {
  test('of cards are suit and rank; sevens are what they are to their side', () => {
    expect([cardName(32), humanName(28), phageName(28)]).toEqual([
      'Operations Queen',
      'Operations XO Suit',
      'Operations Eruption',
    ]);
    expect(humanName(1)).toBe('Science Ace');
  });

  test('of both sides of every station and status card are there', () => {
    expect([SIDE_WORDS.length, STATUS_WORDS.length]).toEqual([8, 7]);
    for (const { win, lose } of SIDE_WORDS.flat()) expect([win, lose].join(' ')).toMatch(/^[A-Z].*\.$/);
  });
});

describe('prompts', () => {
  test('say "waiting" to those who wait', () => {
    const state = newMatch('prompt', 2, { mode: 'relay' });
    expect(words.prompt(hypatia.view(state, 0), two)).toMatch(/^Play a card/);
    expect(words.prompt(hypatia.view(state, 1), { ...two, reader: 1 })).toBe('Waiting for Ada.');
  });

  test.each<[string, WrittenPosition, string[], string]>([
    ['play', { hand: 'ENG-2 ENG-3 ENG-4', status: 'adhoc' }, ['tower ENG-2 kill'], 'You have 3 plays'],
    [
      'chooseVictims',
      { hand: 'SCI-K', tricks: { medical: 'OPS-9 ENG-3 | (SCI-2) (ENG-2)' } },
      ['station SCI-K medical'],
      'Choose who dies at Medical: 1 human.',
    ],
    ['opsMove', { hand: 'OPS-2 SCI-2' }, ['tower OPS-2 discard'], 'Choose what to move, and where.'],
    [
      'opsMove',
      { hand: 'OPS-2 SCI-2 SCI-3', status: 'uplink' },
      ['tower OPS-2 discard', 'move SCI-2 labs'],
      'You may make another move.',
    ],
    [
      'scienceReveal',
      { hand: 'SCI-2', status: 'trackers', tricks: { medical: '| (SCI-2) (SCI-3)' } },
      ['tower SCI-2 discard', 'reveal medical 0'],
      'Choose at most 3 more, or turn up what you chose.',
    ],
  ])('for %s fit what is asked', (name, written, actions, expected) => {
    const { state, ship } = open(written);
    act(state, ...actions);
    expect(decision(ship)).toBe(name);
    const view = hypatia.view(state, 0);
    expect(words.prompt(view, alone)).toContain(expected);
    expect(helpForNow(view)).toBe(DECISION_WORDS[name as 'play']?.help);
  });

  test('tell how it ended, and who is still under way', () => {
    const state = newMatch('race', 2, { mode: 'race' });
    const [mine] = state.ships;
    if (mine) mine.result = { reason: 'ship_destroyed', won: true, score: 12, rescued: 12, round: 30 };
    expect(words.prompt(hypatia.view(state, 0), two)).toBe(
      'Won in round 30 with 12 points: Great. The ship is destroyed and the Phage with her. The others are still playing.',
    );
    expect(helpForNow(hypatia.view(state, 0))).toBeNull();
    expect(words.prompt(hypatia.view(state, -1), two)).toBe('The race is on.');
  });
});

describe('buttons', () => {
  test('name a Phage only when it is known', () => {
    const { state } = open({ hand: 'SEC-2', tricks: { labs: '| (SCI-2) SCI-3' } });
    act(state, 'tower SEC-2 kill');
    const view = hypatia.view(state, 0);
    expect(words.action(readAction('discardPhage labs 0'), view)).toBe('Discard face-down Phage 1 at Labs');
    expect(words.action(readAction('discardPhage labs 1'), view)).toBe('Discard Science 3 at Labs');
  });

  test('name victims, and say what declining means', () => {
    const { state } = open({ hand: 'SCI-K SCI-2', tricks: { medical: 'OPS-9 ENG-3 | (SCI-2) (SCI-3)' } });
    act(state, 'station SCI-K medical');
    expect(words.action(readAction('victims 1,2'), hypatia.view(state, 0))).toBe(
      'Let Operations 9 and Engineering 3 die',
    );
    act(state, 'victims 1,2');
    expect(words.action(readAction('decline'), hypatia.view(state, 0))).toBe('Keep all cards');
  });

  test('turn a station on or off as it lies', () => {
    const { state } = open({ hand: 'ENG-K', powered: 'labs', tricks: { power: 'ENG-2 ENG-3 ENG-4 ENG-5' } });
    act(state, 'station ENG-K power');
    const view = hypatia.view(state, 0);
    expect(words.action(readAction('flip labs'), view)).toBe('Power Labs down');
    expect(words.action(readAction('flip hangar'), view)).toBe('Power Hangar up');
  });
});

describe('outcomes', () => {
  test.each([
    [
      { winners: [0], scores: [1], reason: 'ship_destroyed' },
      'Won with 1 point. The ship is destroyed and the Phage with her.',
    ],
    [{ winners: [], scores: [0], reason: 'escape' }, 'Lost. The Phage escaped through the Hangar.'],
    [{ winners: [0], scores: [7, 3], reason: 'race' }, 'You win the race with 7 points.'],
    [{ winners: [1], scores: [1, 3], reason: 'race' }, 'Ben wins the race with 3 points.'],
    [{ winners: [0, 1], scores: [3, 3], reason: 'race' }, 'You and Ben share the race with 3 points.'],
    [{ winners: [], scores: [0, 0], reason: 'race' }, 'Every ship was lost; nobody wins the race.'],
  ])('%j', (outcome, sentence) => {
    expect(words.outcome({ ...outcome, rule: 'HYP-905' }, two)).toBe(sentence);
  });
});

describe('the log', () => {
  test('of a race joins what happened aboard into one line, and tells others only progress', () => {
    const events = [
      { type: 'played', rule: 'HYP-402', open: { card: 1, station: 0 } },
      { type: 'asked', rule: 'HYP-408', open: {} },
      { type: 'passed', rule: 'HYP-405', open: {} },
    ] as never;
    const aboard = { type: 'aboard', rule: 'HYP-110', open: { seat: 0 }, own: { events } } as const;
    expect(words.event(aboard, two)).toBe('*Science Ace* goes to *Medical*. No more plays this round.');
    expect(words.event({ type: 'aboard', rule: 'HYP-110', open: { seat: 1 } }, two)).toBeNull();
    const progress = { round: 3, rescued: 0, survivors: 20, armed: true, finished: false };
    const told = (seat: number, finished = false) =>
      words.event(
        { type: 'progress', rule: 'HYP-902', open: { seat, progress: { ...progress, finished } } },
        two,
      );
    expect(told(1)).toBe('Ben is in round 3, armed: 0 rescued, 20 survivors.');
    expect(told(0)).toBe('You are in round 3, armed: 0 rescued, 20 survivors.');
    expect(told(1, true)).toBe('Ben has finished in round 3.');
  });
});

/** The Captain, the First Officer and what searches are made of. */
import { ActionList, type Bot, fastRandom, type Seated, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { isIssue, isXo } from './actions.ts';
import { aloneAboard, captainsChoice, commanderKnowledge } from './bot.ts';
import type { HypatiaEvent } from './events.ts';
import { hypatia } from './game.ts';
import type { Ship, ShipResult } from './state.ts';
import { readAction } from './testing/play.ts';
import { open, type WrittenPosition } from './testing/position.ts';
import { newMatch } from './testing/randomGame.ts';
import type { View } from './view.ts';

function voyage(seed: string): ShipResult {
  const state = newMatch(seed);
  const ship = state.ships[0] as Ship;
  const context = silentContext(fastRandom(seed));
  while (!ship.result) hypatia.apply(state, 0, captainsChoice(ship, 0), context);
  return ship.result;
}

const chosenIn = (written: WrittenPosition): string =>
  hypatia.codec.write(captainsChoice(open(written).ship, 0)).replaceAll('H-', '');

describe('the Captain', () => {
  test('wins well over half of his voyages', () => {
    const results = Array.from({ length: 40 }, (_, seed) => voyage(`captain ${seed}`));
    expect(results.filter(({ won }) => won).length).toBeGreaterThan(20);
    expect(results.reduce((sum, { score }) => sum + score, 0) / results.length).toBeGreaterThan(2);
  });

  test('takes XO Suits and uses them', () => {
    let [issued, used] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const state = newMatch(`suits ${seed}`);
      const ship = state.ships[0] as Ship;
      const context = silentContext(fastRandom(`suits ${seed}`));
      while (!ship.result) {
        const action = captainsChoice(ship, 0);
        if (isIssue(action)) issued++;
        if (isXo(action)) used++;
        hypatia.apply(state, 0, action, context);
      }
    }
    expect(issued).toBeGreaterThan(10);
    expect(used).toBeGreaterThan(5);
  });

  test('knows only what lies open: hidden cards do not change his mind', () => {
    const state = newMatch('hidden');
    const random = fastRandom('hidden');
    for (let step = 0; step < 40 && hypatia.waiting(state) !== 0; step++) {
      const view = hypatia.view(state, 0);
      const minds = ['a', 'b', 'c'].map((seed) => {
        const imagined = hypatia.imagine(view, fastRandom(seed));
        return captainsChoice(imagined.ships[0] as Ship, 0);
      });
      expect(new Set([...minds, captainsChoice(state.ships[0] as Ship, 0)]).size).toBe(1);
      hypatia.apply(state, 0, minds[0] as number, silentContext(random));
    }
  });

  test.each<[string, WrittenPosition, string]>([
    [
      'completes a trick that is won',
      { hand: 'OPS-K ENG-5', powered: 'hangar', tricks: { hangar: 'SCI-2 SCI-3 SCI-4 | OPS-Q' } },
      'station OPS-K hangar',
    ],
    ['posts an Engineer at a powered Hangar', { hand: 'ENG-5', powered: 'hangar' }, 'sentinel ENG-5 hangar'],
    [
      'gives the least useful card',
      { begin: 'endOfRound', round: 2, hand: 'SCI-5 SCI-A', status: 'life', crewDeck: '' },
      'kill SCI-5',
    ],
  ])('%s', (_, written, expected) => {
    expect(chosenIn(written)).toBe(expected);
  });

  test('arms with few survivors left, and not before', () => {
    const won = (crewDeck: string) => {
      const { state, ship } = open({
        hand: 'SEC-A',
        crewDeck,
        tricks: { locus: 'ENG-2 ENG-3 ENG-4 ENG-5' },
        cocoon: '',
      });
      hypatia.apply(state, 0, readAction('station SEC-A locus'), silentContext(fastRandom('arm')));
      return hypatia.codec.write(captainsChoice(ship, 0));
    };
    expect(won('SCI-A SCI-2 SCI-3')).toBe('arm yes');
    expect(won('SCI-A SCI-2 SCI-3 SCI-4 SCI-5 SCI-9 SCI-10 SCI-J SCI-Q SCI-K')).toBe('arm no');
  });

  test('powers the Hangar when it is not crowded, else another station', () => {
    const flip = (hangar: string) => {
      const { state, ship } = open({ hand: 'ENG-K', tricks: { power: 'ENG-2 ENG-3 ENG-4 ENG-5', hangar } });
      hypatia.apply(state, 0, readAction('station ENG-K power'), silentContext(fastRandom('flip')));
      return hypatia.codec.write(captainsChoice(ship, 0));
    };
    expect(flip('| (SCI-2)')).toBe('flip hangar');
    expect(flip('| (SCI-2) (SCI-3)')).toBe('flip logistics');
  });
});

describe('what a search is made of', () => {
  test('candidates are legal, each once, and never none', () => {
    const state = newMatch('candidates');
    const ship = state.ships[0] as Ship;
    const context = silentContext(fastRandom('candidates'));
    while (!ship.result) {
      const candidates = new ActionList();
      commanderKnowledge.candidates?.(state, 0, candidates);
      const listed = candidates.toArray();
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.length).toBeLessThanOrEqual(12);
      expect(new Set(listed).size).toBe(listed.length);
      for (const action of listed) expect(hypatia.refusal(state, 0, action)).toBeNull();
      hypatia.apply(state, 0, listed[listed.length - 1] as number, context);
    }
  });

  test('a win is worth a point more than its score, a loss nothing', () => {
    const state = newMatch('worth');
    const worthOf = (result: Partial<ShipResult>): number | undefined => {
      (state.ships[0] as Ship).result = {
        reason: 'time',
        won: false,
        score: 0,
        rescued: 0,
        round: 1,
        ...result,
      };
      return commanderKnowledge.worth?.(state, 0);
    };
    expect(worthOf({ rescued: 9 })).toBe(0);
    expect(worthOf({ won: true, score: 0 })).toBeCloseTo(1 / 45);
    expect(worthOf({ won: true, score: 8 })).toBeCloseTo(9 / 45);
  });
});

test('in a race a bot sees its own ship alone and acts on it', () => {
  const state = newMatch('race', 3, { mode: 'race' });
  const asked: Seated<View, HypatiaEvent>[] = [];
  const bot: Bot<View, HypatiaEvent> = {
    level: 'curious',
    choose(seated) {
      asked.push(seated);
      return 7;
    },
  };
  const view = hypatia.view(state, 2);
  expect(aloneAboard(bot).choose({ seat: 2, view, heard: [] }, fastRandom('race'))).toBe(7);
  const [seated] = asked as [Seated<View, HypatiaEvent>];
  expect([seated.seat, seated.view.mode, seated.view.ships.length]).toEqual([0, 'solo', 1]);
  expect(seated.view.ships[0]?.hand).toEqual(view.ships[2]?.hand);
  const imagined = hypatia.imagine(seated.view, fastRandom('imagined'));
  expect(hypatia.waiting(imagined)).toBe(1);
  const relay = hypatia.view(newMatch('relay', 2, { mode: 'relay' }), 0);
  aloneAboard(bot).choose({ seat: 0, view: relay, heard: [] }, fastRandom('relay'));
  expect(asked[1]?.view).toBe(relay);
});

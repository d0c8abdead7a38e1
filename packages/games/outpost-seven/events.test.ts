import { ActionList, eventFor, fastRandom, NOBODY, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import type { Options } from './options.ts';
import type { Told } from './testing/play.ts';
import { ALL_OPTIONS } from './testing/randomGame.ts';
import { words } from './words.ts';

/** Everything told in one game, from the deal on. */
function tellAll(seed: number, options: Options): Told[] {
  const told: Told[] = [];
  const random = fastRandom(seed);
  const table = { random, now: 0, tell: (event: Told) => told.push(event) };
  const state = outpostSeven.setup(2, options, random);
  outpostSeven.begin(state, table);
  const legal = new ActionList();
  while (outpostSeven.waiting(state) !== NOBODY) {
    outpostSeven.actions(state, state.active, legal.clear());
    outpostSeven.apply(state, state.active, legal.pick(random), table);
  }
  return told;
}

const games = ALL_OPTIONS.map((options, seed) => tellAll(seed, options));
const told = games.flat();

describe('what is told in a game', () => {
  test('every kind of event but the clock’s, which nobody let run out', () => {
    expect([...new Set(told.map(({ type }) => type))].sort()).toEqual([
      ...['asked', 'bonusUsed', 'burned', 'dealt', 'gameOver', 'kept'],
      ...['offerFilled', 'playerOut', 'repaired', 'salvaged', 'votes'],
    ]);
  });

  test('every event names a rule that exists (OPS-007)', () => {
    expect([...new Set(told.map(({ rule }) => rule))].filter((rule) => !(rule in words.rules))).toEqual([]);
  });

  test('only the deal and the kept cards have a private part, each for its owner alone (OPS-023)', () => {
    const secret = told.filter((event) => event.own !== undefined);
    expect(new Set(secret.map(({ type }) => type))).toEqual(new Set(['dealt', 'kept']));
    for (const event of secret) {
      expect(eventFor(event, SPECTATOR)).not.toHaveProperty('own');
      if (event.type !== 'kept') continue;
      const { seat } = event.open;
      expect(eventFor(event, 1 - seat)).not.toHaveProperty('own');
      expect(eventFor(event, seat)).toHaveProperty('own');
    }
    for (const [deal] of games) {
      expect(eventFor(deal as Told, RED).own).not.toEqual(eventFor(deal as Told, YELLOW).own);
    }
  });

  test('what shows hidden cards says so, so that nothing seen is taken back', () => {
    const showing = new Set(['dealt', 'burned', 'offerFilled', 'kept', 'gameOver']);
    for (const event of told) expect(event.reveals === true, event.type).toBe(showing.has(event.type));
  });

  test('every event is plain: it survives being sent', () => {
    for (const event of told) expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  });

  test('every event but the silent ones has a line in the log', () => {
    const naming = { names: ['Ada', 'Ben'], reader: SPECTATOR };
    for (const event of told) {
      const line = words.event(eventFor(event, SPECTATOR), naming);
      if (event.type === 'asked') expect(line).toBeNull();
      else expect(line).toMatch(/^[*A-Z0-9][^_{}]*\.$/);
    }
  });
});

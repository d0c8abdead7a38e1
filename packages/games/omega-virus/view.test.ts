/** Who sees what. */
import { eventFor, fastRandom, REVIEWER, SPECTATOR } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { NO_CARD } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { omegaVirus } from './game.ts';
import { boardOf } from './geometry/board.ts';
import { connectedItems } from './geometry/equipment.ts';
import { cardOf } from './geometry/placements.ts';
import { staysWhole } from './geometry/sections.ts';
import { isPlayable } from './rules/flipping.ts';
import { TestTable } from './testing/table.ts';

const PAIRS = 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0';

const race = (opponentView: 'live' | 'status') =>
  new TestTable({ opponentView }).withLocations('L01 L02 L03').start();

describe('an open race', () => {
  it('shows everybody hands, plans and the back on top, and nobody the order of a deck', () => {
    const table = race('live').withPlan(1, PAIRS).hold(1, 'F02');
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = omegaVirus.view(table.state, viewer);
      expect(view.seats[1]).toMatchObject({ hand: 1, back: 0, deck: 12, cards: 5, connected: 5 });
      expect(view.seats[1]?.plan).toHaveLength(5);
      expect(view.archive).toBeNull();
    }
    expect(omegaVirus.view(table.state, REVIEWER).archive?.decks[1]).toEqual(table.bench(1).deck);
  });
});

describe('a race by status', () => {
  it('shows the other seat and spectators counts, keys and connections only', () => {
    const table = race('status').withPlan(1, PAIRS).hold(1, 'F02').withBench(1, { keys: 5 });
    const covered = { back: null, hand: null, plan: null, tally: null };
    for (const viewer of [0, SPECTATOR]) {
      expect(omegaVirus.view(table.state, viewer).seats[1]).toMatchObject({
        ...covered,
        deck: 12,
        cards: 5,
        keys: 5,
        connected: 5,
      });
    }
    expect(omegaVirus.view(table.state, 1).seats[1]?.plan).toHaveLength(5);
    expect(omegaVirus.view(table.state, SPECTATOR).seats[0]).toMatchObject(covered);
  });

  it('tells the other seat and spectators nothing of cards, backs or skips', () => {
    const table = race('status').withDeck(1, 'F13 F02 F03').do(1, 'flip @1').do(1, 'place F02 0 0 r0 @2');
    for (const type of ['flip', 'place'] as const) {
      const heardBy = (viewer: number) => JSON.stringify(eventFor<OmegaEvent>(table.last(type), viewer));
      for (const viewer of [0, SPECTATOR])
        expect(heardBy(viewer)).not.toMatch(/card"|placement|back|skipped/);
      expect(heardBy(1)).toMatch(/card"|placement/);
    }
    expect(table.last('flip').rule).toBe('OMG-022');
    expect(table.last('flip').open).toEqual({ seat: 1, cards: 0 });
  });

  it('shows all plans when the round is over, hands not before the match is', () => {
    const table = race('status').withPlan(1, 'F01@0,0r0').hold(1, 'F02').withPlan(0, PAIRS).hold(0, 'F14');
    table.do(0, 'place F14 -2 5 r1 @9').endHold();
    for (const viewer of [0, SPECTATOR]) {
      expect(omegaVirus.view(table.state, viewer).seats[1]).toMatchObject({ hand: null, back: null });
      expect(omegaVirus.view(table.state, viewer).seats[1]?.plan).toHaveLength(1);
    }
    table.do(1, 'resign');
    for (const viewer of [0, SPECTATOR]) expect(omegaVirus.view(table.state, viewer).seats[1]?.hand).toBe(1);
  });
});

describe('an imagined match', () => {
  it('has the same visible things and a deck that fits the back on top', () => {
    const table = race('live').withDeck(0, 'F13').withPlan(1, PAIRS);
    const view = omegaVirus.view(table.state, 0);
    for (let seed = 0; seed < 40; seed++) {
      const world = omegaVirus.imagine(view, fastRandom(seed));
      expect(omegaVirus.view(world, 0)).toEqual(view);
      expect([12, 15]).toContain(world.seats[0]?.bench.deck[0]);
    }
  });

  it('covers a plan that could be: whole, with just these connections, from cards that could be played', () => {
    for (let connected = 0; connected < 8; connected++) {
      const pairs = ['F06@0,0r0 F13@-2,1r1', 'F04@0,4r0 F14@-2,5r1', 'F05@0,2r0 F15@-2,3r1'];
      const link = 'F01@0,0r0 F02@0,2r0 F03@0,4r0';
      const plan = `${link} ${pairs.filter((_, item) => connected & (1 << item)).join(' ')}`.trim();
      const table = race('status').withPlan(1, plan).withBench(1, { keys: 7 }).hold(1, 'F12');
      const view = omegaVirus.view(table.state, 0);
      expect(view.seats[1]?.connected).toBe(connected);
      for (let seed = 0; seed < 10; seed++) {
        const { bench } = omegaVirus.imagine(view, fastRandom(seed))
          .seats[1] as (typeof table.state.seats)[number];
        expect(bench.plan).toHaveLength(table.bench(1).plan.length);
        expect(staysWhole(bench.plan, 0)).toBe(true);
        expect(connectedItems(bench.plan, boardOf(bench.plan))).toBe(connected);
        expect(bench.hand).not.toBe(NO_CARD);
        for (const card of [...bench.plan.map(cardOf), bench.hand])
          expect(isPlayable(card, bench.keys)).toBe(true);
      }
    }
  });

  it('never has a locked card in a covered plan without its key', () => {
    const table = race('status').withPlan(1, 'F01@0,0r0 F02@2,0r0 F03@4,0r0');
    const view = omegaVirus.view(table.state, 0);
    for (let seed = 0; seed < 40; seed++) {
      const world = omegaVirus.imagine(view, fastRandom(seed));
      expect(world.seats[1]?.bench.plan.every((placement) => cardOf(placement) < 12)).toBe(true);
    }
  });

  it('shares untouched decks where both are dealt alike', () => {
    const table = new TestTable({ deckOrder: 'identical', opponentView: 'status' });
    const world = omegaVirus.imagine(omegaVirus.view(table.state, 0), fastRandom(1));
    expect(world.seats[0]?.bench.deck).toEqual(world.seats[1]?.bench.deck);
    expect(omegaVirus.view(world, 0)).toEqual(omegaVirus.view(table.state, 0));
  });
});

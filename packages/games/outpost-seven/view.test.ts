import {
  applyInSteps,
  fastRandom,
  followEntry,
  heardEntry,
  REVIEWER,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { NO_CARD, RED, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import type { State } from './state.ts';
import { readCards, readCell } from './testing/notation.ts';
import { act, keeping, salvaging } from './testing/play.ts';
import { position } from './testing/position.ts';
import { newGame, playOut } from './testing/randomGame.ts';
import { isOut, roomInHand, type View, view } from './view.ts';

const everybody: Viewer[] = [RED, YELLOW, SPECTATOR];

const midGame = (): State =>
  position({
    grid: ['r3c3 B5-2 3 yellow', 'r3c4 G4-3 0 neutral'],
    red: 'B3-1 G4-2 | P5-1',
    yellow: 'B6-1 | P6-1 P6-2',
    deck: 'P3-1 P3-2 P3-3',
  });

describe('what everybody sees', () => {
  test.each(everybody)('viewer %i: offer, discard pile in order, deck as a number (OPSR-07)', (viewer) => {
    const state = midGame();
    const seen = view(state, viewer);
    expect(seen.offer).toEqual(state.offer);
    expect(seen.discard).toEqual(state.discard);
    expect(seen.deckSize).toBe(3);
  });

  test.each(everybody)('viewer %i: grid, cubes, people, tokens, who is to act (OPS-132)', (viewer) => {
    const state = midGame();
    const { grid, cubes, population, startPopulation, token, start, active, options, out, result } = state;
    expect(view(state, viewer)).toMatchObject({
      ...{ grid, cubes, population, startPopulation, token, start, active, options, out, result },
      viewer,
      phase: 'turn',
    });
  });

  test.each(everybody)('viewer %i: the bonuses owed and the module played (OPS-094)', (viewer) => {
    const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
    act(state, RED, 'repair B5-2 B5-1 r1c1');
    const seen = view(state, viewer);
    expect(seen.phase).toBe('bonus');
    expect(seen.pending).toEqual(state.pending);
    expect(seen.pending).toHaveLength(2);
    expect(seen.playedCell).toBe(readCell('r1c1'));
  });

  test('a view lists these things and no others', () => {
    const listed = [
      ...[
        'active',
        'cubes',
        'deckSize',
        'discard',
        'grid',
        'hands',
        'offer',
        'options',
        'out',
        'pending',
        'phase',
      ],
      ...['playedCell', 'population', 'result', 'secret', 'start', 'startPopulation', 'token', 'viewer'],
    ];
    for (const viewer of everybody) {
      const seen = view(midGame(), viewer);
      expect(Object.keys(seen).sort()).toEqual(listed);
      expect(seen.secret).toBeNull();
      for (const hand of seen.hands)
        expect(Object.keys(hand)).toEqual(['size', 'salvaged', 'kept', 'keptTotal']);
    }
  });

  test('a view is a copy: changing it changes nothing', () => {
    const state = midGame();
    const before = JSON.stringify(state);
    const seen = view(state, RED);
    for (const list of [
      seen.grid,
      seen.cubes,
      seen.offer,
      seen.discard,
      seen.population,
      seen.token,
      seen.pending,
    ]) {
      list.push(99);
    }
    for (const hand of seen.hands) hand.salvaged.push(99);
    seen.hands[RED].kept?.push(99);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('hands', () => {
  test('a player sees all of their own hand (OPS-023)', () => {
    expect(view(midGame(), RED).hands[RED]).toEqual({
      size: 3,
      salvaged: readCards('P5-1'),
      kept: readCards('B3-1 G4-2'),
      keptTotal: 7,
    });
  });

  test.each([YELLOW, SPECTATOR])(
    'viewer %i sees its number, what was salvaged, and the total of the rest (OPS-066)',
    (viewer) => {
      expect(view(midGame(), viewer).hands[RED]).toEqual({
        size: 3,
        salvaged: readCards('P5-1'),
        kept: null,
        keptTotal: 7,
      });
    },
  );

  test('a spectator sees neither hand', () => {
    expect(view(midGame(), SPECTATOR).hands.map(({ kept }) => kept)).toEqual([null, null]);
  });

  test('of seven dealt cards others see the number alone until they are kept (OPS-023, OPSR-45)', () => {
    const state = position({
      phase: 'keepFirst',
      red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5',
      yellow: 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1',
    });
    const hidden = { size: 7, salvaged: [], kept: null, keptTotal: null };
    expect(view(state, SPECTATOR).hands).toEqual([hidden, hidden]);
    expect(view(state, RED).hands[YELLOW]).toEqual(hidden);
    expect(view(state, RED).hands[RED].kept).toEqual(state.kept[RED]);
    expect(view(state, RED).phase).toBe('keepFirst');

    act(state, RED, keeping(state, RED, 'B3-1 G4-2 P5-3'));
    expect(view(state, SPECTATOR).hands).toEqual([
      { size: 3, salvaged: [], kept: null, keptTotal: 12 },
      hidden,
    ]);
    expect(view(state, RED).hands[YELLOW]).toEqual(hidden);
    expect(view(state, RED).phase).toBe('keepSecond');

    act(state, YELLOW, keeping(state, YELLOW, 'B5-1 B6-2 G5-1'));
    expect(view(state, RED).hands[YELLOW]).toEqual({ size: 3, salvaged: [], kept: null, keptTotal: 16 });
  });

  test('the same when Yellow keeps first (OPSR-45)', () => {
    const dealt = { red: 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1', yellow: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' };
    const first = position({ phase: 'keepFirst', start: YELLOW, ...dealt });
    expect(view(first, SPECTATOR)).toMatchObject({
      phase: 'keepFirst',
      hands: [{ keptTotal: null }, { keptTotal: null }],
    });
    const second = position({ phase: 'keepSecond', start: YELLOW, ...dealt, yellow: 'B6-1 G6-2' });
    expect(view(second, SPECTATOR)).toMatchObject({
      phase: 'keepSecond',
      hands: [{ keptTotal: null }, { keptTotal: 12 }],
    });
  });

  test('a kept card that leaves takes its value with it; a salvaged one leaves by name (OPS-066)', () => {
    const state = midGame();
    act(state, RED, 'repair B3-1 P5-1 r3c2');
    expect(view(state, YELLOW).hands[RED]).toEqual({ size: 1, salvaged: [], kept: null, keptTotal: 4 });
  });

  test('hands lie in the order of their numbers, which tells nothing', () => {
    const state = position({ offer: 'P6-1 B3-1 G4-1 - -', deck: '' });
    act(state, RED, salvaging(state, 'G4-1'));
    act(state, YELLOW, salvaging(state, 'P6-1'));
    act(state, RED, salvaging(state, 'B3-1'));
    expect(view(state, YELLOW).hands[RED].salvaged).toEqual(readCards('B3-1 G4-1'));
  });

  test('everybody sees everything left in hand after the end (OPS-143)', () => {
    const state = midGame();
    act(state, RED, 'resign');
    for (const viewer of everybody) {
      const seen = view(state, viewer);
      expect(seen.phase).toBe('over');
      expect(seen.hands.map(({ kept }) => kept)).toEqual([readCards('B3-1 G4-2'), readCards('B6-1')]);
      expect(seen.result).toMatchObject({ winner: YELLOW, reason: 'resigned' });
      expect(seen.secret).toBeNull();
    }
  });
});

describe('what nobody sees', () => {
  test('only a reviewer, after the end, sees the deck’s order and the unused population cards', () => {
    const state = midGame();
    act(state, RED, salvaging(state, 'B3-2'));
    act(state, YELLOW, 'resign');
    expect(view(state, REVIEWER).secret).toEqual({
      deck: readCards('P3-2 P3-3'),
      unusedPopulation: state.unusedPopulation,
    });
    expect(view(state, REVIEWER).hands.map(({ kept }) => kept)).toEqual(state.kept);
  });

  test('a view does not change when what its viewer may not know does (OPS-023)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(40), fc.constantFrom(...everybody), (seed, decisions, viewer) => {
        const state = newGame(seed);
        let left = decisions;
        playOut(state, fastRandom(seed), ({ state: now }) => {
          if (left-- !== 0) return undefined;
          const other = outpostSeven.imagine(view(now, viewer), fastRandom(seed + 1));
          expect(view(other, viewer)).toEqual(view(now, viewer));
          return undefined;
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is seen step by step', () => {
  /** The spectator's view after every event of an action. */
  function viewsOf(state: State, seat: Seat, text: string): [type: string, view: View][] {
    let seen = view(state, SPECTATOR);
    const action = codec.read(text) as number;
    const deed = applyInSteps(outpostSeven, state, { seat, action, at: 0 }, fastRandom(1), [SPECTATOR]);
    return heardEntry(deed, SPECTATOR).events.map((event) => {
      seen = followEntry(seen, { events: [event] });
      return [event.type, seen];
    });
  }

  test('cards leave the offer first, and then others take their places', () => {
    const state = position({ offer: 'B4-1 G4-2 P4-1 P4-2 P5-1', deck: 'G5-1 G5-2', red: '', yellow: '' });
    const [salvaged, filled] = viewsOf(state, RED, 'salvage 1');
    expect(salvaged?.[0]).toBe('salvaged');
    expect(salvaged?.[1].offer[0]).toBe(NO_CARD);
    expect(salvaged?.[1].phase).toBe('turn');
    expect(filled?.[0]).toBe('offerFilled');
    expect(filled?.[1].offer).toEqual(view(state, SPECTATOR).offer);
  });

  test('a neutral play of Yellow leaves an even 0 cubes', () => {
    const state = position({ yellow: 'B4-1 G4-2', active: YELLOW });
    const last = viewsOf(state, YELLOW, 'repair B4-1 G4-2 r3c3').at(-1);
    expect(last?.[1].cubes[readCell('r3c3')]).toBe(0);
    expect(last?.[1]).toEqual(view(state, SPECTATOR));
  });
});

describe('small questions to a view', () => {
  test('who is out, and how many cards a hand can still take (OPS-062)', () => {
    const state = position({ offer: '- - - - -', deck: '', red: 'P4-1 P4-2 P5-1 P5-2', yellow: 'G4-1' });
    act(state, RED, 'repair P4-1 P4-2 r3c3');
    const seen = view(state, SPECTATOR);
    expect([isOut(seen, RED), isOut(seen, YELLOW)]).toEqual([false, true]);
    expect([roomInHand(seen, RED), roomInHand(seen, YELLOW)]).toEqual([5, 6]);
  });
});

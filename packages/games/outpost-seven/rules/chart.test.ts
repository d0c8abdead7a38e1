import { ActionList, CLOCK, fastRandom, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { act, legalActions, refusalOf, type Told } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const asides = (state: ReturnType<typeof position>, seat: number): string[] => {
  const list = new ActionList();
  outpostSeven.asides(state, seat, list);
  return list.toArray().map(outpostSeven.codec.write);
};

describe('turns', () => {
  test('a turn is one action, a salvage or a repair (OPS-004)', () => {
    const state = position({ red: 'B4-1 B4-2', yellow: 'G4-1 G4-2' });
    expect(new Set(legalActions(state, RED).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['salvage', 'repair']),
    );
    act(state, RED, 'salvage 1');
    expect(outpostSeven.waiting(state)).toBe(1 << YELLOW);
    act(state, YELLOW, 'repair G4-1 G4-2 r1c1');
    expect(outpostSeven.waiting(state)).toBe(1 << RED);
  });

  test('nobody acts out of turn (OPS-004)', () => {
    const state = position({ red: 'B4-1 B4-2', yellow: 'G4-1 G4-2' });
    expect(legalActions(state, YELLOW)).toEqual([]);
    for (const text of ['salvage 1', 'repair G4-1 G4-2 r1c1', 'bonusAuto', 'keep 1']) {
      expect(refusalOf(state, YELLOW, text)).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
    }
  });

  test('who can act must: every listed action does something, and no text passes (OPS-005, OPSR-09)', () => {
    for (const text of legalActions(position({ red: 'B4-1 B4-2' }), RED)) {
      const state = position({ red: 'B4-1 B4-2' });
      const before = JSON.stringify([state.offer, state.grid]);
      act(state, RED, text);
      expect(JSON.stringify([state.offer, state.grid])).not.toBe(before);
    }
    expect(outpostSeven.codec.read('pass')).toBeUndefined();
  });

  test('a refused action changes nothing and names its rule (OPS-007)', () => {
    const state = position({ red: 'B4-1 G4-2', grid: ['r3c3 P4-1 1 yellow'] });
    const before = JSON.stringify(state);
    const refused = ['repair B4-1 G4-2 r1c1', 'salvage -', 'keep 1,2', 'bonus r3c3 1', 'timeout'];
    for (const text of refused) {
      const refusal = refusalOf(state, RED, text);
      expect(outpostSeven.words.rules).toHaveProperty(refusal?.rule ?? 'none');
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  test('an action that no text writes is refused as such (OPS-007)', () => {
    const state = position({ red: 'B4-1 G4-2' });
    for (const action of [-1, 0.5, Number.NaN, outpostSeven.codec.size, Number.POSITIVE_INFINITY]) {
      expect(outpostSeven.refusal(state, RED, action)).toEqual({ rule: 'OPS-007', reason: 'noSuchAction' });
    }
  });
});

describe('out of turn', () => {
  test('either player may resign, the clock may run out, and nobody else can do anything (OPS-001)', () => {
    const state = position();
    expect([RED, YELLOW, CLOCK, SPECTATOR, 2].map((seat) => asides(state, seat))).toEqual([
      ['resign'],
      ['resign'],
      ['timeout'],
      [],
      [],
    ]);
    for (const seat of [SPECTATOR, 2, CLOCK]) {
      expect(refusalOf(state, seat, 'resign')).toEqual({ rule: 'OPS-007', reason: 'noSuchAction' });
      expect(refusalOf(state, seat, 'salvage 1')).toEqual({ rule: 'OPS-004', reason: 'notYourTurn' });
    }
    for (const seat of [SPECTATOR, 2, RED, YELLOW]) {
      expect(refusalOf(state, seat, 'timeout')).toEqual({ rule: 'OPS-007', reason: 'noSuchAction' });
    }
  });
});

describe('the opening', () => {
  test('is told: seven cards each, to each their own; ten burned; five offered; then the first is asked', () => {
    const told: Told[] = [];
    const options = { ...position().options, startPlayer: 'yellow' } as const;
    const state = outpostSeven.setup(2, options, fastRandom('opening'));
    outpostSeven.begin(state, { random: fastRandom(1), now: 0, tell: (event) => told.push(event) });
    expect(told).toEqual([
      {
        type: 'dealt',
        rule: 'OPS-023',
        open: { count: 7 },
        own: { [RED]: { cards: state.kept[RED] }, [YELLOW]: { cards: state.kept[YELLOW] } },
        reveals: true,
      },
      { type: 'burned', rule: 'OPS-024', open: { cards: state.discard }, reveals: true },
      {
        type: 'offerFilled',
        rule: 'OPS-025',
        open: { slots: state.offer.map((card, slot) => ({ slot, card })), deck: 25 },
        reveals: true,
      },
      { type: 'asked', rule: 'OPS-030', open: { seat: YELLOW, phase: 'keepFirst' }, quiet: true },
    ]);
  });

  test('what was told then does not change when cards move', () => {
    const told: Told[] = [];
    const options = { ...position().options, openingKeep: 'auto' } as const;
    const state = outpostSeven.setup(2, options, fastRandom('opening'));
    const [dealt, burned] = [state.kept.map((cards) => [...cards]), [...state.discard]];
    outpostSeven.begin(state, { random: fastRandom(1), now: 0, tell: (event) => told.push(event) });
    expect(told[0]).toMatchObject({
      own: { [RED]: { cards: dealt[RED] }, [YELLOW]: { cards: dealt[YELLOW] } },
    });
    expect(told[1]?.open).toEqual({ cards: burned });
    expect(state.discard.length).toBeGreaterThan(burned.length);
  });
});

/** The race: flipping, placing and picking up, with every refusal in its order. */
import { CLOCK } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_COUNT, NO_CARD } from '../cards.ts';
import { omegaVirus } from '../game.ts';
import { cardOf } from '../geometry/placements.ts';
import { card, TestTable } from '../testing/table.ts';

const race = (options: ConstructorParameters<typeof TestTable>[0] = {}) =>
  new TestTable(options).withLocations('L01 L02 L03').start();

describe('before GO', () => {
  it('locations and scoring cards are seen, but nothing can be done (OMG-008, OMG-101)', () => {
    const table = new TestTable();
    expect(omegaVirus.view(table.state, 0).locations).toHaveLength(3);
    expect(omegaVirus.view(table.state, 0).scoring).toHaveLength(3);
    expect(table.why(0, 'flip @0')).toBe('notLive');
    expect(table.why(0, 'pickUp F01 @0')).toBe('notLive');
    table.do(0, 'ready').do(1, 'ready');
    expect(table.why(0, 'flip @0')).toBe('notLive');
    expect(table.why(0, 'place F01 0 0 r0 @0')).toBe('notLive');
    table.clock('go');
    expect(table.why(0, 'flip @0')).toBeUndefined();
  });
});

describe('both at once', () => {
  it('neither seat ever waits for the other (OMG-020)', () => {
    const table = race();
    expect(omegaVirus.waiting(table.state)).toBe(3);
    table.do(0, 'flip @100').do(0, 'autoFlip on @100');
    expect(omegaVirus.waiting(table.state)).toBe(3);
    expect(table.why(1, 'flip @50')).toBeUndefined();
  });

  it('a seat’s times never run back, another seat’s do not matter (OMG-104, OMG-102)', () => {
    const table = race().do(0, 'flip @5000');
    expect(table.why(0, 'autoFlip on @4999')).toBe('timeRunsBack');
    expect(table.why(0, 'autoFlip on @5000')).toBeUndefined();
    expect(table.why(1, 'flip @10')).toBeUndefined();
    expect(table.state.seats.map(({ at }) => at)).toEqual([5000, 0]);
  });

  it('decks never mix: what one seat does leaves the other’s cards alone (OMG-002, OMG-056)', () => {
    const table = race();
    const before = JSON.stringify(table.bench(1));
    table.build(0, 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0').do(0, 'pickUp F05 @9000');
    expect(JSON.stringify(table.bench(1))).toBe(before);
    expect(table.keys(0)).toBe('R');
    table.build(1, 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0');
    expect(table.keys(1)).toBe('R');
  });

  it('nobody else can act at a seat, and the clock builds nothing', () => {
    const table = race();
    expect(table.why(5, 'flip @1')).toBe('notYourTurn');
    expect(table.why(CLOCK, 'flip @1')).toBe('notYourTurn');
    expect(table.why(0, 'limit')).toBe('clockOnly');
  });
});

describe('flipping', () => {
  it('takes an empty hand (OMG-021)', () => {
    const table = race().do(0, 'flip @1');
    expect(table.why(0, 'flip @2')).toBe('handFull');
    expect(table.bench(0).hand).not.toBe(NO_CARD);
    expect(table.bench(0).deck).toHaveLength(17);
  });

  it('a full hand is complained about before an unplayable deck', () => {
    const table = race().withDeck(0, 'F13 F14', true).hold(0, 'F01');
    expect(table.why(0, 'flip @1')).toBe('handFull');
  });

  it('a turned-up card must be placed: nothing else takes it from the hand (OMG-027, OMG-045, OMGR-13)', () => {
    const table = race().withPlan(0, 'F02@0,0r0').hold(0, 'F01');
    expect(table.why(0, 'pickUp F01 @1')).toBe('badSelection');
    expect(table.why(0, 'pickUp F02 @1')).toBeUndefined();
    table.do(0, 'pickUp F02 @1');
    expect(table.bench(0).hand).toBe(card('F01'));
  });

  it('picked-up locked cards are open again when they come up (OMG-028, OMG-057)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F13@0,2r0').withBench(0, { keys: 1, deck: [] });
    table.do(0, 'pickUp F13 @1').do(0, 'flip @2');
    expect(table.bench(0).hand).toBe(card('F13'));
    expect(table.keys(0)).toBe('R');
  });

  it('turns up by itself at GO, after placing and after picking up (OMG-029)', () => {
    const table = new TestTable({ autoFlip: true }).withLocations('L01 L02 L03').start();
    expect(table.state.seats.every(({ bench }) => bench.hand !== NO_CARD)).toBe(true);
    const first = table.bench(0).hand;
    table.do(0, `place F${String(first + 1).padStart(2, '0')} 0 0 r0 @10`);
    expect(table.bench(0).hand).not.toBe(NO_CARD);
    const stuck = race({ autoFlip: true }).withPlan(0, 'F01@0,0r0 F02@2,0r0').withDeck(0, 'F13 F14', true);
    stuck.do(0, 'pickUp F02 @1');
    expect(stuck.bench(0).hand).toBe(card('F02'));
    expect(stuck.last('flip').open.seen?.skipped).toEqual([1, 2]);
  });

  it('does not turn up by itself over a card in hand or where none can be played (OMG-029)', () => {
    const held = race({ autoFlip: true }).withPlan(0, 'F01@0,0r0 F02@2,0r0').hold(0, 'F03');
    held.do(0, 'pickUp F02 @1');
    expect(held.bench(0).hand).toBe(card('F03'));
    const locked = race({ autoFlip: true }).withPlan(0, 'F01@0,0r0').withDeck(0, 'F13', true).hold(0, 'F02');
    locked.do(0, 'place F02 2 0 r0 @1');
    expect(locked.bench(0).hand).toBe(NO_CARD);
    expect(locked.deck(0)).toEqual(['F13']);
  });

  it('the setting is each seat’s own and changes at any time (OMG-029)', () => {
    const table = new TestTable({ autoFlip: true });
    table.do(0, 'autoFlip off @0').do(0, 'ready').do(1, 'ready').clock('go');
    expect(table.bench(0).hand).toBe(NO_CARD);
    expect(table.bench(1).hand).not.toBe(NO_CARD);
    expect(table.why(0, 'autoFlip off @5')).toBe('autoFlipAlready');
    table.do(0, 'autoFlip on @5');
    expect(table.bench(0).hand).toBe(NO_CARD);
    table.do(0, 'flip @6');
    table.do(0, table.placing(table.bench(0).hand * 4 + (64 << 14) + (64 << 7), 7));
    expect(table.bench(0).hand).not.toBe(NO_CARD);
  });
});

describe('placing', () => {
  it('is refused in the order of the rules, and changes nothing', () => {
    const table = race().withPlan(0, 'F01@0,0r0');
    expect(table.why(0, 'place F02 90 90 r0 @1')).toBe('handEmpty');
    table.hold(0, 'F02');
    const before = JSON.stringify(table.state);
    expect(table.why(0, 'place F03 90 90 r0 @1')).toBe('badCard');
    expect(table.why(0, 'place F02 41 90 r0 @1')).toBe('outOfRange');
    expect(table.why(0, 'place F02 -41 0 r0 @1')).toBe('outOfRange');
    expect(table.why(0, 'place F02 0 41 r0 @1')).toBe('outOfRange');
    expect(table.why(0, 'place F02 40 40 r0 @1')).toBe('notTouching');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it.each([
    'place F02 0 0 r4 @1',
    'place F02 0.5 0 r0 @1',
    'place F02 NaN 0 r0 @1',
    'place F19 0 0 r0 @1',
    'place F02 0 0 r0',
    'place F02 0 0 r0 @-1',
    'place F02 0 0 r0 @1.5',
    'pickUp  @1',
    'pickUp F19 @1',
    'pickUp F01,,F02 @1',
    'place',
  ])('"%s" is no action at all (OMG-100)', (text) => {
    const table = race().hold(0, 'F02');
    expect(table.why(0, text)).toBe('noSuchAction');
  });

  it('a card may lie exactly on the one just played, 18 deep (OMG-036, OMG-038)', () => {
    const table = race().withBench(0, { keys: 7 });
    const stack = Array.from(
      { length: CARD_COUNT },
      (_, number) => `F${String(number + 1).padStart(2, '0')}@0,0r0`,
    );
    table.build(0, stack.join(' '));
    expect(table.bench(0).plan).toHaveLength(CARD_COUNT);
    expect(table.rows(0)).toEqual(['BB', 'BY']);
    expect(table.bench(0).plays).toBe(18);
  });

  it('with 17 cards laid and one in hand the deck is empty, and nothing flips after it', () => {
    const table = race({ autoFlip: true }).withBench(0, { keys: 7, autoFlip: true });
    const stack = Array.from({ length: 17 }, (_, number) => `F${String(number + 1).padStart(2, '0')}@0,0r0`);
    table.withPlan(0, stack.join(' ')).hold(0, 'F18');
    expect(table.deck(0)).toEqual([]);
    table.do(0, 'place F18 0 0 r0 @1');
    expect(table.bench(0).hand).toBe(NO_CARD);
    expect(table.why(0, 'flip @2')).toBe('noPlayableCard');
    table.do(0, 'pickUp F01 @3');
    expect(table.bench(0).hand).toBe(card('F01'));
  });
});

describe('keys', () => {
  it('are kept whatever becomes of the room, and one of a colour is enough (OMG-056, OMG-057)', () => {
    const table = race().build(0, 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0 F02@0,0r0');
    expect(table.rows(0)[1]).toBe('BYYRRR');
    expect(table.keys(0)).toBe('R');
    table.news();
    table.do(0, 'pickUp F02 @9000').build(0, 'F12@-1,-3r0');
    expect(table.news()).not.toContain('key');
  });

  it('a placement that spoils one room and completes another earns only what is there afterwards (OMG-054)', () => {
    // The red row is complete but was never tested, because it came to light by a pick-up.
    const table = race().withPlan(0, 'F01@1,-1r2 F03@3,-1r0 F05@-1,-1r0');
    table.hold(0, 'F02').do(0, 'place F02 0 0 r0 @1');
    expect(table.keys(0)).toBe('');
  });

  it('the colour must be that of the pile (OMG-053)', () => {
    const table = race({}).withLocations('L02 L01 L03').build(0, 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0');
    expect(table.keys(0)).toBe('');
  });
});

describe('picking up', () => {
  it('several at once, with or without a card in hand, up to all (OMG-040, OMG-044, OMGR-11)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@2,0r0 F03@4,0r0').hold(0, 'F04');
    table.do(0, 'pickUp F01,F02,F03 @1');
    expect(table.bench(0).plan).toEqual([]);
    expect(table.bench(0)).toMatchObject({ pickUps: 1, cardsPicked: 3, hand: card('F04') });
    expect(table.why(0, 'place F04 -33 12 r1 @2')).toBeUndefined();
  });

  it('happens as a whole or not at all (OMG-044)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@2,0r0 F03@4,0r0');
    const before = JSON.stringify(table.state);
    expect(table.why(0, 'pickUp F03,F09 @1')).toBe('badSelection');
    expect(table.why(0, 'pickUp F02 @1')).toBe('wouldSplit');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('takes different cards of the plan only (OMG-040, OMG-045)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@2,0r0').hold(0, 'F03');
    for (const wrong of ['F01,F01', 'F03', 'F04', 'F02,F04']) {
      expect(table.why(0, `pickUp ${wrong} @1`)).toBe('badSelection');
    }
  });

  it('more than six are marked first and lifted together, in the order named (OMG-041)', () => {
    const row = Array.from({ length: 9 }, (_, number) => `F0${number + 1}@${number * 2},0r0`);
    const table = race().withPlan(0, row.join(' '));
    table.do(0, 'mark F09,F07,F08,F01').do(0, 'mark F02,F03');
    expect(table.bench(0).marked.map((one) => one + 1)).toEqual([9, 7, 8, 1, 2, 3]);
    expect(table.why(0, 'mark F02')).toBe('badSelection');
    expect(table.why(0, 'pickUp F05 @1')).toBe('wouldSplit');
    table.do(0, 'pickUp F04,F06,F05 @1');
    expect(table.deck(0).slice(-9)).toEqual(['F09', 'F07', 'F08', 'F01', 'F02', 'F03', 'F04', 'F06', 'F05']);
    expect(table.bench(0)).toMatchObject({ marked: [], plan: [], pickUps: 1, cardsPicked: 9 });
  });

  it('marks are nobody else’s business, can be wiped, and end with the next placement', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@2,0r0').hold(0, 'F03');
    table.do(0, 'mark F01');
    const told = table.last('marked');
    expect(told.open).toEqual({});
    expect(Object.keys(told.own ?? {}).sort()).toEqual(['-2', '0']);
    expect(omegaVirus.view(table.state, 1).seats[0]?.marked).toEqual([]);
    expect(omegaVirus.view(table.state, 0).seats[0]?.marked).toEqual([card('F01')]);
    table.do(0, 'unmark');
    expect(table.why(0, 'unmark')).toBe('nothingMarked');
    table.do(0, 'mark F01').do(0, 'place F03 4 0 r0 @1');
    expect(table.bench(0).marked).toEqual([]);
  });

  it('what comes to light keeps its stacking order (OMG-043)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@1,0r0 F03@0,1r0').do(0, 'pickUp F02 @1');
    expect(table.bench(0).plan.map(cardOf)).toEqual([card('F01'), card('F03')]);
    expect(table.rows(0)).toEqual(['RR', 'BB', 'RR']);
  });
});

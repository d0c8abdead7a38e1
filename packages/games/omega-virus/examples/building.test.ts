/** Worked examples of placing, keys, flipping and picking up, with all their numbers. */
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../cards.ts';
import { boardOf, cellAt, cellX, cellY } from '../geometry/board.ts';
import { halfOf } from '../geometry/equipment.ts';
import { positionsAround, touchesPlan } from '../geometry/legal.ts';
import { FACES } from '../geometry/placements.ts';
import { roomsOf } from '../geometry/rooms.ts';
import { card, placements, rowsOf, TestTable } from '../testing/table.ts';

const race = (locations = 'L01 L02 L03') => new TestTable().withLocations(locations).start();

describe('placing', () => {
  it('W01: a turned card shows its squares and its half where they were carried (OMG-030)', () => {
    const [placement] = placements('F04@3,-1r1') as [number];
    expect(rowsOf([placement])).toEqual(['YR', 'BR']);
    const half = halfOf(placement);
    expect([cellX(half?.cell as number), cellY(half?.cell as number)]).toEqual([3, -1]);
    expect(half?.facing).toBe(cellAt(3, -2));
    expect(FACES[(card('F04') << 2) | 1]?.map((colour) => COLOURS[colour]).join('')).toBe('YRBR');
  });

  it('W02: edges and overlaps are contact, corners are not (OMG-031, OMG-032, OMGR-03)', () => {
    const plan = placements('F01@0,0r0');
    for (const [x, y] of [
      [2, 1],
      [1, 2],
      [2, -1],
      [-2, -1],
      [1, 1],
      [0, 0],
    ] as const) {
      expect(touchesPlan(plan, x, y)).toBe(true);
    }
    for (const [x, y] of [
      [2, 2],
      [-2, -2],
      [3, 0],
      [0, 3],
    ] as const) {
      expect(touchesPlan(plan, x, y)).toBe(false);
    }
    expect(positionsAround(plan).length / 2).toBe(21);
    expect(positionsAround(placements('F01@0,0r0 F02@2,0r0')).length / 2).toBe(31);
    const table = race().withPlan(0, 'F01@0,0r0').hold(0, 'F02');
    expect(table.why(0, 'place F02 2 2 r0 @1')).toBe('notTouching');
    expect(table.why(0, 'place F02 2 1 r0 @1')).toBeUndefined();
    expect(race().hold(0, 'F02').why(0, 'place F02 30 -7 r2 @1')).toBeUndefined();
  });

  it('W03: one card may lie on several at once, always on top (OMG-033, OMG-034, OMG-035, OMG-037, OMGR-02, OMGR-04)', () => {
    const table = race().build(0, 'F01@0,0r0 F02@2,0r0 F03@0,2r0 F08@1,1r0');
    expect(table.rows(0)).toEqual(['RRYY', 'YYYB', 'BRB.', 'RR..']);
    const rooms = roomsOf(boardOf(table.bench(0).plan));
    const sizes = rooms.map(({ colour, cells }) => `${COLOURS[colour]}${cells.length}`).sort();
    expect(sizes).toEqual(['B1', 'B1', 'B1', 'R2', 'R3', 'Y5']);
  });
});

describe('keys', () => {
  it('W04: the third card completes the red row, not before (OMG-050, OMG-051, OMG-053, OMG-055)', () => {
    const table = race().build(0, 'F05@-1,-1r0 F01@1,-1r2');
    expect(table.keys(0)).toBe('');
    table.build(0, 'F03@3,-1r0');
    expect(table.rows(0)).toEqual(['YYYYBB', 'BRRRRR']);
    expect(table.keys(0)).toBe('R');
    expect(table.last('key').open).toEqual({ seat: 0, colour: 0 });
  });

  it('W05: a square too many spoils it until it is covered (OMG-052, OMG-036, OMG-054)', () => {
    const table = race().build(0, 'F01@0,0r2 F03@2,0r0 F07@4,0r2');
    expect(table.rows(0)).toEqual(['YYBBYB', 'RRRRRR']);
    expect(table.keys(0)).toBe('');
    table.build(0, 'F02@5,1r0');
    expect(table.keys(0)).toBe('R');
  });

  it('W06: a mirror image counts only where that was agreed (OMG-051, OMGR-05)', () => {
    const plays = 'F05@-1,-1r0 F01@1,-1r2 F03@3,0r1';
    const table = race('L04 L02 L03').build(0, plays);
    expect(table.rows(0)).toEqual(['YYYY..', 'BRRRRB', '....RB']);
    expect(table.keys(0)).toBe('');
    const easy = new TestTable({ mirrorShapes: true }).withLocations('L04 L02 L03').start().build(0, plays);
    expect(easy.keys(0)).toBe('R');
  });

  it('W07: one placement can earn two keys (OMG-055, OMGR-07)', () => {
    const table = race('L12 L08 L03').build(0, 'F03@0,0r3 F07@-1,-1r2 F01@0,-2r3');
    expect(table.keys(0)).toBe('');
    table.news();
    table.build(0, 'F08@-1,-3r2');
    expect(table.rows(0)).toEqual(['BR.', 'YYY', 'YRY', 'RRR', '.BR']);
    expect(table.keys(0)).toBe('RY');
    expect(table.news()).toEqual(['place', 'key', 'key']);
  });

  it('W08: a pick-up earns no key, the next placement does (OMG-046, OMG-054, OMGR-06)', () => {
    const table = race().build(0, 'F01@1,-1r2 F03@3,-1r0 F02@4,0r0 F05@-1,-1r0');
    expect(table.keys(0)).toBe('');
    table.do(0, 'pickUp F02 @5000');
    expect(table.rows(0)).toEqual(['YYYYBB', 'BRRRRR']);
    expect(table.keys(0)).toBe('');
    expect(table.deck(0).at(-1)).toBe('F02');
    table.build(0, 'F12@-1,-3r0');
    expect(table.keys(0)).toBe('R');
  });
});

describe('flipping', () => {
  it('W09: locked cards go under the deck unseen, opened ones are played (OMG-022, OMG-023, OMG-024, OMGR-14)', () => {
    const locked = race().withDeck(0, 'F13 F15 F02 F16 F09', true).do(0, 'flip @1');
    expect(locked.bench(0).hand).toBe(card('F02'));
    expect(locked.deck(0)).toEqual(['F16', 'F09', 'F13', 'F15']);
    expect(locked.last('flip').open.seen).toEqual({ skipped: [1, 3], card: card('F02'), back: 1 });
    expect(locked.bench(0).skips).toBe(2);
    const opened = race().withDeck(0, 'F13 F15 F02 F16 F09', true).withBench(0, { keys: 1 }).do(0, 'flip @1');
    expect(opened.bench(0).hand).toBe(card('F13'));
    expect(opened.deck(0)).toEqual(['F15', 'F02', 'F16', 'F09']);
  });

  it('W10: with only locked cards nothing is turned up (OMG-026, OMGR-15)', () => {
    const table = race().withDeck(0, 'F13 F14', true);
    expect(table.why(0, 'flip @1')).toBe('noPlayableCard');
    expect(table.deck(0)).toEqual(['F13', 'F14']);
  });

  it('W11: a key won in time opens the card on top (OMG-025, OMG-058)', () => {
    const table = race().withPlan(0, 'F05@-1,-1r0 F01@1,-1r2').withDeck(0, 'F13 F02', true).hold(0, 'F03');
    table.do(0, 'place F03 3 -1 r0 @1').do(0, 'flip @2');
    expect(table.bench(0).hand).toBe(card('F13'));
    expect(table.last('flip').open.seen?.skipped).toEqual([]);
    const auto = race()
      .withPlan(0, 'F05@-1,-1r0 F01@1,-1r2')
      .withDeck(0, 'F13 F02', true)
      .withBench(0, { autoFlip: true })
      .hold(0, 'F03');
    auto.news();
    auto.do(0, 'place F03 3 -1 r0 @1');
    expect(auto.news()).toEqual(['place', 'key', 'flip']);
    expect(auto.bench(0).hand).toBe(card('F13'));
  });
});

describe('picking up', () => {
  it('W12: what would split the plan is refused; the order is the player’s (OMG-041, OMG-042, OMGR-12)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@2,0r0 F03@4,0r0');
    expect(table.why(0, 'pickUp F02 @1')).toBe('wouldSplit');
    table.do(0, 'pickUp F03,F02 @1');
    expect(table.rows(0)).toEqual(['RR', 'YY']);
    expect(table.deck(0).slice(-2)).toEqual(['F03', 'F02']);
  });

  it('W13: cards that meet at a corner are two sections (OMG-042)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@1,1r0 F03@2,2r0');
    expect(table.why(0, 'pickUp F02 @1')).toBe('wouldSplit');
    expect(table.why(0, 'pickUp F01 @1')).toBeUndefined();
  });

  it('W14: a card may be taken from underneath (OMG-043, OMGR-10)', () => {
    const table = race().withPlan(0, 'F01@0,0r0 F02@0,0r0').do(0, 'pickUp F01 @1');
    expect(table.rows(0)).toEqual(['YY', 'BB']);
  });
});

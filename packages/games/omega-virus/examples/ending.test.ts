/** Worked examples of equipment, finishing, scoring and the photo finish, with all their numbers. */
import { describe, expect, it } from 'vitest';
import { codec, stamp } from '../actions.ts';
import { ITEMS, SCORING_IDS } from '../cards.ts';
import { boardOf } from '../geometry/board.ts';
import { connectedItems } from '../geometry/equipment.ts';
import { planValue, takerOf } from '../rules/scoring.ts';
import { placements, TestTable } from '../testing/table.ts';
import { momentOfArrival } from '../timing.ts';

const PAIRS = 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0';
const DONE = `${PAIRS} F14@-2,5r1`;

const connected = (text: string): string => {
  const plan = placements(text);
  const set = connectedItems(plan, boardOf(plan));
  return ITEMS.filter((_, item) => set & (1 << item)).join(' ');
};

const race = () => new TestTable().withLocations('L01 L02 L03').start();

describe('equipment', () => {
  it('W15: halves connect side by side and face to face only (OMG-061, OMG-066, OMGR-16)', () => {
    expect(connected('F06@0,0r0 F13@-2,1r1')).toBe('BC');
    expect(connected('F06@0,0r0 F13@-2,0r1')).toBe('');
    expect(connected('F06@0,0r0 F13@-2,1r0')).toBe('');
    expect(connected('F06@0,0r0 F13@0,2r0')).toBe('');
    // The dish half faces the battery half: different items do nothing.
    expect(connected('F06@0,0r0 F15@-2,1r1')).toBe('');
  });

  it('W16: with the third connection the round is over (OMG-060, OMG-064, OMGR-08)', () => {
    const steps = DONE.split(' ');
    const after = steps.map((_, index) => connected(steps.slice(0, index + 1).join(' ')));
    expect(after).toEqual(['', 'BC', 'BC', 'BC SD', 'BC SD', 'BC AP SD']);
    const table = race().withPlan(0, PAIRS).hold(0, 'F14');
    expect(table.state.finish).toBeNull();
    table.do(0, 'place F14 -2 5 r1 @7000');
    expect(table.rows(0)).toEqual(['..BB', 'RRRY', 'YRYY', 'BBBR', 'RBRR', 'YYYB', 'BY..']);
    expect(table.state.finish).toEqual({ seat: 0, at: 7000 });
  });

  it('W17: uncovering can finish as well, without any key (OMG-047, OMG-062, OMG-063, OMG-065, OMGR-09)', () => {
    const table = race().withPlan(0, PAIRS).build(0, 'F02@-1,0r0');
    expect(table.last('equip').open).toEqual({ seat: 0, item: 0, connected: false });
    table.build(0, 'F14@-2,5r1');
    expect(table.state.finish).toBeNull();
    expect(connected(`${PAIRS} F02@-1,0r0 F14@-2,5r1`)).toBe('AP SD');
    expect(table.keys(0)).toBe('');
    table.do(0, 'pickUp F02 @9000');
    expect(table.state.finish).toEqual({ seat: 0, at: 9000 });
  });
});

describe('scoring', () => {
  it('W18: speed card to the finisher, each scoring card to the higher value (OMG-071, OMG-072, OMG-074, OMG-075, OMG-076, OMG-077, OMG-078)', () => {
    const table = race();
    table.state.round = 2;
    table.withScoring('G02 G03 G04 G01 G05 G09');
    table.withPlan(1, 'F01@1,-1r2 F03@3,-1r0 F05@-1,-1r0 F12@-1,-3r0').hold(1, 'F08');
    expect(table.rows(1)).toEqual(['BR....', 'YB....', 'YYYYBB', 'BRRRRR']);
    table.withPlan(0, PAIRS).hold(0, 'F14').do(0, 'place F14 -2 5 r1 @7000').endHold();
    const [result] = table.state.rounds;
    expect(result).toMatchObject({ finisher: 0, cause: 'finish', at: 7000, speed: { card: 1, taker: 0 } });
    expect(result?.slots.map(({ card, values, taker }) => [SCORING_IDS[card], ...values, taker])).toEqual([
      ['G01', 4, 5, 1],
      ['G05', 3, 4, 1],
      ['G09', 2, 1, 0],
    ]);
    const points = table.state.sides.map(({ speed, scored }) => [speed, scored.length]);
    expect(points).toEqual([
      [[1], 1],
      [[], 2],
    ]);
  });

  it('W19: ties go to whoever finished, at zero too (OMG-073, OMGR-18)', () => {
    const mine = placements(DONE);
    const other = placements('F05@-1,-1r0 F01@1,-1r2 F09@3,-1r0');
    const values = (id: string) => [mine, other].map((plan) => planValue(SCORING_IDS.indexOf(id), plan));
    expect(values('G02')).toEqual([4, 4]);
    expect(values('G04')).toEqual([3, 3]);
    expect(values('G03')).toEqual([4, 2]);
    expect(['G02', 'G04', 'G03'].map((id) => takerOf(values(id), 0))).toEqual([0, 0, 0]);
    expect(takerOf([0, 0], 1)).toBe(1);
  });
});

describe('the photo finish', () => {
  /** Live time is match time here, so that the numbers of the example can be read off. */
  function finished(fairness: 'compensated' | 'arrival') {
    const table = new TestTable({ fairness }).withLocations('L01 L02 L03').start();
    table.withPlan(0, PAIRS).hold(0, 'F14').withPlan(1, 'F01@0,0r0').hold(1, 'F02');
    const moment = (received: number, delay: number, last = 0) =>
      momentOfArrival({ received, delay, liveFrom: 0, last, fairness });
    const at = (text: string, when: number) => codec.write(stamp(codec.read(`${text} @0`) as number, when));
    table.do(0, at('place F14 -2 5 r1', moment(100_000, 20)));
    return { table, moment, at };
  }

  it('W20: whoever was slower to be heard is not slower (OMG-103, OMG-104, OMG-105, OMG-106, OMGR-21)', () => {
    const { table, moment, at } = finished('compensated');
    expect(table.state.finish).toEqual({ seat: 0, at: 99_980 });
    expect(table.state.ended).toBeNull();
    const early = moment(100_095, 120);
    expect(early).toBe(99_975);
    table.do(1, at('place F02 2 0 r0', early));
    const late = moment(100_110, 120, early);
    expect(late).toBe(99_990);
    expect(table.why(1, at('flip', late))).toBe('roundOver');
    table.endHold();
    expect(table.state.rounds[0]).toMatchObject({ finisher: 0, at: 99_980 });
    expect(table.rows(1)).toEqual(['RRYY', 'YYBB']);
  });

  it('W20: by arrival the late one is refused (OMG-104)', () => {
    const { table, moment, at } = finished('arrival');
    expect(moment(100_095, 120)).toBe(100_095);
    expect(table.why(1, at('place F02 2 0 r0', moment(100_095, 120)))).toBe('roundOver');
    expect(table.state.rounds[0]).toMatchObject({ finisher: 0, at: 100_000 });
  });
});

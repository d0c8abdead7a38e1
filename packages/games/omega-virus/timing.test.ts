import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codec, LAST_MOMENT, momentOf, stamp } from './actions.ts';
import { momentOfArrival, RaceIntake, RoundTrips } from './timing.ts';

describe('the delay of a connection', () => {
  const measured = (...trips: number[]): number => {
    const connection = new RoundTrips();
    for (const trip of trips) connection.add(trip);
    return connection.delay;
  };

  it('is half the median of the last nine round trips (OMG-103)', () => {
    expect(measured(40)).toBe(20);
    expect(measured(10, 30)).toBe(10);
    expect(measured(240, 10, 20)).toBe(10);
    // Nine newer ones push the first three out.
    expect(measured(2, 2, 2, 90, 90, 90, 90, 100, 90, 90, 90, 90)).toBe(45);
    // One that hangs now and then does not count.
    expect(measured(40, 40, 5000, 40, 40)).toBe(20);
  });

  it('is never more than 150, never less than 0, and 0 without samples (OMG-103, OMGR-21)', () => {
    expect(measured(900)).toBe(150);
    expect(measured(300)).toBe(150);
    expect(measured(298)).toBe(149);
    expect(measured(-5)).toBe(0);
    expect(measured()).toBe(0);
  });
});

describe('the moment of an arrival', () => {
  const arrival = { received: 12_000, delay: 120, liveFrom: 2000, last: 0, fairness: 'compensated' } as const;

  it('is its time less the delay, without the pauses (OMG-102, OMG-104)', () => {
    expect(momentOfArrival(arrival)).toBe(9880);
    expect(momentOfArrival({ ...arrival, fairness: 'arrival' })).toBe(10_000);
  });

  it('never runs back for a seat (OMG-104)', () => {
    expect(momentOfArrival({ ...arrival, last: 9900 })).toBe(9900);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5000), fc.nat(150)), { minLength: 2 }), (arrivals) => {
        let last = 0;
        let received = 2000;
        for (const [wait, delay] of arrivals) {
          received += wait;
          const moment = momentOfArrival({ ...arrival, received, delay, last });
          if (moment >= 0) {
            expect(moment).toBeGreaterThanOrEqual(last);
            last = moment;
          }
        }
      }),
    );
  });

  it('before GO is negative, so that it can be refused (OMG-101)', () => {
    expect(momentOfArrival({ ...arrival, received: 2050 })).toBe(-70);
  });
});

describe('stamping', () => {
  it('changes the moment and nothing else (OMG-102)', () => {
    for (const text of [
      'flip @0',
      'place F04 3 -1 r1 @77',
      'pickUp F03,F02 @5',
      'pause @9',
      'autoFlip on @1',
      'lost 2 @3',
      'takeBack @4',
    ]) {
      const action = codec.read(text) as number;
      const stamped = stamp(action, 99_980);
      expect(codec.write(stamped)).toBe(text.replace(/@\d+/, '@99980'));
      expect(momentOf(stamped)).toBe(99_980);
      expect(momentOf(stamp(action, 1e9))).toBe(LAST_MOMENT);
      expect(momentOf(stamp(action, -3))).toBe(0);
    }
    const ready = codec.read('ready') as number;
    expect([stamp(ready, 5), momentOf(ready)]).toEqual([ready, -1]);
  });
});

describe('the intake', () => {
  it('answers a command that is sent twice as before (OMG-107)', () => {
    const intake = new RaceIntake<string>();
    expect(intake.take(1, 0)).toEqual({ as: 'new' });
    intake.answered(1, 'placed');
    expect(intake.take(1, 5)).toEqual({ as: 'repeated', answer: 'placed' });
    expect(intake.take(2, 5)).toEqual({ as: 'new' });
  });

  it('takes no more than twenty in any second (OMG-107)', () => {
    const intake = new RaceIntake<string>();
    for (let number = 0; number < 20; number++) expect(intake.take(number, number * 10).as).toBe('new');
    expect(intake.take(20, 999).as).toBe('tooFast');
    expect(intake.take(20, 1000).as).toBe('new');
    expect(intake.take(21, 1005).as).toBe('tooFast');
    expect(intake.take(21, 1010).as).toBe('new');
  });

  it('remembers the latest answers only', () => {
    const intake = new RaceIntake<number>();
    for (let number = 0; number < 70; number++) {
      intake.take(number, number * 1000);
      intake.answered(number, number);
    }
    expect(intake.take(69, 80_000)).toEqual({ as: 'repeated', answer: 69 });
    expect(intake.take(0, 80_000)).toEqual({ as: 'new' });
  });
});

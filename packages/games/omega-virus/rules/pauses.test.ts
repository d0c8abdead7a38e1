/** Pauses, lost connections and what the clock does about them. */
import { CLOCK, eventFor, REVIEWER, SPECTATOR } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { ABANDON, CHOICE_OVER, codec, END_HOLD, forfeitAction, GRACE_OVER, PAUSE_OVER } from '../actions.ts';
import { NO_CARD } from '../cards.ts';
import { omegaVirus } from '../game.ts';
import { TestTable } from '../testing/table.ts';
import { due } from './clock.ts';
import { outcome } from './ending.ts';
import { phaseOf } from './phases.ts';

function live(options: ConstructorParameters<typeof TestTable>[0] = {}): TestTable {
  const table = new TestTable({ autoFlip: false, ...options }).withLocations('L01 L02 L03').start();
  return table.withPlan(0, 'F01@0,0r0').hold(0, 'F02');
}

/** Seat 1 holds the card that connects its last item (W16). */
const finishing = (): TestTable =>
  live()
    .withPlan(1, 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0')
    .withBench(1, { keys: 7 })
    .hold(1, 'F14');

describe('a pause', () => {
  it('stops the clock for both and covers locations, plans and hands (OMG-109)', () => {
    const table = live().do(0, 'pause @4000');
    expect(phaseOf(table.state)).toBe('PAUSED');
    expect([table.state.liveMs, table.state.liveFrom]).toEqual([4000, null]);
    for (const viewer of [0, 1, SPECTATOR]) {
      const view = omegaVirus.view(table.state, viewer);
      expect(view.locations).toBeNull();
      expect(view.seats.map(({ plan, hand, back }) => [plan, hand, back])).toEqual([
        [null, null, null],
        [null, null, null],
      ]);
    }
    expect(omegaVirus.view(table.state, REVIEWER).seats[0]?.plan).toHaveLength(1);
    expect(table.why(1, 'flip @4001')).toBe('paused');
    expect(table.why(0, 'place F02 2 0 r0 @4001')).toBe('paused');
  });

  it('ends when the one who paused resumes, with a new count, and the clock goes on where it stood (OMG-109)', () => {
    const table = live();
    table.now = 10_000;
    table.do(0, 'pause @4000');
    expect(table.why(1, 'resume')).toBe('notYourTurn');
    table.now = 30_000;
    table.do(0, 'resume');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    expect(omegaVirus.view(table.state, 0).locations).toBeNull();
    expect(table.why(0, 'place F02 2 0 r0 @4001')).toBe('notLive');
    table.now = 35_000;
    table.clock('go');
    expect(table.state.liveFrom).toBe(31_000);
    expect(omegaVirus.view(table.state, 0).seats[0]?.plan).toHaveLength(1);
    expect(omegaVirus.view(table.state, 0).seats[0]?.hand).toBe(1);
    expect(table.why(0, 'place F02 2 0 r0 @4000')).toBeUndefined();
  });

  it('counts what the other seat had done before it and is heard after it, and shows it to nobody (OMG-109)', () => {
    const table = live({ autoFlip: true }).hold(1, 'F02');
    table.do(0, 'pause @4000').news();
    expect(table.why(1, 'place F02 0 0 r0 @4001')).toBe('paused');
    table.do(1, 'place F02 0 0 r0 @3990');
    expect(phaseOf(table.state)).toBe('PAUSED');
    expect(table.state.liveMs).toBe(4000);
    expect(table.bench(1).plan).toHaveLength(1);
    const told = table.told.filter(({ type }) => type === 'place' || type === 'flip');
    expect(told.map(({ type }) => type)).toEqual(['place', 'flip']);
    for (const event of told) {
      for (const viewer of [0, 1, SPECTATOR]) {
        expect(eventFor(event, viewer)).toEqual({
          type: event.type,
          rule: event.type === 'place' ? 'OMG-030' : 'OMG-022',
          open: { seat: 1, cards: 1 },
        });
      }
    }
    expect(omegaVirus.view(table.state, 1).seats[1]).toMatchObject({ plan: null, hand: null });
    table.do(0, 'resume').clock('go');
    expect(omegaVirus.view(table.state, 1).seats[1]?.plan).toHaveLength(1);
  });

  it('does not hide a finish that came before it: the round is over (OMG-105, OMG-109)', () => {
    for (const stop of ['pause', 'lost', 'count']) {
      const table = finishing();
      if (stop === 'lost') table.clock('lost 1 @5000');
      else table.do(0, 'pause @5000');
      if (stop === 'count') table.do(0, 'resume');
      table.do(1, 'place F14 -2 5 r1 @4980');
      expect(phaseOf(table.state)).toBe('PHOTO');
      expect(table.state).toMatchObject({ finish: { seat: 1, at: 4980 }, hidden: false, pausedBy: -1 });
      expect(table.last('finish').open).toEqual({ seat: 1, at: 4980, beforePause: true });
      expect(due(table.state)).toEqual({ action: END_HOLD, at: 5130, clock: 'live' });
      table.endHold();
      expect(table.state.rounds[0]).toMatchObject({ finisher: 1, cause: 'finish', at: 4980 });
      expect(phaseOf(table.state)).toBe('REVIEW');
    }
  });

  it('takes nothing that came after it, and nothing late from whoever paused (OMG-109)', () => {
    const table = finishing().do(0, 'pause @5000');
    expect(table.why(1, 'place F14 -2 5 r1 @5001')).toBe('paused');
    expect(table.why(0, 'place F02 2 0 r0 @5000')).toBe('paused');
    expect(table.why(1, 'pause @4990')).toBe('paused');
    table.do(0, 'resume');
    expect(table.why(1, 'place F14 -2 5 r1 @5001')).toBe('notLive');
    table.clock('go').do(1, 'pause @5003');
    // What was done before the first pause is heard too late after the second.
    expect(table.why(0, 'place F02 2 0 r0 @4999')).toBe('timeRunsBack');
  });

  it('dates what arrives in it as if the clock had run on (OMG-103, OMG-109)', () => {
    const table = live();
    table.now = 10_000;
    const from = table.state.liveFrom as number;
    table.do(0, 'pause @4000');
    const arrival = (received: number) =>
      omegaVirus.realTime?.arrival(table.state, 1, from + received, [200, 200, 200]);
    expect(arrival(4050)).toBe(3950);
    expect(arrival(9000)).toBe(8900);
  });

  it('lasts until it is ended where no other person waits (OMG-109)', () => {
    for (const options of [
      { mode: 'bot' },
      { seats: 1, mode: 'clock' },
      { seats: 1, mode: 'practice' },
    ] as const) {
      const table = live(options).do(0, 'pause @4000');
      expect(due(table.state)).toBeNull();
      table.do(0, 'resume');
      expect(phaseOf(table.state)).toBe('COUNTDOWN');
    }
  });

  it('ends by itself after a minute between two people (OMG-109)', () => {
    const table = live();
    table.now = 10_000;
    table.do(0, 'pause @4000');
    expect(due(table.state)).toEqual({ action: PAUSE_OVER, at: 70_000, clock: 'match' });
    table.clock('pauseOver');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    expect(table.last('resumed').open).toEqual({ by: 0, inTime: false });
  });

  it('comes as often as agreed against a person, as often as wanted elsewhere (OMG-109)', () => {
    const table = live().do(0, 'pause @1').do(0, 'resume').clock('go');
    expect(table.why(0, 'pause @2')).toBe('noPauseLeft');
    expect(table.why(1, 'pause @2')).toBeUndefined();
    expect(live({ pausesPerSeatPerRound: 0 }).why(0, 'pause @2')).toBe('noPauseLeft');
    const bot = live({ mode: 'bot', pausesPerSeatPerRound: 0 });
    for (let times = 0; times < 4; times++) bot.do(0, `pause @${times}`).do(0, 'resume').clock('go');
    expect(bot.state.seats[0]?.pauses).toBe(4);
  });

  it('never lets the clock run back behind what the other seat did (OMG-102)', () => {
    const table = live().do(1, 'flip @4020').do(0, 'pause @4000');
    expect(table.state.liveMs).toBe(4020);
    table.do(0, 'resume').clock('go');
    expect(table.why(0, 'place F02 2 0 r0 @4019')).toBe('timeRunsBack');
    expect(table.why(0, 'place F02 2 0 r0 @4020')).toBeUndefined();
  });
});

describe('a lost connection', () => {
  it('stops the clock by itself, at no cost of a pause (OMG-110)', () => {
    const table = live();
    table.now = 10_000;
    table.clock('lost 2 @5000');
    expect(phaseOf(table.state)).toBe('PAUSED');
    expect(table.state.seats.map(({ pauses }) => pauses)).toEqual([0, 0]);
    expect(table.why(CLOCK, 'lost 2 @5000')).toBe('goneAlready');
    expect(table.why(0, 'resume')).toBe('notYourTurn');
    table.now = 25_000;
    table.clock('back 2');
    expect(table.why(CLOCK, 'back 2')).toBe('hereAlready');
    expect(table.state.seats[1]?.grace).toBe(45_000);
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    table.clock('go').clock('lost 2 @6000');
    expect(due(table.state)).toEqual({ action: GRACE_OVER, at: 25_000 + 45_000, clock: 'match' });
  });

  it('breaks off a count, which is made anew when everybody is there (OMG-110, OMG-009)', () => {
    const table = new TestTable().do(0, 'ready').do(1, 'ready').clock('lost 1 @0');
    expect(phaseOf(table.state)).toBe('PAUSED');
    table.clock('back 1');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    table.clock('go');
    expect(phaseOf(table.state)).toBe('LIVE');
  });

  it('at the end of the briefing is waited for before the count (OMG-110)', () => {
    const table = new TestTable({ briefingSeconds: 10, mode: 'bot' })
      .clock('lost 1 @0')
      .clock('briefingOver');
    expect(phaseOf(table.state)).toBe('PAUSED');
    table.clock('back 1').clock('go');
    expect(phaseOf(table.state)).toBe('LIVE');
    expect(table.bench(0).hand).toBe(NO_CARD);
  });

  it('in the review is only noted, and counted from the next ready check on (OMG-110, OMG-112)', () => {
    const table = live({ roundLimitSeconds: 300 }).clock('limit');
    table.now = 77;
    table.clock('lost 1 @0');
    expect([phaseOf(table.state), table.state.seats[0]?.awaySince]).toEqual(['REVIEW', 77]);
    table.now = 30_000;
    table.clock('reviewOver');
    expect([phaseOf(table.state), table.state.seats[0]?.awaySince]).toEqual(['BRIEFING', 77]);
    expect(due(table.state)).toMatchObject({ action: forfeitAction(0), at: 90_000 });
  });

  it('in the race costs the round before it costs the match: the minute begins at the ready check (OMG-112)', () => {
    const table = live({ disconnectGraceSeconds: 30 });
    table.clock('lost 2 @5000');
    for (const [now, action] of [
      [30_000, 'graceOver'],
      [50_000, 'choiceOver'],
      [80_000, 'reviewOver'],
    ] as const) {
      expect(due(table.state)).toMatchObject({ action: codec.read(action), at: now });
      table.now = now;
      table.clock(action);
    }
    expect(phaseOf(table.state)).toBe('BRIEFING');
    expect(due(table.state)).toEqual({ action: forfeitAction(1), at: 140_000, clock: 'match' });
  });

  it('during a pause is dealt with when the pause is over (OMG-109, OMG-110)', () => {
    const table = live().do(0, 'pause @4000').clock('lost 2 @4000');
    expect(due(table.state)?.action).toBe(PAUSE_OVER);
    expect(table.why(CLOCK, 'graceOver')).toBe('notNow');
    table.do(0, 'resume');
    expect(phaseOf(table.state)).toBe('PAUSED');
    expect(table.why(CLOCK, 'graceOver')).toBeUndefined();
  });

  it('does not count as being ready late (OMG-082)', () => {
    const table = new TestTable().do(0, 'ready');
    expect(table.why(CLOCK, 'briefingOver')).toBeUndefined();
    table.clock('lost 2 @0');
    expect(table.why(CLOCK, 'briefingOver')).toBe('notNow');
  });

  it('whoever comes back sees the boards when the clock runs again (OMG-113)', () => {
    const table = live().clock('lost 1 @5000').clock('back 1');
    expect(omegaVirus.view(table.state, 0).seats[0]?.plan).toBeNull();
    table.clock('go');
    expect(omegaVirus.view(table.state, 0).seats[0]?.plan).toHaveLength(1);
  });

  it('elsewhere than against a person the pause lasts until the player returns (OMG-111)', () => {
    for (const table of [
      live({ mode: 'bot' }),
      live({ seats: 1, mode: 'clock' }),
      live({ seats: 1, mode: 'practice' }),
    ]) {
      table.clock('lost 1 @5000');
      expect(due(table.state)).toBeNull();
      expect(table.why(CLOCK, 'graceOver')).toBe('notNow');
      expect(table.why(CLOCK, 'abandon')).toBe('notNow');
    }
  });
});

describe('when the time of an absence is over', () => {
  function absent(): TestTable {
    const table = live().withPlan(1, 'F01@0,0r0 F02@2,0r0');
    table.clock('lost 2 @5000').clock('graceOver');
    return table;
  }

  it('the one who is there may take the round with the plans as they are (OMG-111)', () => {
    const table = absent();
    expect(omegaVirus.waiting(table.state)).toBe(1);
    expect(table.why(1, 'claimRound')).toBe('notYourTurn');
    table.do(0, 'claimRound');
    expect(table.state.rounds[0]).toMatchObject({
      finisher: 0,
      cause: 'claim',
      at: 5000,
      speed: { card: 0, taker: 0 },
    });
    expect(phaseOf(table.state)).toBe('REVIEW');
    expect(omegaVirus.view(table.state, 0).seats[1]?.plan).toHaveLength(2);
  });

  it('without a choice in 20 seconds the round is taken (OMG-111)', () => {
    const table = absent();
    expect(due(table.state)).toEqual({ action: CHOICE_OVER, at: 20_000, clock: 'match' });
    table.clock('choiceOver');
    expect(table.state.rounds[0]).toMatchObject({ finisher: 0, cause: 'claim' });
  });

  it('or waits once more, for as long again (OMG-111)', () => {
    const table = absent();
    table.now = 90_000;
    table.do(0, 'waitAgain');
    expect(phaseOf(table.state)).toBe('PAUSED');
    expect(due(table.state)).toEqual({ action: GRACE_OVER, at: 150_000, clock: 'match' });
  });

  it('or lets a bot play on until the player is back (OMG-111)', () => {
    const table = absent().do(0, 'botTakesOver');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    expect(table.state.seats[1]?.hasBot).toBe(true);
    table.clock('go');
    expect(table.why(1, 'flip @6000')).toBeUndefined();
    expect(table.why(CLOCK, 'lost 2 @6000')).toBe('goneAlready');
    table.clock('back 2');
    expect(table.state.seats[1]).toMatchObject({ hasBot: false, awaySince: -1 });
  });

  it('and a player who comes back just then plays on (OMG-113)', () => {
    const table = absent().clock('back 2');
    expect(phaseOf(table.state)).toBe('COUNTDOWN');
    expect(table.state.seats[1]?.grace).toBe(0);
  });
});

describe('being away', () => {
  it('for a minute at a ready check forfeits against a person (OMG-112)', () => {
    const table = new TestTable();
    table.now = 1000;
    table.clock('lost 2 @0');
    expect(due(table.state)).toEqual({ action: forfeitAction(1), at: 61_000, clock: 'match' });
    expect(table.why(CLOCK, 'forfeit 1')).toBe('notNow');
    expect(table.why(CLOCK, 'briefingOver')).toBe('notNow');
    table.clock('forfeit 2');
    expect(outcome(table.state)).toMatchObject({ reason: 'forfeit', winners: [0], rule: 'OMG-112' });
    const bot = new TestTable({ mode: 'bot' }).clock('lost 1 @0');
    expect(bot.why(CLOCK, 'forfeit 1')).toBe('notNow');
    expect(live().clock('lost 1 @0').why(CLOCK, 'forfeit 1')).toBe('notNow');
  });

  it('of both ends the match without a result after ten minutes (OMG-114)', () => {
    const table = live();
    table.now = 10_000;
    table.clock('lost 1 @5000');
    expect(table.why(CLOCK, 'abandon')).toBe('notNow');
    table.now = 12_000;
    table.clock('lost 2 @5000');
    expect(due(table.state)).toEqual({ action: ABANDON, at: 612_000, clock: 'match' });
    expect(table.why(CLOCK, 'graceOver')).toBe('notNow');
    table.clock('abandon');
    expect(outcome(table.state)).toMatchObject({ reason: 'abandoned', winners: [], rule: 'OMG-114' });
  });

  it('of both while a choice is open waits for either (OMG-114)', () => {
    const table = live().clock('lost 2 @5000').clock('graceOver').clock('lost 1 @5000');
    expect(table.why(CLOCK, 'choiceOver')).toBe('notNow');
    expect(omegaVirus.waiting(table.state)).toBe(1 << CLOCK);
    expect(due(table.state)?.action).toBe(ABANDON);
  });
});

import { describe, expect, it } from 'vitest';
import { actionCodec } from './actions.ts';
import { keepsPromise } from './commitment.ts';
import { choice, type Flowing, flow } from './flow.ts';
import type { AnyGame } from './game.ts';
import { UNDO_RULE } from './houseRules.ts';
import { DamagedLog, openMatch, replay, UNDO } from './match.ts';
import { CLOCK, everyone, only, SPECTATOR } from './seats.ts';
import { codec, switchboard } from './testing/switchboard.ts';

const SEED = 'a seed';

const open = (seats = ['Left', 'Right']) =>
  openMatch(switchboard, { options: { lamps: 3 }, seats, generator: 'fast', seed: SEED });

const alone = () => open(['Left']);

type Opened = ReturnType<typeof open>;

function does(match: Opened, text: string, seat = 0, at = 0) {
  const played = match.play(seat, codec.read(text) as number, at);
  if (!played.ok) throw new Error(`${text} was refused: ${played.refusal.reason}.`);
  return played;
}

/** Everything that taking back must restore. */
const bytes = (match: Opened): string => JSON.stringify(match.state);

const NOTHING = { ok: false, refusal: { rule: UNDO_RULE, reason: 'nothingToUndo' } };

describe('a match', () => {
  it('says what is played, by whom, and promises its seed', () => {
    const { header } = open();
    expect(header).toMatchObject({
      game: 'switchboard',
      rules: 3,
      options: { lamps: 3 },
      seats: ['Left', 'Right'],
      generator: 'fast',
    });
    expect(keepsPromise(header.commitment, SEED)).toBe(true);
    expect(JSON.stringify(header)).not.toContain(SEED);
  });

  it('has run up to the first choice, and kept what was told on the way', () => {
    const match = open();
    expect(match.waiting).toBe(only(0));
    expect(match.opening.map(({ type }) => type)).toEqual(['opened']);
    expect(match.log).toEqual([]);
    expect(match.outcome).toBeNull();
  });

  it('shows views', () => {
    expect(open().view(SPECTATOR)).toEqual({ seats: 2, active: 0, lamps: 3, touched: 0, over: false });
  });

  it('lists awaited actions first, then asides', () => {
    const match = open();
    expect(match.actions(0).map((action) => codec.write(action))).toEqual([
      'press 1',
      'press 2',
      'press 3',
      'call',
      'peek',
      'roll',
      'hand',
      'stop',
    ]);
    expect(match.actions(1)).toEqual([]);
    expect(match.actions(CLOCK).map((action) => codec.write(action))).toEqual(['timeout']);
  });

  it('writes down what was done, and hands the time to the rules', () => {
    const match = open();
    const { events } = does(match, 'call', 0, 1200);
    expect(events.map(({ type }) => type)).toEqual(['called']);
    expect(match.log).toEqual([{ seat: 0, action: codec.first.call, at: 1200 }]);
    expect(match.state.touched).toBe(1200);
  });

  it('tells only what the last action caused', () => {
    const match = open();
    const first = does(match, 'call');
    const second = does(match, 'press 1');
    expect(second.events).toEqual([]);
    expect(first.events).toHaveLength(1);
  });

  it('takes time’s actions like any other', () => {
    const match = open();
    does(match, 'timeout', CLOCK, 5000);
    expect(match.log).toEqual([{ seat: CLOCK, action: codec.first.timeout, at: 5000 }]);
  });

  it('has an outcome when it is over, and then refuses everything', () => {
    const match = open();
    does(match, 'stop');
    expect(match.outcome).toEqual({ winners: [0], scores: [3], reason: 'stopped', rule: 'SWI-1' });
    expect(match.play(0, codec.first.call)).toEqual({
      ok: false,
      refusal: { rule: 'SWI-2', reason: 'over' },
    });
    expect(match.actions(0)).toEqual([]);
  });
});

describe('a refused action', () => {
  for (const [seat, action, reason] of [
    [1, codec.first.call, 'notYourTurn'],
    [0, codec.size, 'noSuchAction'],
    [0, UNDO, 'noSuchAction'],
    [0, Number.NaN, 'noSuchAction'],
    [0, codec.first.timeout, 'noSuchAction'],
  ] as const) {
    it(`changes nothing: action ${action} of seat ${seat}`, () => {
      const match = open();
      does(match, 'press 2');
      const before = bytes(match);
      const played = match.play(seat, action);
      expect(played).toEqual({ ok: false, refusal: { rule: 'SWI-2', reason } });
      expect(bytes(match)).toBe(before);
      expect(match.log).toHaveLength(1);
      expect(match.canUndo(0)).toBe(true);
    });
  }
});

describe('taking back', () => {
  it('restores everything, one action after the other', () => {
    const match = open();
    const states = [bytes(match)];
    for (const text of ['press 1', 'press 2', 'press 3']) {
      expect(does(match, text, 0, states.length).undoable).toBe(true);
      states.push(bytes(match));
    }
    for (const state of states.slice(0, -1).reverse()) {
      expect(match.canUndo(0)).toBe(true);
      expect(match.undo(0)).toEqual({ ok: true });
      expect(bytes(match)).toBe(state);
    }
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toEqual(NOTHING);
  });

  it('is written down too, because a log only grows', () => {
    const match = open();
    does(match, 'press 1', 0, 10);
    match.undo(0, 20);
    expect(match.log).toEqual([
      { seat: 0, action: codec.first.press, at: 10 },
      { seat: 0, action: UNDO, at: 20 },
    ]);
  });

  it('lets the seat do something else instead', () => {
    const match = open();
    does(match, 'press 1');
    match.undo(0);
    does(match, 'press 3');
    expect(match.state.lamps).toBe(6);
    match.undo(0);
    expect(match.state.lamps).toBe(3);
  });

  it('is only for the seat that did it', () => {
    const match = open();
    does(match, 'press 1');
    const before = bytes(match);
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(1)).toEqual(NOTHING);
    expect(match.undo(SPECTATOR)).toEqual(NOTHING);
    expect(bytes(match)).toBe(before);
    expect(match.log).toHaveLength(1);
  });

  it('does not go behind chance', () => {
    const match = alone();
    does(match, 'press 1');
    expect(does(match, 'roll').undoable).toBe(false);
    expect(match.undo(0)).toEqual(NOTHING);
  });

  it('does not go behind something shown, even to a seat alone', () => {
    const match = alone();
    expect(does(match, 'peek').undoable).toBe(false);
    expect(match.undo(0)).toEqual(NOTHING);
  });

  it('does not go behind what another seat was told', () => {
    expect(does(open(), 'call').undoable).toBe(false);
  });

  it('goes behind what was told where nobody else sits', () => {
    const match = alone();
    expect(does(match, 'call').undoable).toBe(true);
    expect(match.undo(0)).toEqual({ ok: true });
  });

  it('does not go behind what another seat was asked', () => {
    const match = open();
    expect(does(match, 'hand').undoable).toBe(false);
    expect(match.undo(0)).toEqual(NOTHING);
    expect(does(match, 'press 1', 1).undoable).toBe(true);
    expect(match.canUndo(0)).toBe(false);
  });

  it('does not go behind the end', () => {
    expect(does(alone(), 'stop').undoable).toBe(false);
  });

  it('does not go behind the clock', () => {
    const match = alone();
    does(match, 'press 1');
    does(match, 'timeout', CLOCK);
    expect(match.undo(0)).toEqual(NOTHING);
  });

  it('stops at the last of these, and starts afresh after it', () => {
    const match = alone();
    does(match, 'press 1');
    does(match, 'roll');
    const checkpoint = bytes(match);
    does(match, 'press 2');
    match.undo(0);
    expect(bytes(match)).toBe(checkpoint);
    expect(match.canUndo(0)).toBe(false);
  });

  it('leaves chance where it was: what is rolled next is the same', () => {
    const roll = (takeBack: boolean): number => {
      const match = alone();
      does(match, 'press 1');
      if (takeBack) match.undo(0);
      does(match, 'roll');
      return match.state.lamps - (takeBack ? 3 : 4);
    };
    expect(roll(true)).toBe(roll(false));
  });
});

describe('a replay', () => {
  it('folds a log to the same match', () => {
    const match = open();
    does(match, 'press 1', 0, 5);
    does(match, 'press 2', 0, 6);
    match.undo(0, 7);
    does(match, 'roll', 0, 8);
    does(match, 'hand', 0, 9);
    does(match, 'timeout', CLOCK, 10);
    does(match, 'stop', 1, 11);
    const again = replay(switchboard, match.header, SEED, match.log);
    expect(bytes(again)).toBe(bytes(match));
    expect(again.log).toEqual(match.log);
    expect(again.outcome).toEqual(match.outcome);
  });

  it('of another seed is another match', () => {
    const match = open();
    expect(replay(switchboard, match.header, 'other', []).state.hidden).not.toBe(match.state.hidden);
  });

  it('says which action of a damaged log cannot be played, and why', () => {
    const { header } = open();
    const log = [
      { seat: 0, action: codec.first.hand, at: 0 },
      { seat: 0, action: codec.first.call, at: 0 },
    ];
    expect(() => replay(switchboard, header, SEED, log)).toThrow(
      'Action 2 of the log cannot be played: It is not your turn. (SWI-2)',
    );
    try {
      replay(switchboard, header, SEED, log);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DamagedLog);
      expect((error as DamagedLog).index).toBe(1);
    }
  });

  it('refuses to take back what could not be taken back', () => {
    const { header } = open();
    expect(() => replay(switchboard, header, SEED, [{ seat: 0, action: UNDO, at: 0 }])).toThrow(
      'Action 1 of the log cannot be played: There is nothing to take back. (AIR-001)',
    );
  });
});

describe('a question that several answer', () => {
  const { first } = actionCodec({ note: [], bid: [] });
  /** Both bid at once, twice; anybody may note something meanwhile. */
  const bids = flow<'round', Flowing & { bids: number }, never>({
    at: { round: 0 },
    nodes: {
      round: choice({
        stays: true,
        seats: (state) => everyone(2) & ~state.bids,
        list: (_state, _seat, into) => void into.add(first.bid),
        refusal: () => null,
        take(state, seat) {
          state.bids |= only(seat);
          if (state.bids !== everyone(2) || state.stack.length === 1) return;
          state.bids = 0;
          state.stack.pop();
        },
      }),
    },
    asides: {
      below: first.bid,
      list: (_state, _seat, into) => void into.add(first.note),
      refusal: () => null,
      take: () => {},
    },
    rules: { notYourTurn: 'BID-1', noSuchAction: 'BID-1', over: 'BID-1' },
  });
  const bidding = () =>
    openMatch(
      {
        ...(switchboard as unknown as AnyGame),
        ...(bids as unknown as AnyGame),
        setup: () => ({ stack: [0, 0], bids: 0 }),
        begin: () => {},
      } as AnyGame,
      { options: {}, seats: ['Left', 'Right'], generator: 'fast', seed: SEED },
    );

  it('stands until another one is asked, however much happens meanwhile', () => {
    const match = bidding();
    match.play(0, first.note, 4);
    match.play(0, first.bid, 5);
    expect(match.asked).toEqual({ sequence: 0, at: 0, shown: 0 });
    expect([0, 1, 2].map((sequence) => match.isCurrent(sequence, 1))).toEqual([true, true, true]);
    match.play(1, first.bid, 7);
    expect(match.asked).toEqual({ sequence: 3, at: 7, shown: 0 });
    expect([2, 3, 4].map((sequence) => match.isCurrent(sequence, 1))).toEqual([false, true, false]);
  });

  it('is asked again when its answer is taken back', () => {
    const match = openMatch(switchboard, {
      options: { lamps: 3 },
      seats: ['Left'],
      generator: 'fast',
      seed: SEED,
    });
    does(match, 'press 1', 0, 5);
    match.undo(0, 9);
    expect(match.asked).toEqual({ sequence: 2, at: 9, shown: 0 });
  });

  it('ends with the answer where one seat alone is asked: every action meets the newest state', () => {
    const match = open();
    does(match, 'press 1');
    expect([0, 1].map((sequence) => match.isCurrent(sequence, 1))).toEqual([false, true]);
  });
});

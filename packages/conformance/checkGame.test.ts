import { REVIEWER, SPECTATOR } from '@airlock/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkGame } from './checkGame.ts';
import { sentenceOf } from './finding.ts';
import { afterwards, broken, telling } from './toy/breaking.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const lossy = afterwards((state) => {
  state.discard.length = 0;
});

describe('checking a game', () => {
  it('plays as many games as asked from outside, whatever the plan says', () => {
    vi.stubEnv('AIRLOCK_CONFORMANCE_GAMES', '40');
    const setup = vi.fn(flotsam.setup);
    checkGame(broken({ setup }), { ...flotsamPlan, games: 1 }, { only: ['ending'] });
    expect(setup).toHaveBeenCalledTimes(40);
  });

  it('plays every setting at least once', () => {
    const setup = vi.fn(flotsam.setup);
    checkGame(broken({ setup }), { ...flotsamPlan, games: 1 }, { only: ['ending'] });
    expect(new Set(setup.mock.calls.map(([seats, options]) => JSON.stringify([seats, options]))).size).toBe(
      9,
    );
  });

  it('runs only the checks it is asked for', () => {
    expect(checkGame(lossy, flotsamPlan, { only: ['codec'] })).toEqual([]);
    expect(checkGame(lossy, flotsamPlan, { only: ['census'] })).not.toEqual([]);
  });

  it('finds the same when it runs again', () => {
    const find = () => checkGame(lossy, flotsamPlan, { only: ['census'] }).map(sentenceOf);
    expect(find()).toEqual(find());
  });

  it('stops a check that has found enough', () => {
    expect(checkGame(lossy, flotsamPlan, { only: ['census'] })).toHaveLength(3);
  });

  it('reports what a game throws, with what was done before', () => {
    const throwing = afterwards((state) => {
      if (state.discard.length > 0) throw new Error('the raft sank');
    });
    const [finding] = checkGame(throwing, flotsamPlan, { only: ['ending'] });
    expect(finding?.what).toMatch(/The game threw: the raft sank \(at /);
    expect(finding?.where?.log.at(-1)).toMatch(/^(seat \d|the clock): \w+/);
  });

  it('fails when no two worlds could be compared on an event', () => {
    const open = broken({ view: (state, viewer) => ({ ...flotsam.view(state, REVIEWER), viewer }) });
    const findings = checkGame(open, flotsamPlan, { only: ['leaks in events'] });
    expect(findings.map(({ what }) => what)).toContain(
      'No two worlds could be compared on the open part of the event "dealt": play more games, or say in the plan why not.',
    );
  });

  it('takes a plan’s word that an event shows what views do not', () => {
    const showing = telling((event, state) =>
      event.type === 'dealt' ? { ...event, open: { ...event.open, last: state.deck[0] } } : event,
    );
    const inconclusive = { dealt: 'the last card of the deck is shown once, and players must remember it' };
    expect(checkGame(showing, flotsamPlan, { only: ['leaks in events'] })).not.toEqual([]);
    expect(checkGame(showing, { ...flotsamPlan, inconclusive }, { only: ['leaks in events'] })).toEqual([]);
  });

  it('takes a plan’s word that spectators may see more than every seat', () => {
    const showing = broken({
      view: (state, viewer) => ({
        ...flotsam.view(state, viewer),
        ...(viewer === SPECTATOR ? { deck: flotsam.view(state, REVIEWER).deck } : {}),
      }),
    });
    const watching = { deck: 'whoever watches agreed to go out before the match' };
    expect(checkGame(showing, flotsamPlan, { only: ['spectators'] })).not.toEqual([]);
    expect(checkGame(showing, { ...flotsamPlan, watching }, { only: ['spectators'] })).toEqual([]);
  });

  it('compares what spectators see in worlds that differ in two cards, where views do not tell who knows what', () => {
    const showing = broken({
      view: (state, viewer) => ({
        ...flotsam.view(state, viewer),
        ...(viewer === SPECTATOR ? { deck: flotsam.view(state, REVIEWER).deck } : {}),
      }),
    });
    const publicMemory = 'a view shows what its viewer knows, not who else does';
    expect(checkGame(showing, { ...flotsamPlan, publicMemory }, { only: ['spectators'] })).not.toEqual([]);
    expect(checkGame(flotsam, { ...flotsamPlan, publicMemory }, { only: ['spectators'] })).toEqual([]);
  });

  it('takes a plan’s word that a choice is made openly', () => {
    const loud = {
      ...telling((event) =>
        event.type === 'bid' ? { ...event, open: { ...event.open, ...event.own?.[event.open.seat] } } : event,
      ),
      // The clock's bids are nobody's choice, so it must not play here.
      asides: () => {},
    };
    const openBids = { ...flotsamPlan, openly: { bid: 'bids are called out' } };
    expect(checkGame(loud, flotsamPlan, { only: ['leaks in events'] })).not.toEqual([]);
    expect(checkGame(loud, openBids, { only: ['leaks in events'] })).toEqual([]);
  });
});

it('a finding says what, where, and how to get there', () => {
  const text = sentenceOf({
    check: 'leaks in views',
    what: 'It leaks.',
    viewer: -1,
    seat: 30,
    difference: { path: 'hands.0', one: [1], other: new Map() },
    where: {
      game: 'flotsam',
      setting: '2 seats',
      seed: 'flotsam 3',
      manner: 'rare',
      log: ['seat 0: done', 'seat 1: bid 4'],
    },
  });
  expect(text).toBe(
    [
      '[leaks in views] It leaks.',
      '  At hands.0: [1] against Map {}',
      '  Seat: the clock',
      '  Viewer: the spectator',
      '  Match: flotsam, 2 seats, seed "flotsam 3", rare play',
      '  After action 2, the last of them: seat 0: done | seat 1: bid 4',
    ].join('\n'),
  );
});

import { type Action, type AnyGame, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { MANNERS, type Manner } from './manners.ts';
import type { Plan } from './plan.ts';
import { playThrough } from './playthrough.ts';
import { broken } from './toy/breaking.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';
import { AT, codec, type State } from './toy/state.ts';
import type { Playthrough, Watcher } from './watching.ts';

const GAMES = 60;

function playOf(seed: string, game = flotsam, plan = flotsamPlan): Playthrough {
  const setting = { seats: 3, options: { handSize: 3, flares: true } };
  return { game: game as AnyGame, plan: plan as Plan, setting, seed, random: fastRandom(seed), log: [] };
}

/** Plays many games in one manner and hands every state at rest to `look`. */
function playMany(manner: Manner, watcher: Watcher): Playthrough[] {
  const seen = new Map<Action, number>();
  return Array.from({ length: GAMES }, (_, number) => {
    const play = playOf(`${manner} ${number}`);
    playThrough(play, manner, seen, watcher);
    return play;
  });
}

for (const manner of MANNERS) {
  describe(`${manner} play`, () => {
    const reasons: string[] = [];
    const plays = playMany(manner, {
      ended({ state }) {
        reasons.push((state as State).result?.reason ?? 'unfinished');
      },
    });

    it('lets most games end by themselves', () => {
      const resigned = reasons.filter((reason) => reason === 'resigned').length;
      expect(reasons).not.toContain('unfinished');
      expect(resigned).toBeLessThan(GAMES / 3);
    });

    it('lets the clock act now and then', () => {
      const acts = plays.flatMap(({ log }) => log);
      const timeouts = acts.filter((act) => act === 'the clock: timeout').length;
      expect(timeouts).toBeGreaterThan(GAMES / 4);
      if (manner === 'hasty') expect(timeouts).toBeGreaterThan(acts.length / 4);
    });

    it('goes the same way again', () => {
      const again = playMany(manner, {});
      expect(again.map(({ log }) => log)).toEqual(plays.map(({ log }) => log));
    });
  });
}

it('somebody resigns now and then', () => {
  const acts = MANNERS.flatMap((manner) => playMany(manner, {})).flatMap(({ log }) => log);
  expect(acts.filter((act) => act.endsWith(': resign')).length).toBeGreaterThan(3);
});

it('looking for depth gets into nested interrupts more often than chance does', () => {
  const nested = (manner: Manner): number => {
    let count = 0;
    playMany(manner, {
      rested({ state }) {
        const { stack } = state as State;
        if (stack.at(-1) === AT.flare && stack.includes(AT.resolveBlock)) count++;
      },
    });
    return count;
  };
  expect(nested('random')).toBeGreaterThan(0);
  expect(nested('deep')).toBeGreaterThan(1.5 * nested('random'));
});

it('looking for draws shows more with every action than chance does', () => {
  const shownPerMove = (manner: Manner): number => {
    let [shown, moves] = [0, 0];
    playMany(manner, {
      moved({ act, events }) {
        if (!act || act.aside) return;
        moves++;
        shown += events.filter(({ reveals }) => reveals).length;
      },
    });
    return shown / moves;
  };
  expect(shownPerMove('drawing')).toBeGreaterThan(shownPerMove('random') * 1.05);
});

it('a watcher sees the opening, every move and the end, in order', () => {
  const seen: string[] = [];
  const play = playOf('watched');
  playThrough(play, 'random', new Map(), {
    opened: () => seen.push('opened'),
    moved: ({ act }) => seen.push(act ? 'moved' : 'begun'),
    rested: () => seen.push('rested'),
    ended: () => seen.push('ended'),
  });
  expect(seen.slice(0, 5)).toEqual(['opened', 'begun', 'rested', 'moved', 'rested']);
  expect(seen.at(-1)).toBe('ended');
  expect(seen.filter((one) => one === 'moved')).toHaveLength(play.log.length);
});

it('what the list leaves out is tried when the plan knows it', () => {
  const listsOnlyDone = broken({
    actions(state, seat, into) {
      if (state.stack.at(-1) === AT.exchange) into.add(codec.first.done);
      else flotsam.actions(state, seat, into);
    },
  });
  const plan = {
    ...flotsamPlan,
    listsAll: false,
    unlisted: (state: State, seat: number) =>
      state.stack.at(-1) === AT.exchange ? codec.first.mark + (state.hands[seat]?.[0] ?? 1) - 1 : undefined,
  };
  const logs = Array.from({ length: 10 }, (_, number) => {
    const play = playOf(`unlisted ${number}`, listsOnlyDone, plan);
    playThrough(play, 'random', new Map(), {});
    return play.log;
  });
  expect(logs.flat().filter((act) => act.includes(': mark')).length).toBeGreaterThan(5);
});

/** What holds in every game, tried on games played by chance under every agreement. */
import { type Action, ActionList, fastRandom, has, silentContext } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BONUS_AUTO, bonusAction, isRepair, isSalvage, SALVAGE } from './actions.ts';
import { ALL_CARDS, type Card, MOST_SPACES, NO_CARD, PLAIN, RED, SPACE_OF, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import { CELL_COUNT, CELLS, CELLS_OF_LINE, connectedCells, LINE_NAMES } from './grid.ts';
import type { Options } from './options.ts';
import { populationOf } from './rules/ending.ts';
import { canRepair } from './rules/repair.ts';
import { cubesIn } from './rules/votes.ts';
import { AT, clone, deckSize, handSize, type State } from './state.ts';
import { faultsOf } from './testing/faults.ts';
import { writeCards } from './testing/notation.ts';
import type { Told } from './testing/play.ts';
import { position } from './testing/position.ts';
import { ALL_OPTIONS, type Moment, newGame, playOut } from './testing/randomGame.ts';

/** OPS-164: 2 keeps, 30 salvages and 20 repairs at most; a module has 4 bonus spaces at most, each used once. */
const MOST_ACTIONS = 2 + 30 + 20 + 20 * 4;

/** As many as the conformance suite is told to play. */
const MANY = Number(process.env.AIRLOCK_CONFORMANCE_GAMES || 1000);

/** How a player without a plan may still prefer one kind of action. */
const PREFERENCES = {
  anything: () => true,
  salvage: isSalvage,
  repair: isRepair,
  'one card a salvage': (action: Action) =>
    isSalvage(action) && Number.isInteger(Math.log2(action - SALVAGE)),
} as const;
type Preference = keyof typeof PREFERENCES;

const anyGame = fc.record({
  seed: fc.nat(),
  options: fc.constantFrom(...ALL_OPTIONS),
  preference: fc.constantFrom(...(Object.keys(PREFERENCES) as Preference[])),
});
type AnyGame = { seed: number; options: Options; preference: Preference };

/** Plays such a game; `see` is shown every decision and the action about to be taken. */
function watch({ seed, options, preference }: AnyGame, see: (moment: Moment, action: Action) => void): State {
  const state = newGame(seed, options);
  playOut(state, fastRandom(seed), (moment) => {
    const preferred = moment.legal.toArray().filter(PREFERENCES[preference]);
    const action =
      preferred.length > 0
        ? preferred[moment.random.int(preferred.length)]
        : moment.legal.pick(moment.random);
    see(moment, action as Action);
    return action;
  });
  return state;
}

const inEveryGame = (numRuns: number, check: (game: AnyGame) => void): void =>
  fc.assert(fc.property(anyGame, check), { numRuns });

describe('many games by chance', () => {
  test('all finish within the bound, whole at their end (OPS-006, OPS-164)', () => {
    const legal = new ActionList();
    for (let seed = 0; seed < MANY; seed++) {
      const options = ALL_OPTIONS[seed % ALL_OPTIONS.length];
      const random = fastRandom(seed);
      const context = silentContext(random);
      const state = newGame(seed, options);
      let actions = 0;
      for (; outpostSeven.waiting(state) !== 0; actions++) {
        outpostSeven.actions(state, state.active, legal.clear());
        outpostSeven.apply(state, state.active, legal.pick(random), context);
      }
      const faults = faultsOf(state);
      if (actions > MOST_ACTIONS || faults.length > 0) expect.fail(`${seed}: ${actions} actions, ${faults}`);
    }
  }, 300_000);
});

describe('cards', () => {
  test('all 54 are always in exactly one place, and what is kept beside them agrees (OPS-006)', () => {
    inEveryGame(80, (game) => {
      const end = watch(game, ({ state }) => expect(faultsOf(state)).toEqual([]));
      expect(faultsOf(end)).toEqual([]);
    });
  });

  test('a module never moves or leaves the grid (OPS-070)', () => {
    inEveryGame(40, (game) => {
      let before: readonly Card[] = [];
      watch(game, ({ state }) => {
        for (const [cell, card] of before.entries())
          if (card !== NO_CARD) expect(state.grid[cell]).toBe(card);
        before = [...state.grid];
      });
    });
  });

  test('seven cards can always repair, whatever they are (OPS-167, OPSR-36)', () => {
    const hand = fc.uniqueArray(fc.constantFrom(...ALL_CARDS), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(hand, fc.constantFrom('allowed' as const, 'forbidden' as const), (cards, neutralPlay) => {
        expect(canRepair(position({ red: writeCards(cards), options: { neutralPlay } }), RED)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('deck and offer are empty at the end, and neutral plays leave one card a hand at most (OPS-166)', () => {
    inEveryGame(80, (game) => {
      const end = watch(game, () => {});
      expect([deckSize(end), writeCards(end.offer)]).toEqual([0, '- - - - -']);
      const most = game.options.neutralPlay === 'allowed' ? 1 : 6;
      for (const seat of [RED, YELLOW]) expect(handSize(end, seat)).toBeLessThanOrEqual(most);
      expect(end.out).toBe(3);
    });
  });
});

describe('length', () => {
  const count = (game: AnyGame): { salvages: number; repairs: number } => {
    let [salvages, repairs] = [0, 0];
    watch(game, (_, action) => {
      if (isSalvage(action)) salvages++;
      if (isRepair(action)) repairs++;
    });
    return { salvages, repairs };
  };

  test('a game has at most 30 salvages and 19 repairs, 20 if 18 is kept, and it ends (OPS-164)', () => {
    inEveryGame(100, (game) => {
      const { salvages, repairs } = count(game);
      expect(salvages).toBeLessThanOrEqual(30);
      expect(repairs).toBeLessThanOrEqual(game.options.secondTotal === 16 ? 19 : 20);
    });
  });

  test('cards taken one by one make the most salvages there can be (OPS-164)', () => {
    const options = ALL_OPTIONS[0] as Options;
    expect(count({ seed: 1, options, preference: 'one card a salvage' }).salvages).toBe(30);
  });
});

describe('turns', () => {
  test('players alternate until one is out, who never acts again (OPS-004, OPS-140, OPSR-34)', () => {
    inEveryGame(60, (game) => {
      let last: { seat: number; out: number } | null = null;
      watch(game, ({ state }) => {
        if (state.stack.at(-1) !== AT.turn) return;
        expect(has(state.out, state.active)).toBe(false);
        if (last && state.out === 0) expect(state.active).toBe(1 - last.seat);
        if (last) expect(last.out & ~state.out).toBe(0);
        last = { seat: state.active, out: state.out };
      });
    });
  });

  test('a player to decide always has something to decide on (OPS-005)', () => {
    inEveryGame(40, (game) => {
      watch(game, ({ legal, state }) => {
        expect(legal.size).toBeGreaterThan(0);
        if (state.stack.at(-1) === AT.chooseBonus) expect(state.pending.length).toBeGreaterThan(1);
        else expect(state.pending).toEqual([]);
      });
    });
  });
});

describe('the station', () => {
  test('all modules hang together by their edges, and there is a cell to connect to (OPS-165)', () => {
    inEveryGame(40, (game) => {
      watch(game, ({ state }) => {
        const occupied = CELLS.filter((cell) => state.grid[cell] !== NO_CARD);
        expect(occupied.length).toBeLessThan(CELL_COUNT);
        expect(connectedCells(state.occupied)).not.toBe(0);
        if (occupied.length === 0) return;
        let reached = 1 << (occupied[0] as number);
        for (let grown = 0; grown !== reached; ) {
          grown = reached;
          reached |= connectedCells(reached) & state.occupied;
        }
        expect(reached).toBe(state.occupied);
      });
    });
  });

  test('a cube on a bonus space stays, and a bonus space gives its bonus once a game (OPS-160)', () => {
    inEveryGame(40, ({ seed, options }) => {
      const used: number[] = [];
      const covered = new Set<number>();
      const state = newGame(seed, options);
      const isBonusSpace = (cell: number, space: number): boolean =>
        SPACE_OF[(state.grid[cell] as Card) * MOST_SPACES + space] !== PLAIN;
      const look = (): void => {
        for (const cell of CELLS) {
          const count = Math.abs(state.cubes[cell] as number);
          for (let space = 0; space < count; space++) {
            if (isBonusSpace(cell, space)) covered.add(cell * MOST_SPACES + space);
          }
        }
        const lost = [...covered].filter(
          (spot) => Math.abs(state.cubes[Math.floor(spot / MOST_SPACES)] as number) <= spot % MOST_SPACES,
        );
        expect(lost).toEqual([]);
      };
      listenTo(state, seed, (event) => {
        if (event.type === 'bonusUsed') used.push(event.open.cell * MOST_SPACES + event.open.space);
        look();
      });
      expect(new Set(used).size).toBe(used.length);
      expect(used.sort()).toEqual([...covered].sort());
    });
  });

  test('a module with an owner keeps it (OPS-161)', () => {
    inEveryGame(40, (game) => {
      const owner = Array(CELL_COUNT).fill(0) as number[];
      watch(game, ({ state }) => {
        for (const cell of CELLS) {
          const sign = Math.sign(state.cubes[cell] as number);
          if (owner[cell] !== 0) expect(sign).toBe(owner[cell]);
          owner[cell] = sign;
        }
      });
    });
  });

  test('in a turn its player’s cubes never get fewer in any line, nor the opponent’s more (OPS-162)', () => {
    inEveryGame(40, ({ seed, options }) => {
      const state = newGame(seed, options);
      const counts = () =>
        [RED, YELLOW].map((seat) => LINE_NAMES.map((_, line) => cubesIn(state.cubes, line, seat)));
      let before = counts();
      listenTo(state, seed, (event) => {
        if (event.type !== 'repaired' && event.type !== 'bonusUsed') return;
        const after = counts();
        const { seat } = event.open;
        for (const line of LINE_NAMES.keys()) {
          expect(after[seat]?.[line]).toBeGreaterThanOrEqual(before[seat]?.[line] as number);
          expect(after[1 - seat]?.[line]).toBeLessThanOrEqual(before[1 - seat]?.[line] as number);
        }
        before = after;
      });
    });
  });

  test('after the vote every line where one player leads votes for that player (OPS-168)', () => {
    inEveryGame(40, (game) => {
      watch(game, ({ state }) => {
        if (state.stack.at(-1) !== AT.turn) return;
        for (const line of CELLS_OF_LINE.keys()) {
          const [red, yellow] = [cubesIn(state.cubes, line, RED), cubesIn(state.cubes, line, YELLOW)];
          if (red !== yellow) expect(state.token[line]).toBe(red > yellow ? RED : YELLOW);
        }
      });
    });
  });

  test('people never leave, and both scores are all of them (OPS-127, OPS-150)', () => {
    inEveryGame(40, (game) => {
      let before: readonly number[] = [];
      watch(game, ({ state }) => {
        for (const [line, people] of before.entries())
          expect(state.population[line]).toBeGreaterThanOrEqual(people);
        before = [...state.population];
        const all = before.reduce((sum, people) => sum + people, 0);
        expect(populationOf(state, RED) + populationOf(state, YELLOW)).toBe(all);
      });
    });
  });
});

/** Plays by chance to the end and hands over each event while the state stands as it is told. */
function listenTo(state: State, seed: number, hear: (event: Told) => void): void {
  const random = fastRandom(seed);
  const legal = new ActionList();
  while (outpostSeven.waiting(state) !== 0) {
    outpostSeven.actions(state, state.active, legal.clear());
    outpostSeven.apply(state, state.active, legal.pick(random), { random, now: 0, tell: hear });
  }
}

describe('the order of bonuses', () => {
  /** Every position that the turn can end in, whatever the order; gives up when `most` positions were seen. */
  function endings(start: State, most: number): Set<string> {
    const ends = new Set<string>();
    const seen = new Set<string>();
    const open = [start];
    for (let state = open.pop(); state && seen.size < most; state = open.pop()) {
      for (const spot of state.pending) {
        const next = clone(state);
        outpostSeven.apply(next, next.active, bonusAction(spot), silentContext(fastRandom(1)));
        next.pending.sort((a, b) => a - b);
        const written = JSON.stringify(next);
        if (next.pending.length === 0) ends.add(written);
        else if (!seen.has(written)) open.push(next);
        seen.add(written);
      }
    }
    return ends;
  }

  /** Of a few actions drawn by chance the first that leads to a choice of bonuses. */
  function towardsBonuses({ state, legal, random }: Moment): Action {
    let action = legal.pick(random);
    for (let tries = 0; tries < 12; tries++) {
      const next = clone(state);
      outpostSeven.apply(next, next.active, action, silentContext(random));
      if (next.pending.length > 0) break;
      action = legal.pick(random);
    }
    return action;
  }

  test.each(['bonusCard', 'playedCard'] as const)(
    'does not change how a turn ends, measured from the %s (OPS-163)',
    (bonusCentre) => {
      let turns = 0;
      fc.assert(
        fc.property(
          fc.nat(),
          fc.constantFrom('allowed' as const, 'forbidden' as const),
          (seed, neutralPlay) => {
            playOut(newGame(seed, { bonusCentre, neutralPlay }), fastRandom(seed), (moment) => {
              if (moment.state.stack.at(-1) !== AT.chooseBonus) return towardsBonuses(moment);
              expect(endings(moment.state, 500).size).toBe(1);
              turns++;
              return BONUS_AUTO;
            });
          },
        ),
        { numRuns: 300 },
      );
      expect(turns).toBeGreaterThan(200);
    },
  );
});

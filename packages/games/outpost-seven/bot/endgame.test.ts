import { ActionList, fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_AUTO } from '../actions.ts';
import { NO_CARD, RED } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { AT, deckSize, handSize, type State } from '../state.ts';
import { act } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { ALL_OPTIONS, newGame, playOut } from '../testing/randomGame.ts';
import { finalLead } from './board.ts';
import { casual } from './casual.ts';
import { solveEnding } from './endgame.ts';
import { planner } from './planner.ts';

describe('the exact ending', () => {
  it('is as good as trying every way to play on', () => {
    let solved = 0;
    let greedy = 0;
    for (const [number, options] of ALL_OPTIONS.entries()) {
      for (const state of endingsOf(`ending ${number}`, options, 1200)) {
        const me = state.active;
        const lead = bestLead(state, me);
        const action = solveEnding(state, me) as number;
        expect(bestLead(after(state, action), me)).toBe(lead);
        if (bestLead(after(state, casual(state, me, fastRandom(1))), me) === lead) greedy++;
        solved++;
      }
    }
    expect(solved).toBeGreaterThan(60);
    // Taking most at once is not always best, or this test would show nothing.
    expect(greedy).toBeLessThan(solved);
  });

  it('waits until deck and offer are empty', () => {
    expect(solveEnding(position({ red: 'B3-1 B5-1', yellow: 'G3-1', deck: '' }), RED)).toBeNull();
    expect(solveEnding(position({ red: 'B3-1 B5-1', offer: '- - - - -' }), RED)).toBeNull();
  });

  it('is left to the search while many repairs are left', () => {
    const state = position({
      red: 'B3-1 B3-2 B3-3 G3-1 G3-2 G3-3',
      yellow: 'B6-1 B6-2 B6-3 G6-1',
      offer: '- - - - -',
      deck: '',
    });
    expect(solveEnding(state, RED)).toBeNull();
  });

  it('knows what is not near at all', () => {
    expect(solveEnding(newGame('start'), 0)).toBeNull();
  });

  it('uses bonuses in any order, because it does not matter (OPS-163)', () => {
    const chain = position({
      grid: [
        'r1c2 G4-2 2 red',
        'r1c3 G6-1 2 yellow',
        'r2c3 B5-5 3 red',
        'r3c1 P5-2 2 yellow',
        'r3c2 P4-3 2 red',
      ],
      yellow: 'B4-1 B4-3',
      active: 1,
    });
    act(chain, 1, 'repair B4-1 B4-3 r3c3');
    expect(solveEnding(chain, 1)).toBe(BONUS_AUTO);
  });
});

/** Positions of one game between planners with an end small enough to try everything. */
function endingsOf(seed: string, options: object, mostLines: number): State[] {
  const endings: State[] = [];
  playOut(newGame(seed, options), fastRandom(seed), ({ state, random }) => {
    const isOpen = deckSize(state) === 0 && state.offer.every((card) => card === NO_CARD);
    if (isOpen && state.stack.at(-1) === AT.turn && linesAtMost(state) <= mostLines) {
      endings.push(outpostSeven.clone(state));
    }
    return planner(state, state.active, random);
  });
  return endings;
}

/** How many ways there are to play on, roughly: ordered pairs of each hand in turn, times ten cells. */
function linesAtMost(state: State): number {
  let lines = 1;
  for (const seat of [0, 1]) {
    for (let hand = handSize(state, seat); hand >= 2; hand -= 2) lines *= (hand * (hand - 1) * 10) / 2;
  }
  return lines;
}

/** The lead at the end by plain minimax, without any pruning. */
function bestLead(state: State, me: number): number {
  if (outpostSeven.waiting(state) === 0) return finalLead(state, me);
  const legal = new ActionList();
  outpostSeven.actions(state, state.active, legal);
  const leads = legal.toArray().map((action) => bestLead(after(state, action), me));
  return state.active === me ? Math.max(...leads) : Math.min(...leads);
}

function after(before: State, action: number): State {
  const state = outpostSeven.clone(before);
  const context = silentContext(fastRandom('no chance'));
  outpostSeven.apply(state, state.active, action, context);
  if (state.stack.at(-1) === AT.chooseBonus) outpostSeven.apply(state, state.active, BONUS_AUTO, context);
  return state;
}

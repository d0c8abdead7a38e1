/** Questions about characters, tokens, locations and the sides of an Eclipse. */
import type { ActionList, Seat } from '@airlock/kernel';
import { actionOf, wordOf } from '../../actions.ts';
import { LOCATION_COUNT, type Location, type Loyalty } from '../../cards.ts';
import { DEAL_OUT, leftToDeal, setWord } from '../../frames.ts';
import type { State, Stop } from '../../state.ts';
import { takeFromPlace } from '../catastrophes.ts';
import { finishEclipse } from '../ending.ts';
import { largestPile, takeCharacter } from '../opening.ts';
import { dealTo, isDestroyed, removeTop, standing } from '../places.ts';
import type { Question } from './question.ts';

export const character: Question = {
  rule: 'OUT-201',
  list(state, _seat, _argument, into) {
    for (const one of [...state.unused].sort((a, b) => a - b)) into.add(actionOf('character', one));
  },
  take: (state, seat, action, _argument, table) => takeCharacter(state, seat, wordOf(action), table),
};

function settle(state: State, seat: Seat, at: Location, table: Parameters<Question['take']>[4]): void {
  state.tokens[seat] = at;
  table.tell?.({ type: 'tokenPlaced', rule: 'OUT-901', open: { seat, at } });
}

export const token: Question = {
  rule: 'OUT-901',
  list(_state, _seat, _argument, into) {
    for (let at = 0; at < LOCATION_COUNT; at++) into.add(actionOf('location', at));
  },
  take: (state, seat, action, _argument, table) => settle(state, seat, wordOf(action), table),
};

const listStanding = (state: State, into: ActionList): void => {
  for (const at of standing(state)) into.add(actionOf('location', at));
};

const firstStanding = (state: State): number => actionOf('location', standing(state)[0]);

/** OUT-933 */
export const relocate: Question = {
  rule: 'OUT-933',
  list: (state, _seat, _argument, into) => listStanding(state, into),
  take: (state, seat, action, _argument, table) => settle(state, seat, wordOf(action), table),
  timeout: firstStanding,
};

/** OUT-941 */
export const moveSupply: Question = {
  rule: 'OUT-941',
  list: (state, _seat, _argument, into) => listStanding(state, into),
  take(state, seat, action, _argument, table) {
    state.supplyPlace = wordOf(action);
    table.tell?.({ type: 'supplyMoved', rule: 'OUT-941', open: { seat, at: wordOf(action) } });
  },
  timeout: firstStanding,
};

function listFilled(state: State, into: ActionList): void {
  for (const [at, pile] of state.piles.entries()) if (pile.length > 0) into.add(actionOf('location', at));
}

const largest = (state: State): number => actionOf('location', largestPile(state));

/** OUT-932 */
export const entropyPlace: Question = {
  rule: 'OUT-932',
  list: (state, _seat, _argument, into) => listFilled(state, into),
  take(state, seat, action, _argument, table) {
    removeTop(state, wordOf(action), seat, table);
  },
  timeout: largest,
};

export const crisisPlace: Question = {
  rule: 'OUT-932',
  list: (state, _seat, _argument, into) => listFilled(state, into),
  take: (state, seat, action, argument, table) => takeFromPlace(state, seat, wordOf(action), argument, table),
  timeout: largest,
};

/** OUT-935, OUTR-28: how many of the recycled cards go to the location the argument names, or that it is enough. */
export const dealOut: Question = {
  rule: 'OUT-935',
  list(state, _seat, at, into) {
    if (isDestroyed(state, at)) return;
    const left = leftToDeal(state, state.recycled.length);
    for (let count = 0; count <= left; count++) into.add(actionOf('number', count));
    into.add(actionOf('decline'));
  },
  take(state, seat, action, at, table) {
    if (action === actionOf('decline')) setWord(state, DEAL_OUT.at, LOCATION_COUNT);
    else dealTo(state, seat, at, wordOf(action), table);
  },
  /** All of them, as even as possible, what is left over to those named first. */
  timeout(state, _seat, at) {
    const places = standing(state).filter((place) => place >= at).length;
    return actionOf('number', Math.ceil(leftToDeal(state, state.recycled.length) / places));
  },
};

/** OUT-964: whoever took the first turn of the game chooses; by default their own side. */
export const eclipseSide: Question = {
  rule: 'OUT-964',
  list(_state, _seat, _argument, into) {
    into.add(actionOf('side', 0));
    into.add(actionOf('side', 1));
  },
  take: (state, _seat, action, _argument, table) =>
    finishEclipse(state, wordOf(action), (state.stop as Stop).trigger, table),
  timeout: (state, seat) => actionOf('side', state.loyalties[seat] as Loyalty),
};

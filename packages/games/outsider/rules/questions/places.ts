/** Questions about characters, tokens, locations and the sides of an Eclipse. */
import type { Action, ActionList, Seat } from '@airlock/kernel';
import { itemAt, setWord } from '@airlock/kernel';
import { actionOf, wordIn, wordOf } from '../../actions.ts';
import { LOCATION_COUNT, type Location } from '../../cards.ts';
import type { OutsiderTable } from '../../events.ts';
import { DEAL_OUT, leftToDeal } from '../../frames.ts';
import type { State } from '../../state.ts';
import { takeFromPlace } from '../catastrophes.ts';
import { finishEclipse } from '../ending.ts';
import { largestPile, takeCharacter } from '../opening.ts';
import { dealTo, isDestroyed, removeTop, standing } from '../places.ts';
import { pileAt } from '../zones.ts';
import { DECLINE, isAlwaysOpen, type Question } from './question.ts';

export const character: Question = {
  rule: 'OUT-201',
  isOpen: (state) => state.unused.length > 0,
  list(state, _seat, _argument, into) {
    for (const one of [...state.unused].sort((a, b) => a - b)) into.add(actionOf('character', one));
  },
  allows: (state, _seat, _argument, action) => state.unused.includes(wordIn(action, 'character')),
  take: (state, seat, action, _argument, context) => takeCharacter(state, seat, wordOf(action), context),
};

function settle(state: State, seat: Seat, at: Location, context: OutsiderTable): void {
  state.tokens[seat] = at;
  context.tell?.({ type: 'tokenPlaced', rule: 'OUT-901', open: { seat, at } });
}

export const token: Question = {
  rule: 'OUT-901',
  isOpen: isAlwaysOpen,
  list(_state, _seat, _argument, into) {
    for (let at = 0; at < LOCATION_COUNT; at++) into.add(actionOf('location', at));
  },
  allows: (_state, _seat, _argument, action) => wordIn(action, 'location') >= 0,
  take: (state, seat, action, _argument, context) => settle(state, seat, wordOf(action), context),
};

const listStanding = (state: State, into: ActionList): void => {
  for (const at of standing(state)) into.add(actionOf('location', at));
};

const namesStanding = (state: State, action: Action): boolean => {
  const at = wordIn(action, 'location');
  return at >= 0 && !isDestroyed(state, at);
};

const firstStanding = (state: State): Action => actionOf('location', standing(state)[0]);

/** OUT-933 */
export const relocate: Question = {
  rule: 'OUT-933',
  isOpen: (state) => standing(state).length > 0,
  list: (state, _seat, _argument, into) => listStanding(state, into),
  allows: (state, _seat, _argument, action) => namesStanding(state, action),
  take: (state, seat, action, _argument, context) => settle(state, seat, wordOf(action), context),
  timeout: firstStanding,
};

/** OUT-941 */
export const moveSupply: Question = {
  rule: 'OUT-941',
  isOpen: (state) => standing(state).length > 0,
  list: (state, _seat, _argument, into) => listStanding(state, into),
  allows: (state, _seat, _argument, action) => namesStanding(state, action),
  take(state, seat, action, _argument, context) {
    state.supplyPlace = wordOf(action);
    context.tell?.({ type: 'supplyMoved', rule: 'OUT-941', open: { seat, at: wordOf(action) } });
  },
  timeout: firstStanding,
};

const hasCards = (state: State): boolean => state.piles.some((pile) => pile.length > 0);

function listFilled(state: State, into: ActionList): void {
  for (const [at, pile] of state.piles.entries()) if (pile.length > 0) into.add(actionOf('location', at));
}

const namesFilled = (state: State, action: Action): boolean => {
  const at = wordIn(action, 'location');
  return at >= 0 && pileAt(state, at).length > 0;
};

const largest = (state: State): Action => actionOf('location', largestPile(state));

/** OUT-932 */
export const entropyPlace: Question = {
  rule: 'OUT-932',
  isOpen: hasCards,
  list: (state, _seat, _argument, into) => listFilled(state, into),
  allows: (state, _seat, _argument, action) => namesFilled(state, action),
  take(state, seat, action, _argument, context) {
    removeTop(state, wordOf(action), seat, context);
  },
  timeout: largest,
};

export const crisisPlace: Question = {
  rule: 'OUT-932',
  isOpen: hasCards,
  list: (state, _seat, _argument, into) => listFilled(state, into),
  allows: (state, _seat, _argument, action) => namesFilled(state, action),
  take: (state, seat, action, argument, context) =>
    takeFromPlace(state, seat, wordOf(action), argument, context),
  timeout: largest,
};

const toDeal = (state: State): number => leftToDeal(state, state.recycled.length);

/** OUT-935, OUTR-28: how many of the recycled cards go to the location the argument names, or that it is enough. */
export const dealOut: Question = {
  rule: 'OUT-935',
  isOpen: (state, _seat, at) => !isDestroyed(state, at),
  list(state, _seat, _at, into) {
    for (let count = 0; count <= toDeal(state); count++) into.add(actionOf('number', count));
    into.add(DECLINE);
  },
  allows(state, _seat, _at, action) {
    const count = wordIn(action, 'number');
    return action === DECLINE || (count >= 0 && count <= toDeal(state));
  },
  take(state, seat, action, at, context) {
    if (action === DECLINE) setWord(state, DEAL_OUT.at, LOCATION_COUNT);
    else dealTo(state, seat, at, wordOf(action), context);
  },
  /** All of them, as even as possible, what is left over to those named first. */
  timeout(state, _seat, at) {
    const places = standing(state).filter((place) => place >= at).length;
    return actionOf('number', Math.ceil(toDeal(state) / places));
  },
};

/** OUT-964: whoever took the first turn of the game chooses; by default their own side. */
export const eclipseSide: Question = {
  rule: 'OUT-964',
  isOpen: isAlwaysOpen,
  list(_state, _seat, _argument, into) {
    into.add(actionOf('side', 0));
    into.add(actionOf('side', 1));
  },
  allows: (_state, _seat, _argument, action) => wordIn(action, 'side') >= 0,
  take(state, _seat, action, _argument, context) {
    if (state.stop) finishEclipse(state, wordOf(action), state.stop.trigger, context);
  },
  timeout: (state, seat) => actionOf('side', itemAt(state.loyalties, seat)),
};

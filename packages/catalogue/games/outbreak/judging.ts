/**
 * How decisions of Outbreak are judged: worlds that the seat believes in are played on to the next vote, then it counts who is left
 * and how much everybody suspects Patient Zero.
 */
import { type AnyJudging, type Judging, playInCompany } from '@airlock/bots';
import { ActionList, type Context, has } from '@airlock/kernel';
import {
  believedWorlds,
  casualBot,
  chanceFor,
  claimMark,
  FIRST_MOVE,
  namedIn,
  type OutbreakEvent,
  outbreak,
  PZERO,
  type State,
  SURVIVOR,
  suspicionsOf,
  topBot,
  type View,
} from '@airlock/outbreak';
import { LIMITS } from '../../limits.ts';

export { calibration } from './calibration.ts';

/** Plays on; those that weigh every story take ten times as long. */
const company = casualBot();
const strongest = topBot();
const MOST_CHOICES = 10;

const outbreakJudging: Judging<State, View, OutbreakEvent> = {
  unit: 'chance',
  limits: LIMITS.outbreak,
  // One vote decides much, so that worlds differ greatly: with fewer, one mistake in five was not sure enough to be called one.
  budget: { first: 12, second: 24, last: 240 },
  came: (state, { seat }) => (outbreak.outcome(state)?.winners.includes(seat) ? 1 : 0),
  suspecting: {
    role: 'Patient Zero',
    believes: ({ view, seat }) => suspicionsOf(view, seat),
    isIt: ({ roles }, seat) => roles[seat] === PZERO,
    markOf: claimMark,
    names: namedIn,
  },
  isJudged: (action) => action >= FIRST_MOVE,
  ask(seated, random) {
    const { seat, view } = seated;
    const list = new ActionList();
    outbreak.actions(outbreak.imagine(view, random), seat, list);
    if (list.size < 2) return null;
    return {
      candidates: [strongest.choose(seated, random), ...list.toArray().slice(0, MOST_CHOICES)],
      world: believedWorlds(view, seat, random),
      take: (state, action, context) => {
        outbreak.apply(state, seat, action, context as Context<OutbreakEvent>);
      },
      playOn: (state, context) =>
        playInCompany(
          outbreak,
          company,
          state,
          context as Context<OutbreakEvent>,
          Array.from({ length: view.seats }, () => []),
          (there) => there.votes.length > view.votes.length || there.day > view.day + 1,
        ),
      worth: (state) => chanceFor(state, seat),
      ends: (state) => [
        ...(has(state.out, state.roles.indexOf(PZERO)) ? ['Patient Zero is voted out'] : []),
        ...(has(state.out, seat) ? ['you are voted out'] : []),
        ...(view.roles[seat] === SURVIVOR && state.roles[seat] !== SURVIVOR ? ['you are infected'] : []),
      ],
    };
  },
};

export const judging = outbreakJudging as AnyJudging;

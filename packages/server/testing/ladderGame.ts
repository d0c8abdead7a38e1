/**
 * The smallest game with everything the server has to handle: one seat climbs a ladder rung by rung and may
 * take steps back; rolling draws chance, which no undo goes behind; at the top it is over.
 */
import {
  type Action,
  actionCodec,
  choice,
  enter,
  type Flowing,
  flow,
  type Game,
  type OptionSpecs,
  only,
  type SeenEvent,
  type Viewer,
} from '@airlock/kernel';

/** Programs cannot play it. */
export const unspelled = (): Promise<never> => Promise.reject(new Error('Nothing spells the ladder.'));

const TOP = 10;

interface Ladder extends Flowing {
  rung: number;
}

interface LadderView {
  readonly viewer: Viewer;
  rung: number;
}

type LadderEvent = SeenEvent<'climbed', { readonly to: number }>;

const codec = actionCodec({ climb: [], roll: [], fall: [] });
const CLIMB: Action = codec.first.climb;
const ROLL: Action = codec.first.roll;
const FALL: Action = codec.first.fall;

const moving = flow<'ladder', Ladder, LadderEvent>({
  at: { ladder: 0 },
  nodes: {
    ladder: choice({
      seats: () => only(0),
      list(_state, _seat, into) {
        for (const action of [CLIMB, ROLL]) into.add(action);
      },
      // Falling is legal and breaks the rules in the middle: a fault that the server must survive.
      refusal: (_state, _seat, action) => (action <= FALL ? null : { rule: 'LAD-1', reason: 'noSuchAction' }),
      take(state, _seat, action, context) {
        state.rung += action === ROLL ? 1 + context.random.int(2) : 1;
        if (action === FALL) throw new Error('The ladder broke.');
        context.tell?.({ type: 'climbed', rule: 'LAD-2', open: { to: state.rung } });
        if (state.rung < TOP) enter(state, 0);
      },
    }),
  },
  rules: { notYourTurn: 'LAD-3', noSuchAction: 'LAD-1', over: 'LAD-4' },
});

export const ladderGame: Game<Ladder, LadderView, LadderEvent, OptionSpecs> = {
  id: 'ladder',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  codec,
  words: {
    title: 'Ladder',
    tagline: 'Climb.',
    rules: {
      'LAD-1': 'Climb or roll.',
      'LAD-2': 'Up.',
      'LAD-3': 'One at a time.',
      'LAD-4': 'The top ends it.',
    },
    options: {},
    help: [],
    seat: () => 'Climber',
    refusal: ({ reason }) => `No: ${reason}.`,
    event: ({ open }) => `Climbed to ${open.to}.`,
    prompt: () => 'Climb or roll.',
    action: (action) => codec.write(action),
    outcome: () => 'You are at the top.',
  },
  setup() {
    const state: Ladder = { stack: [], rung: 0 };
    enter(state, 0);
    return state;
  },
  ...moving,
  outcome: ({ rung }) =>
    rung >= TOP ? { winners: [0], scores: [rung], reason: 'top', rule: 'LAD-4' } : null,
  view: ({ rung }, viewer) => ({ viewer, rung }),
  imagine({ rung }) {
    const state: Ladder = { stack: [], rung };
    if (rung < TOP) enter(state, 0);
    return state;
  },
  clone: ({ stack, rung }) => ({ stack: [...stack], rung }),
};

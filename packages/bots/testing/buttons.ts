/** The smallest game in which luck can mislead: for tests of bots that weigh actions against each other. */
import {
  actionCodec,
  choice,
  type Flowing,
  flow,
  type Game,
  itemAt,
  oneOf,
  only,
  type SeenEvent,
} from '@airlock/kernel';

/** One press of one of four buttons; what it pays is written on it, with some luck added. */
export interface Press extends Flowing {
  readonly pays: readonly number[];
  readonly luck: number;
  won: number;
}

const codec = actionCodec({ press: [oneOf(['a', 'b', 'c', 'd'])] });
const AT = { press: 0 } as const;

export const machine = (pays: readonly number[], luck = 0): Press => ({
  stack: [AT.press],
  pays,
  luck,
  won: 0,
});

export const buttons: Game<Press, Press, SeenEvent> = {
  id: 'buttons',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  codec,
  words: {
    title: 'Buttons',
    tagline: 'Press one.',
    rules: {},
    options: {},
    help: [],
    seat: String,
    refusal: ({ reason }) => reason,
    event: () => null,
    prompt: () => 'Press one.',
    action: codec.write,
    outcome: ({ reason }) => reason,
  },
  setup: () => machine([0, 0, 0, 0]),
  ...flow<keyof typeof AT, Press, SeenEvent>({
    at: AT,
    nodes: {
      press: choice({
        seats: () => only(0),
        list({ pays }, _seat, into) {
          for (const button of pays.keys()) into.add(button);
        },
        refusal: () => null,
        take(state, _seat, action, context) {
          state.won =
            itemAt(state.pays, action) + state.luck * (context.random.int(1000) / 1000 - 0.5) * (action + 1);
        },
      }),
    },
    rules: { notYourTurn: 'B-1', noSuchAction: 'B-1', over: 'B-1' },
  }),
  outcome: ({ stack, won }) =>
    stack.length > 0 ? null : { winners: [], scores: [won], reason: 'pressed', rule: 'B-1' },
  view: (state) => state,
  imagine: ({ pays, luck }) => machine(pays, luck),
  clone: ({ stack, pays, luck, won }) => ({ stack: stack.slice(), pays, luck, won }),
};

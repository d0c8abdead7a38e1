import { describe, expect, it } from 'vitest';
import { actionCodec } from './actions.ts';
import { choice, enter, type Flowing, flow, step } from './flow.ts';
import type { Game, SeenEvent } from './game.ts';
import { fastRandom } from './random.ts';
import { only, SPECTATOR, type Viewer } from './seats.ts';
import { applyInSteps, followEntry, heardEntry, viewsAfter } from './steps.ts';
import { switchboard } from './testing/switchboard.ts';
import { seenInParts } from './viewParts.ts';

/** One takes two cards at once, then the table counts them; the other sees how many there are. */
interface State extends Flowing {
  deck: number[];
  hand: number[];
  counted: number;
  asked: number;
}

interface View {
  viewer: Viewer;
  deck: number;
  hand: number[] | null;
  counted: number;
  phase: number;
}

type Event = SeenEvent<'took', object, { cards: number[] }> | SeenEvent<'counted', { count: number }>;

/** The numbers of the fields of a view. */
const [DECK, HAND, COUNTED, PHASE] = [1, 2, 3, 4];

const AT = { draw: 0, count: 1, wait: 2 };
const codec = actionCodec({ draw: [], wait: [] });

const chart = flow<keyof typeof AT, State, Event>({
  at: AT,
  nodes: {
    draw: choice({
      seats: () => only(0),
      list: (_, __, into) => into.add(codec.first.draw),
      refusal: () => null,
      take(state, _, action, context) {
        if (action === codec.first.wait) {
          enter(state, AT.wait);
          return;
        }
        enter(state, AT.count);
        const cards: number[] = [];
        for (let drawn = 0; drawn < 2; drawn++) {
          const card = state.deck.pop() ?? 0;
          cards.push(card);
          state.hand.push(card);
          context.mark?.();
        }
        context.tell?.({ type: 'took', rule: 'X-1', open: {}, own: { 0: { cards } } });
      },
    }),
    count: step((state, context) => {
      state.counted = state.hand.length;
      context.tell?.({ type: 'counted', rule: 'X-2', open: { count: state.counted } });
      state.asked++;
      enter(state, AT.wait);
    }),
    wait: choice({
      seats: () => only(1),
      list: (_, __, into) => into.add(codec.first.wait),
      refusal: () => null,
      take: () => undefined,
    }),
  },
  rules: { notYourTurn: 'X', noSuchAction: 'X', over: 'X' },
});

const game: Game<State, View, Event> = {
  ...(switchboard as unknown as Game<State, View, Event>),
  codec,
  ...chart,
  setup: () => ({ stack: [AT.draw], deck: [1, 2, 3], hand: [], counted: 0, asked: 0 }),
  view: ({ deck, hand, counted, stack }, viewer) => ({
    viewer,
    deck: deck.length,
    hand: viewer === 0 ? [...hand] : null,
    counted,
    phase: stack.at(-1) ?? -1,
  }),
  clone: (state) => ({ ...state, stack: [...state.stack], deck: [...state.deck], hand: [...state.hand] }),
};

function draw(viewers: readonly Viewer[], of = game) {
  const state = of.setup(2, {}, fastRandom(1));
  const before = viewers.map((viewer) => of.view(state, viewer));
  const action = { seat: 0, action: codec.first.draw, at: 5 };
  return { ...applyInSteps(of, state, action, fastRandom(1), viewers), state, before };
}

const changesOf = (deed: ReturnType<typeof draw>, viewer: Viewer) =>
  heardEntry(deed, viewer).events.map(({ changes }) => changes ?? null);

describe('an action in steps', () => {
  it('says for every event what it changed, and what followed with the last one', () => {
    expect(changesOf(draw([SPECTATOR]), SPECTATOR)).toEqual([
      [DECK, 1],
      [COUNTED, 2, PHASE, AT.wait],
    ]);
  });

  it('shows the parts of an event to those who have a part in it, and one change to all others', () => {
    const deed = draw([0, 1]);
    expect(changesOf(deed, 0)[0]).toEqual({
      parts: [
        [DECK, 2, HAND, [0, 0, 3]],
        [DECK, 1, HAND, [1, 0, 2]],
      ],
    });
    expect(changesOf(deed, 1)[0]).toEqual([DECK, 1]);
  });

  it('leads everybody from the view before to the view after', () => {
    const viewers = [0, 1, SPECTATOR];
    const { state, before, ...deed } = draw(viewers);
    for (const [index, viewer] of viewers.entries()) {
      expect(followEntry(before[index], heardEntry(deed, viewer))).toEqual(game.view(state, viewer));
    }
  });

  it('tells those who look on what changes although nothing is told', () => {
    const state = game.setup(2, {}, fastRandom(1));
    const action = { seat: 0, action: codec.first.wait, at: 0 };
    const deed = applyInSteps(game, state, action, fastRandom(1), [1]);
    expect(deed.events).toEqual([]);
    expect(heardEntry(deed, 1)).toEqual({ events: [], changes: [PHASE, AT.wait] });
  });

  it('does what it would do if nobody looked on', () => {
    const unseen = game.setup(2, {}, fastRandom(1));
    const stillAsked = game.apply(unseen, 0, codec.first.draw, { random: fastRandom(1), now: 5, tell: null });
    const watched = draw([0, 1]);
    expect(watched.state).toEqual(unseen);
    expect(watched.stillAsked).toBe(stillAsked);
  });

  it('is the same from parts of a view as from whole ones', () => {
    const { chart: _, ...unmarked } = { chart, ...game };
    const withoutParts: Game<State, View, Event> = {
      ...unmarked,
      apply: (state, seat, action, { mark: __, ...table }) => game.apply(state, seat, action, table),
    };
    const inParts: Game<State, View, Event> = {
      ...withoutParts,
      ...seenInParts<State, View, 'hand'>({
        open: {
          deck: ({ deck }) => deck.length,
          counted: ({ counted }) => counted,
          phase: ({ stack }) => stack.at(-1) ?? -1,
        },
        own: { hand: [['hand'], ({ hand }, viewer) => (viewer === 0 ? hand : null)] },
      }),
    };
    const viewers = [0, 1, SPECTATOR];
    const seenBy = (of: Game<State, View, Event>, viewer: Viewer) => {
      const { before, ...deed } = draw(viewers, of);
      let view = before[viewers.indexOf(viewer)];
      return heardEntry(deed, viewer).events.map((event) => {
        view = followEntry(view, { events: [event] });
        return view;
      });
    };
    for (const viewer of viewers) expect(seenBy(inParts, viewer)).toEqual(seenBy(withoutParts, viewer));
  });

  it('cannot be told in parts where views are seen in parts', () => {
    const { looks } = seenInParts<State, View, 'hand'>({
      open: { deck: ({ deck }) => deck.length, counted: () => 0, phase: () => 0 },
      own: { hand: [['hand'], () => null] },
    });
    expect(() => draw([0], { ...game, looks })).toThrow('tells no event in parts');
  });

  it('cannot be heard by anybody who did not look on', () => {
    expect(() => heardEntry(draw([0]), 1)).toThrow('Viewer 1 did not look on.');
  });
});

describe('the views after one event', () => {
  it('are as many as it has parts', () => {
    const view = { deck: 3, hand: [] as number[] };
    expect(viewsAfter(view, { parts: [[0, 2], null, [1, [0, 0, 7]]] })).toEqual([
      { deck: 2, hand: [] },
      { deck: 2, hand: [] },
      { deck: 2, hand: [7] },
    ]);
    expect(viewsAfter(view, undefined)).toEqual([view]);
  });
});

/** Flotsam giving away its secrets, or imagining them wrongly, in one way each. */
import { EVERYBODY, fastRandom, type Hosting, SPECTATOR } from '@airlock/kernel';
import { afterwards, broken, meanwhile, type PlantedFault, telling, topOf, viewing } from './breaking.ts';
import { flotsam } from './flotsam.ts';
import type { Card, State } from './state.ts';
import type { Pile, View } from './view.ts';

/** What a prompt must not have: a memory beside the view. */
let lastTop: Card = 0;

const LEAKS: readonly PlantedFault[] = [
  {
    fault: 'a view that shows the next card of the deck',
    game: viewing((view, state) => Object.assign(view, { next: topOf(state) })),
    check: 'leaks in views',
    says: /A view differs in an imagined match/,
    at: /^next$/,
  },
  {
    fault: 'a view that shows all hands, and an imagination that takes them as they are',
    game: viewing((view, state) => ({
      ...view,
      hands: state.hands.map((cards): Pile => ({ size: cards.length, cards: [...cards] })),
    })),
    check: 'imagination',
    says: /can tell the secret "hand of seat \d"/,
  },
  {
    fault: 'a view whose order of keys depends on a secret',
    game: viewing((view, state) => {
      if (topOf(state) % 2 === 0) return view;
      const { won, discard, ...rest } = view;
      return { ...rest, discard, won };
    }),
    check: 'leaks in views',
    says: /A view differs in an imagined match/,
    at: /order of keys/,
  },
  {
    fault: 'a prompt that knows what is not in the view',
    game: broken({
      view: (state, viewer) =>
        Object.defineProperty(flotsam.view(state, viewer), 'next', {
          value: topOf(state),
          enumerable: false,
        }),
      words: {
        ...flotsam.words,
        prompt: (view, naming) =>
          `${flotsam.words.prompt(view, naming)} Next: ${(view as { next?: Card }).next}.`,
      },
    }),
    check: 'leaks in views',
    says: /The prompt knows more than the view that is sent/,
  },
  {
    fault: 'a prompt that remembers the last match somebody looked at',
    game: broken({
      view(state, viewer) {
        lastTop = topOf(state);
        return flotsam.view(state, viewer);
      },
      words: {
        ...flotsam.words,
        prompt: (view, naming) => `${flotsam.words.prompt(view, naming)} Next: ${lastTop}.`,
      },
    }),
    check: 'leaks in views',
    says: /The prompt differs in an imagined match/,
  },
  {
    fault: 'an event whose open part carries a hidden card',
    game: telling((event) =>
      event.type === 'drew' ? { ...event, open: { ...event.open, ...event.own?.[event.open.seat] } } : event,
    ),
    check: 'leaks in events',
    says: /The event "drew" differs in a match that looks the same/,
    at: /open\.cards/,
  },
  {
    fault: 'an event that tells a secret choice',
    game: telling((event) =>
      event.type === 'bid' ? { ...event, open: { ...event.open, ...event.own?.[event.open.seat] } } : event,
    ),
    check: 'leaks in events',
    says: /The event "bid" differs/,
    at: /open\.card/,
  },
  {
    fault: 'a private part of an event that knows the next card',
    game: telling((event, state) =>
      event.type === 'marked'
        ? {
            ...event,
            own: { [event.open.seat]: { card: event.own?.[event.open.seat]?.card ?? 0, next: topOf(state) } },
          }
        : event,
    ),
    check: 'leaks in events',
    says: /The event "marked" differs/,
    at: /own\.next/,
  },
  {
    fault: 'a number of events that depends on a secret',
    game: afterwards((state, _, context) => {
      if (topOf(state) % 2 === 1) context.tell?.({ type: 'passed', rule: 'FLO-06', open: { seat: 0 } });
    }),
    check: 'leaks in events',
    says: /looks the same before and after/,
  },
  {
    fault: 'a hidden card that lies open only between two steps',
    game: meanwhile((state) => {
      state.discard.push(topOf(state));
      return () => void state.discard.pop();
    }),
    check: 'leaks in events',
    says: /The event "\w+" differs in a match that looks the same before and after/,
    at: /^\d+\.changes/,
  },
  {
    fault: 'an opening that tells who has the highest card',
    game: telling((event, state) =>
      event.type === 'dealt' ? { ...event, open: { ...event.open, first: topOf(state) } } : event,
    ),
    check: 'leaks in events',
    says: /The event "dealt" differs/,
    at: /open\.first/,
  },
  {
    fault: 'a list of actions whose order depends on a secret',
    game: broken({
      actions(state, seat, into) {
        const start = into.size;
        flotsam.actions(state, seat, into);
        if (topOf(state) % 2 === 0) return;
        const reversed = into.toArray().slice(start).reverse();
        for (const [index, action] of reversed.entries()) into.items[start + index] = action;
      },
    }),
    check: 'leaks in choices',
    says: /The list of actions differs in an imagined match/,
  },
  {
    fault: 'a refusal that mentions a secret',
    game: broken({
      refusal(state, seat, action) {
        const refusal = flotsam.refusal(state, seat, action);
        return refusal?.reason === 'notInHand' ? { ...refusal, with: { next: topOf(state) } } : refusal;
      },
    }),
    check: 'leaks in choices',
    says: /The refusal of "(mark|bid|block) \d+" differs in an imagined match/,
    at: /with\.next/,
  },
];

/** What a cheat would keep beside the views. */
const KNOWN = new WeakMap<View, State>();

const IMAGINATIONS: readonly PlantedFault[] = [
  {
    fault: 'an imagination that deals other hands than the view shows',
    game: broken({
      imagine(view, random) {
        const state = flotsam.imagine(view, random);
        const other = state.hands.findIndex((_, seat) => seat !== view.viewer);
        state.deck.push(...(state.hands[other]?.splice(-1) ?? []));
        return state;
      },
    }),
    check: 'leaks in views',
    says: /it leaks, or it is imagined wrongly/,
    at: /deck\.size/,
  },
  {
    fault: 'an imagination that remembers what the view was made from',
    game: broken({
      view(state, viewer) {
        const view = flotsam.view(state, viewer);
        KNOWN.set(view, state);
        return view;
      },
      imagine(view, random) {
        const state = KNOWN.get(view);
        return state ? flotsam.clone(state) : flotsam.imagine(view, random);
      },
    }),
    check: 'imagination',
    says: /A view that was sent is imagined differently: it hides something/,
  },
  {
    fault: 'an imagination that always gives the same match',
    game: broken({ imagine: (view) => flotsam.imagine(view, fastRandom('always the same')) }),
    check: 'imagination',
    says: /can imagine only one match/,
  },
  {
    fault: 'an imagination that has a card twice',
    game: broken({
      imagine(view, random) {
        const state = flotsam.imagine(view, random);
        if (state.deck.length > 1 && !view.deck.cards) state.deck[0] = topOf(state);
        return state;
      },
    }),
    check: 'leaks in views',
    says: /An imagined match holds other cards/,
  },
];

/** Seats that whisper among themselves. */
const WHISPERING = 1;

const whispering = (hears: Hosting<State>['hears']): Hosting<State> => ({
  deadline: () => null,
  discusses: () => false,
  circle: (_, speaker) => (speaker === 0 ? EVERYBODY : WHISPERING),
  hears,
});

const SPECTATORS: readonly PlantedFault[] = [
  {
    fault: 'a view that shows spectators the hands of all',
    game: broken({
      view(state, viewer) {
        const view = flotsam.view(state, viewer);
        if (viewer !== SPECTATOR) return view;
        return {
          ...view,
          hands: state.hands.map((cards): Pile => ({ size: cards.length, cards: [...cards] })),
        };
      },
    }),
    check: 'spectators',
    says: /A spectator sees what seat \d may not know/,
    at: /^hands\.\d\.cards/,
  },
  {
    fault: 'a view that shows spectators what one seat alone may know',
    game: broken({
      view: (state, viewer) => ({
        ...flotsam.view(state, viewer),
        ...(viewer === SPECTATOR ? { hands: flotsam.view(state, 0).hands } : {}),
      }),
    }),
    check: 'spectators',
    says: /A spectator sees what seat [12] may not know/,
    at: /^hands\.0\.cards/,
  },
  {
    fault: 'an event that tells spectators what was drawn',
    game: telling((event) =>
      event.type === 'drew' && event.own
        ? { ...event, own: { ...event.own, [SPECTATOR]: event.own[event.open.seat] ?? { cards: [] } } }
        : event,
    ),
    check: 'spectators',
    says: /The event "drew" tells a spectator what seat \d may not know/,
    at: /own\.cards/,
  },
  {
    fault: 'an event that tells spectators a secret choice',
    game: telling((event) =>
      event.type === 'bid' && event.own
        ? { ...event, own: { ...event.own, [SPECTATOR]: event.own[event.open.seat] ?? { card: 0 } } }
        : event,
    ),
    check: 'spectators',
    says: /The event "bid" tells a spectator what seat \d may not know/,
    at: /own\.card/,
  },
  {
    fault: 'a table at which spectators overhear a whisper',
    game: broken({
      hosting: whispering((_, viewer, circle) => circle === EVERYBODY || viewer !== 0),
    }),
    check: 'spectators',
    says: /A spectator hears what seat 1 says in circle 1, and seat 0 does not/,
  },
];

export const LEAKY_FAULTS: readonly PlantedFault[] = [...LEAKS, ...IMAGINATIONS, ...SPECTATORS];

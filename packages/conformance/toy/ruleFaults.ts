/** Flotsam breaking its other promises, in one way each. */
import { ActionList, choice, EVERYBODY, enter, type Hosting, itemAt, NOBODY, step } from '@airlock/kernel';
import { afterwards, broken, type PlantedFault, telling, viewing, withNodes } from './breaking.ts';
import { flotsam } from './flotsam.ts';
import { type FlotsamEvent, NODES } from './rules.ts';
import { AT, clone, codec, type State } from './state.ts';

const isBlock = (action: number): boolean => codec.kind(action) === 'block';

/** What rules must not have: a memory outside the state. */
let actionsOfAllMatches = 0;

/** A table that is run against the clock. */
const hurried = (deadline: Hosting<State>['deadline']): Hosting<State> => ({
  deadline,
  discusses: () => false,
  circle: () => EVERYBODY,
  hears: () => true,
});

const LEGALITY: readonly PlantedFault[] = [
  {
    fault: 'an action that is listed but refused',
    game: broken({
      actions(state, seat, into) {
        flotsam.actions(state, seat, into);
        if (into.size > 1) into.add(codec.first.timeout);
      },
    }),
    check: 'lists',
    says: /"timeout" is listed but refused \(FLO-10, noSuchAction\)/,
  },
  {
    fault: 'an action that is listed twice',
    game: broken({
      actions(state, seat, into) {
        flotsam.actions(state, seat, into);
        if (into.size > 0) into.add(into.at(0));
      },
    }),
    check: 'lists',
    says: /is listed twice/,
  },
  {
    fault: 'an action that is accepted but not listed',
    game: broken({
      refusal(state, seat, action) {
        const refusal = flotsam.refusal(state, seat, action);
        return refusal?.reason === 'markedEnough' ? null : refusal;
      },
    }),
    check: 'refusals',
    says: /"mark \d+" is accepted but not listed/,
  },
  {
    fault: 'a refusal that lists what is legal',
    game: broken({
      refusal(state, seat, action) {
        const legal = new ActionList();
        flotsam.actions(state, seat, legal);
        return legal.has(action) ? null : flotsam.refusal(state, seat, action);
      },
    }),
    check: 'judging',
    says: /Refusing or allowing an action lists actions/,
  },
  {
    fault: 'a refusal by a rule that does not exist',
    game: broken({
      refusal(state, seat, action) {
        const refusal = flotsam.refusal(state, seat, action);
        return refusal?.reason === 'bidFirst' ? { rule: 'FLO-99', reason: 'bidFirst' } : refusal;
      },
    }),
    check: 'refusals',
    says: /is refused by the rule "FLO-99", which does not exist/,
  },
  {
    fault: 'a refusal without words',
    game: broken({ words: { ...flotsam.words, refusal: () => '' } }),
    check: 'refusals',
    says: /The refusal of .* is empty/,
  },
  {
    fault: 'a stranger who may resign',
    game: broken({
      refusal: (state, seat, action) =>
        action === codec.first.resign && !state.result ? null : flotsam.refusal(state, seat, action),
    }),
    check: 'refusals',
    says: /"resign" is accepted (but not listed|from somebody not at the table)/,
  },
  {
    fault: 'a codec that reads anything as something',
    game: broken({ codec: { ...codec, read: (text) => codec.read(text.trim()) } }),
    check: 'codec',
    says: /The garbage ".*" is read as/,
  },
];

/** Asks everybody who has not bid yet once more after every bid. */
const bidOneByOne = choice<State, FlotsamEvent>({
  ...NODES.bid,
  stays: false,
  take(state, seat, action, context) {
    NODES.bid.take(state, seat, action, context);
    if (NODES.bid.seats(state) !== NOBODY) enter(state, AT.bid);
  },
});

const FLOW: readonly PlantedFault[] = [
  {
    fault: 'a bid that is lost because somebody else bid first',
    game: withNodes({ bid: bidOneByOne }),
    check: 'together',
    says: /"bid \d+" is refused as late, because another seat that was asked the same answered first/,
  },
  {
    fault: 'a stuck state with nobody to wait for',
    game: broken({ waiting: (state) => (state.stack.at(-1) === AT.flare ? NOBODY : flotsam.waiting(state)) }),
    check: 'turns',
    says: /The game is stuck: nobody is awaited and there is no outcome/,
  },
  {
    fault: 'an outcome while somebody is awaited',
    game: broken({
      outcome: (state) =>
        state.deck.length === 0 ? { winners: [0], scores: [1], reason: 'cards', rule: 'FLO-09' } : null,
    }),
    check: 'turns',
    says: /There is an outcome, and somebody is still awaited/,
  },
  {
    fault: 'an endless loop of steps',
    game: withNodes({ refill: step((state) => state.stack.push(AT.refill)) }),
    check: 'ending',
    says: /The rules run in a circle at "refill"/,
  },
  {
    fault: 'a clock that may not do what it has to when time is up',
    game: broken({
      hosting: hurried(() => ({ milliseconds: 5, action: codec.first.bid })),
    }),
    check: 'turns',
    says: /When time is up the clock may not do "bid 1": FLO-\d+, \w+/,
  },
  {
    fault: 'an answer of the clock that is told as somebody else’s',
    game: broken({
      hosting: {
        ...hurried(() => ({
          milliseconds: 5,
          sealed: 1,
          standsIn: false,
          answer: () => codec.first.timeout,
        })),
        answersFor: () => 7,
      },
    }),
    check: 'turns',
    says: /The clock’s answer is told as another seat’s/,
  },
  {
    fault: 'a step that never returns',
    game: withNodes({
      refill: step((state) => {
        for (let cards = 0; cards >= 0; ) cards = state.deck.length;
      }),
    }),
    check: 'ending',
    says: /The rules did not come to rest within 0.3 seconds/,
    millisecondsPerGame: 300,
  },
  {
    fault: 'a game that never ends',
    game: afterwards((state) => {
      for (const cards of [...state.won, ...state.buried, state.discard]) {
        state.deck.unshift(...cards.splice(0));
      }
    }),
    check: 'ending',
    says: /The match is not over after 60 actions/,
  },
  {
    fault: 'a lost card',
    game: afterwards((state, action) => {
      if (isBlock(action)) state.discard.pop();
    }),
    check: 'census',
    says: /Cards are not conserved. Lost: \d+/,
  },
];

const STATES: readonly PlantedFault[] = [
  {
    fault: 'a clone that shares a list with its original',
    game: broken({ clone: (state) => ({ ...clone(state), won: state.won }) }),
    check: 'clones',
    says: /they share something/,
    at: /^won\.\d/,
  },
  {
    fault: 'a state that does not survive JSON',
    game: broken({
      setup: (seats, options, random) =>
        Object.assign(flotsam.setup(seats, options, random), { watched: new Set([seats]) }),
    }),
    check: 'storage',
    says: /The state does not survive JSON/,
    at: /^watched$/,
  },
  {
    fault: 'a view that sorts a hand of the state',
    game: viewing((view, state) => {
      for (const hand of state.hands) hand.sort((one, other) => one - other);
      return view;
    }),
    check: 'looking',
    says: /Viewing changed the state/,
    at: /^hands/,
  },
  {
    fault: 'a view that shares a list with the state',
    game: viewing((view, state) => ({ ...view, discard: state.discard })),
    check: 'looking',
    says: /A view taken earlier changed as the game went on/,
    at: /^discard/,
  },
  {
    fault: 'an event that shares a list with the state',
    game: telling((event, state) =>
      event.type === 'settled'
        ? { ...event, open: { ...event.open, won: itemAt(state.won, event.open.winner) } }
        : event,
    ),
    check: 'determinism',
    says: /The event "settled" changed after it was told/,
    at: /^open\.won/,
  },
  {
    fault: 'a rule that asks Math.random',
    game: afterwards((state) => {
      if (state.deck.length > 1 && Math.random() < 0.5) state.deck.reverse();
    }),
    check: 'determinism',
    says: /The rules asked Math.random/,
  },
  {
    fault: 'a rule that asks what day it is',
    game: afterwards((state) => {
      if (new Date().getDay() > 6) state.deck.reverse();
    }),
    check: 'determinism',
    says: /The rules asked Date/,
  },
  {
    fault: 'a rule that remembers something outside the state',
    game: afterwards((state) => {
      actionsOfAllMatches++;
      if (actionsOfAllMatches % 3 === 0) state.discard.reverse();
    }),
    check: 'determinism',
    says: /Played again, the match differs after \d+ actions/,
    at: /^discard/,
  },
  {
    fault: 'rules that do something else when nobody listens',
    game: afterwards((state, _, context) => {
      if (!context.tell) state.discard.reverse();
    }),
    check: 'clones',
    says: /With nobody listening, the rules play on differently/,
    at: /^discard/,
  },
];

/** Behind the viewer. */
const PARTS_OF_A_VIEW = 15;

const TELLING: readonly PlantedFault[] = [
  {
    fault: 'a part of a view that does not say what it is made of',
    game: broken({
      looks: {
        open: [],
        own: Array.from({ length: PARTS_OF_A_VIEW }, (_, part) => ({
          look: (state, viewer) => Object.values(flotsam.view(state, viewer))[part + 1],
          from: 1,
        })),
        sources: [({ deck }) => deck],
      },
    }),
    check: 'following',
    says: /The view and what was followed \(.*\) differ/,
  },
  {
    fault: 'an undo across a hidden reveal',
    game: telling((event) => {
      const { reveals: _, ...rest } = event;
      return rest as typeof event;
    }),
    check: 'undo',
    says: /"done" may be taken back although it showed something hidden/,
    at: /^hands\.0\.cards/,
  },
  {
    fault: 'an undo that leaves something behind',
    game: broken({ clone: (state) => ({ ...clone(state), marked: state.marked }) }),
    check: 'undo',
    says: /Taking back "mark \d+" leaves something behind/,
    at: /^marked/,
  },
  {
    fault: 'a log line with a hole in it',
    game: broken({
      words: {
        ...flotsam.words,
        event: (event, naming) =>
          event.type === 'marked'
            ? `Card ${event.own?.card} was laid aside.`
            : flotsam.words.event(event, naming),
      },
    }),
    check: 'words',
    says: /The log line of "marked" shows a broken value: "Card undefined was laid aside\."/,
  },
  {
    fault: 'an event by a rule that does not exist',
    game: telling((event) => (event.type === 'shown' ? { ...event, rule: 'FLO-77' } : event)),
    check: 'words',
    says: /The event "shown" names the rule "FLO-77", which does not exist/,
  },
  {
    fault: 'an option without words',
    game: broken({ words: { ...flotsam.words, options: {} } }),
    check: 'words',
    says: /The label of the option handSize is not text/,
  },
  {
    fault: 'a recommended table that nobody can set',
    game: broken({
      words: {
        ...flotsam.words,
        presets: [
          { label: 'Usual', help: 'As it is.', options: {} },
          { label: 'Huge', help: 'Far too many cards.', options: { handSize: 99 } },
        ],
      },
    }),
    check: 'words',
    says: /The recommended table "Huge" is none: Option "handSize" must be/,
  },
  {
    fault: 'an option in no group',
    game: broken({
      words: { ...flotsam.words, optionGroups: [{ label: 'Hands', options: ['handSize'] }] },
    }),
    check: 'words',
    says: /The option flares is in 0 groups, not in one/,
  },
];

export const RULE_FAULTS: readonly PlantedFault[] = [...LEGALITY, ...FLOW, ...STATES, ...TELLING];

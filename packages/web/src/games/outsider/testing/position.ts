/** The table of the drawings, other tables worth looking at, and finished matches to look back at, for tests. */
import {
  type Action,
  ActionList,
  defaultOptions,
  eventFor,
  fastRandom,
  openMatch,
  type SeenEvent,
  seatsIn,
  type ToldEvent,
  toFile,
} from '@airlock/kernel';
import {
  actionOf,
  CHARACTERS,
  CREW,
  CRISES,
  casualBot,
  codec,
  copiesOf,
  DARK,
  DECAY,
  FIRST_GOAL,
  KIND_COUNT,
  type Kind,
  type Options,
  OUTSIDER,
  type OutsiderEvent,
  outsider,
  type State,
  SUPPLY_PLACE,
  scrapGoalsAction,
  stageOf,
  type View,
} from '@airlock/outsider';

export const DRAWING_NAMES = ['quietmoss', 'Tin Kestrel', 'Moonhopper', 'Boatswain', 'Sextant'];
/** The seat the drawings look from. */
export const DRAWING_SEAT = 2;

const goal = (number: number): Kind => FIRST_GOAL + number - 1;
const gear = (number: number): Kind => number - 1;
const SHIELD: Kind = 32;
const characterCalled = (id: string): number => CHARACTERS.findIndex((one) => one.id === id);
const by = (thing: number, seat: number): number => thing | (seat << 6);
const memo = (turn: number, kind: Kind): number => (turn << 10) | (SUPPLY_PLACE << 6) | kind;
const read = (text: string): Action => codec.read(text) as Action;

const drawingOptions: Options = {
  ...(defaultOptions(outsider.options) as Options),
  outsiders: 2,
  turnSeconds: 0,
};

/** A match of bots, played until somebody is in their turn. */
function startedMatch(seats: readonly string[], options: Options, seed: string) {
  const match = openMatch(outsider, { options, seats, generator: 'fast', seed });
  const bot = casualBot();
  const random = fastRandom(seed);
  while (stageOf(match.view(0)).kind !== 'actions') {
    const [seat] = seatsIn(match.waiting) as [number];
    match.play(seat, bot.choose({ seat, view: match.view(seat), heard: [] }, random));
  }
  return match;
}

/** All cards that lie nowhere yet. */
function othersThan(used: readonly Kind[]): Kind[] {
  const left: Kind[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const copies = copiesOf(kind) - used.filter((one) => one === kind).length;
    for (let copy = 0; copy < copies; copy++) left.push(kind);
  }
  return left;
}

/** Turn 18 of five, as the drawings have it. */
function drawingState(): State {
  const state = startedMatch(DRAWING_NAMES, drawingOptions, 'drawing').state;
  const hand = [gear(2), gear(3), gear(4), goal(14), DARK, SHIELD];
  const inPlay = [goal(2), goal(11)];
  const completed = [[goal(6)], [goal(1)], [goal(8)], [], [goal(15)]];
  const discard = [gear(6), gear(1), gear(15), DARK, gear(11), gear(8)];
  const supply = [DARK, DARK, gear(9), gear(5), gear(7)];
  const left = othersThan([...hand, ...inPlay, ...completed.flat(), ...discard, ...supply]);
  const take = (count: number): Kind[] => left.splice(0, count);
  return Object.assign(state, {
    turn: 18,
    active: DRAWING_SEAT,
    first: 0,
    direction: 1,
    characters: ['captain', 'quartermaster', 'mechanic', 'medic', 'cosmologist'].map(characterCalled),
    loyalties: [CREW, CREW, CREW, OUTSIDER, OUTSIDER],
    revealed: 0,
    survival: [3, 2, 3, 0, 4],
    stabilised: 1,
    base: 2,
    used: 0,
    bonus: 0,
    bought: 0,
    unused: CHARACTERS.map((_, character) => character).filter(
      (character) =>
        !['captain', 'quartermaster', 'mechanic', 'medic', 'cosmologist']
          .map(characterCalled)
          .includes(character),
    ),
    hands: [take(5), take(4), hand, take(5), take(5)],
    inPlay,
    completed,
    discard: discard.map((kind, at) => by(kind, at % 5)),
    supply,
    piles: [take(9)],
    entropy: left,
    memos: [[], [], [memo(16, DARK), memo(16, gear(9))], [], []],
    crisisDeck: Array.from({ length: 22 }, (_, crisis) => crisis)
      .filter((crisis) => crisis !== DECAY && crisis !== 1 && crisis !== 14)
      .concat(1),
    crisisDiscard: [14],
    ongoing: [by(DECAY, 3)],
    claims: [
      { seat: 0, action: read('need GE11'), turn: 17 },
      { seat: 4, action: read('sawDark SUPPLY 2'), turn: 17 },
      { seat: 1, action: read('suspect E 3 darkSupply'), turn: 17 },
    ],
    claimTruth: [2, 1, 2],
  });
}

const told = (sequence: number, seat: number, ...events: readonly object[]) => ({
  sequence,
  seat,
  at: sequence * 1000,
  events: events.map((event) => ({ rule: 'OUT-301', ...event })) as unknown as OutsiderEvent[],
});

/** What was told before the drawings, as their log has it. */
const PAST = [
  told(
    0,
    0,
    { type: 'turnStarted', open: { seat: 0, turn: 12, actions: 2 } },
    {
      type: 'goalRepaired',
      rule: 'OUT-407',
      open: { seat: 0, goal: goal(6), cards: [gear(6)], byScrap: false },
    },
    { type: 'stabilised', rule: 'OUT-330', open: { seat: 0 } },
    { type: 'turnStarted', open: { seat: DRAWING_SEAT, turn: 14, actions: 2 } },
    {
      type: 'looked',
      rule: 'OUT-350',
      open: { seat: DRAWING_SEAT, at: 'supply', count: 5 },
      own: { cards: [gear(9), DARK] },
    },
  ),
  told(
    1,
    3,
    { type: 'turnStarted', open: { seat: 3, turn: 15, actions: 1 } },
    {
      type: 'supplyRevealed',
      rule: 'OUT-510',
      open: { seat: 3, cards: [gear(9), gear(5), DARK, DARK, DARK] },
    },
    { type: 'crisisRevealed', rule: 'OUT-531', open: { seat: 3, crisis: 14, assigned: false } },
    { type: 'survivalChanged', rule: 'OUT-605', open: { seat: 3, by: -1, now: 0, doomed: true } },
    { type: 'crisisFinished', rule: 'OUT-534', open: { crisis: DECAY, stays: true } },
  ),
  told(
    2,
    4,
    { type: 'turnStarted', open: { seat: 4, turn: 16, actions: 2 } },
    { type: 'leftCard', rule: 'OUT-350', open: { seat: 4 } },
    { type: 'tookCard', rule: 'OUT-350', open: { seat: 4 } },
    { type: 'entropySpared', rule: 'OUT-330', open: { seat: 4, why: 'stabilised' } },
  ),
  told(
    3,
    0,
    { type: 'turnStarted', open: { seat: 0, turn: 17, actions: 2 } },
    { type: 'goalPlayed', rule: 'OUT-341', open: { seat: 0, goal: goal(2), replaced: -1 } },
    { type: 'claimed', rule: 'OUT-720', open: { seat: 0, action: read('need GE11') } },
    { type: 'claimed', rule: 'OUT-720', open: { seat: 4, action: read('sawDark SUPPLY 2') } },
    { type: 'claimed', rule: 'OUT-720', open: { seat: 1, action: read('suspect E 3 darkSupply') } },
    { type: 'turnStarted', open: { seat: DRAWING_SEAT, turn: 18, actions: 2 } },
  ),
];

/** What the seat of the drawings alone was told is nobody else's business. */
const pastFor = (viewer: number): typeof PAST =>
  viewer === DRAWING_SEAT
    ? PAST
    : PAST.map((moment) => ({
        ...moment,
        events: moment.events.map(({ own: _, ...event }) => event as OutsiderEvent),
      }));

export interface Drawing {
  readonly view: View;
  readonly moments: readonly ReturnType<typeof told>[];
}

/** The reader's turn, as a seat or a spectator (-1) sees it. */
export const turnDrawing = (viewer: number = DRAWING_SEAT): Drawing => ({
  view: outsider.view(drawingState(), viewer),
  moments: pastFor(viewer),
});

/** The reader's turn as another character, with enough Goals in hand to scrap them. */
export function turnAs(character: string): Drawing {
  const state = drawingState();
  state.characters[DRAWING_SEAT] = characterCalled(character);
  state.hands[DRAWING_SEAT] = [gear(2), gear(3), goal(3), goal(4), goal(14)];
  return { view: outsider.view(state, DRAWING_SEAT), moments: pastFor(DRAWING_SEAT) };
}

/** Somebody with this many cards in hand, drawn from the deck. */
export function handDrawing(cards: number, viewer: number): Drawing {
  const state = drawingState();
  const hand = state.hands[viewer] as Kind[];
  hand.push(...(state.piles[0] as Kind[]).splice(0, cards - hand.length));
  return { view: outsider.view(state, viewer), moments: pastFor(viewer) };
}

/** What the seats of the drawings do, one after the other, from a state on. */
function playedFrom(
  state: State,
  viewer: number,
  deeds: readonly (readonly [seat: number, action: Action])[],
): Drawing {
  const events: ToldEvent<OutsiderEvent>[] = [];
  for (const [seat, action] of deeds) {
    outsider.apply(state, seat, action, {
      random: fastRandom('drawing'),
      now: 0,
      tell: (event) => events.push(event),
    });
  }
  const seen = events.filter(({ type }) => type !== 'acted').map((event) => eventFor(event, viewer));
  return {
    view: outsider.view(state, viewer),
    moments: [...pastFor(viewer), told(4, DRAWING_SEAT, ...seen)],
  };
}

const DISCARD_A_DARK = [actionOf('discardAndDraw'), actionOf('card', DARK), actionOf('done')].map(
  (action) => [DRAWING_SEAT, action] as const,
);
const passesOf = (...seats: number[]) => seats.map((seat) => [seat, actionOf('pass')] as const);

/** The reader has discarded a Dark: Gravity Shear, and two have passed. */
export const crisisDrawing = (viewer: number = DRAWING_SEAT): Drawing =>
  playedFrom(drawingState(), viewer, [...DISCARD_A_DARK, ...passesOf(0, 1)]);

/** Neural Static has made the reader discard more Dark: another Crisis inside it. */
export function nestedDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const state = drawingState();
  const NEURAL_STATIC = 4;
  state.hands[DRAWING_SEAT] = [DARK, DARK, DARK];
  state.crisisDeck = [...state.crisisDeck.filter((crisis) => crisis !== NEURAL_STATIC), NEURAL_STATIC];
  return playedFrom(state, viewer, [...DISCARD_A_DARK, ...passesOf(0, 1, 2, 3, 4)]);
}

/** The reader gathers: the Supply lies open to them, and a card has to be left first. */
export const gatherDrawing = (viewer: number = DRAWING_SEAT): Drawing =>
  playedFrom(drawingState(), viewer, [[DRAWING_SEAT, actionOf('gather')]]);

/** With cards at the locations, the reader has scrapped three Goals and deals out what is recycled. */
export function recycleDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const state = drawingState();
  const goals = [goal(3), goal(4), goal(14)] as const;
  const cards = [state.piles.flat(), state.hands.flat(), state.entropy].flat();
  const left = [...cards.filter((kind) => !(goals as readonly number[]).includes(kind))];
  Object.assign(state, {
    options: { ...state.options, locDraw: true },
    tokens: [0, 1, 1, 3, 4],
    hands: [left.splice(0, 5), left.splice(0, 4), [...goals], left.splice(0, 5), left.splice(0, 5)],
    piles: [left.splice(0, 2), left.splice(0, 1), [], left.splice(0, 3), left.splice(0, 1)],
    destroyed: 0b00100,
    entropy: left,
  });
  return playedFrom(state, viewer, [[DRAWING_SEAT, scrapGoalsAction(...goals)]]);
}

/** Loyalties and hands have just been dealt: everybody chooses a card for the Supply. */
export function dealDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const match = openMatch(outsider, {
    options: drawingOptions,
    seats: DRAWING_NAMES,
    generator: 'fast',
    seed: 'deal',
  });
  const dealt = { type: 'loyaltiesDealt', rule: 'OUT-202', open: { outsiders: 2 } };
  const own = { loyalty: match.state.loyalties[viewer] };
  return { view: match.view(viewer), moments: [told(0, 0, { ...dealt, own })] };
}

/** Two have claimed to hold the one Gear of its kind. */
export function contradictingDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const claims = [0, 4].map((seat) => ({ seat, action: read('hold GE05 1'), turn: 17 }));
  const state = drawingState();
  Object.assign(state, { claims, claimTruth: [2, 2] });
  const events = claims.map(({ seat, action }) => ({
    type: 'claimed',
    rule: 'OUT-720',
    open: { seat, action },
  }));
  return { view: outsider.view(state, viewer), moments: [told(0, 0, ...events)] };
}

/** Three Ongoing Crises at once, those with the most words. */
export function threeCrisesDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const state = drawingState();
  const wordiest = CRISES.flatMap(({ clearedBy, says }, crisis) =>
    clearedBy ? [{ crisis, letters: says.length }] : [],
  )
    .sort((one, other) => other.letters - one.letters)
    .slice(0, 3)
    .map(({ crisis }) => crisis);
  const others = (crises: readonly number[]): number[] => crises.filter((one) => !wordiest.includes(one));
  Object.assign(state, {
    ongoing: wordiest.map((crisis) => by(crisis, 3)),
    crisisDeck: [...others(state.crisisDeck), ...(wordiest.includes(DECAY) ? [] : [DECAY])],
    crisisDiscard: others(state.crisisDiscard),
  });
  return { view: outsider.view(state, viewer), moments: pastFor(viewer) };
}

/** The reader has died and drawn a loyalty anew. */
export function rebornDrawing(viewer: number = DRAWING_SEAT): Drawing {
  const state = drawingState();
  Object.assign(state, { options: { ...state.options, doom: 'quickAndDead' } });
  const died = {
    type: 'died',
    rule: 'OUT-980',
    open: { seat: viewer, character: characterCalled('pilot'), becomes: characterCalled('mechanic') },
    own: { loyalty: CREW },
  };
  return { view: outsider.view(state, viewer), moments: [...pastFor(viewer), told(4, viewer, died)] };
}

/** The first turn of a table with these seats and options, seen by whoever takes it. */
export function openingDrawing(seats: readonly string[], options: Partial<Options>, seed: string): Drawing {
  const match = startedMatch(seats, { ...drawingOptions, outsiders: 'recommended', ...options }, seed);
  return { view: outsider.view(match.state, match.state.active), moments: [] };
}

/** An Eclipse has counted as much for one side as for the other, as whoever chooses between them sees it. */
export function eclipseTieDrawing(): Drawing {
  for (let seed = 0; seed < 200; seed++) {
    const options = { ...drawingOptions, obliteration: 'eclipse', startEntropy: 8 } as const;
    const match = startedMatch(['Ada', 'Bo', 'Cyd'], { ...options, outsiders: 'recommended' }, `tie ${seed}`);
    const random = fastRandom(`tie ${seed}`);
    const list = new ActionList();
    while (!match.outcome) {
      const [seat = 0] = seatsIn(match.waiting);
      const view = match.view(seat);
      const stage = stageOf(view);
      if (stage.kind === 'question' && stage.question === 'eclipseSide') return { view, moments: [] };
      outsider.actions(match.state, seat, list.clear());
      match.play(seat, list.pick(random));
    }
  }
  throw new Error('No Eclipse was a tie.');
}

/** A whole match of bots as the file that a server gives. */
export function finishedMatch(
  seed: string,
  seats: readonly string[] = DRAWING_NAMES,
  chosen: Partial<Options> = {},
): string {
  const options = { ...defaultOptions(outsider.options), ...chosen };
  const match = openMatch(outsider, { options, seats, generator: 'fast', seed });
  const bot = casualBot();
  const random = fastRandom(seed);
  const heard: SeenEvent[][] = seats.map(() => []);
  while (!match.outcome) {
    const waiting = seatsIn(match.waiting);
    const seat = waiting[random.int(waiting.length)] as number;
    const told = bot.speak?.({ seat, view: match.view(seat), heard: [] }, random, 'any') ?? null;
    const action = told ?? bot.choose({ seat, view: match.view(seat), heard: [] }, random);
    const played = match.play(seat, action);
    if (!played.ok) throw new Error(`A bot did what is not allowed: ${outsider.codec.write(action)}.`);
    for (const event of played.events) heard[seat]?.push(eventFor(event, seat));
  }
  return JSON.stringify(toFile(match, seed));
}

/** What the active player can do, as offers: each with its words, what it is about, and what pressing it leads to. */
import type { Naming } from '@airlock/kernel';
import {
  type ActionKind,
  cardName,
  crisisName,
  decode,
  FIRST_GOAL,
  FIRST_ONGOING,
  goalOf,
  isGear,
  isGoal,
  isTech,
  type Kind,
  nextPrice,
  OMNI,
  OVERCLOCK,
  REPAIR_TEXTS,
  SCANNER,
  STIM,
  whom,
} from '@airlock/outsider';
import { doomedSeats, goallessSeats, goalsDone, goalsNeeded, handOf, type Position } from './reading.ts';
import { cardThing, crisisThing, goalThing, picksOf, type Thing } from './things.ts';

/** What still has to be picked before something can be done. */
export type Intent =
  /** The things an action of this kind names; `given` ones are fixed. */
  | { readonly kind: 'pick'; readonly of: ActionKind; readonly given: readonly Thing[] }
  | { readonly kind: 'scrap'; readonly goal: Kind; readonly action: number; readonly omni: boolean }
  | { readonly kind: 'discard'; readonly action: number };

export interface Offer {
  readonly id: string;
  readonly group: 'Goals' | 'Cards' | 'Ship' | 'Character' | 'Turn';
  readonly label: string;
  /** The door's question once it is chosen. */
  readonly sentence: string;
  readonly second: string;
  readonly about: readonly Thing[];
  readonly does: { readonly send: number } | Intent;
  /** For what cannot be taken back: the words of the second press. */
  readonly sure?: string;
}

export const isIntent = (does: Offer['does']): does is Intent => 'kind' in does;

const ORDER: readonly Offer['group'][] = ['Goals', 'Cards', 'Ship', 'Character', 'Turn'];

/** "Then: Stabilise, gain 1, Recycle." */
function bonusWords(goal: Kind): string {
  const parts = (REPAIR_TEXTS[goalOf(goal)] as string).replace(/\.$/, '').split('. ');
  const gently = parts.map((part) =>
    part === 'Recycle' ? part : part.charAt(0).toLowerCase() + part.slice(1),
  );
  return `Then: Stabilise, ${gently.join(', ')}. The Goal lies before you.`;
}

/** Everything on offer, what matters most first. */
export function offersOf(position: Position, naming: Naming): Offer[] {
  const { stage, legal } = position;
  if (stage.kind !== 'actions' || legal.size === 0) return [];
  const byKind = new Map<ActionKind, number[]>();
  for (const action of legal) {
    const { kind } = decode(action);
    byKind.set(kind, [...(byKind.get(kind) ?? []), action]);
  }
  const offers = [...byKind].flatMap(([kind, actions]) => offersFor(kind, actions, position, naming));
  return offers.sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group));
}

function offersFor(
  kind: ActionKind,
  actions: readonly number[],
  position: Position,
  naming: Naming,
): Offer[] {
  switch (kind) {
    case 'complete':
      return actions.map((action) => completing(action, position)).sort(gearFirst);
    case 'playGoal':
    case 'playOver':
    case 'secondGoal':
      return actions.map((action) => playing(action, position));
    case 'clear':
      return clearing(actions);
    default: {
      const offer = simple(kind, actions, position, naming);
      return offer ? [offer] : [];
    }
  }
}

/** Gear before Scrap, and the Omni-Tool only where nothing else helps. */
const gearFirst = (one: Offer, other: Offer): number =>
  Number(one.id.split('-')[2]) - Number(other.id.split('-')[2]);

function completing(action: number, position: Position): Offer {
  const [number = 0, mode = 0] = decode(action).words;
  const goal = FIRST_GOAL + number;
  const byScrap = mode % 2 === 1;
  const omni = mode >= 2;
  const gear = cardName(number);
  const tool = omni ? ' and the Omni-Tool' : '';
  return {
    id: `complete-${number}-${mode}`,
    group: 'Goals',
    label: `Complete ${cardName(goal)} with ${byScrap ? 'Scrap' : gear}${tool}`,
    sentence: `Complete *${cardName(goal)}* with ${byScrap ? 'Scrap' : gear}${tool}?`,
    second: `Costs 2 actions. ${bonusWords(goal)}`,
    about: [
      goalThing(goal),
      ...(byScrap
        ? handOf(position)
            .filter(isGear)
            .map((kind) => cardThing(kind))
        : [cardThing(number)]),
      ...(omni ? [cardThing(OMNI)] : []),
    ],
    does: byScrap ? { kind: 'scrap', goal, action, omni } : { send: action },
  };
}

function playing(action: number, { view }: Position): Offer {
  const { kind, words } = decode(action);
  const [number = 0, over = 0] = words;
  const goal = FIRST_GOAL + number;
  const [lying] = view.inPlay;
  const replaced = kind === 'playOver' ? FIRST_GOAL + over : kind === 'playGoal' ? lying : undefined;
  return {
    id: `${kind}-${number}-${over}`,
    group: 'Goals',
    label:
      kind === 'secondGoal'
        ? `Play ${cardName(goal)} as a second Goal`
        : `Play ${cardName(goal)}${kind === 'playOver' ? ` in place of ${cardName(FIRST_GOAL + over)}` : ''}`,
    sentence: `Play *${cardName(goal)}*${kind === 'secondGoal' ? ' as a second Goal' : ''}?`,
    second:
      replaced === undefined
        ? 'Costs 1 action. Everybody may complete it.'
        : `Costs 1 action. ${cardName(replaced)} is discarded.`,
    about: [cardThing(goal)],
    does: { send: action },
  };
}

/** One offer for each Ongoing Crisis; the Gear is picked. */
function clearing(actions: readonly number[]): Offer[] {
  const crises = [...new Set(actions.map((action) => FIRST_ONGOING + (decode(action).words[0] ?? 0)))];
  return crises.map((crisis) => ({
    id: `clear-${crisis}`,
    group: 'Ship',
    label: `Clear ${crisisName(crisis)}`,
    sentence: `Pick the Gear that clears *${crisisName(crisis)}*.`,
    second: 'Costs 1 action and that Gear.',
    about: [
      crisisThing(crisis),
      ...actions.flatMap((action) => (picksOf(action).includes(crisisThing(crisis)) ? picksOf(action) : [])),
    ],
    does: { kind: 'pick', of: 'clear', given: [crisisThing(crisis)] },
  }));
}

type Simple = Omit<Offer, 'id' | 'does' | 'about'> & {
  readonly about?: readonly Thing[];
  readonly picks?: true;
};

function simple(
  kind: ActionKind,
  actions: readonly number[],
  position: Position,
  naming: Naming,
): Offer | null {
  const words = SIMPLE[kind]?.(position, naming);
  const [action] = actions;
  if (!words || action === undefined) return null;
  const { picks, about = [], ...rest } = words;
  const things = [...about, ...new Set(actions.flatMap(picksOf))];
  if (kind === 'discardAndDraw')
    return { ...rest, id: kind, about: things, does: { kind: 'discard', action } };
  if (picks) return { ...rest, id: kind, about: things, does: { kind: 'pick', of: kind, given: [] } };
  return { ...rest, id: kind, about: things, does: { send: action } };
}

const ONE_ACTION = 'Costs 1 action.';

const SIMPLE: Readonly<Partial<Record<ActionKind, (position: Position, naming: Naming) => Simple>>> = {
  gather: () => ({
    group: 'Cards',
    label: 'Gather Supplies',
    sentence: 'Gather *Supplies*?',
    second: `${ONE_ACTION} Look at the Supply, leave a card, then take one. More than half Dark brings a Crisis.`,
    about: ['pile-supply'],
  }),
  discardAndDraw: (position) => ({
    group: 'Cards',
    label: 'Discard and draw',
    sentence: 'Pick the cards to *discard*, then draw.',
    second: `${ONE_ACTION} Every Dark you discard brings a Crisis.`,
    about: [
      'pile-deck',
      ...handOf(position)
        .filter((kind) => !isTech(kind))
        .map((kind) => cardThing(kind)),
    ],
  }),
  scrapGear: () => ({
    group: 'Cards',
    label: 'Scrap 3 Gear to gain 1',
    sentence: 'Pick *3 Gear* to scrap.',
    second: `${ONE_ACTION} You gain 1 Survival.`,
    picks: true,
  }),
  scrapGoals: () => ({
    group: 'Cards',
    label: 'Scrap 3 Goals to Recycle',
    sentence: 'Pick *3 Goals* to scrap.',
    second: `${ONE_ACTION} The discard pile is shuffled into the deck.`,
    about: ['pile-discard'],
    picks: true,
  }),
  scrapTwoGoals: () => ({
    group: 'Cards',
    label: 'Scrap 2 Goals to Recycle',
    sentence: 'Pick *2 Goals* to scrap.',
    second: `${ONE_ACTION} The discard pile is shuffled into the deck.`,
    about: ['pile-discard'],
    picks: true,
  }),
  stim: () => ({
    group: 'Cards',
    label: 'Play Stim Injector',
    sentence: 'Pick who *gains 1*.',
    second: 'Free. The Stim Injector is discarded.',
    about: [cardThing(STIM)],
    picks: true,
  }),
  scanHand: () => ({
    group: 'Cards',
    label: 'Phase Scanner on a hand',
    sentence: 'Pick whose *hand* you look at.',
    second: `${ONE_ACTION} You alone see it.`,
    about: [cardThing(SCANNER)],
    picks: true,
  }),
  scanSupply: () => ({
    group: 'Cards',
    label: 'Phase Scanner on the Supply',
    sentence: 'Look at the *Supply* with the Phase Scanner?',
    second: `${ONE_ACTION} Nothing is exchanged, and Dark does nothing.`,
    about: [cardThing(SCANNER), 'pile-supply'],
  }),
  overclock: () => ({
    group: 'Cards',
    label: 'Play Overclock Chip',
    sentence: 'Play the *Overclock Chip*?',
    second: 'Free. One more action this turn.',
    about: [cardThing(OVERCLOCK)],
  }),
  move: () => ({
    group: 'Ship',
    label: 'Move',
    sentence: 'Pick where you *move*.',
    second: ONE_ACTION,
    about: ['ship'],
    picks: true,
  }),
  reverse: () => ({
    group: 'Character',
    label: 'Reverse the direction of play',
    sentence: 'Reverse the *direction of play*?',
    second: ONE_ACTION,
    about: ['you'],
  }),
  reclaim: () => ({
    group: 'Character',
    label: 'Take a Gear from the discard pile',
    sentence: 'Pick a *Gear* of the discard pile.',
    second: ONE_ACTION,
    about: ['you', 'pile-discard'],
    picks: true,
  }),
  patch: () => ({
    group: 'Character',
    label: 'Change a card with somebody',
    sentence: 'Pick with whom you *change a card*.',
    second: `${ONE_ACTION} Both of you choose a card in secret.`,
    about: ['you'],
    picks: true,
  }),
  scan: () => ({
    group: 'Character',
    label: 'Look at the top 4 of the deck',
    sentence: 'Look at the *top of the deck*?',
    second: `${ONE_ACTION} Put each card back on top or at the bottom.`,
    about: ['you', 'pile-deck'],
  }),
  surgery: () => ({
    group: 'Character',
    label: 'Surgery: 2 Gear, anybody gains 1',
    sentence: 'Pick *2 Gear* and who gains 1.',
    second: ONE_ACTION,
    about: ['you'],
    picks: true,
  }),
  burn: () => ({
    group: 'Character',
    label: 'Burn a Gear to spare the deck',
    sentence: 'Pick the *Gear* to burn.',
    second: `${ONE_ACTION} This turn’s Entropy step removes no card.`,
    about: ['you'],
    picks: true,
  }),
  inspect: () => ({
    group: 'Character',
    label: 'Inspect a hand',
    sentence: 'Pick whose hand you *inspect*.',
    second: `${ONE_ACTION} Two random cards are shown to everybody.`,
    about: ['you'],
    picks: true,
  }),
  selfRepair: () => ({
    group: 'Character',
    label: 'Repair yourself: 2 Gear, gain 1',
    sentence: 'Pick *2 Gear* to discard.',
    second: `${ONE_ACTION} You gain 1 Survival.`,
    about: ['you'],
    picks: true,
  }),
  buy: ({ view, seat }) => {
    const price = nextPrice(view) ?? 0;
    const left = (view.survival[seat ?? 0] ?? 0) - price;
    return {
      group: 'Turn',
      label: `Buy an action: −${price} Survival`,
      sentence: `Buy an action for *${price} Survival*?`,
      second: left === 0 ? 'It is your last: you are Doomed at once.' : `${left} Survival is left.`,
      about: ['buy'],
      ...(left === 0 ? { sure: 'Buy it and be Doomed' } : {}),
    };
  },
  resolveShift: ({ view }, naming) => ({
    group: 'Turn',
    label: 'Resolve the Shift Sequence',
    sentence: 'Declare: *resolve the Shift Sequence*?',
    second: declarationFacts(view, naming),
    about: ['declare'],
    sure: 'Declare: show all loyalties',
  }),
};

/** What everybody can see; never whether it would win. */
function declarationFacts(view: Position['view'], naming: Naming): string {
  const without = goallessSeats(view).map((seat) => whom(seat, naming));
  return [
    `${goalsDone(view)} Goals of ${goalsNeeded(view)}`,
    without.length === 0 ? 'nobody without one' : `without one: ${without.join(', ')}`,
    `Doomed: ${doomedSeats(view).length} of ${view.seats}`,
  ]
    .join('; ')
    .concat('.');
}

export const offersAbout = (offers: readonly Offer[], thing: Thing): Offer[] => {
  const about = offers.filter((offer) => offer.about.includes(thing));
  // Throwing a card away is the last thing one holds it for.
  return [
    ...about.filter(({ id }) => id !== 'discardAndDraw'),
    ...about.filter(({ id }) => id === 'discardAndDraw'),
  ];
};

/** Why a card of the hand does nothing now, in one clause. */
export function idleReason(kind: Kind): string {
  if (isGear(kind)) return `${cardName(kind)} cannot be used now`;
  if (isGoal(kind)) return `${cardName(kind)} cannot be played now`;
  return kind === OMNI
    ? 'The Omni-Tool is played with a Goal that you complete'
    : `${cardName(kind)} is not for now`;
}

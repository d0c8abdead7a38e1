/** A claim that is being put together: a sentence, and a word for each gap in it. */
import { type Action, type Naming, present, type Seat, who } from '@airlock/kernel';
import {
  type ActionKind,
  ANSWERS,
  CLAIM_TYPES,
  cardName,
  codec,
  DARK,
  GEAR_IDS,
  GOAL_IDS,
  GOAL_PLANS,
  goalOf,
  ICONS,
  iconName,
  isGoal,
  KIND_IDS,
  type Kind,
  NEEDS,
  PLACES,
  PLANS,
  REASON_CODES,
  SEAT_NAMES,
  SKILLS,
  skillName,
  type View,
  WARNINGS,
} from '@airlock/outsider';
import { handOf } from '../moves/reading.ts';
import { numberOf, type Thing, typeOfThing } from '../moves/things.ts';

/** At most six sentences under each heading. */
export const TOPICS = {
  hand: ['hold', 'lack', 'need', 'canComplete'],
  seen: ['saw', 'sawDark', 'left', 'took'],
  people: ['suspect', 'trust', 'iAm'],
  plans: ['plan', 'planGoal', 'warn'],
  ask: ['askGear', 'askGoal', 'ask', 'answer'],
} as const satisfies Readonly<Record<string, readonly ActionKind[]>>;
export type Topic = keyof typeof TOPICS;
export type ClaimKind = (typeof TOPICS)[Topic][number];

export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  hand: 'My hand',
  seen: 'What I saw',
  people: 'People',
  plans: 'Plans',
  ask: 'Questions',
};

export const SENTENCES: Readonly<Record<ClaimKind, string>> = {
  hold: 'I hold …',
  lack: 'I hold no …',
  need: 'I need …',
  canComplete: 'I can complete …',
  saw: 'I saw … there',
  sawDark: 'I saw this many Dark',
  left: 'I left …',
  took: 'I took …',
  suspect: 'I suspect …',
  trust: 'I trust …',
  iAm: 'I am …',
  plan: 'Next I …',
  planGoal: 'Next I … a Goal',
  warn: 'Careful: …',
  askGear: 'Do you hold or leave …?',
  askGoal: 'Play …',
  ask: 'Declare? Heal?',
  answer: 'Yes, no, maybe',
};

/** One gap: what it is called, and what can stand in it. */
export interface Gap {
  readonly name: string;
  readonly values: readonly { readonly word: string; readonly label: string }[];
  /** What stands in it until somebody chooses: something true, where the reader knows of it. */
  readonly usual?: string | undefined;
}

interface Words {
  readonly view: View;
  readonly naming: Naming;
  readonly me: Seat;
}

const TYPE_NAMES = ['any Gear', 'any Goal', 'any Tech'] as const;

const named = (name: string, words: readonly string[], labels: readonly string[]): Gap => ({
  name,
  values: words.map((word, index) => ({ word, label: present(labels[index]) })),
});
const kinds = (name: string): Gap =>
  named(
    name,
    KIND_IDS,
    KIND_IDS.map((_, kind) => cardName(kind)),
  );
const things = (): Gap =>
  named('Card', [...KIND_IDS, ...CLAIM_TYPES], [...KIND_IDS.map((_, kind) => cardName(kind)), ...TYPE_NAMES]);
const gear = (): Gap =>
  named(
    'Gear',
    GEAR_IDS,
    GEAR_IDS.map((_, kind) => cardName(kind)),
  );
const goals = (): Gap =>
  named(
    'Goal',
    GOAL_IDS,
    GOAL_IDS.map((_, goal) => cardName(16 + goal)),
  );
const others = ({ view, naming, me }: Words): Gap => ({
  name: 'Who',
  values: view.survival.flatMap((_, seat) =>
    seat === me ? [] : [{ word: present(SEAT_NAMES[seat]), label: who(seat, naming) }],
  ),
});
const places = (words: Words): Gap => ({
  name: 'Where',
  values: [
    { word: PLACES[0], label: 'the Supply' },
    { word: PLACES[1], label: 'top of the deck' },
    ...others(words).values.map(({ word, label }) => ({ word, label: `hand of ${label}` })),
  ],
});
const strengths = named('How much', ['1', '2', '3'], ['a little', 'clearly', 'strongly']);
const reasons = named('Because of', REASON_CODES, [
  'sabotage',
  'Dark in the Supply',
  'a replaced Goal',
  'hoarding',
  'a wrong claim',
  'silence',
]);
const numbers = (name: string, from: number, to: number): Gap => {
  const all = Array.from({ length: to - from + 1 }, (_, offset) => String(from + offset));
  return named(name, all, all);
};

/** The gaps of a sentence, each with what would be true in it. Nothing true is offered about a loyalty: somebody may look on. */
export function gapsOf(kind: ClaimKind, words: Words): Gap[] {
  const truth = truthOf(kind, words);
  return emptyGapsOf(kind, words).map((gap) => ({ ...gap, usual: truth[gap.name] }));
}

const idOf = (kind: Kind | undefined): string | undefined =>
  kind === undefined ? undefined : KIND_IDS[kind];

/** True words for the gaps of a sentence, as far as the reader knows any. */
function truthOf(kind: ClaimKind, { view, me }: Words): Readonly<Record<string, string | undefined>> {
  const hand = handOf({ view, seat: me });
  const wanted = view.inPlay.map(goalOf);
  switch (kind) {
    case 'hold': {
      const card = hand.find((one) => wanted.includes(one)) ?? hand[0];
      return { Card: idOf(card), 'How many': String(hand.filter((one) => one === card).length) };
    }
    case 'lack':
    case 'need': {
      const card = [...wanted, ...KIND_IDS.keys()].find((one) => !hand.includes(one));
      return { Card: idOf(card), What: idOf(card) };
    }
    case 'canComplete': {
      const goals = view.inPlay.filter((goal) => hand.includes(goalOf(goal)));
      return { Goal: idOf(goals[0] ?? view.inPlay[0]) };
    }
    case 'saw':
      return { Where: PLACES[0], Card: idOf(view.supply.known[0]) };
    case 'sawDark':
      return { Where: PLACES[0], Dark: String(view.supply.known.filter((one) => one === DARK).length) };
    case 'planGoal':
    case 'askGoal':
      return { Goal: idOf(view.inPlay[0] ?? hand.find(isGoal)) };
    case 'askGear':
      return { Gear: idOf(wanted.find((one) => !hand.includes(one))) };
    default:
      return {};
  }
}

function emptyGapsOf(kind: ClaimKind, words: Words): Gap[] {
  switch (kind) {
    case 'hold':
      return [things(), numbers('How many', 1, 4)];
    case 'lack':
    case 'left':
    case 'took':
      return [things()];
    case 'need':
      return [
        named('What', NEEDS, [
          ...KIND_IDS.map((_, one) => cardName(one)),
          ...ICONS.map(iconName),
          ...SKILLS.map(skillName),
        ]),
      ];
    case 'canComplete':
      return [
        goals(),
        named('How', ['gear', 'scrap'], ['with its Gear', 'with Scrap']),
        named('When', ['now', 'playFirst'], ['as it lies', 'if it is played']),
      ];
    case 'saw':
      return [places(words), kinds('Card')];
    case 'sawDark':
      return [places(words), numbers('Dark', 0, 6)];
    case 'iAm':
      return [named('What', ['crew', 'outsider'], ['Crew', 'an Outsider'])];
    case 'suspect':
    case 'trust':
      return [others(words), strengths, reasons];
    case 'plan':
      return [
        named('What', PLANS, [
          'gather Supplies',
          'scrap Gear',
          'Recycle',
          'discard and draw',
          'declare',
          'clear a Crisis',
          'use my ability',
          'move',
          'play Tech',
          'buy an action',
        ]),
      ];
    case 'planGoal':
      return [named('What', GOAL_PLANS, ['play', 'complete']), goals()];
    case 'ask':
      return [others(words), named('What', ['declare', 'heal'], ['declare', 'give Survival'])];
    case 'askGear':
      return [
        others(words),
        named('What', ['hold', 'leave'], ['do you hold', 'leave in the Supply']),
        gear(),
      ];
    case 'askGoal':
      return [others(words), goals()];
    case 'answer':
      return [others(words), named('What', ANSWERS, ['yes', 'no', 'maybe'])];
    case 'warn':
      return [
        named('Of what', WARNINGS, ['the deck', 'the Supply', 'Cascading Decay', 'do not declare yet']),
      ];
  }
}

export interface ClaimDraft {
  readonly topic: Topic;
  readonly kind: ClaimKind;
  /** The word in each gap, by the gap's name. */
  readonly words: Readonly<Record<string, string>>;
}

export const EMPTY_DRAFT: ClaimDraft = { topic: 'hand', kind: 'hold', words: {} };

/** What stands in a gap: what was chosen, if it can stand there, else what is true, or the first. */
export function wordIn(draft: ClaimDraft, gap: Gap): string {
  const chosen = draft.words[gap.name];
  const fits = (wanted: string | undefined): boolean => gap.values.some(({ word }) => word === wanted);
  return [chosen, gap.usual].find(fits) ?? gap.values[0]?.word ?? '';
}

/** What the draft says; `null` where no such claim exists. */
export function claimOf(draft: ClaimDraft, words: Words): Action | null {
  const text = [draft.kind, ...gapsOf(draft.kind, words).map((gap) => wordIn(draft, gap))].join(' ');
  return codec.read(text) ?? null;
}

/** Pressing a thing begins a sentence about it. */
export function draftAbout(draft: ClaimDraft, thing: Thing): ClaimDraft {
  const number = numberOf(thing);
  switch (typeOfThing(thing)) {
    case 'seat':
      return {
        topic: 'people',
        kind: 'suspect',
        words: { ...draft.words, Who: present(SEAT_NAMES[number]) },
      };
    case 'card':
      return { topic: 'hand', kind: 'hold', words: { ...draft.words, Card: present(KIND_IDS[number]) } };
    case 'goal':
      return {
        topic: 'hand',
        kind: 'canComplete',
        words: { ...draft.words, Goal: present(KIND_IDS[number]) },
      };
    case 'pile':
      return {
        topic: 'seen',
        kind: 'sawDark',
        words: { ...draft.words, Where: thing === 'pile-deck' ? 'DECK' : 'SUPPLY' },
      };
    default:
      return draft;
  }
}

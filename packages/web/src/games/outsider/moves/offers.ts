/** What the active player can do, as offers: each with its words, what it is about, and what pressing it leads to. */
import type { Naming } from '@airlock/kernel';
import {
  type ActionKind,
  cardName,
  crisisName,
  decode,
  FIRST_GOAL,
  FIRST_ONGOING,
  goalCard,
  isGear,
  isGoal,
  type Kind,
  OMNI,
} from '@airlock/outsider';
import { OFFER_WORDS } from './offerWords.ts';
import { handOf, type Position } from './reading.ts';
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
  const parts = goalCard(goal).repair.says.replace(/\.$/, '').split('. ');
  const gently = parts.map((part) =>
    part === 'Recycle' ? part : part.charAt(0).toLowerCase() + part.slice(1),
  );
  return `Then: Stabilise, ${gently.join(', ')}. The Goal then lies in front of you.`;
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
        ? 'Costs 1 action. Anyone may complete it.'
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

function simple(
  kind: ActionKind,
  actions: readonly number[],
  position: Position,
  naming: Naming,
): Offer | null {
  const words = OFFER_WORDS[kind]?.(position, naming);
  const [action] = actions;
  if (!words || action === undefined) return null;
  const { picks, about = [], ...rest } = words;
  const things = [...about, ...new Set(actions.flatMap(picksOf))];
  if (kind === 'discardAndDraw')
    return { ...rest, id: kind, about: things, does: { kind: 'discard', action } };
  if (picks) return { ...rest, id: kind, about: things, does: { kind: 'pick', of: kind, given: [] } };
  return { ...rest, id: kind, about: things, does: { send: action } };
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
    ? 'The Omni-Tool is played when you complete a Goal'
    : `${cardName(kind)} cannot be used yet`;
}

/** Claims as people say them, on buttons and in the ledger. */
import { type Action, itemAt, type Naming, type Seat, whom } from '@airlock/kernel';
import {
  codec,
  GEAR_QUESTIONS,
  GOAL_PLANS,
  PLACES,
  PLANS,
  QUESTIONS_ASKED,
  REASON_CODES,
  WARNINGS,
} from '../actions.ts';
import { FIRST_GOAL, ICONS, KIND_COUNT, SKILLS } from '../cards.ts';
import { cardName, severalCopies } from './names.ts';

const TYPE_NAMES = ['Gear', 'Goals', 'Tech'] as const;
const thingName = (thing: number): string =>
  thing < KIND_COUNT ? cardName(thing) : itemAt(TYPE_NAMES, thing - KIND_COUNT);

const ONE_GOAL = KIND_COUNT + TYPE_NAMES.indexOf('Goals');

/** At least this many of a card or of a type. */
function severalOf(count: number, thing: number): string {
  if (count === 1) return thing === ONE_GOAL ? 'a Goal' : thingName(thing);
  return thing < KIND_COUNT ? severalCopies(count, thing) : `${count} ${thingName(thing)}`;
}

const ICON_NAMES = ['Exotic Matter', 'Particle', 'Tools', 'Plating', 'any icon'] as const;
const SKILL_NAMES = ['Engineering', 'Science', 'Systems', 'Navigation', 'any skill'] as const;

function needName(need: number): string {
  if (need < KIND_COUNT) return cardName(need);
  const icon = need - KIND_COUNT;
  return icon < ICONS.length ? itemAt(ICON_NAMES, icon) : itemAt(SKILL_NAMES, icon - ICONS.length);
}

const STRENGTH_WORDS = ['a little', 'clearly', 'strongly'] as const;
const REASON_WORDS: Readonly<Record<(typeof REASON_CODES)[number], string>> = {
  sabotage: 'sabotage',
  darkSupply: 'Dark in the Supply',
  replacedGoal: 'a replaced Goal',
  hoarding: 'hoarding',
  badClaim: 'a wrong claim',
  silent: 'silence',
};
const PLAN_WORDS: Readonly<Record<(typeof PLANS)[number], string>> = {
  gather: 'gather Supplies',
  scrapGear: 'scrap Gear',
  recycle: 'Recycle',
  discardAndDraw: 'discard and draw',
  declare: 'resolve the Shift Sequence',
  clear: 'clear a Crisis',
  ability: 'use an ability',
  move: 'move',
  tech: 'play Tech',
  buy: 'buy an action',
};
const WARNING_WORDS: Readonly<Record<(typeof WARNINGS)[number], string>> = {
  deck: 'of the deck running out',
  supply: 'of the Supply',
  decay: 'of Cascading Decay',
  declare: 'not to declare yet',
};

/** Nobody in particular reads a button, so that seats have their plain names there. */
const plainly: Naming = { names: [], reader: -1 };

/** What a claim says, to follow a name: `claims to hold 2 Dark`. Made for "You" without the last s. */
export function claimWords(action: Action, naming: Naming, isReader: boolean): string {
  const [one = 0, two = 0, three = 0] = codec.words(action);
  const verb = (word: string): string => (isReader ? word : `${word}s`);
  const name = (seat: Seat): string => whom(seat, naming);
  const place = (index: number): string => placeName(index, naming);
  switch (codec.kind(action)) {
    case 'hold':
      return `${verb('claim')} to hold ${severalOf(two + 1, one)}`;
    case 'lack':
      return `${verb('claim')} to hold no ${thingName(one)}`;
    case 'need':
      return `${verb('need')} ${needName(one)}`;
    case 'canComplete': {
      const how = two === 0 ? 'with its Gear' : 'with Scrap';
      return `${verb('claim')} to be able to complete ${cardName(FIRST_GOAL + one)} ${how}${three === 1 ? ' if it is played' : ''}`;
    }
    case 'saw':
      return `${verb('claim')} to have seen ${cardName(two)} ${place(one)}`;
    case 'sawDark':
      return `${verb('claim')} to have seen ${two} Dark ${place(one)}`;
    case 'left':
      return `${verb('claim')} to have left ${thingName(one)} in the Supply`;
    case 'took':
      return `${verb('claim')} to have taken ${thingName(one)} from the Supply`;
    case 'iAm':
      return `${verb('claim')} to be ${one === 0 ? 'Crew' : 'an Outsider'}`;
    case 'suspect':
    case 'trust': {
      const reason = REASON_WORDS[itemAt(REASON_CODES, three)];
      return `${verb(codec.kind(action))} ${name(one)} ${STRENGTH_WORDS[two]}: ${reason}`;
    }
    case 'plan':
      return `${verb('plan')} to ${PLAN_WORDS[itemAt(PLANS, one)]}`;
    case 'planGoal':
      return `${verb('plan')} to ${GOAL_PLANS[one]} ${cardName(FIRST_GOAL + two)}`;
    case 'ask':
      return `${verb('ask')} ${name(one)} ${QUESTIONS_ASKED[two] === 'heal' ? 'for Survival' : 'to declare'}`;
    case 'askGear':
      return GEAR_QUESTIONS[two] === 'hold'
        ? `${verb('ask')} ${name(one)} about ${cardName(three)}`
        : `${verb('ask')} ${name(one)} to leave ${cardName(three)} in the Supply`;
    case 'askGoal':
      return `${verb('ask')} ${name(one)} to play ${cardName(FIRST_GOAL + two)}`;
    case 'answer':
      return `${verb('answer')} ${name(one)}: ${['yes', 'no', 'maybe'][two]}`;
    case 'warn':
      return `${verb('warn')} ${WARNING_WORDS[itemAt(WARNINGS, one)]}`;
    default:
      throw new Error(`"${codec.write(action)}" is not a claim.`);
  }
}

function placeName(place: number, naming: Naming): string {
  const firstSeat = PLACES.indexOf('A');
  if (place >= firstSeat) {
    const seat = place - firstSeat;
    return seat === naming.reader ? 'in your hand' : `in the hand of ${whom(seat, naming)}`;
  }
  return place === PLACES.indexOf('SUPPLY') ? 'in the Supply' : 'on top of the deck';
}

/** A claim as a button: `Claim to hold Kernel Key`. */
export function claimButton(action: Action): string {
  const sentence = claimWords(action, plainly, true);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const skillName = (skill: (typeof SKILLS)[number]): string =>
  itemAt(SKILL_NAMES, SKILLS.indexOf(skill));
export const iconName = (icon: (typeof ICONS)[number]): string => itemAt(ICON_NAMES, ICONS.indexOf(icon));

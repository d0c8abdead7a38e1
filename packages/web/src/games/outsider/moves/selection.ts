/** What the reader has picked, what could be picked next, and what it amounts to. */

import { present } from '@airlock/kernel';
import {
  actionOf,
  decode,
  ENGINEER,
  ENGINEER_FILLS_TO,
  HAND_FILLED_TO,
  isDoomed,
  isGear,
  STATIC,
  type View,
} from '@airlock/outsider';
import type { Intent } from './offers.ts';
import { deckSize, handOf, ignoresAnIcon, isOngoing, type Position } from './reading.ts';
import { coversGoal } from './scrap.ts';
import { answerPicks, baseOf, cardThing, handThings, numberOf, picksOf, type Thing } from './things.ts';

export interface Selection {
  /** The offer that was chosen, by its name. */
  readonly offer: string | null;
  /** The one thing that was pressed before anything was chosen. */
  readonly focus: Thing | null;
  readonly picked: readonly Thing[];
}

export const NOTHING: Selection = { offer: null, focus: null, picked: [] };

/** What picking has come to. */
export interface Picking {
  /** What can be picked, without the numbers of copies. */
  readonly lit: ReadonlySet<Thing>;
  /** What can be sent now: the ways that are open, each one action after the other. */
  readonly ready: readonly (readonly number[])[];
}

const NOT_PICKING: Picking = { lit: new Set(), ready: [] };

const holds = (all: readonly Thing[], some: readonly Thing[]): boolean =>
  some.every((one) => all.includes(one));

/** One action out of several, each known by the things it names. */
function narrowed(
  ways: readonly { readonly action: number; readonly picks: readonly Thing[] }[],
  given: readonly Thing[],
  picked: readonly Thing[],
): Picking {
  const chosen = [...given, ...picked.map(baseOf)];
  const open = ways.filter(({ picks }) => holds(picks, chosen));
  const whole = open.filter(({ picks }) => picks.length === chosen.length);
  // Once all is picked, another thing may take the place of the last one.
  const reachable = whole.length === 0 ? open : ways.filter(({ picks }) => holds(picks, chosen.slice(0, -1)));
  return {
    lit: new Set(reachable.flatMap(({ picks }) => picks.filter((pick) => !given.includes(pick)))),
    ready: whole.map(({ action }) => [action]),
  };
}

const marks = (picked: readonly Thing[]): number[] =>
  picked.map((thing) => actionOf('card', numberOf(thing)));

/** How many cards Discard and Draw fills the reader's hand to. */
function filledTo(view: View, seat: number): number {
  const isEngineer = view.characters[seat] === ENGINEER && !isDoomed(view, seat) && !isOngoing(view, STATIC);
  return isEngineer ? ENGINEER_FILLS_TO : HAND_FILLED_TO;
}

/** How many cards would be drawn after discarding this many. */
export function drawn({ view, seat }: Position, discarded: number): number {
  if (seat === null) return 0;
  const held = handOf({ view, seat }).length - discarded;
  const pile = view.options.locDraw ? (view.piles[present(view.tokens[seat])]?.size ?? 0) : deckSize(view);
  return Math.max(0, Math.min(filledTo(view, seat) - held, pile));
}

function scrapping(
  { view, seat }: Position,
  goal: number,
  picked: readonly Thing[],
  before: readonly number[],
): Picking {
  const hand = handOf({ view, seat });
  const cards = picked.map(numberOf);
  const isWhole = seat !== null && coversGoal(goal, cards, ignoresAnIcon(view, seat));
  return {
    lit: new Set(hand.filter(isGear).map((kind) => cardThing(kind))),
    ready: isWhole ? [[...before, ...marks(picked), actionOf('done')]] : [],
  };
}

function discarding(position: Position, picked: readonly Thing[], before: readonly number[]): Picking {
  const isSomething = picked.length > 0 || drawn(position, 0) > 0;
  return {
    lit: new Set(handOf(position).map((kind) => cardThing(kind))),
    ready: isSomething ? [[...before, ...marks(picked), actionOf('done')]] : [],
  };
}

/** What an intent of one's own turn needs. */
export function pickingFor(intent: Intent, position: Position, picked: readonly Thing[]): Picking {
  switch (intent.kind) {
    case 'scrap':
      return scrapping(position, intent.goal, picked, [intent.action]);
    case 'discard':
      return discarding(position, picked, [intent.action]);
    case 'pick': {
      const ways = [...position.legal]
        .filter((action) => decode(action).kind === intent.of)
        .map((action) => ({ action, picks: picksOf(action) }));
      return narrowed(ways, intent.given, picked);
    }
  }
}

const FIRST_GOAL_KIND = 16;

/** What a question to the reader needs. Answers that name nothing are buttons of the door. */
export function pickingAnswer(position: Position, picked: readonly Thing[]): Picking {
  const { stage, legal } = position;
  if (stage.kind === 'question' && stage.question === 'pickScrap') {
    return scrapping(position, FIRST_GOAL_KIND + Math.floor(stage.argument / 2), picked, []);
  }
  if (stage.kind === 'question' && stage.question === 'pickDiscards') return discarding(position, picked, []);
  if (stage.kind !== 'question' && stage.kind !== 'secret') return NOT_PICKING;
  const name = stage.kind === 'secret' ? 'secret' : stage.question;
  const ways = [...legal]
    .map((action) => ({ action, picks: answerPicks(action, name) }))
    .filter(({ picks }) => picks.length > 0);
  return picked.length === 0 ? { ...narrowed(ways, [], []), ready: [] } : narrowed(ways, [], picked);
}

/** Answers that are pressed as they are: "Lose 1", "No", "Done". Marking is finished with what was marked. */
export function plainAnswers({ stage, legal }: Position): number[] {
  if (stage.kind === 'question' && (stage.question === 'pickScrap' || stage.question === 'pickDiscards')) {
    return [actionOf('cancel')];
  }
  const name = stage.kind === 'question' ? stage.question : 'secret';
  return [...legal].filter((action) => answerPicks(action, name).length === 0);
}

/** How many things an answer or an action can take at most; sets of cards take any number. */
export function toggled(
  picking: Picking,
  picked: readonly Thing[],
  thing: Thing,
  many: boolean,
): readonly Thing[] {
  if (picked.includes(thing)) return picked.filter((one) => one !== thing);
  // What is whole already is changed, not added to.
  return !many && picking.ready.length > 0 ? [...picked.slice(0, -1), thing] : [...picked, thing];
}

/** Marks that the server has already taken, as things of the hand. */
export function markedThings(position: Position): Thing[] {
  const left = handThings(handOf(position));
  return position.view.picked.flatMap((kind) => {
    const at = left.findIndex((thing) => numberOf(thing) === kind);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

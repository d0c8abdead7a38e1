/** Choices: one seat answers a question, or several choose a card in secret at the same time. */
import {
  type Action,
  ActionList,
  itemAt,
  NOBODY,
  only,
  type Random,
  REVIEWER,
  type Refusal,
  type RuleId,
  type Seat,
  type SeatSet,
  wordAt,
} from '@airlock/kernel';
import { wordIn, wordOf } from '../actions.ts';
import { type Kind, NO_CARD } from '../cards.ts';
import type { OutsiderTable } from '../events.ts';
import { DECIDE, SECRET_CARDS } from '../frames.ts';
import { kindOf, type State } from '../state.ts';
import { QUESTION } from './questionIds.ts';
import * as cards from './questions/cards.ts';
import * as crises from './questions/crises.ts';
import * as picks from './questions/picks.ts';
import * as places from './questions/places.ts';
import * as players from './questions/players.ts';
import { listKinds, namesCardIn, type Question } from './questions/question.ts';
import { refuse } from './refusals.ts';
import { leave } from './stack.ts';
import { handOf } from './zones.ts';

const BY_NAME: Readonly<Record<keyof typeof QUESTION, Question>> = {
  character: places.character,
  token: places.token,
  lifeSupport: cards.lifeSupport,
  leaveCard: cards.leaveCard,
  takeCard: cards.takeCard,
  secondExchange: cards.secondExchange,
  discardOrLose: cards.discardOrLose,
  discardGear: cards.discardGear,
  target: players.target,
  second: players.second,
  scientist: crises.scientist,
  cosmologist: crises.cosmologist,
  unravelOwner: players.unravelOwner,
  unravelGoal: players.unravelGoal,
  darkToEntropy: cards.darkToEntropy,
  clearOngoing: crises.clearOngoing,
  salvageGear: cards.salvageGear,
  exchangeOrNot: cards.exchangeOrNot,
  orderDeck: cards.orderDeck,
  orderCrises: crises.orderCrises,
  declineCrises: crises.declineCrises,
  assignCrises: crises.assignCrises,
  relocate: places.relocate,
  entropyPlace: places.entropyPlace,
  crisisPlace: places.crisisPlace,
  dealOut: places.dealOut,
  eclipseSide: places.eclipseSide,
  takeSeen: cards.takeSeen,
  giveCard: cards.giveCard,
  discardSeen: cards.discardSeen,
  takeFromDiscard: cards.takeFromDiscard,
  recallCrisis: crises.recallCrisis,
  moveSupply: places.moveSupply,
  pickDiscards: picks.pickDiscards,
  pickScrap: picks.pickScrap,
  trapTarget: players.trapTarget,
};

const QUESTIONS: Question[] = [];
for (const name of Object.keys(QUESTION) as (keyof typeof QUESTION)[])
  QUESTIONS[QUESTION[name]] = BY_NAME[name];

const asked = (state: State): Question => itemAt(QUESTIONS, wordAt(state, DECIDE.question));
/** The question that stands, by its name, and its rule. */
export function questionAsked(state: State): { readonly name: keyof typeof QUESTION; readonly rule: RuleId } {
  const { rule } = asked(state);
  const name = (Object.keys(QUESTION) as (keyof typeof QUESTION)[]).find(
    (one) => QUESTION[one] === wordAt(state, DECIDE.question),
  );
  if (name === undefined) throw new Error('Nothing is asked.');
  return { name, rule };
}

const answerer = (state: State): Seat => wordAt(state, DECIDE.seat);
const argumentOf = (state: State): number => wordAt(state, DECIDE.argument);

/** OUT-103: where nothing is left to choose, the step is skipped. */
export const deciding = {
  holds: DECIDE.holds,
  stays: true,

  seats(state: State): SeatSet {
    const seat = answerer(state);
    return asked(state).isOpen(state, seat, argumentOf(state)) ? only(seat) : NOBODY;
  },

  list(state: State, seat: Seat, into: ActionList): void {
    asked(state).list(state, seat, argumentOf(state), into);
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    const question = asked(state);
    if (question.allows(state, seat, argumentOf(state), action)) return null;
    return { ...refuse('notOffered'), rule: question.rule };
  },

  take(state: State, seat: Seat, action: Action, context: OutsiderTable): void {
    const question = asked(state);
    const argument = argumentOf(state);
    leave(state, DECIDE);
    question.take(state, seat, action, argument, context);
  },
};

/** What the clock answers for whoever is asked. */
export function answerByDefault(state: State, random: Random): Action {
  const question = asked(state);
  const seat = answerer(state);
  if (question.timeout) return question.timeout(state, seat, argumentOf(state), random);
  const answers = new ActionList();
  question.list(state, seat, argumentOf(state), answers);
  return answers.pick(random);
}

/** What has been chosen so far in the choice on top, seat by seat. */
const choicesOn = ({ secret }: State): Kind[] => itemAt(secret, secret.length - 1);

/** OUT-205, CR08, the Programmer: all at once and unseen. A seat without cards is not asked. */
export const choosingInSecret = {
  holds: SECRET_CARDS.holds,
  stays: true,

  seats(state: State): SeatSet {
    let set: SeatSet = wordAt(state, SECRET_CARDS.asked);
    for (let seat = 0; seat < state.seats; seat++) {
      if (choicesOn(state)[seat] !== NO_CARD || handOf(state, seat).length === 0) set &= ~only(seat);
    }
    return set;
  },

  list(state: State, seat: Seat, into: ActionList): void {
    listKinds(handOf(state, seat), into);
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (wordIn(action, 'card') < 0) return refuse('chooseCardNow');
    return namesCardIn(handOf(state, seat), action) ? null : refuse('notInHand');
  },

  take: (state: State, seat: Seat, action: Action, context: OutsiderTable): void =>
    chooseInSecret(state, seat, wordOf(action), context),
};

export function chooseInSecret(state: State, seat: Seat, kind: Kind, context: OutsiderTable): void {
  choicesOn(state)[seat] = kind;
  const own = { card: kind };
  context.tell?.({
    type: 'cardChosen',
    rule: 'OUT-205',
    open: { seat },
    own: { [seat]: own, [REVIEWER]: own },
  });
}

export function anyCardOf(state: State, seat: Seat, random: Random): Kind {
  const hand = handOf(state, seat);
  return kindOf(itemAt(hand, random.int(hand.length)));
}

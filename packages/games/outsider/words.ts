/** Every word a person reads about Outsider. Names of things stand out `*like this*`. */
import { type Action, count, has, type Naming, type Outcome, type Words, whom } from '@airlock/kernel';
import { codec, FIRST_CLAIM, FIRST_MOVE, TIMEOUT, WAIT } from './actions.ts';
import { FIRST_GOAL, FIRST_ONGOING } from './cards.ts';
import type { OutsiderEvent } from './events.ts';
import { type Stage, stageOf } from './stages.ts';
import type { OutcomeId } from './state.ts';
import type { View } from './view.ts';
import { claimButton } from './words/claims.ts';
import { HELP } from './words/help.ts';
import { eventWords } from './words/log.ts';
import {
  cardName,
  cardsList,
  characterName,
  crisisName,
  locationName,
  putBack,
  seatName,
} from './words/names.ts';
import { OPTION_GROUPS, OPTION_WORDS, PRESETS } from './words/options.ts';
import { refusalWords } from './words/refusals.ts';
import { resultWords } from './words/result.ts';
import { RULES } from './words/rules.ts';

export { claimWords, iconName, skillName } from './words/claims.ts';
export * from './words/names.ts';
export { resultWords } from './words/result.ts';
export { chosenByClock, type TimedOut } from './words/timeouts.ts';

type Asked = Extract<Stage, { kind: 'question' }>['question'];

/** What a question asks of whoever has to answer it. */
const QUESTION_WORDS: Readonly<Record<Exclude<Asked, 'dealOut'>, string>> = {
  character: 'Choose your character.',
  token: 'Place your token.',
  lifeSupport: 'Failing Life Support: discard a card or lose 1.',
  leaveCard: 'Leave a card in the Supply.',
  takeCard: 'Take a card from the Supply.',
  secondExchange: 'Exchange another card?',
  discardOrLose: 'Discard a Gear or lose 1.',
  discardGear: 'Discard a Gear.',
  target: 'Choose a player.',
  second: 'Choose another player.',
  scientist: 'Choose the Crisis to resolve.',
  cosmologist: 'Draw the Crisis, or lose 1 instead.',
  unravelOwner: 'Choose whose Goal unravels.',
  unravelGoal: 'Give up one of your completed Goals.',
  darkToEntropy: 'Put a Dark from your hand into Entropy?',
  clearOngoing: 'Clear an Ongoing Crisis?',
  salvageGear: 'Take a Gear from the discard pile?',
  exchangeOrNot: 'Look at the Supply and exchange cards with it?',
  orderDeck: 'Put the cards back, one by one.',
  orderCrises: 'Put the Crises back, one by one.',
  declineCrises: 'Draw a Crisis for each Crew player?',
  assignCrises: 'Give each Crew player a Crisis, in the order they will be resolved.',
  relocate: 'Your location is destroyed: move your token.',
  entropyPlace: 'Choose the location that loses a card.',
  crisisPlace: 'Choose the location of the card.',
  eclipseSide: 'A tie: choose the side that wins.',
  takeSeen: 'Take a card from that hand.',
  giveCard: 'Give a card from your hand.',
  discardSeen: 'Choose the card to be discarded.',
  takeFromDiscard: 'Take a card from the discard pile.',
  recallCrisis: 'Choose a Crisis to put on top.',
  moveSupply: 'Choose where the Supply goes.',
  pickDiscards: 'Mark the cards to discard, then draw.',
  pickScrap: 'Mark the Gear to scrap.',
  trapTarget: 'Choose who discards a Dark from the Supply.',
};

function promptWords(view: View, naming: Naming): string {
  if (view.result) {
    const { outcome, winners, rule, points } = view.result;
    return resultWords(outcome, winners, rule, naming, points);
  }
  const stage = stageOf(view);
  const isMe = (set: number): boolean => has(set, view.viewer);
  switch (stage.kind) {
    case 'over':
      return 'The game is over.';
    case 'setup':
      return 'The table is being set up.';
    case 'actions':
      return stage.seat === view.viewer ? actionsWords(view) : `Waiting for ${whom(stage.seat, naming)}.`;
    case 'crisisWindow': {
      const what = `${crisisName(stage.crisis)} strikes ${whom(stage.seat, naming)}`;
      return view.viewer >= 0 && !isMe(stage.answered) ? `${what}. React or pass.` : `${what}.`;
    }
    case 'entropyWindow':
      return view.viewer >= 0 && !isMe(stage.answered)
        ? 'A card is about to be lost to Entropy. React or pass.'
        : 'A card is about to be lost to Entropy.';
    case 'secret':
      return isMe(stage.awaited)
        ? 'Choose a card from your hand in secret.'
        : 'Waiting for cards to be chosen.';
    case 'question':
      return stage.seat === view.viewer
        ? questionWords(stage)
        : `Waiting for ${whom(stage.seat, naming)} to decide.`;
  }
}

function questionWords({ question, argument }: Extract<Stage, { kind: 'question' }>): string {
  if (question === 'dealOut') return `Deal any number of cards to the ${locationName(argument)}.`;
  return QUESTION_WORDS[question];
}

function actionsWords(view: View): string {
  const points = Math.max(0, view.base - view.used) + view.bonus;
  return points > 0 ? `Your turn: ${count(points, 'action')} left.` : 'Your turn: no actions left.';
}

const goal = (word: number): string => cardName(FIRST_GOAL + word);

function actionWords(action: Action, view: View): string {
  if (action === TIMEOUT) return 'Time is up';
  if (action === WAIT) return 'Ask for time';
  if (action >= FIRST_CLAIM && action < FIRST_MOVE) return claimButton(action);
  const [one = 0, two = 0, three = 0] = codec.words(action);
  const kind = codec.kind(action);
  switch (kind) {
    case 'sabotage':
      return `Sabotage ${goal(one)}`;
    case 'complete':
      return `Complete ${goal(one)} with ${two % 2 === 0 ? 'its Gear' : 'Scrap'}${two >= 2 ? ' and the Omni-Tool' : ''}`;
    case 'playGoal':
      return `Play ${goal(one)}`;
    case 'playOver':
      return `Play ${goal(one)} in place of ${goal(two)}`;
    case 'secondGoal':
      return `Play ${goal(one)} as a second Goal`;
    case 'gather':
      return 'Gather Supplies';
    case 'scrapGear':
      return `Scrap ${cardsList([one, two, three])} to gain 1`;
    case 'scrapGoals':
      return `Scrap ${[one, two, three].map(goal).join(', ')} to Recycle`;
    case 'scrapTwoGoals':
      return `Scrap ${goal(one)} and ${goal(two)} to Recycle`;
    case 'discardAndDraw':
      return 'Discard and draw';
    case 'resolveShift':
      return 'Resolve the Shift Sequence';
    case 'clear':
      return `Clear ${crisisName(FIRST_ONGOING + one)} with ${cardName(two)}`;
    case 'reverse':
      return 'Reverse the direction of play';
    case 'reclaim':
      return `Reclaim ${cardName(one)}`;
    case 'patch':
      return `Swap a card with ${seatName(one)}`;
    case 'scan':
      return 'Look at the top of the deck';
    case 'surgery':
      return `Discard ${cardsList([one, two])} so that ${seatName(three)} gains 1`;
    case 'burn':
      return `Burn ${cardName(one)} to spare the deck`;
    case 'inspect':
      return `Inspect ${seatName(one)}`;
    case 'selfRepair':
      return `Discard ${cardsList([one, two])} to gain 1`;
    case 'move':
      return `Move to the ${locationName(one)}`;
    case 'stim':
      return `Stim Injector for ${seatName(one)}`;
    case 'scanHand':
      return `Phase Scanner on ${seatName(one)}`;
    case 'scanSupply':
      return 'Phase Scanner on the Supply';
    case 'overclock':
      return 'Overclock Chip';
    case 'buy':
      return `Buy an action for ${view.bought + 1} Survival`;
    case 'endTurn':
      return 'End your turn';
    case 'card':
      return cardName(one);
    case 'player':
      return seatName(one);
    case 'crisis':
      return crisisName(one);
    case 'character':
      return characterName(one);
    case 'location':
      return locationName(one);
    case 'number':
      return count(one, 'card');
    case 'lose':
      return 'Lose 1 Survival';
    case 'draw':
      return 'Draw a Crisis';
    case 'accept':
      return 'Yes';
    case 'decline': {
      const stage = stageOf(view);
      return stage.kind === 'question' && stage.question === 'dealOut' ? 'Deal no more' : 'No';
    }
    case 'done':
      return 'Done';
    case 'cancel':
      return 'Never mind';
    case 'top':
    case 'bottom':
    case 'topCrisis':
    case 'bottomCrisis':
      return putBack(kind, one);
    case 'assign':
      return `${crisisName(one)} for ${seatName(two)}`;
    case 'side':
      return one === 0 ? 'The Crew' : 'The Outsiders';
    case 'pass':
      return 'Pass';
    case 'shield':
      return 'Cancel it with the Gravity Shield';
    case 'deflect':
      return 'Cancel it with Realign the Thrusters';
    default:
      return 'Play the Entropy Anchor';
  }
}

export const words: Words<View, OutsiderEvent> = {
  title: 'Outsider',
  tagline: 'Repair the ship before it falls apart, and find out who is helping it to.',
  rules: RULES,
  options: OPTION_WORDS,
  presets: PRESETS,
  optionGroups: OPTION_GROUPS,
  help: HELP,
  seat: seatName,
  refusal: refusalWords,
  event: eventWords,
  prompt: promptWords,
  action: actionWords,
  outcome: ({ winners, reason, rule }: Outcome, naming: Naming): string =>
    resultWords(reason as OutcomeId, winners, rule, naming),
};

/** Every word a person reads about Omega Virus: Prologue. Names of things stand out `*like this*`. */
import { type Action, listOf, type Naming, type Outcome, type Words } from '@airlock/kernel';
import { askedPlacement, codec, type Kind, listedCards, namedSeat, turnsOn } from './actions.ts';
import { ITEMS } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import type { MatchEnd } from './state.ts';
import type { SeatView, View } from './view.ts';
import { HELP } from './words/help.ts';
import { eventWords } from './words/log.ts';
import { cardName, seatName, who } from './words/names.ts';
import { OPTION_GROUPS, OPTION_WORDS, PRESETS } from './words/options.ts';
import { refusalWords } from './words/refusals.ts';
import { resultWords } from './words/result.ts';
import { RULES } from './words/rules.ts';

const PLAIN: Readonly<Partial<Record<Kind, string>>> = {
  briefingOver: 'The briefing is over',
  limit: 'The round’s time is up',
  endHold: 'The finish stands',
  pauseOver: 'The pause is over',
  reviewOver: 'The review is over',
  graceOver: 'The wait is over',
  choiceOver: 'The time to choose is over',
  abandon: 'The match is abandoned',
  resign: 'Resign',
  unready: 'Not ready after all',
  pause: 'Pause',
  takeBack: 'Take back',
  unmark: 'Mark nothing',
  flip: 'Flip a card',
  ready: 'Ready',
  go: 'GO',
  resume: 'Resume',
  claimRound: 'Take the round',
  waitAgain: 'Keep waiting',
  botTakesOver: 'Let a bot step in',
  continue: 'Continue',
};

function actionWords(action: Action): string {
  const kind = codec.kind(action) as Kind;
  switch (kind) {
    case 'place': {
      const { card, x, y, turn } = askedPlacement(action);
      return `Place ${cardName(card)} at ${x}, ${y}, turned ${turn * 90} degrees`;
    }
    case 'pickUp':
      return `Pick up ${listOf(listedCards(action).map(cardName))}`;
    case 'mark':
      return `Mark ${listOf(listedCards(action).map(cardName))}`;
    case 'autoFlip':
      return turnsOn(action) ? 'Flip automatically' : 'Flip by hand';
    case 'lost':
      return `${seatName(namedSeat(action))} is missing`;
    case 'back':
      return `${seatName(namedSeat(action))} is back`;
    case 'forfeit':
      return `${seatName(namedSeat(action))} forfeits`;
    default:
      return PLAIN[kind] ?? kind;
  }
}

function promptWords(view: View, naming: Naming): string {
  const mine = view.seats[view.viewer];
  switch (view.phase) {
    case 'SETUP':
      return 'The cards are being dealt.';
    case 'BRIEFING':
      if (!mine) return 'The players look at the locations.';
      return mine.isReady ? 'Waiting for the other player to be ready.' : 'Look at the locations. Ready?';
    case 'COUNTDOWN':
      return 'Get ready: five, four, three, two, one …';
    case 'LIVE':
      return mine ? racePrompt(mine) : 'The race is on.';
    case 'PHOTO':
      return view.finish?.seat === view.viewer
        ? 'Done. Waiting for the photo finish.'
        : 'Somebody is done. Waiting for the photo finish.';
    case 'PAUSED':
      if (view.pausedBy === view.viewer) return 'You have paused the race. Resume when you are ready.';
      return view.pausedBy >= 0
        ? `Waiting for ${who(view.pausedBy, naming)} to resume.`
        : 'Waiting for everybody to be here.';
    case 'ABSENCE':
      return mine && mine.awaySince < 0 ? 'The other player is away. What now?' : 'Somebody is away.';
    case 'REVIEW':
      return mine && !mine.isReady
        ? 'The round is over. Continue when you have seen enough.'
        : 'Looking back at the round.';
    case 'GAME_OVER':
      return view.result ? resultWords(view.result, naming) : 'The match is over.';
  }
}

function racePrompt({ hand, connected, cards, back }: SeatView): string {
  if (hand !== null && hand >= 0) return `Place ${cardName(hand)}, or pick up cards.`;
  const open = ITEMS.filter((_, item) => !(connected & (1 << item))).length;
  if (back === -1 || cards >= 12)
    return `Flip a card if you can, or pick up cards; ${open} items are not connected.`;
  return 'Flip the next card, or pick up cards.';
}

export const words: Words<View, OmegaEvent> = {
  title: 'Omega Virus: Prologue',
  tagline: 'The station is breaking apart. Build your way to the keys, faster than your rival.',
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
  outcome: ({ winners, scores, reason }: Outcome, naming: Naming): string =>
    resultWords({ cause: reason as MatchEnd, winners, points: scores }, naming),
};

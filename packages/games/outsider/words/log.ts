/** One line of the log for each thing that happens. */
import { bold, count, listOf, type Naming, type Seat, who, whom } from '@airlock/kernel';
import { CREW, OUTSIDER } from '../cards.ts';
import type { EclipseCount, Looked, OutsiderEvent, SurgeCount } from '../events.ts';
import { claimWords } from './claims.ts';
import { cardName, cardsList, characterName, crisisName, locationName, pileName } from './names.ts';
import { causeWords, resultWords } from './result.ts';
import { timeoutWords } from './timeouts.ts';

const SPARED = {
  stabilised: 'Stabilise holds',
  burn: 'a Gear was burned',
  anchor: 'the Entropy Anchor holds',
} as const;

export function eventWords(event: OutsiderEvent, naming: Naming): string | null {
  const name = (seat: Seat): string => who(seat, naming);
  const object = (seat: Seat): string => whom(seat, naming);
  const isReader = (seat: Seat): boolean => seat === naming.reader;
  const own = (cards: readonly number[] | undefined): string => (cards ? `: ${cardsList(cards)}` : '');
  switch (event.type) {
    case 'characterTaken':
      return `${name(event.open.seat)} ${isReader(event.open.seat) ? 'are' : 'is'} the ${bold(characterName(event.open.character))}.`;
    case 'firstTurn':
      return `The first turn is ${isReader(event.open.seat) ? 'yours' : `for ${object(event.open.seat)}`}.`;
    case 'tokenPlaced':
      return `${name(event.open.seat)} ${isReader(event.open.seat) ? 'start' : 'starts'} at the ${bold(locationName(event.open.at))}.`;
    case 'loyaltiesDealt':
      // Nothing that stays on the screen tells a loyalty: somebody may look over a shoulder.
      return `Loyalties are dealt: ${count(event.open.outsiders, 'Outsider')} among you.`;
    case 'handsDealt':
      return `Everybody is dealt ${count(event.open.count, 'card')}${event.own ? `; yours are ${cardsList(event.own.cards)}` : ''}.`;
    case 'cardChosen':
      return `${name(event.open.seat)} chose ${event.own ? cardName(event.own.card) : 'a card'}.`;
    case 'supplyFormed':
      return `The Supply has ${count(event.open.count, 'card')}.`;
    case 'turnStarted':
      return `Turn ${event.open.turn}: ${name(event.open.seat)}, ${count(event.open.actions, 'action')}.`;
    case 'goalPlayed': {
      const { seat, goal, replaced } = event.open;
      const instead = replaced >= 0 ? `; ${cardName(replaced)} is discarded` : '';
      return `${name(seat)} played ${bold(cardName(goal))}${instead}.`;
    }
    case 'goalRepaired': {
      const { seat, goal, cards, byScrap } = event.open;
      return `${name(seat)} repaired ${bold(cardName(goal))} with ${byScrap ? 'Scrap' : 'Gear'}: ${cardsList(cards)}.`;
    }
    case 'goalCompleted':
      return `${bold(cardName(event.open.goal))} now lies completed with ${object(event.open.seat)}.`;
    case 'discarded': {
      const { seat, cards, from } = event.open;
      const where = from === 'hand' ? '' : ` from ${pileName(from)}`;
      return `${name(seat)} discarded ${cardsList(cards)}${where}.`;
    }
    case 'drew':
      return `${name(event.open.seat)} drew ${count(event.open.count, 'card')}${own(event.own?.cards)}.`;
    case 'looked':
      return `${name(event.open.seat)} looked at ${lookedWords(event.open.at, event.open.count, naming)}${
        event.open.at === 'crises' ? crisesSeen(event.own?.cards) : own(event.own?.cards)
      }.`;
    case 'returned':
      return `${name(event.open.seat)} put a card ${event.open.toTop ? 'on top' : 'at the bottom'}.`;
    case 'supplyRevealed':
      return `The Supply is revealed: ${cardsList(event.open.cards)}.`;
    case 'supplyRefilled':
      return `A card is added to the Supply${event.own ? `: ${cardName(event.own.card)}` : ''}.`;
    case 'leftCard':
      // For others it is told with what was taken.
      return event.own ? `${name(event.open.seat)} left ${cardName(event.own.card)} in the Supply.` : null;
    case 'tookCard':
      return event.own
        ? `${name(event.open.seat)} took ${cardName(event.own.card)} from the Supply.`
        : `${name(event.open.seat)} exchanged with the Supply: left one, took one.`;
    case 'tookOpenly':
      return `${name(event.open.seat)} took ${bold(cardName(event.open.card))} from the discard pile.`;
    case 'actionsGained':
      return `${count(event.open.amount, 'more action')} for ${object(event.open.seat)}.`;
    case 'bought':
      return `${name(event.open.seat)} bought an action for ${event.open.price} Survival.`;
    case 'survivalChanged': {
      const { seat, by, now, doomed } = event.open;
      const what = by < 0 ? `lost ${-by}` : `gained ${by}`;
      return `${name(seat)} ${what} Survival, now ${bold(String(now))}${doomed ? ' and Doomed' : ''}.`;
    }
    case 'died': {
      const { seat, character, becomes } = event.open;
      const now = bold(characterName(becomes));
      return isReader(seat)
        ? `Your ${characterName(character)} died; you are now the ${now}. Your new loyalty is drawn.`
        : `The ${characterName(character)} of ${object(seat)} died; now ${now}. A new loyalty is drawn.`;
    }
    case 'stabilised':
      return `${name(event.open.seat)} stabilised the deck.`;
    case 'recycled':
      return `${name(event.open.seat)} recycled ${count(event.open.count, 'card')}.`;
    case 'techPlayed':
      return `${name(event.open.seat)} played ${bold(cardName(event.open.card))}.`;
    case 'abilityUsed': {
      const { seat, character, target } = event.open;
      return `${name(seat)} used the ${characterName(character)}’s ability${target === seat ? '' : ` on ${object(target)}`}.`;
    }
    case 'crisisRevealed':
      return `Crisis for ${object(event.open.seat)}: ${bold(crisisName(event.open.crisis))}.`;
    case 'crisisCancelled':
      return `${name(event.open.seat)} cancelled ${bold(crisisName(event.open.crisis))} with ${cardName(event.open.card)}.`;
    case 'crisisFinished':
      return event.open.stays ? `${bold(crisisName(event.open.crisis))} is Ongoing.` : null;
    case 'crisisCleared':
      return `${name(event.open.seat)} cleared ${bold(crisisName(event.open.crisis))}.`;
    case 'noCrisisLeft':
      return 'No Crisis is left to draw.';
    case 'crisisAbsorbed':
      return `${name(event.open.seat)} took the loss instead of a Crisis.`;
    case 'passed':
      return null;
    case 'waited':
      return `${name(event.open.seat)} asked for time.`;
    case 'entropyGrew': {
      const { from } = event.open;
      if (from === 'hand') return 'A card went into Entropy.';
      return `The top card of ${pileName(from)} was lost to Entropy.`;
    }
    case 'entropySpared':
      return `Entropy removed nothing: ${SPARED[event.open.why]}.`;
    case 'sabotaged':
      return `${name(event.open.seat)} sabotaged ${bold(cardName(event.open.goal))}.`;
    case 'targeted':
      return `${name(event.open.seat)} chose ${event.open.target === event.open.seat ? (isReader(event.open.seat) ? 'yourself' : 'themselves') : object(event.open.target)}.`;
    case 'slowed':
      return isReader(event.open.seat)
        ? 'You have only one action on your next turn.'
        : `${name(event.open.seat)} has only one action next turn.`;
    case 'cardsRevealed':
      return `${name(event.open.seat)} showed ${cardsList(event.open.cards)}.`;
    case 'handsExchanged':
      return isReader(event.open.other)
        ? `You and ${object(event.open.one)} exchanged hands.`
        : `${name(event.open.one)} and ${object(event.open.other)} exchanged hands.`;
    case 'handsPassed':
      return 'All hands were passed on.';
    case 'cardPassed':
      return `${event.own ? bold(cardName(event.own.card)) : 'A card'} went from ${object(event.open.from)} to ${object(event.open.to)}.`;
    case 'skipped':
      return `${name(event.open.seat)} had ${event.open.why === 'noGear' ? 'no Gear' : 'nothing to give'}.`;
    case 'goalsLost':
      return `Discarded: ${cardsList(event.open.goals)}.`;
    case 'crisisRecalled':
      return `${name(event.open.seat)} put ${bold(crisisName(event.open.crisis))} on top of the Crises.`;
    case 'reversed':
      return 'The direction of play is reversed.';
    case 'moved':
      return `${name(event.open.seat)} moved to the ${bold(locationName(event.open.at))}.`;
    case 'locationDestroyed':
      return `The ${bold(locationName(event.open.at))} is destroyed.`;
    case 'supplyMoved':
      return `The Supply is now at the ${bold(locationName(event.open.at))}.`;
    case 'dealtOut':
      return `${count(event.open.count, 'card')} dealt to the ${locationName(event.open.at)}.`;
    case 'leftUndealt':
      return `${name(event.open.seat)} left in the discard pile: ${cardsList(event.open.cards)}.`;
    case 'declared': {
      const { seat, goals, loyalties } = event.open;
      return `${name(seat)} resolved the Shift Sequence with ${count(goals, 'Goal')}. ${sidesWords(loyalties, naming)}`;
    }
    case 'falseDeclaration':
      return 'The declaration was false.';
    case 'crisesDrawn':
      return `${name(event.open.seat)} drew ${count(event.open.count, 'Crisis', 'Crises')} for the Crew${crisesSeen(event.own?.crises)}.`;
    case 'crisesDeclined':
      return `${name(event.open.seat)} drew no Crises.`;
    case 'crisisAssigned':
      return event.own
        ? `${crisisName(event.own.crisis)} is for ${object(event.own.to)}.`
        : 'A Crisis is assigned.';
    case 'obliterated':
      return `The ship cannot hold: ${causeWords(event.rule)}.`;
    case 'turned': {
      const { seat, dark } = event.open;
      const what = `${dark} Dark, more than anybody else`;
      return isReader(seat)
        ? `You hold ${what}: you are now an ${bold('Outsider')}.`
        : `${name(seat)} holds ${what}, and is now an ${bold('Outsider')}.`;
    }
    case 'eclipseCounted':
      return eclipseWords(event.open);
    case 'surgeCounted':
      return surgeWords(event.open, naming);
    case 'claimed': {
      const { seat, action } = event.open;
      return `${name(seat)} ${claimWords(action, naming, seat === naming.reader)}.`;
    }
    case 'gameOver': {
      const { outcome, winners, rule, points } = event.open.result;
      return resultWords(outcome, winners, rule, naming, points);
    }
    case 'timedOut':
      return timeoutWords(event, naming);
    case 'acted':
      return null;
  }
}

function lookedWords(at: Looked, number: number, naming: Naming): string {
  if (at === 'deck') return `the top ${count(number, 'card')} of the deck`;
  if (at === 'supply') return 'the Supply';
  if (at === 'crises') return count(number, 'Crisis', 'Crises');
  return at === naming.reader ? 'your hand' : `the hand of ${whom(at, naming)}`;
}

/** "Crew: you and Sextant. Outsider: Boatswain." */
function sidesWords(loyalties: readonly number[], naming: Naming): string {
  const side = (loyalty: number): string[] =>
    loyalties.flatMap((one, seat) => (one === loyalty ? [whom(seat, naming)] : []));
  const crew = side(CREW);
  const outsiders = side(OUTSIDER);
  return [
    crew.length > 0 ? `Crew: ${listOf(crew)}.` : 'There is no Crew.',
    outsiders.length > 0
      ? `${outsiders.length === 1 ? 'Outsider' : 'Outsiders'}: ${listOf(outsiders)}.`
      : 'There is no Outsider.',
  ].join(' ');
}

function eclipseWords({ goals, outsiders, standing, survival }: EclipseCount): string {
  const counts = `The remaining Crew has ${count(goals, 'Goal')} against ${count(outsiders, 'Outsider')}`;
  if (goals > outsiders && standing > 0) return `${counts}.`;
  return `${counts}; Survival is ${survival.crew} for the Crew and ${survival.outsiders} for the Outsiders.`;
}

function surgeWords({ goals, doomed, dark, deaths }: SurgeCount, naming: Naming): string {
  const names = (seats: readonly Seat[]): string => listOf(seats.map((seat) => whom(seat, naming)));
  const parts = [
    doomed.length > 0 ? `${doomed.length} for Doomed Crew (${names(doomed)})` : '',
    dark.length > 0 ? `${dark.length} for Crew with two Dark or more (${names(dark)})` : '',
    deaths > 0 ? `${deaths} for characters who died` : '',
  ].filter(Boolean);
  return `Points for the Crew: ${goals} for completed Goals. For the Outsiders: ${parts.length > 0 ? listOf(parts) : 'none'}.`;
}

const crisesSeen = (crises: readonly number[] | undefined): string =>
  crises && crises.length > 0 ? `: ${crises.map(crisisName).join(', ')}` : '';

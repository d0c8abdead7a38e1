/** One line of the log for each thing that happens. */
import { bold, count, type Naming, type Seat, who, whom } from '@airlock/kernel';
import type { Looked, OutsiderEvent } from '../events.ts';
import { claimWords } from './claims.ts';
import { cardName, cardsList, characterName, crisisName, locationName, loyaltyName } from './names.ts';
import { resultWords } from './result.ts';

const SPARED = {
  stabilised: 'Stabilise holds',
  burn: 'a Gear was burned',
  anchor: 'the Entropy Anchor holds',
} as const;

export function eventWords(event: OutsiderEvent, naming: Naming): string | null {
  const name = (seat: Seat): string => who(seat, naming);
  const object = (seat: Seat): string => whom(seat, naming);
  const own = (cards: readonly number[] | undefined): string => (cards ? `: ${cardsList(cards)}` : '');
  switch (event.type) {
    case 'characterTaken':
      return `${name(event.open.seat)}: ${bold(characterName(event.open.character))}.`;
    case 'firstTurn':
      return `First turn: ${name(event.open.seat)}.`;
    case 'tokenPlaced':
      return `${name(event.open.seat)}: ${bold(locationName(event.open.at))}.`;
    case 'loyaltiesDealt':
      return event.own
        ? `Loyalties are dealt. Yours: ${bold(loyaltyName(event.own.loyalty))}.`
        : 'Loyalties are dealt.';
    case 'handsDealt':
      return `Everybody is dealt ${count(event.open.count, 'card')}${own(event.own?.cards)}.`;
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
      const where = from === 'hand' ? '' : from === 'supply' ? ' from the Supply' : ' from the deck';
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
      const loyalty = event.own
        ? ` New loyalty: ${bold(loyaltyName(event.own.loyalty))}.`
        : ' A new loyalty is drawn.';
      return `The ${characterName(character)} of ${object(seat)} died; now ${bold(characterName(becomes))}.${loyalty}`;
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
      const { at } = event.open;
      return at < 0 ? 'A card went into Entropy.' : 'The top card of the deck was lost to Entropy.';
    }
    case 'entropySpared':
      return `Entropy removed nothing: ${SPARED[event.open.why]}.`;
    case 'sabotaged':
      return `${name(event.open.seat)} sabotaged ${bold(cardName(event.open.goal))}.`;
    case 'targeted':
      return `${name(event.open.seat)} chose ${object(event.open.target)}.`;
    case 'slowed':
      return `Only one action on the next turn of ${object(event.open.seat)}.`;
    case 'cardsRevealed':
      return `${name(event.open.seat)} showed ${cardsList(event.open.cards)}.`;
    case 'handsExchanged':
      return `${name(event.open.one)} and ${object(event.open.other)} exchanged hands.`;
    case 'handsPassed':
      return 'All hands were passed on.';
    case 'cardPassed':
      return `${event.own ? bold(cardName(event.own.card)) : 'A card'} went from ${object(event.open.from)} to ${object(event.open.to)}.`;
    case 'skipped':
      return `${name(event.open.seat)}: ${event.open.why === 'noGear' ? 'no Gear' : 'nothing to give'}.`;
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
      const sides = event.open.loyalties.map((loyalty, seat) => `${name(seat)} ${loyaltyName(loyalty)}`);
      return `${name(event.open.seat)} resolved the Shift Sequence with ${count(event.open.goals, 'Goal')}. ${sides.join(', ')}.`;
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
      return 'The ship cannot hold.';
    case 'claimed': {
      const { seat, action } = event.open;
      return `${name(seat)} ${claimWords(action, naming, seat === naming.reader)}.`;
    }
    case 'gameOver': {
      const { outcome, winners, rule } = event.open.result;
      return resultWords(outcome, winners, rule, naming);
    }
    case 'acted':
      return null;
  }
}

function lookedWords(at: Looked, number: number, naming: Naming): string {
  if (at === 'deck') return `the top ${count(number, 'card')} of the deck`;
  if (at === 'supply') return 'the Supply';
  if (at === 'crises') return count(number, 'Crisis', 'Crises');
  return `the hand of ${whom(at, naming)}`;
}

const crisesSeen = (crises: readonly number[] | undefined): string =>
  crises && crises.length > 0 ? `: ${crises.map(crisisName).join(', ')}` : '';

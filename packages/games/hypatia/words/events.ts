/** The log: what happened, one line for each event. */
import { bold, capital, count, listOf, type Naming, who } from '@airlock/kernel';
import { type Card, NO_CARD, NO_STATION } from '../cards.ts';
import { eventsAboard, type HypatiaEvent, type Progress, type ShipEvent } from '../events.ts';
import { ratingOf } from '../rules/ending.ts';
import type { ShipResult } from '../state.ts';
import {
  cellName,
  END_WORDS,
  humanName,
  phageName,
  RATING_WORDS,
  STATUS_WORDS,
  stationName,
  statusSide,
} from './names.ts';

const humans = (cards: readonly Card[]): string => listOf(cards.map((card) => bold(humanName(card))));
const phages = (cards: readonly Card[]): string => listOf(cards.map((card) => bold(phageName(card))));

export function eventWords(event: HypatiaEvent, naming: Naming): string | null {
  switch (event.type) {
    case 'aboard': {
      const lines = eventsAboard(event).map((told) => shipEventWords(told, naming));
      return lines.filter((line) => line !== null).join(' ') || null;
    }
    case 'progress':
      return progressWords(event.open.progress, who(event.open.seat, naming));
    case 'gameOver':
      return null;
    default:
      return shipEventWords(event, naming);
  }
}

function progressWords({ round, rescued, survivors, armed, finished }: Progress, name: string): string {
  const [is, has] = name === 'You' ? ['are', 'have'] : ['is', 'has'];
  if (finished) return `${name} ${has} finished in round ${round}.`;
  const state = armed ? ', armed' : '';
  return `${name} ${is} in round ${round}${state}: ${rescued} rescued, ${count(survivors, 'survivor')}.`;
}

function shipEventWords(event: ShipEvent, naming: Naming): string | null {
  const actor = (seat: number): string => who(seat, naming);
  switch (event.type) {
    case 'laidOut':
      return `${bold(stationName(event.open.station))} lies ${cellName(event.open.cell)}.`;
    case 'roundBegan':
      return naming.names.length > 1
        ? `Round ${event.open.round}: ${actor(event.open.seat)} ${event.open.seat === naming.reader ? 'command' : 'commands'}.`
        : `Round ${event.open.round}.`;
    case 'handedOver':
      return event.open.seat === naming.reader
        ? 'You take over for this round.'
        : `${actor(event.open.seat)} takes over for this round.`;
    case 'timedOut':
      return event.open.seat === naming.reader
        ? 'Your time ran out.'
        : `${actor(event.open.seat)} ran out of time.`;
    case 'drew':
      return `Drawn: ${humans(event.open.cards)}.`;
    case 'shuffled':
      return event.open.pile === 'crew'
        ? `The Crew discard pile is shuffled: ${count(event.open.count, 'card')}.`
        : `The Phage discard pile is shuffled: ${count(event.open.count, 'card')}.`;
    case 'queued':
      return `${capital(count(event.open.count, 'Phage', 'Phage'))} ${event.open.count === 1 ? 'comes' : 'come'} up.`;
    case 'erupted':
      return `${bold(phageName(event.open.card))}: one more Phage comes.`;
    case 'directed':
      return `${bold(phageName(event.open.card))} points ${cellName(event.open.cell)}, to ${stationName(event.open.station)}.`;
    case 'placed':
      return event.open.card === NO_CARD
        ? `A Phage enters ${bold(stationName(event.open.station))}.`
        : `${bold(phageName(event.open.card))} enters ${bold(stationName(event.open.station))}, face up.`;
    case 'queueDiscarded':
      return event.open.station === NO_STATION
        ? `No card is left that points anywhere: ${phages(event.open.cards)} discarded.`
        : `${stationName(event.open.station)} is gone: ${phages(event.open.cards)} discarded.`;
    case 'intercepted': {
      const { station, card, sentinel, fate } = event.open;
      const fateWords = { killed: 'is killed', turned: 'turns', discarded: 'is relieved' }[fate];
      return `${bold(humanName(sentinel))} stops ${bold(phageName(card))} at ${stationName(station)} and ${fateWords}.`;
    }
    case 'crewPhaseBegan':
      return null;
    case 'played':
      return `${bold(humanName(event.open.card))} goes to ${bold(stationName(event.open.station))}.`;
    case 'posted':
      return `${bold(humanName(event.open.card))} stands sentinel at ${bold(stationName(event.open.station))}.`;
    case 'towerAction':
      return `${bold(humanName(event.open.card))} acts from the tower and is ${event.open.killed ? 'killed' : 'discarded'}.`;
    case 'passed':
      return 'No more plays this round.';
    case 'moved':
      return `${bold(humanName(event.open.card))} moves to ${bold(stationName(event.open.to))}.`;
    case 'phageMoved': {
      const { from, to, card } = event.open;
      const what = card === NO_CARD ? 'A Phage' : bold(phageName(card));
      return `${what} is moved from ${stationName(from)} to ${stationName(to)}.`;
    }
    case 'revealed':
      return `Turned up at ${stationName(event.open.station)}: ${phages(event.open.phage.map(({ card }) => card))}.`;
    case 'lookedAt':
      return `Next in the Phage deck: ${phages(event.open.cards)}.`;
    case 'suitUsed': {
      const { suit, station, card, killed } = event.open;
      const price = killed ? 'dies for it' : 'is discarded';
      return `${bold(humanName(suit))} clears ${bold(phageName(card))} from ${stationName(station)} and ${price}.`;
    }
    case 'trickFull':
      return `${bold(stationName(event.open.station))} resolves with ${count(event.open.cards, 'card')}.`;
    case 'killed':
      return `${bold(humanName(event.open.card))} is killed.`;
    case 'compared':
      return comparedWords(event.open);
    case 'switched': {
      const { status, to } = event.open;
      return `${STATUS_WORDS[status]?.name}: ${bold(statusSide(status, to))}.`;
    }
    case 'powerSwitched':
      return `${bold(stationName(event.open.station))} is powered ${event.open.powered ? 'up' : 'down'}.`;
    case 'woken':
      return `Woken: ${humans(event.open.cards)}.`;
    case 'sleeperTaken':
      return 'A sleeper is taken to the Cocoon.';
    case 'cocooned':
      return `${bold(humanName(event.open.card))} is cocooned.`;
    case 'freed':
      return `Freed from the Cocoon: ${humans(event.open.cards)}.`;
    case 'phageDiscarded':
      return `${bold(phageName(event.open.card))} is discarded from ${stationName(event.open.station)}.`;
    case 'discarded':
      return `Discarded: ${humans(event.open.cards)}.`;
    case 'taken':
      return `${bold(humanName(event.open.card))} comes back to hand.`;
    case 'issued':
      return `${bold(humanName(event.open.card))} is issued.`;
    case 'cleared': {
      const { station, humans: left, rescued } = event.open;
      if (rescued && left.length > 0) return `The lifeboat takes ${humans(left)}: ${left.length} rescued.`;
      return `${stationName(station)} is clear.`;
    }
    case 'sentinelTurned':
      return `${bold(humanName(event.open.card))} at ${stationName(event.open.station)} turns.`;
    case 'sentinelLeft':
      return `${bold(humanName(event.open.card))} leaves the post at ${stationName(event.open.station)}.`;
    case 'destroyed': {
      const { station, dead } = event.open;
      const toll = dead.length === 0 ? 'nobody was there' : `${count(dead.length, 'human')} died`;
      return `${bold(stationName(station))} is destroyed; ${toll}.`;
    }
    case 'wentDown':
      return event.open.dead.length === 0
        ? 'The ship goes down with nobody aboard.'
        : `The ship goes down with ${count(event.open.dead.length, 'human')}.`;
    case 'asked':
      return null;
    case 'ended':
      return resultWords(event.open.result);
  }
}

function comparedWords({
  station,
  winner,
  human,
  phage,
}: Extract<ShipEvent, { type: 'compared' }>['open']): string {
  const name = bold(stationName(station));
  const ours = human === NO_CARD ? 'no human of the suit' : humanName(human);
  const theirs = phage === NO_CARD ? 'no Phage of the suit' : phageName(phage);
  const sides = human === NO_CARD && phage === NO_CARD ? '' : `, ${ours} against ${theirs}`;
  if (winner === 'nobody') return `Nobody wins ${name}${sides}.`;
  return `${winner === 'humans' ? 'Humans' : 'Phage'} win ${name}${sides}.`;
}

export function resultWords(result: ShipResult): string {
  const rating = ratingOf(result);
  if (rating === null) return `Lost in round ${result.round}. ${END_WORDS[result.reason]}`;
  const points = count(result.score, 'point');
  return `Won in round ${result.round} with ${points}: ${RATING_WORDS[rating]}. ${END_WORDS[result.reason]}`;
}

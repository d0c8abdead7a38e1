/** Carries events into a view made before them. Nothing is decided here: events say what has become of things. */
import { CRYONICS, LOCUS, LOGISTICS, NO_CARD, RIGHT, SEEN, type Station } from './cards.ts';
import type { HypatiaEvent, ShipEvent } from './events.ts';
import { lift, removeFrom } from './rules/piles.ts';
import { CREW_PHASE, humansAt, PHAGE_PHASE, phageAt } from './state.ts';
import { progressOf, type ShipView, type View } from './view.ts';

export function follow(view: View, event: HypatiaEvent): void {
  switch (event.type) {
    case 'aboard': {
      const ship = view.ships[event.open.seat];
      if (ship) for (const told of event.own?.events ?? []) followShip(ship, told);
      return;
    }
    case 'progress':
      view.progress[event.open.seat] = event.open.progress;
      return;
    case 'gameOver':
      view.ships = event.open.ships.map((ship) => ({ ...ship }));
      view.progress = event.open.ships.map(progressOf);
      view.over = true;
      return;
    default: {
      const ship = view.ships[0];
      if (!ship) return;
      followShip(ship, event);
      view.progress[0] = progressOf(ship);
    }
  }
}

function followShip(ship: ShipView, event: ShipEvent): void {
  switch (event.type) {
    case 'laidOut':
      ship.layout[event.open.cell] = event.open.station;
      return;
    case 'roundBegan':
      ship.round = event.open.round;
      ship.commander = event.open.seat;
      ship.standIn = -1;
      ship.phase = PHAGE_PHASE;
      return;
    case 'handedOver':
      ship.standIn = event.open.seat;
      ship.commander = event.open.seat;
      return;
    case 'drew':
      ship.crewDeck.length -= event.open.cards.length;
      ship.hand.push(...event.open.cards);
      return;
    case 'shuffled': {
      const order = event.own?.order ?? Array<number>(event.open.count).fill(NO_CARD);
      if (event.open.pile === 'crew') [ship.crewDeck, ship.crewDiscard] = [[...order], []];
      else [ship.phageDeck, ship.phageDiscard] = [[...order], []];
      return;
    }
    case 'crewPhaseBegan':
      ship.phase = CREW_PHASE;
      ship.plays = event.open.plays;
      ship.extraUsed = 0;
      return;
    case 'played':
      removeFrom(ship.hand, event.open.card);
      humansAt(ship, event.open.station).push(event.open.card);
      return;
    case 'posted':
      removeFrom(ship.hand, event.open.card);
      ship.sentinel[event.open.station] = event.open.card;
      return;
    case 'towerAction':
      removeFrom(ship.hand, event.open.card);
      (event.open.killed ? ship.dead : ship.crewDiscard).push(event.open.card);
      return;
    case 'moved':
      lift(ship, event.open.card, event.open.from);
      humansAt(ship, event.open.to).push(event.open.card);
      return;
    case 'suitUsed': {
      const { suit, from, station, slot, card, killed } = event.open;
      phageAt(ship, station).splice(slot, 1);
      ship.phageDiscard.push(card);
      lift(ship, suit, from);
      (killed ? ship.dead : ship.crewDiscard).push(suit);
      return;
    }
    case 'killed':
      lift(ship, event.open.card, event.open.from);
      ship.dead.push(event.open.card);
      return;
    case 'cocooned':
      lift(ship, event.open.card, event.open.from);
      ship.cocoon.push(event.open.card | SEEN);
      return;
    case 'switched':
      ship.status ^= 1 << event.open.status;
      return;
    case 'powerSwitched':
      ship.powered ^= 1 << event.open.station;
      return;
    case 'woken':
      ship.cryosleep.length -= event.open.cards.length;
      ship.crewDiscard.push(...event.open.cards);
      return;
    case 'sleeperTaken':
      ship.cocoon.push(ship.cryosleep.pop() as number);
      return;
    case 'freed':
      ship.cocoon.length -= event.open.cards.length;
      ship.crewDiscard.push(...event.open.cards);
      return;
    case 'discarded':
      for (const card of event.open.cards) removeFrom(ship.hand, card);
      ship.crewDiscard.push(...event.open.cards);
      return;
    case 'taken':
      removeFrom(ship.crewDiscard, event.open.card);
      ship.hand.push(event.open.card);
      return;
    case 'issued':
      removeFrom(ship.munitions, event.open.card);
      ship.hand.push(event.open.card);
      return;
    case 'asked': {
      const { seat, stack, plays, marked, extraUsed } = event.open;
      Object.assign(ship, { commander: seat, stack: [...stack], plays, marked: [...marked], extraUsed });
      return;
    }
    case 'ended':
      Object.assign(ship, { result: event.open.result, stack: [], plays: 0, marked: [], extraUsed: 0 });
      return;
    default:
      followPhage(ship, event);
  }
}

/** Events of the Phage and of the stations. */
function followPhage(ship: ShipView, event: ShipEvent): void {
  switch (event.type) {
    case 'queued':
      for (let drawn = 0; drawn < event.open.count; drawn++)
        ship.phageQueue.push(ship.phageDeck.pop() as number);
      return;
    case 'erupted':
    case 'directed':
      ship.phageDeck.pop();
      ship.phageDiscard.push(event.open.card);
      return;
    case 'placed': {
      const { station, card } = event.open;
      const laid = ship.phageQueue.shift() as number;
      phageAt(ship, station).push(card === NO_CARD ? laid : card | SEEN);
      return;
    }
    case 'queueDiscarded':
      ship.phageQueue.splice(0, event.open.cards.length);
      ship.phageDiscard.push(...event.open.cards);
      return;
    case 'intercepted': {
      const { station, card, from, slot, sentinel, fate } = event.open;
      if (from < 0) ship.phageQueue.shift();
      else phageAt(ship, from).splice(slot, 1);
      ship.phageDiscard.push(card);
      ship.sentinel[station] = fate === 'turned' ? sentinel | RIGHT : NO_CARD;
      if (fate === 'killed') ship.dead.push(sentinel);
      if (fate === 'discarded') ship.crewDiscard.push(sentinel);
      return;
    }
    case 'phageMoved': {
      const { from, slot, to, card } = event.open;
      const [laid] = phageAt(ship, from).splice(slot, 1) as [number];
      phageAt(ship, to).push(card === NO_CARD ? laid : card | SEEN);
      return;
    }
    case 'revealed':
      for (const { slot, card } of event.open.phage) {
        phageAt(ship, event.open.station)[slot] = card | SEEN;
      }
      return;
    case 'lookedAt':
      for (const [depth, card] of event.open.cards.entries()) {
        ship.phageDeck[ship.phageDeck.length - 1 - depth] = card | SEEN;
      }
      return;
    case 'phageDiscarded':
      phageAt(ship, event.open.station).splice(event.open.slot, 1);
      ship.phageDiscard.push(event.open.card);
      return;
    case 'cleared': {
      const { station, humans, phage, rescued } = event.open;
      (rescued ? ship.rescued : ship.crewDiscard).push(...humans);
      ship.phageDiscard.push(...phage);
      emptyTrick(ship, station);
      return;
    }
    case 'sentinelTurned':
      ship.sentinel[event.open.station] = event.open.card | RIGHT;
      return;
    case 'sentinelLeft':
      ship.sentinel[event.open.station] = NO_CARD;
      ship.crewDiscard.push(event.open.card);
      return;
    case 'destroyed': {
      const { station, dead } = event.open;
      ship.dead.push(...dead);
      ship.phageRemoved.push(...phageAt(ship, station));
      emptyTrick(ship, station);
      ship.sentinel[station] = NO_CARD;
      ship.destroyed |= 1 << station;
      if (station === CRYONICS) ship.cryosleep = [];
      if (station === LOCUS) ship.cocoon = [];
      if (station === LOGISTICS) ship.munitions = [];
      return;
    }
    case 'wentDown':
      ship.dead.push(...event.open.dead);
      ship.hand = [];
      ship.crewDeck = [];
      ship.crewDiscard = [];
      return;
    default:
      return;
  }
}

function emptyTrick(ship: ShipView, station: Station): void {
  ship.humans[station] = [];
  ship.phage[station] = [];
}

/** Every action as a button or a screen reader says it. */
import { type Action, listOf } from '@airlock/kernel';
import { codec, LAB_STATUSES } from '../actions.ts';
import { ADHOC, type Card, FLAMETHROWER, NO_CARD, SEEN } from '../cards.ts';
import { CHOOSE_VICTIMS } from '../frames.ts';
import type { NodeName } from '../state.ts';
import { decisionOf, type ShipView, shipSeen, type View } from '../view.ts';
import { cellName, humanName, phageName, stationName, statusSide } from './names.ts';

/** What declining means, decision by decision. */
const DECLINES: Readonly<Partial<Record<NodeName, string>>> = {
  xoWindow: 'Use no suit',
  discardPhage: 'Discard no more',
  powerFlip: 'Leave all as they are',
  takeFromDiscard: 'Take none',
  opsMove: 'Stop moving',
  securityTarget: 'Stop here',
  engExtra: 'Add no card',
  optDiscard: 'Keep all cards',
};

const human = (number: number): string => humanName(number + 1);
const lab = (number: number): string =>
  statusSide(LAB_STATUSES[number] === 'adhoc' ? ADHOC : FLAMETHROWER, true);

/** A Phage by its place, and by its name where the viewer knows it. */
function phageAt(ship: ShipView | null, station: number, slot: number): string {
  const laid = ship?.phage[station]?.[slot] ?? NO_CARD;
  const name = laid & SEEN ? phageName(laid) : `face-down Phage ${slot + 1}`;
  return `${name} at ${stationName(station)}`;
}

type Says = (words: readonly number[], ship: ShipView | null) => string;

const SAYS: Readonly<Record<keyof typeof codec.first, Says>> = {
  timeout: ([seat = 0]) => `Time is up for seat ${seat + 1}`,
  handover: ([seat = 0]) => `Seat ${seat + 1} takes over`,
  layout: ([cell = 0, station = 0]) => `Lay ${stationName(station)} ${cellName(cell)}`,
  station: ([card = 0, station = 0]) => `Play ${human(card)} into ${stationName(station)}`,
  sentinel: ([card = 0, station = 0]) => `Post ${human(card)} as sentinel at ${stationName(station)}`,
  tower: ([card = 0, mode = 0]) => `Tower Action: ${mode === 1 ? 'kill' : 'discard'} ${human(card)}`,
  xo: ([card = 0, station = 0, slot = 0], ship) => `Use ${human(card)} on ${phageAt(ship, station, slot)}`,
  pass: () => 'Pass',
  decline: (_words, ship) => {
    const decision = ship ? decisionOf(ship) : null;
    return (decision && DECLINES[decision]) ?? 'No, thanks';
  },
  victims: ([places = 0], ship) => `Let ${victims(places, ship)} die`,
  kill: ([card = 0]) => `Kill ${human(card)}`,
  cocoon: ([card = 0]) => `Cocoon ${human(card)}`,
  discardPhage: ([station = 0, slot = 0], ship) => `Discard ${phageAt(ship, station, slot)}`,
  discardTwo: ([one = 0, other = 0]) => `Discard ${human(one)} and ${human(other)}`,
  unlock: ([which = 0]) => `Unlock the ${lab(which)}`,
  lock: ([which = 0]) => `Lock the ${lab(which)}`,
  flip: ([station = 0], ship) =>
    `Power ${stationName(station)} ${ship && ship.powered & (1 << station) ? 'down' : 'up'}`,
  powerDown: ([station = 0]) => `Power ${stationName(station)} down`,
  take: ([card = 0]) => `Take ${human(card)}`,
  issue: ([card = 0]) => `Take the ${human(card)}`,
  arm: ([no = 0]) => (no ? 'Leave it offline' : 'Arm the self-destruct'),
  reveal: ([station = 0, slot = 0], ship) => `Turn up ${phageAt(ship, station, slot)}`,
  revealDone: () => 'Turn up what is chosen',
  move: ([card = 0, station = 0]) => `Move ${human(card)} to ${stationName(station)}`,
  movePhage: ([from = 0, slot = 0, to = 0], ship) =>
    `Move ${phageAt(ship, from, slot)} to ${stationName(to)}`,
  resolve: ([station = 0]) => `Resolve ${stationName(station)}`,
  extra: ([station = 0, card = 0]) => `Add ${human(card)} to ${stationName(station)}`,
  discard: ([card = 0]) => `Discard ${human(card)}`,
  destroy: ([station = 0]) => `Destroy ${stationName(station)}`,
};

function victims(places: number, ship: ShipView | null): string {
  const station = ship?.stack.at(-1 - CHOOSE_VICTIMS.station) ?? 0;
  const cards: readonly Card[] = ship?.humans[station] ?? [];
  const chosen = cards.filter((_, place) => places & (1 << place));
  return listOf(chosen.map(humanName)) || 'nobody';
}

export function actionWords(action: Action, view: View): string {
  const says = SAYS[codec.kind(action) as keyof typeof codec.first];
  return says(codec.words(action), shipSeen(view));
}

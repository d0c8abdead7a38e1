/** The door when a card is to be played: into a station, as Tower Action, as sentinel, or not at all. */

import { type Card, humanName, PASS, type ShipView, SUIT_OF, towerAction } from '@airlock/hypatia';
import { count, present } from '@airlock/kernel';
import { backButton } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { readyAction } from '../moves/selection.ts';
import { cardKey, thingOf } from '../moves/things.ts';
import { sentinelWould, theStation, towerName, words } from '../words.ts';
import type { DoorScene } from './scene.ts';

export function playDoor(scene: DoorScene, ship: ShipView): Door {
  const { selection } = scene;
  const first = selection.picked[0] === undefined ? null : thingOf(selection.picked[0]);
  if (first?.kind !== 'card') return openDoor(scene, ship);
  switch (selection.use) {
    case 'tower':
      return towerDoor(scene, ship, first.card);
    case 'sentinel':
      return {
        kind: 'go',
        sentence: `Post *${humanName(first.card)}* as sentinel at a lit station.`,
        second: sentinelWould(first.card),
        buttons: [backButton(scene), ...aimedButton(scene)],
      };
    case 'xo':
      return {
        kind: 'go',
        sentence: `Use the *${humanName(first.card)}* on a lit Phage at its station.`,
        second: 'An Eruption costs a discard, any other Phage the wearer’s life. It costs no play.',
        buttons: [backButton(scene), ...aimedButton(scene)],
      };
    default:
      return cardDoor(scene, ship, first.card);
  }
}

const playsLeft = (ship: ShipView): string =>
  `${count(ship.plays, 'play')} this round · then you may discard a card and draw up to five`;

function openDoor(scene: DoorScene, ship: ShipView): Door {
  const { compact } = scene;
  return {
    kind: 'go',
    sentence: compact ? 'Pick *a card* to play.' : 'Pick *a card* in your hand, or pass.',
    second: compact ? `${count(ship.plays, 'play')} this round` : playsLeft(ship),
    buttons: [...undoButton(scene), passButton(scene)],
  };
}

function cardDoor(scene: DoorScene, ship: ShipView, card: Card): Door {
  const { compact, selection } = scene;
  const name = `*${humanName(card)}*`;
  const station = selection.picked[1] === undefined ? null : thingOf(selection.picked[1]);
  if (selection.others) {
    return {
      kind: 'go',
      sentence: `Use ${name} at the Tower or as sentinel.`,
      buttons: [backButton(scene), ...towerButtons(scene, ship, card), ...sentinelButtons(scene, card)],
    };
  }
  if (station?.kind === 'station') {
    return {
      kind: 'go',
      sentence: `Play ${name} to *${theStation(station.station)}*?`,
      second: 'Press the station again, or another one.',
      buttons: [backButton(scene), ...aimedButton(scene)],
    };
  }
  if (compact) {
    const others = towerButtons(scene, ship, card).length + sentinelButtons(scene, card).length > 0;
    const more: DoorButton = {
      label: 'Other uses',
      look: 'plain',
      icon: 'next',
      press: scene.deeds.showOthers,
    };
    return {
      kind: 'go',
      sentence: `Play ${name} to a lit station.`,
      second: others ? 'Or use it at the Tower or as Sentinel' : `${count(ship.plays, 'play')} this round`,
      buttons: [...(others ? [more] : []), passButton(scene)],
    };
  }
  return {
    kind: 'go',
    sentence: `Play ${name} to a lit station, or use it another way.`,
    second: playsLeft(ship),
    buttons: [
      ...towerButtons(scene, ship, card),
      ...sentinelButtons(scene, card),
      passButton(scene),
      ...undoButton(scene),
    ],
  };
}

/** One button for the Tower Action of the card's suit; with two prices it asks for the price next. */
function towerButtons(scene: DoorScene, ship: ShipView, card: Card): DoorButton[] {
  const { position, deeds } = scene;
  const label = towerName(ship, present(SUIT_OF[card]));
  const [discard, kill] = [towerAction(card, false), towerAction(card, true)];
  const prices = [discard, kill].filter((action) => position.legal.has(action));
  const base = { label, look: 'plain', icon: 'up', key: 't' } as const;
  if (prices.length === 2) return [{ ...base, press: () => deeds.use('tower') }];
  if (prices[0] === discard) return [{ ...base, press: () => deeds.send(discard) }];
  if (prices[0] === kill)
    return [{ ...base, sure: `Kill ${humanName(card)}`, press: () => deeds.send(kill) }];
  const refusal = position.refusalOf(discard) ?? position.refusalOf(kill);
  return refusal === null ? [] : [{ ...base, off: offReason(scene, card), press: () => undefined }];
}

/** Why the Tower cannot use it: of the two prices, the reason that is not about the price. */
function offReason({ position }: DoorScene, card: Card): string {
  const reasons = [true, false]
    .map((kills) => position.refusalOf(towerAction(card, kills)))
    .filter((refusal) => refusal !== null);
  const told = reasons.find(({ reason }) => reason !== 'discardOnly') ?? reasons[0];
  return told ? words.refusal(told) : '';
}

function towerDoor(scene: DoorScene, ship: ShipView, card: Card): Door {
  const { position, deeds } = scene;
  const [discard, kill] = [towerAction(card, false), towerAction(card, true)];
  const buttons: DoorButton[] = [backButton(scene)];
  if (position.legal.has(kill)) {
    buttons.push({
      label: 'Kill it',
      look: 'danger',
      key: 'x',
      sure: `Kill ${humanName(card)}`,
      press: () => deeds.send(kill),
    });
  }
  if (position.legal.has(discard)) {
    buttons.push({ label: 'Discard it', look: 'go', key: 'Enter', press: () => deeds.send(discard) });
  }
  return {
    kind: 'go',
    sentence: `Pay for *${towerName(ship, present(SUIT_OF[card]))}*: discard or kill ${humanName(card)}.`,
    second: PRICES[present(SUIT_OF[card])] ?? '',
    buttons,
  };
}

/** What each price buys, for the suits that have two. */
const PRICES = [
  '',
  'Discard it for two plays, or kill it for three.',
  '',
  'Discard it to burn one Phage, or kill it to burn up to two.',
] as const;

function sentinelButtons({ position, deeds }: DoorScene, card: Card): DoorButton[] {
  const can = position.built.some(({ use, keys }) => use === 'sentinel' && keys[0] === cardKey(card));
  const base = { label: 'Sentinel', look: 'plain', icon: 'flag', key: 's' } as const;
  return can
    ? [{ ...base, press: () => deeds.use('sentinel') }]
    : [{ ...base, off: NO_POST, press: () => undefined }];
}

/** HYP-404: the only reason why a card of the hand can be posted nowhere. */
export const NO_POST = 'Every station that stands has a sentinel.';

/** Passing with plays left cannot be mistaken for anything else, but it is asked twice all the same. */
function passButton({ position, deeds }: DoorScene): DoorButton {
  return {
    label: words.action(PASS, position.view),
    look: 'quiet',
    key: 'p',
    sure: 'Really pass',
    press: () => deeds.send(PASS),
  };
}

function aimedButton(scene: DoorScene): DoorButton[] {
  const ready = readyAction(scene.position, scene.selection);
  if (ready === null) return [];
  const label = { station: 'Play', sentinel: 'Post', xo: 'Use it' }[scene.selection.use as string] ?? 'Do it';
  return [{ label, look: 'go', key: 'Enter', press: scene.deeds.confirm }];
}

export const undoButton = ({ undoable, deeds }: DoorScene): DoorButton[] =>
  undoable
    ? [{ label: 'Undo', look: 'quiet', icon: 'undo', bare: true, key: 'Backspace', press: deeds.undo }]
    : [];

/** The door in the reader's own turn: salvage, or repair in its three steps. */
import { count, present, type Seat } from '@airlock/kernel';
import {
  type Card,
  COLOUR_OF,
  cardName,
  cellName,
  isRepair,
  isSalvage,
  LIMITS,
  NO_CARD,
  VALUE_OF,
} from '@airlock/outpost-seven';
import { asks, backButton } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { markedCards, type Selection } from '../moves/selection.ts';
import { paymentSum, repairHints, repairSteps, starredCards, totalOf } from '../words.ts';
import { cardsHeld, type DoorScene, mainButton } from './scene.ts';

export function turnDoor(scene: DoorScene, seat: Seat): Door {
  const { selection } = scene;
  switch (selection.step) {
    case 'salvage':
      return salvageDoor(scene, selection.slots, seat);
    case 'scrap':
      return scrapDoor(scene, selection.play);
    case 'cell':
      return cellDoor(scene, selection.play, selection.scrap);
    case 'confirm':
      return confirmDoor(scene, selection, seat);
    default:
      return openDoor(scene, seat);
  }
}

/** Nothing is picked yet. */
function openDoor(scene: DoorScene, seat: Seat): Door {
  const { position, deeds, compact } = scene;
  const actions = [...position.legal.all];
  const salvage: DoorButton = {
    label: 'Salvage',
    look: 'plain',
    icon: 'hand',
    key: 's',
    press: deeds.startSalvage,
  };
  const hand = `You hold ${cardsHeld(scene, seat)} of ${LIMITS.handLimit} cards.`;
  if (!actions.some(isRepair)) {
    return asks(
      'Salvage: mark *cards in the offer* to take.',
      `${hand} No two of them make a module and its payment.`,
      salvage,
    );
  }
  if (!actions.some(isSalvage)) {
    const offerEmpty = position.view.offer.every((card) => card === NO_CARD);
    return asks(
      'Repair: pick *a module* in your hand.',
      `${offerEmpty ? 'The offer is empty' : 'Your hand is full'}, so you cannot salvage.`,
    );
  }
  return asks(
    compact
      ? 'Your move: *salvage* or *repair*.'
      : 'Your move: *salvage* from the offer, or *repair* with a module in your hand.',
    compact ? hand : `${hand} A Salvage takes at most ${LIMITS.salvageLimit}; a Repair costs a second card.`,
    salvage,
  );
}

function salvageDoor(scene: DoorScene, slots: number, seat: Seat): Door {
  const { view } = scene.position;
  const held = cardsHeld(scene, seat);
  const taken = markedCards(view.offer, slots);
  const sum = `${totalOf(taken)} of ${LIMITS.salvageLimit}`;
  const compactLabel = taken.length > 0 ? `Salvage, ${sum}` : 'Salvage';
  const main = mainButton(scene.compact ? compactLabel : 'Confirm salvage', taken.length > 0, scene);
  const buttons = [backButton(scene), main];
  if (taken.length === 0) {
    const room = Math.min(LIMITS.offerSize, LIMITS.handLimit - held);
    // As low as what is said of marked cards, so that the offer does not move under the finger with the first of them.
    if (scene.compact)
      return asks(`Mark cards, *${LIMITS.salvageLimit}* in value at most.`, null, ...buttons);
    return asks(
      `Mark cards in the offer worth *${LIMITS.salvageLimit}* or less in total.`,
      `You hold ${held} of ${LIMITS.handLimit} cards, so you may take ${room}.`,
      ...buttons,
    );
  }
  // On a phone the offer itself counts, and the station needs the room.
  if (scene.compact) return asks(`Salvage ${starredCards(taken)}?`, null, ...buttons);
  return asks(
    `Salvage ${starredCards(taken)}: ${sum}.`,
    `You will hold ${held + taken.length} of ${LIMITS.handLimit} cards. ${refillWords(scene, taken.length)}`,
    ...buttons,
  );
}

/** What the deck will give: how many, not which. */
function refillWords({ position: { view } }: DoorScene, taken: number): string {
  const empty = view.offer.filter((card) => card === NO_CARD).length + taken;
  const refill = Math.min(view.deckSize, empty);
  if (refill === 0) return 'The deck is empty, so the offer gets smaller.';
  return `Then ${count(refill, 'new card')} ${refill === 1 ? 'comes' : 'come'} into the offer, so you cannot take it back.`;
}

function scrapDoor(scene: DoorScene, play: Card): Door {
  const value = present(VALUE_OF[play]);
  return asks(
    `Scrap a *${value}${value === 6 ? '' : ' or higher'}* to pay for *${cardName(play)}*.`,
    'The same colour gives 1 cube, and each point above the module 1 more.',
    backButton(scene),
  );
}

function cellDoor(scene: DoorScene, play: Card, scrap: Card): Door {
  const match = COLOUR_OF[play] === COLOUR_OF[scrap];
  const overpay = present(VALUE_OF[scrap]) - present(VALUE_OF[play]);
  return asks(
    `Place *${cardName(play)}* in a lit cell, scrapping *${cardName(scrap)}*.`,
    `Cubes: ${paymentSum(match, overpay)}.`,
    backButton(scene),
  );
}

function confirmDoor(
  scene: DoorScene,
  { play, scrap, cell }: Extract<Selection, { step: 'confirm' }>,
  seat: Seat,
): Door {
  const { preview, compact, deeds } = scene;
  if (!preview) return cellDoor(scene, play, scrap);
  const { before, after } = preview.scores;
  const main = mainButton(compact ? 'Confirm' : 'Confirm repair', true, scene);
  if (!compact) {
    return asks(
      `Repair: *${cardName(play)}* to ${cellName(cell)}, scrapping *${cardName(scrap)}*.`,
      `The people will vote ${after.join(' to ')}. Nothing hidden is revealed, so you can still go back.`,
      backButton(scene),
      main,
    );
  }
  const steps: DoorButton = {
    label: `Steps ${repairSteps(preview.events).length}`,
    look: 'plain',
    press: deeds.showSteps,
  };
  return asks(
    `Repair *${cardName(play)}* here, scrap *${cardName(scrap)}*?`,
    [`People: ${before.join('–')} becomes ${after.join('–')}`, ...repairHints(preview, seat)].join('. '),
    steps,
    backButton(scene),
    main,
  );
}

/** The door in the reader's own turn: an offer and its price, or what is still to be picked for it. */
import { count, listOf, present, withNames } from '@airlock/kernel';
import { actionOf, cardName, DARK, isGear, nextPrice, words } from '@airlock/outsider';
import { asks, mainButton } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import { type Intent, isIntent, type Offer, offersAbout } from '../moves/offers.ts';
import { handOf, ignoresAnIcon, pointsOf } from '../moves/reading.ts';
import { smallestSets } from '../moves/scrap.ts';
import { drawn } from '../moves/selection.ts';
import { baseOf, cardThing, numberOf, type Thing, typeOfThing } from '../moves/things.ts';
import type { Besides, DoorScene } from './scene.ts';

export function turnDoor(scene: DoorScene): Door {
  const { offers, selection } = scene;
  const chosen = offers.find(({ id }) => id === selection.offer);
  if (chosen)
    return isIntent(chosen.does) ? pickingDoor(scene, chosen, chosen.does) : offerDoor(scene, [chosen]);
  const about = selection.focus === null ? [] : offersAbout(offers, baseOf(selection.focus));
  return about.length === 0 ? openDoor(scene) : offerDoor(scene, about);
}

const othersButton = ({ deeds, compact }: DoorScene): DoorButton => ({
  label: compact ? 'Others' : 'Other actions',
  look: 'plain',
  key: 'a',
  besides: 'others' satisfies Besides,
  press: deeds.others,
});

/** Nothing is chosen yet. */
function openDoor(scene: DoorScene): Door {
  const { view } = scene.position;
  const points = pointsOf(view);
  const end = actionOf('endTurn');
  const price = nextPrice(view);
  return asks(
    points > 0
      ? `Your turn: *${count(points, 'action')}*. Pick a lit card, Goal or pile.`
      : 'Your turn: *no actions left*. End it, or buy one.',
    points > 0
      ? 'Completing a Goal costs 2 actions, most others 1.'
      : price === null
        ? 'You have already bought three.'
        : `The next action costs ${price} Survival.`,
    othersButton(scene),
    {
      label: 'End turn',
      look: points > 0 ? 'plain' : 'go',
      key: points > 0 ? 'e' : 'Enter',
      besides: 'endTurn' satisfies Besides,
      ...(points > 0 ? { sure: `End with ${count(points, 'action')} left` } : {}),
      press: () => scene.deeds.run([end]),
    },
  );
}

/** "Use Scrap instead": short, because the door's sentence has named the thing. */
function shortLabel(offer: Offer, first?: Offer): string {
  if (isIntent(offer.does) && offer.does.kind === 'scrap') {
    return first?.id.startsWith('complete') ? 'Use Scrap instead' : 'Complete with Scrap';
  }
  if (offer.id.startsWith('complete')) return 'Complete with Gear';
  if (offer.id.startsWith('secondGoal')) return 'As a second Goal';
  return offer.label.length > 26 ? present(offer.label.split(/ to | for |: /)[0]) : offer.label;
}

const mainLabel = (offer: Offer): string => {
  if (offer.id.startsWith('complete')) return 'Complete';
  if (/^(playGoal|secondGoal|playOver)/.test(offer.id)) return 'Play it';
  if (offer.id === 'gather') return 'Gather';
  if (offer.id === 'resolveShift') return 'Declare';
  return shortLabel(offer);
};

/** What can be done with one thing: the first is asked, the second stands beside it. */
function offerDoor(scene: DoorScene, about: readonly Offer[]): Door {
  const [first, second] = about as [Offer, Offer | undefined];
  const card = scene.selection.focus;
  const isThrownAway =
    isIntent(first.does) && first.does.kind === 'discard' && card !== null && typeOfThing(card) === 'card';
  if (isThrownAway && isIntent(first.does)) return throwDoor(scene, first, first.does, card);
  const { does } = first;
  const main: DoorButton = {
    label: mainLabel(first),
    look: first.sure ? 'danger' : 'go',
    key: 'Enter',
    ...(first.sure ? { sure: first.sure } : {}),
    press: () => (isIntent(does) ? scene.deeds.choose(first) : scene.deeds.run([does.send])),
  };
  return asks(
    first.sentence,
    first.second,
    second && {
      label: shortLabel(second, first),
      look: 'plain',
      press: () => scene.deeds.choose(second),
    },
    othersButton(scene),
    main,
  );
}

/** One card to discard and draw for; more are picked after "More". */
function throwDoor(scene: DoorScene, offer: Offer, intent: Intent, card: Thing): Door {
  if (intent.kind !== 'discard') return openDoor(scene);
  const kind = numberOf(card);
  const draws = drawn(scene.position, 1);
  return asks(
    `Discard *${cardName(kind)}* and draw ${draws}?`,
    `Costs 1 action.${kind === DARK ? ' You draw a Crisis first.' : ''}`,
    {
      label: 'More cards',
      look: 'plain',
      besides: 'moreCards' satisfies Besides,
      press: () => scene.deeds.choose(offer),
    },
    othersButton(scene),
    mainButton('Discard and draw', () =>
      scene.deeds.run([intent.action, actionOf('card', kind), actionOf('done')]),
    ),
  );
}

const backButton = ({ deeds }: DoorScene): DoorButton => ({
  label: 'Back',
  look: 'quiet',
  key: 'Escape',
  press: deeds.back,
});

const PICK_VERBS: Readonly<Record<string, string>> = {
  scrapGear: 'Scrap them',
  scrapGoals: 'Recycle',
  scrapTwoGoals: 'Recycle',
  clear: 'Clear it',
  burn: 'Burn it',
  move: 'Move',
  inspect: 'Inspect',
  patch: 'Change',
  stim: 'Inject',
  scanHand: 'Look',
  surgery: 'Operate',
  selfRepair: 'Repair',
  reclaim: 'Take it',
};

/** The sets that take fewest cards, to be picked with one press. */
function setButtons({ position, deeds }: DoorScene, intent: Intent): DoorButton[] {
  const { view, seat } = position;
  if (intent.kind !== 'scrap' || seat === null) return [];
  const gear = handOf(position).filter(isGear);
  return smallestSets(intent.goal, gear, ignoresAnIcon(view, seat)).map((cards) => ({
    label: cards.map(cardName).join(' + '),
    look: 'plain',
    press: () => deeds.pick(cards.map((kind) => cardThing(kind))),
  }));
}

/** An offer is chosen, and things are picked for it. */
function pickingDoor(scene: DoorScene, offer: Offer, intent: Intent): Door {
  const [ready] = scene.picking.ready;
  const [sentence, second, label] = pickingWords(scene, offer, intent);
  const sets = scene.selection.picked.length === 0 ? setButtons(scene, intent) : [];
  return asks(
    sentence,
    second,
    backButton(scene),
    ...sets.slice(0, scene.compact ? 1 : 2),
    ready && mainButton(label, () => scene.deeds.run(ready)),
  );
}

function pickingWords(scene: DoorScene, offer: Offer, intent: Intent): [string, string, string] {
  const { picked } = scene.selection;
  const [ready] = scene.picking.ready;
  const cards = picked.filter((thing) => typeOfThing(thing) === 'card').map(numberOf);
  switch (intent.kind) {
    case 'scrap':
      return [
        ready
          ? `Complete *${cardName(intent.goal)}* with Scrap: ${listOf(cards.map(cardName))}?`
          : `Pick Gear that covers *${cardName(intent.goal)}*.`,
        ready ? offer.second : 'The Goal’s icons light up as they are covered.',
        'Complete',
      ];
    case 'discard': {
      const draws = drawn(scene.position, cards.length);
      const dark = cards.filter((kind) => kind === DARK).length;
      return [
        cards.length === 0
          ? ready
            ? `Draw *${draws}*, or pick cards to discard first.`
            : 'Pick the cards to *discard*.'
          : `Discard *${count(cards.length, 'card')}* and draw ${draws}?`,
        `Costs 1 action.${dark > 0 ? ` ${count(dark, 'Crisis', 'Crises')} first.` : ''}`,
        ready && cards.length === 0 ? `Draw ${draws}` : 'Discard and draw',
      ];
    }
    case 'pick': {
      const [action] = ready ?? [];
      return [
        action === undefined
          ? offer.sentence
          : `${withNames(words.action(action, scene.position.view), scene.naming)}?`,
        offer.second,
        PICK_VERBS[intent.of] ?? 'Do it',
      ];
    }
  }
}

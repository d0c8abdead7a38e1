/** The door's sentence in every situation: what the reader can choose now, or whom the table waits for. */
import { has, type Seat, who } from '@airlock/kernel';
import { crisisName, words } from '@airlock/outsider';
import { asks, claimButton, mainButton, told, watched } from '../../../kit/scene.ts';
import type { Door } from '../../contract.ts';
import { answerDoor, secretDoor } from './answers.ts';
import type { Besides, DoorScene } from './scene.ts';
import { turnDoor } from './turn.ts';
import { windowDoor } from './window.ts';

export function doorOf(scene: DoorScene): Door {
  const { view, seat, stage } = scene.position;
  if (view.result) return told('note', words.prompt(view, scene.naming));
  if (scene.mode !== 'play' || seat === null) return watchingDoor(scene);
  if (scene.showing) return SHOWING;
  if (scene.loyalty) return loyaltyDoor(scene, scene.loyalty.hasLooked);
  if (scene.sending) return told('wait', 'Your choice is *on its way*.');
  if (stage.kind === 'crisisWindow' || stage.kind === 'entropyWindow') return windowDoor(scene, stage);
  return withMissed(openDoor(scene), scene);
}

function openDoor(scene: DoorScene): Door {
  const { stage, legal } = scene.position;
  if (legal.size === 0) return waitingDoor(scene);
  if (stage.kind === 'actions') return turnDoor(scene);
  return stage.kind === 'secret' ? secretDoor(scene) : answerDoor(scene);
}

/** Gone as soon as something is picked. */
const withMissed = (door: Door, { missed, selection: { offer, focus, picked } }: DoorScene): Door =>
  missed === null || offer !== null || focus !== null || picked.length > 0
    ? door
    : { ...door, second: missed };

/** What is asked next is asked when the table shows it. */
const SHOWING = told('wait', '*What happened* is being shown.', 'Press anything to see the end of it.');

/** The card is turned on the table; the door waits until it has been looked at. */
const loyaltyDoor = ({ deeds, compact }: DoorScene, hasLooked: boolean): Door =>
  asks(
    'Hold the card to look. *Let go* and it turns back.',
    compact ? 'Look around you first.' : 'Look around you first. You can look again at any time.',
    hasLooked && mainButton('I have seen it', deeds.seen),
  );

/** Who is asked what, as anybody may know it. */
function askedOf(scene: DoorScene): string {
  const { view, stage } = scene.position;
  const name = (seat: Seat): string => who(seat, scene.naming);
  switch (stage.kind) {
    case 'actions':
      return `Waiting for *${name(stage.seat)}* to act.`;
    case 'question':
      return `Waiting for *${name(stage.seat)}* to decide.`;
    case 'secret': {
      const left = view.survival.filter((_, seat) => has(stage.awaited, seat)).length;
      return `Waiting for *${left === 1 ? 'one more card' : `${left} more cards`}* to be chosen.`;
    }
    case 'crisisWindow':
      return `*${crisisName(stage.crisis)}* strikes ${name(stage.seat)}. Everybody may react.`;
    case 'entropyWindow':
      return 'A card is about to be lost to *Entropy*. Everybody may react.';
    default:
      return 'The table is *being set up*.';
  }
}

function watchingDoor(scene: DoorScene): Door {
  return told(
    'note',
    watched(askedOf(scene), scene.mode),
    'You see what any stranger at the table would see: no hands, no Supply, no loyalties.',
  );
}

function waitingDoor(scene: DoorScene): Door {
  const { view, seat } = scene.position;
  const mayClaim = view.options.claims && view.turn > 0;
  const mine = seat === null ? [] : (view.completed[seat] ?? []);
  const meanwhile =
    mine.length > 0 ? 'Meanwhile you can claim or sabotage.' : 'Meanwhile you can make a claim.';
  return told(
    'wait',
    askedOf(scene),
    mayClaim ? meanwhile : null,
    mayClaim && { ...claimButton(scene), besides: 'claim' satisfies Besides },
  );
}

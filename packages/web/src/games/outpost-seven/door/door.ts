/** The door's sentence in every situation: what the reader can do now, or whom the table waits for. */
import { count, has, type Seat } from '@airlock/kernel';
import { keepTarget, LIMITS, requiredTotal, type View, words } from '@airlock/outpost-seven';
import { asks, told } from '../../../kit/scene.ts';
import type { Door } from '../../contract.ts';
import { isKeeping, isMyMove } from '../moves/position.ts';
import { dealtCards, markedCards } from '../moves/selection.ts';
import { nameOf, starredCards, totalOf } from '../words.ts';
import { type DoorScene, mainButton } from './scene.ts';
import { turnDoor } from './turn.ts';

export function doorOf(scene: DoorScene): Door {
  const { view, seat } = scene.position;
  if (view.result) return told('note', words.prompt(view, scene.naming));
  if (scene.mode !== 'play' || seat === null) return watchingDoor(scene);
  if (scene.sending) return told('wait', 'Your move is *on its way*.');
  if (!isMyMove(scene.position)) return view.active === seat ? DONE : waitingDoor(scene, seat);
  if (isKeeping(scene.position)) return keepDoor(scene, seat);
  if (view.phase === 'bonus') return bonusDoor(scene);
  return turnDoor(scene, seat);
}

/** What was done last is being shown: the reader's own move, or the other's, after which the reader is asked. */
const DONE = told('wait', 'The move *takes effect*.');

/** What the active player is asked. */
function task({ phase }: View): string {
  if (phase === 'bonus') return 'choose a bonus';
  return phase === 'turn' ? 'salvage or repair' : 'keep cards';
}

function watchingDoor({ position: { view }, mode, naming }: DoorScene): Door {
  const turn = `*${nameOf(view.active, naming)}* has to ${task(view)}.`;
  return told('note', mode === 'review' ? turn : `You are watching. ${turn}`);
}

function waitingDoor(scene: DoorScene, seat: Seat): Door {
  const { view } = scene.position;
  const name = nameOf(view.active, scene.naming);
  const second = whileWaiting(scene, seat, name);
  return told('wait', `Waiting for *${name}* to ${task(view)}.`, second);
}

function whileWaiting({ position: { view }, seats }: DoorScene, seat: Seat, name: string): string | null {
  const player = seats.find((one) => one.seat === view.active);
  if (has(view.out, seat)) return 'You can no longer act. The people voting for you still count.';
  if (player?.standIn) return `A bot plays for ${name} while they are away.`;
  if (player && !player.here) return `${name} is not here just now. The table is saved and will wait.`;
  return null;
}

function keepDoor(scene: DoorScene, seat: Seat): Door {
  const { position, selection, deeds, compact } = scene;
  const hand = dealtCards(position);
  const target = keepTarget(position.view, seat);
  const required = requiredTotal(hand, target);
  const kept = selection.step === 'keep' ? markedCards(hand, selection.places) : [];
  const total = totalOf(kept);
  const ready = total === required;
  const buttons = [
    { label: 'Choose for me', look: 'plain', key: 'k', press: deeds.keepForMe } as const,
    mainButton(compact ? 'Keep' : 'Confirm keep', ready, scene),
  ];
  if (ready) {
    const rest = count(hand.length - kept.length, 'card');
    return asks(
      `Keep ${starredCards(kept)}: ${total} of ${required}.`,
      `The other ${rest} are discarded face up. You cannot take this back.`,
      ...buttons,
    );
  }
  return asks(
    `Keep cards totalling *${required}*${total === 0 ? '' : `: ${progress(total, required)}`}.`,
    required === target
      ? `${compact ? '' : `The starting player keeps ${LIMITS.keepTotalFirst}, the other player ${position.view.options.secondTotal}. `}The rest are discarded face up.`
      : `No set of your cards makes ${target}, so the highest total below it counts.`,
    ...buttons,
  );
}

const progress = (total: number, required: number): string =>
  `${total} marked, ${total < required ? `${required - total} to go` : `${total - required} too many`}`;

function bonusDoor(scene: DoorScene): Door {
  const { position, compact, deeds } = scene;
  const owed = count(position.legal.bonuses.length, 'bonus', 'bonuses');
  return asks(
    compact ? `Choose the next of *${owed}*.` : `Choose the next of *${owed}*: press a lit icon.`,
    'All must be used; the order makes no difference.',
    { label: compact ? 'Always' : 'Always use all', look: 'quiet', key: 'w', press: deeds.alwaysUseAll },
    mainButton('Use all', true, scene),
  );
}

/** The door of a reaction window: the same for everybody, with or without a card to react. */
import { has, seatsIn } from '@airlock/kernel';
import { actionOf, crisisName, type Stage, WAIT } from '@airlock/outsider';
import { asks, told } from '../../../kit/scene.ts';
import type { Door, DoorButton } from '../../contract.ts';
import type { Besides, DoorScene } from './scene.ts';

type Window = Extract<Stage, { kind: 'crisisWindow' | 'entropyWindow' }>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

const REACTIONS = [
  { action: actionOf('shield'), label: 'Play Gravity Shield', key: 'g' },
  { action: actionOf('deflect'), label: 'Sabotage Realign the Thrusters', key: 'd' },
  { action: actionOf('anchor'), label: 'Play Entropy Anchor', key: 'g' },
] as const;

export function windowDoor(scene: DoorScene, window: Window): Door {
  const { view, legal, seat } = scene.position;
  const passed = seatsIn(window.answered).length;
  const what = window.kind === 'crisisWindow' ? crisisName(window.crisis) : 'the Entropy step';
  const asked = `All ${NUMBERS[view.seats] ?? view.seats} seats are asked at once. ${passed === 0 ? 'Nobody has' : `${passed} ${passed === 1 ? 'has' : 'have'}`} passed.`;
  const hold: DoorButton = {
    label: scene.compact ? 'Hold' : 'Hold +10 s',
    look: 'plain',
    key: 'h',
    besides: 'hold' satisfies Besides,
    ...(scene.holdRefused === null ? {} : { off: scene.holdRefused }),
    press: () => scene.deeds.run([WAIT]),
  };
  if (seat !== null && has(window.answered, seat)) {
    return told('wait', `You have passed on *${what}*.`, asked, hold);
  }
  const reactions: DoorButton[] = REACTIONS.filter(({ action }) => legal.has(action)).map(
    ({ action, label, key }, index, all) => ({
      label: scene.compact ? label.replace('Sabotage ', '').replace('Play ', '') : label,
      look: index === all.length - 1 ? 'go' : 'plain',
      key,
      press: () => scene.deeds.run([action]),
    }),
  );
  const pass: DoorButton = {
    label: 'Pass',
    look: 'quiet',
    key: 'p',
    press: () => scene.deeds.run([actionOf('pass')]),
  };
  return asks(`React to *${what}*, hold, or pass.`, asked, pass, hold, ...reactions);
}

/** The door in a lesson: the task first, then the table's own questions, with the buttons that the step needs. */
import { type ActionKind, decode, FIRST_CLAIM, FIRST_MOVE } from '@airlock/outsider';
import type { LessonPlace } from '../../../learn/lesson.ts';
import { go } from '../../../router.ts';
import type { Door, DoorButton } from '../../contract.ts';
import type { Model } from '../model.ts';
import { YOU_SHEET } from '../sheets/names.ts';
import { lessonWords } from './words.ts';

/** Where one goes on after the last step. */
export interface AfterLesson {
  readonly second: string;
  readonly label: string;
  press(): void;
}

export function lessonDoor(model: Model, now: LessonPlace | null, after: AfterLesson): Door {
  if (!now) return overDoor(after);
  const door = model.door.value;
  const { offer, focus, picked } = model.selection.value;
  const buttons = buttonsFor(model, door.buttons, now);
  // Once something is chosen, the table asks what that costs.
  if (offer !== null || focus !== null || picked.length > 0) return { ...door, buttons };
  const { step, number, of } = now;
  const second = `${lessonWords.step(number, of)} · ${step.lesson}`;
  return { kind: 'go', sentence: step.task, second, buttons };
}

const OTHERS = /^Other/;

/** Buttons of the table for what a step may not want, and the one kind of action that needs them. */
const ONLY_FOR: readonly (readonly [label: RegExp, kind: ActionKind | null])[] = [
  [/^End turn/, 'endTurn'],
  [OTHERS, 'resolveShift'],
  [/^(Claim|Hold|More cards|Never mind)/, null],
];

function buttonsFor(
  model: Model,
  buttons: readonly DoorButton[],
  { wanted }: LessonPlace,
): readonly DoorButton[] {
  if (wanted.some((action) => action >= FIRST_CLAIM && action < FIRST_MOVE)) {
    return [{ label: lessonWords.claim, look: 'go', icon: 'talk', key: 'c', press: model.openClaims }];
  }
  const kinds = wanted.map((action) => decode(action).kind);
  // Without a rail, completed Goals may stand on a sheet only.
  if (kinds.includes('sabotage') && model.desk.layout.value !== 'wide') {
    return [
      { label: lessonWords.yourSide, look: 'go', key: 'Enter', press: () => model.desk.openSheet(YOU_SHEET) },
    ];
  }
  const needed = buttons.filter(({ label }) =>
    ONLY_FOR.every(([other, kind]) => !other.test(label) || (kind !== null && kinds.includes(kind))),
  );
  const [only] = needed;
  if (!only || needed.length > 1 || only.look === 'danger') return needed;
  // The task names it, and on a phone it is shorter.
  return [{ ...only, look: 'go', label: OTHERS.test(only.label) ? lessonWords.others : only.label }];
}

const overDoor = ({ second, label, press }: AfterLesson): Door => ({
  kind: 'note',
  sentence: lessonWords.over,
  second,
  buttons: [
    { label: lessonWords.front, look: 'quiet', press: () => go('/') },
    { label, look: 'go', key: 'Enter', press },
  ],
});

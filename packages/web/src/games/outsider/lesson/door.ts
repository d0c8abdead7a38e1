/** The door in a lesson: the task first, then the table's own questions, with the buttons that the step needs. */
import { type ActionKind, decode, FIRST_CLAIM, FIRST_MOVE } from '@airlock/outsider';
import { overDoor, taskDoor } from '../../../kit/lesson.ts';
import { asks, mainButton } from '../../../kit/scene.ts';
import type { LessonPlace } from '../../../learn/lesson.ts';
import type { Door, DoorButton } from '../../contract.ts';
import type { Besides } from '../door/scene.ts';
import type { Model } from '../model.ts';
import { YOU_SHEET } from '../sheets/names.ts';
import { lessonWords } from './words.ts';

/** Where one goes on after the last step. */
export interface AfterLesson {
  readonly second: string;
  readonly buttons: Door['buttons'];
}

export function lessonDoor(model: Model, now: LessonPlace | null, after: AfterLesson): Door {
  if (!now) return overDoor(after.second, after.buttons);
  const door = model.door.value;
  const { offer, focus, picked } = model.selection.value;
  const buttons = buttonsFor(model, door.buttons, now);
  // Once something is chosen, the table asks what that costs.
  if (offer !== null || focus !== null || picked.length > 0) return { ...door, buttons };
  return taskDoor(asks('', null, ...buttons), now);
}

const OTHERS: Besides = 'others';

/** What a step may want besides its question: the kind of action that needs such a button. */
const WANTED_FOR: Readonly<Partial<Record<Besides, ActionKind>>> = {
  endTurn: 'endTurn',
  others: 'resolveShift',
};

const isWanted = (besides: string, kinds: readonly ActionKind[]): boolean =>
  kinds.some((kind) => WANTED_FOR[besides as Besides] === kind);

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
    return [mainButton(lessonWords.yourSide, () => model.desk.openSheet(YOU_SHEET))];
  }
  const needed = buttons.filter(({ besides }) => besides === undefined || isWanted(besides, kinds));
  const [only] = needed;
  if (!only || needed.length > 1 || only.look === 'danger') return needed;
  // The task names it, and on a phone it is shorter.
  return [{ ...only, look: 'go', label: only.besides === OTHERS ? lessonWords.others : only.label }];
}

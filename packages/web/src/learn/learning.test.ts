/** Every lesson can be gone through to its end, whatever one tries at any of its steps. */
import { type Action, ActionList, fastRandom, present } from '@airlock/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Learning, openLesson } from './learning.ts';
import { LESSON_IDS, type Lesson, loadLesson } from './lesson.ts';
import { keepSteps, stepsDone } from './progress.ts';

// Nobody looks, so that nothing has to be shown.
beforeEach(() => void vi.stubGlobal('document', { hidden: true }));
afterEach(() => void vi.unstubAllGlobals());

const nothing = (): void => undefined;

const open = (lesson: Lesson, doneBefore = 0): Learning =>
  openLesson(
    lesson,
    { layout: signal('wide'), openSheet: nothing, closeSheet: nothing, why: nothing },
    doneBefore,
  );

/** Everything the rules allow the pupil now, whatever the lesson wants. */
function allowed(lesson: Lesson, { desk }: Learning): Action[] {
  const state = lesson.game.imagine(desk.view.value, fastRandom('a pupil'));
  const list = new ActionList();
  lesson.game.actions(state, desk.viewer.value, list);
  lesson.game.asides(state, desk.viewer.value, list);
  return [...new Set(list.toArray())];
}

const undated = ({ game }: Lesson, action: Action): Action => game.realTime?.stamp(action, 0) ?? action;

/** Tries everything that is not wanted, then does what is: the first of several, or the last. */
function goThrough(lesson: Lesson, learning: Learning, choose: 'first' | 'last'): number {
  const { desk, place } = learning;
  let tried = 0;
  for (let now = place.value; now !== null; now = place.value) {
    const { wanted } = now;
    // The first and the last of them are then all of them.
    expect(wanted.length, `choices at step ${now.number}`).toBeLessThanOrEqual(2);
    const others = allowed(lesson, learning).filter((action) => !wanted.includes(undated(lesson, action)));
    const before = JSON.stringify(desk.view.value);
    for (const other of others) {
      tried++;
      desk.act(other);
      const what = `step ${now.number}: ${lesson.game.codec.write(other)}`;
      expect(desk.refused.value?.sentence, what).toBe('Not now: *the lesson* is asking for something else.');
      expect(place.value, what).toBe(now);
    }
    expect(JSON.stringify(desk.view.value)).toBe(before);
    const action = wanted.at(choose === 'first' ? 0 : -1);
    if (action === undefined) throw new Error(`Step ${now.number} wants nothing.`);
    desk.act(action);
    desk.settle();
    expect(desk.refused.value, `step ${now.number}: ${lesson.game.codec.write(action)}`).toBeNull();
    expect(place.value, `step ${now.number} goes on`).not.toBe(now);
  }
  desk.forgive();
  return tried;
}

describe('a lesson', () => {
  for (const id of LESSON_IDS) {
    for (const choose of ['first', 'last'] as const) {
      it(`"${id}" is gone through by its ${choose} choices, and nothing else is done on the way`, async () => {
        const lesson = present(await loadLesson(id));
        expect(goThrough(lesson, open(lesson), choose)).toBeGreaterThan(lesson.steps.length);
      });
    }
  }

  for (const id of LESSON_IDS) {
    it(`"${id}" goes on where it was left, as if it had never been`, async () => {
      const lesson = present(await loadLesson(id));
      const stayed = open(lesson);
      for (let now = stayed.place.value; now !== null; now = stayed.place.value) {
        const steps = stayed.done.value;
        const returned = open(lesson, steps);
        expect(returned.place.value, `step ${steps}`).toEqual(now);
        expect(returned.desk.view.value, `step ${steps}`).toEqual(stayed.desk.view.value);
        expect(returned.desk.sequence.value).toBe(stayed.desk.sequence.value);
        while (stayed.done.value === steps) {
          stayed.desk.act(present(stayed.place.value?.wanted[0]));
          stayed.desk.settle();
        }
      }
    });
  }
});

describe('the progress of a lesson', () => {
  it('is kept until its last step', () => {
    keepSteps('hypatia', 7, 24);
    expect([stepsDone('hypatia', 24), stepsDone('outbreak', 9)]).toEqual([7, 0]);
    keepSteps('hypatia', 24, 24);
    expect(stepsDone('hypatia', 24)).toBe(0);
  });

  it('is forgotten where the lesson has become shorter', () => {
    keepSteps('hypatia', 20, 24);
    expect(stepsDone('hypatia', 15)).toBe(0);
    keepSteps('hypatia', 0, 24);
  });
});

/** The lessons of Outsider: to a declaration as Crew, and to the other one as the Outsider, on prepared tables. */
import type { AnyGame } from '@airlock/kernel';
import { CREW_TUTORIAL, OUTSIDER_TUTORIAL, type Tutorial } from '@airlock/outsider';
import { computed } from '@preact/signals';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import type { GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import { type AfterLesson, lessonDoor } from './lesson/door.ts';
import { keptToLesson, lessonModel } from './lesson/guard.ts';
import { LessonHand, LessonRail, LessonTable } from './lesson/LessonTable.tsx';
import { afterWords } from './lesson/words.ts';
import type { OutsiderDesk } from './model.ts';

function lessonOf(tutorial: Tutorial, after: AfterLesson): Lesson {
  return {
    game: tutorial.game as AnyGame,
    page: page as GamePage,
    steps: tutorial.steps,
    names: tutorial.names,
    open(desk, place) {
      const { model: open, parts } = openTable(keptToLesson(desk as OutsiderDesk));
      const model = lessonModel(open, place);
      return {
        ...parts,
        door: computed(() => lessonDoor(model, place.value, after)),
        LeftRail: () => <LessonRail model={model} place={place} />,
        Table: () => <LessonTable model={model} place={place} over={tutorial.over} />,
        Hand: () => <LessonHand model={model} place={place} />,
      };
    },
  };
}

const crewLesson = lessonOf(CREW_TUTORIAL, afterWords.crew);
const outsiderLesson = lessonOf(OUTSIDER_TUTORIAL, afterWords.outsider);

export const lessons: Lessons = { outsider: crewLesson, 'outsider-other-side': outsiderLesson };

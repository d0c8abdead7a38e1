/** Keeps the table to the lesson: only what a step is about is lit, and the rest is answered with a sentence. */
import { codec, decode, FIRST_MOVE } from '@airlock/outsider';
import { computed } from '@preact/signals';
import type { LessonAt } from '../../../kit/lesson.ts';
import type { LessonPlace } from '../../../learn/lesson.ts';
import { words } from '../../../words.ts';
import type { Model, OutsiderDesk } from '../model.ts';
import { baseOf, cardThing, type Thing, typeOfThing } from '../moves/things.ts';
import { YOU_SHEET } from '../sheets/names.ts';

const refused = ({ step }: LessonPlace) => ({ sentence: words.learn.notNow, second: step.task });

export const keptToLesson = (desk: OutsiderDesk): OutsiderDesk => ({
  ...desk,
  // A claim or a sabotage that is wanted is none of the actions that the table waits for.
  actions: computed(() => desk.actions.value.filter((action) => action >= FIRST_MOVE)),
  act(action, about = {}) {
    desk.closeSheet(YOU_SHEET);
    desk.act(action, about);
  },
});

/** The cards of the hand that a step marks; empty where it marks none. */
function markedCards({ step }: LessonPlace): ReadonlySet<Thing> {
  const actions = (step.further ?? []).flat().flatMap((text) => codec.read(text) ?? []);
  return new Set(
    actions
      .map(decode)
      .flatMap(({ kind, words }) => (kind === 'card' ? words.map((card) => cardThing(card)) : [])),
  );
}

/** Lights what the step is about, of all that could be picked for it. */
function litFor(lit: ReadonlySet<Thing>, now: LessonPlace | null): ReadonlySet<Thing> {
  const marked = now ? markedCards(now) : new Set();
  if (marked.size === 0) return lit;
  return new Set([...lit].filter((thing) => typeOfThing(thing) !== 'card' || marked.has(thing)));
}

/** What can be looked at whatever the step is. */
const opensAlways = (thing: Thing): boolean => typeOfThing(thing) === 'seat' || thing === 'pile-discard';

export function lessonModel(model: Model, place: LessonAt): Model {
  const lit = computed(() => litFor(model.lit.value, place.value));
  return {
    ...model,
    lit,
    press(thing) {
      const now = place.peek();
      if (now === null || lit.peek().has(baseOf(thing)) || opensAlways(thing)) return model.press(thing);
      model.desk.settle();
      model.desk.refuse({ ...refused(now), place: thing });
    },
  };
}

/** Lists are made from what is possible, and refusals judge one action at a time: both have to say the same. */
import { ActionList, defaultOptions, fastRandom, seatsIn, silentContext, topOf } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec, FIRST_MOVE, sabotageAction } from '../actions.ts';
import { outsider } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { AT, type State } from '../state.ts';
import { VARIANTS, type Variant } from '../testing/longRun.ts';

/** Along random games, with sabotage whenever there is some: that is where questions lose what they asked for. */
function along({ name, seats, options }: Variant, look: (state: State, step: number) => void): void {
  const random = fastRandom(`listing ${name}`);
  const context = silentContext(random);
  const list = new ActionList();
  const state = outsider.setup(seats, { ...defaultOptions(OPTIONS), claims: false, ...options }, random);
  outsider.begin(state, context);
  for (let step = 0; !outsider.outcome(state); step++) {
    look(state, step);
    const saboteur = random.int(seats);
    const sabotage = (state.completed[saboteur] ?? [])
      .map(sabotageAction)
      .find((action) => outsider.refusal(state, saboteur, action) === null);
    if (sabotage !== undefined) {
      outsider.apply(state, saboteur, sabotage, context);
      continue;
    }
    const waiting = seatsIn(outsider.waiting(state));
    const seat = waiting[random.int(waiting.length)] ?? 0;
    outsider.actions(state, seat, list.clear());
    outsider.apply(state, seat, list.pick(random), context);
  }
}

function listed(state: State, seat: number): number[] {
  const list = new ActionList();
  outsider.actions(state, seat, list);
  return list.toArray();
}

describe.each(VARIANTS)('$name', (variant) => {
  test('what is listed is all that is not refused, of every action there is (OUT-106)', () => {
    along(variant, (state, step) => {
      if (step % 40 !== 0) return;
      const [seat = 0] = seatsIn(outsider.waiting(state));
      const allowed: number[] = [];
      for (let action = FIRST_MOVE; action < codec.size; action++) {
        if (outsider.refusal(state, seat, action) === null) allowed.push(action);
      }
      expect(listed(state, seat).sort((a, b) => a - b)).toEqual(allowed);
    });
  });

  test('whoever is asked has an answer, whatever they have lost meanwhile (OUT-103)', () => {
    const robbers: readonly ((state: State) => void)[] = [
      (state) => {
        state.hands = state.hands.map(() => []);
        state.picked = [];
      },
      (state) => {
        state.supply = [];
        state.aside = [];
      },
      (state) => {
        state.discard = [];
        state.crisisDiscard = [];
      },
      (state) => {
        state.completed = state.completed.map(() => []);
        state.inPlay = [];
      },
      (state) => {
        state.ongoing = [];
        state.lookedCards = 0;
        state.lookedCrises = 0;
      },
    ];
    along(variant, (state) => {
      if (topOf(state) !== AT.decide) return;
      for (const rob of robbers) {
        const poorer = outsider.clone(state);
        rob(poorer);
        for (const seat of seatsIn(outsider.waiting(poorer))) {
          const answers = listed(poorer, seat);
          const refused = answers.filter((action) => outsider.refusal(poorer, seat, action) !== null);
          expect([answers.length > 0, refused]).toEqual([true, []]);
        }
      }
    });
  });
});

/** A clone plays on like the original and shares nothing with it that ever changes. */
import { restoreRandom, type ToldEvent } from '@airlock/kernel';
import { bytesOf, overTheWire } from '../difference.ts';
import { expectSame, expectStill } from '../expecting.ts';
import type { Check, Move, Snapshot } from '../watching.ts';

/** A clone put by, with what it looked like then. */
interface Kept {
  readonly clone: unknown;
  readonly text: string;
}

const CHANGED = 'A clone changed when the original was played on: they share something.';

export const clones: Check = {
  id: 'clones',
  sentence: 'a clone plays on like the original, and neither changes the other',
  watch() {
    let kept: Kept[] = [];
    return {
      opened() {
        kept = [];
      },
      moved(move) {
        const original = kept.at(-1);
        if (!original) return;
        expectStill(CHANGED, original.text, original.clone);
        playClones(move, original);
      },
      rested(position) {
        kept.push(keep(position));
      },
      ended() {
        for (const { text, clone } of kept) expectStill(CHANGED, text, clone);
      },
    };
  },
};

function keep({ play: { game }, state }: Snapshot): Kept {
  const text = bytesOf(state);
  const clone = game.clone(state);
  expectSame('A clone differs from its original.', JSON.parse(text), overTheWire(clone));
  return { clone, text };
}

/** The state before is cloned and played on, once heard and once unheard; it must stay what it was. */
function playClones({ play: { game }, state, act, events, chanceBefore }: Move, original: Kept): void {
  if (!act) return;
  const { seat, action, at } = act;
  const told: ToldEvent[] = [];
  for (const tell of [(event: ToldEvent) => told.push(event), null]) {
    const clone = game.clone(original.clone);
    game.apply(clone, seat, action, { random: restoreRandom('fast', '', chanceBefore), now: at, tell });
    const how = tell
      ? 'A clone plays on differently from its original.'
      : 'With nobody listening, the rules play on differently.';
    expectSame(how, state, clone);
  }
  expectSame('A clone tells different events from its original.', events, told);
  expectStill(
    'Playing on a clone changed its original: they share something.',
    original.text,
    original.clone,
  );
}

/** What a hint says, beside what it speaks of. */
import { cardOf } from '@airlock/omega-virus';
import type { Model } from '../model.ts';
import { type Hint, hintWords } from '../moves/hint.ts';
import { type Bounds, boundsOf } from '../moves/picture.ts';
import styles from './Board.module.css';
import type { Camera, Size } from './camera.ts';

interface HintTagProps {
  readonly model: Model;
  readonly camera: Camera;
  readonly size: Size;
}

/** The squares around what is marked; `null` where nothing on the board is. */
function marked(model: Model, hint: Hint): Bounds | null {
  if (hint.kind === 'place') return boundsOf([hint.placement]);
  if (hint.kind === 'lift') {
    return boundsOf((model.bench.value.plan ?? []).filter((one) => hint.cards.includes(cardOf(one))));
  }
  if (hint.kind === 'flip') return null;
  const [xs, ys] = [hint.squares.map(({ x }) => x), hint.squares.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** The words take about this much room. */
const ROOM = { width: 250, height: 56 };
const GAP = 8;

export function HintTag({ model, camera, size }: HintTagProps) {
  const hint = model.lesson?.value ? null : model.hint.value;
  const around = hint && marked(model, hint);
  const pixelX = (x: number): number => size.width / 2 + (x - camera.x) * camera.scale;
  const pixelY = (y: number): number => size.height / 2 + (y - camera.y) * camera.scale;
  // Above what is marked, where a card that is about to be laid seldom is; below where there is no room.
  const above = around ? pixelY(around.top) - ROOM.height - GAP : size.height;
  const top = above >= GAP ? above : pixelY(around?.bottom ?? 0) + GAP;
  const left = around ? pixelX(around.left) : GAP;
  const place = {
    left: `${Math.max(GAP, Math.min(left, size.width - ROOM.width - GAP))}px`,
    top: `${Math.max(GAP, Math.min(top, size.height - ROOM.height - GAP))}px`,
  };
  return (
    <p class={hint ? styles.hint : undefined} style={hint ? place : undefined} role="status">
      {hint && hintWords(hint)}
    </p>
  );
}

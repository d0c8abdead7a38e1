/** Lets the picture glide to where it fits, instead of jumping when the plan has grown or a row under it has. */
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { between, type Camera, isSameCamera } from './camera.ts';

/** How long it takes, in milliseconds. */
const GLIDE = 260;
/** A slow machine shows more of the way, rather than leave it out. */
const LONGEST_FRAME = GLIDE / 5;

const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * The camera as it is drawn now. `direct`: what somebody does with their own hands, or the first look, follows at once; whenever
 * it is another value than before, nothing glides.
 */
export function useSmooth(target: Camera, direct: unknown, isMoving: boolean): Camera {
  const drawn = useSignal(target);
  const before = useRef({ target, direct });
  const { x, y, scale } = target;
  const isDirect = !isMoving || before.current.direct !== direct;
  useLayoutEffect(() => {
    const goal = { x, y, scale };
    const isThere = isSameCamera(drawn.peek(), goal);
    before.current = { target: goal, direct };
    if (isThere) return;
    if (isDirect) {
      drawn.value = goal;
      return;
    }
    return glide(drawn, goal);
  }, [x, y, scale, direct, isDirect, drawn]);
  const now = drawn.value;
  return isDirect ? target : now;
}

/** Runs until it is there or is stopped. */
function glide(drawn: Signal<Camera>, goal: Camera): () => void {
  const from = drawn.peek();
  let last: number | null = null;
  let passed = 0;
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    passed += last === null ? 0 : Math.min(now - last, LONGEST_FRAME);
    last = now;
    const part = Math.min(1, passed / GLIDE);
    drawn.value = part < 1 ? between(from, goal, eased(part)) : goal;
    if (part < 1) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

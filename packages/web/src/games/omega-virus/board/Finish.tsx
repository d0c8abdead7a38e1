/** The moment of the finish: who is done, when, and what it is worth, over the plan that did it, before it is scored. */
import { count } from '@airlock/kernel';
import { type RoundResult, SPEED_VALUES, who } from '@airlock/omega-virus';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { clockWords } from '../clock.ts';
import type { Model } from '../model.ts';
import table from './Table.module.css';

/** How long the finish is looked at before the scoring lies over it. */
const FINISH_MS = 1_800;

/** True for a moment after the reader has seen a round end; whoever comes later sees the scoring at once. */
export function useFinish(model: Model): boolean {
  const { phase } = model.view.value;
  const before = useRef(phase);
  const isFresh = useSignal(false);
  // Read in every render, or nobody draws again when it has passed.
  const lasts = isFresh.value;
  const wasRacing = before.current === 'LIVE' || before.current === 'PHOTO';
  const begins = phase === 'REVIEW' && wasRacing && model.desk.mode !== 'review';
  useLayoutEffect(() => {
    const had = before.current;
    before.current = phase;
    if (phase !== 'REVIEW' || (had !== 'LIVE' && had !== 'PHOTO') || model.desk.mode === 'review') return;
    isFresh.value = true;
    const timer = setTimeout(() => {
      isFresh.value = false;
    }, FINISH_MS);
    return () => {
      clearTimeout(timer);
      isFresh.value = false;
    };
  }, [phase, model, isFresh]);
  return begins || lasts;
}

export function Finish({
  model,
  result,
}: {
  readonly model: Model;
  readonly result: RoundResult | undefined;
}) {
  const { value: naming } = model.desk.naming;
  const { finish, mode, round } = model.view.value;
  const finisher = result?.finisher ?? finish?.seat ?? -1;
  const at = result?.at ?? finish?.at ?? 0;
  const isMine = finisher === model.me.value && finisher >= 0;
  const title = finisher < 0 ? 'Time is up' : isMine ? 'Done' : `${who(finisher, naming)} is done`;
  const speed =
    finisher >= 0 && mode !== 'practice'
      ? `, speed card: ${count(SPEED_VALUES[round - 1] ?? 0, 'point')}`
      : '';
  return (
    <div class={table.over} data-finish="">
      <div class={`${table.done} ${isMine ? '' : table.theirs}`} role="status">
        <b>{title}</b>
        <small>{`${clockWords(at)}${speed}`}</small>
      </div>
    </div>
  );
}

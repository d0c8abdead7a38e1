/** Whose decisions a review looks at, and the ways from one to the next. */
import { REVIEWER, type Seat } from '@airlock/kernel';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Reviewing } from '../reviewing.ts';
import type { MoreKeys } from '../reviewKeys.ts';
import type { Judgements } from './judgements.ts';
import { decisionAt, nextToCorrect, type SeatSummary, summaryOf } from './summary.ts';

export interface Judged {
  readonly whose: ReadonlySignal<Seat>;
  readonly name: ReadonlySignal<string>;
  readonly isYou: ReadonlySignal<boolean>;
  /** `null` while nothing is known, and where the seat decides nothing that is judged. */
  readonly summary: ReadonlySignal<SeatSummary | null>;
  readonly keys: MoreKeys;
  /** The table as that seat could know it, or as it was. */
  know(knows: boolean): void;
  /** To the next mistake, and on the table what could be known then: that is what it is judged by. */
  toNext(): void;
  preview(action: number): void;
  /** Leaves the match at the decision that is looked at. */
  tryIt(): void;
}

type Try = (at: number, seat: Seat) => void;

export function useJudged(
  reviewing: Reviewing,
  judgements: Judgements,
  mySeat: Seat | null,
  onTry: Try,
): Judged {
  const { judged, end } = useMemo(
    () => openLooking(reviewing, judgements, mySeat, onTry),
    [reviewing, judgements, mySeat],
  );
  useEffect(() => end, [end]);
  return judged;
}

function openLooking(reviewing: Reviewing, judgements: Judgements, mySeat: Seat | null, onTry: Try) {
  const { position, replay } = reviewing;
  const whose = signal<Seat>(mySeat ?? Math.max(0, position.peek().as));
  // Whoever looks with somebody's eyes wants to know what that seat decided.
  const end = effect(() => {
    const { as } = position.value;
    if (as < 0) return;
    whose.value = as;
    judgements.prefer(as);
  });
  const summary = computed(() => {
    const outline = judgements.outline.value;
    if (!outline) return null;
    const own = summaryOf(outline, judgements.judged.value, whose.value);
    return own.of === 0 ? null : own;
  });

  const goTo = (index: number | undefined): void => {
    if (index !== undefined) reviewing.goTo(index);
  };
  const decisions = (): readonly { readonly index: number }[] => summary.peek()?.reviewed ?? [];
  const know = (knows: boolean): void => reviewing.seeAs(knows ? whose.peek() : REVIEWER);

  function toNext(): void {
    const next = nextToCorrect(summary.peek()?.reviewed ?? [], position.peek().at);
    if (next) reviewing.goToAs(next.index, whose.peek());
  }

  function tryIt(): void {
    const { at } = position.peek();
    const now = decisionAt(summary.peek()?.reviewed ?? [], at);
    onTry(now?.index ?? at, whose.peek());
  }

  const judged: Judged = {
    whose,
    name: computed(() => replay.names[whose.value] ?? ''),
    isYou: computed(() => whose.value === mySeat),
    summary,
    know,
    toNext,
    tryIt,
    preview: (action) => reviewing.preview(whose.peek(), action),
    keys: {
      'Shift ArrowLeft': () => goTo(decisions().findLast(({ index }) => index < position.peek().at)?.index),
      'Shift ArrowRight': () => goTo(decisions().find(({ index }) => index > position.peek().at)?.index),
      t: tryIt,
      n: toNext,
      k: () => know(position.peek().as !== whose.peek()),
      s() {
        const now = decisionAt(summary.peek()?.reviewed ?? [], position.peek().at);
        if (!now || now.best.action === now.done.action) return;
        if (now.index !== position.peek().at) reviewing.goTo(now.index);
        reviewing.preview(whose.peek(), now.best.action);
      },
    },
  };
  return { judged, end };
}

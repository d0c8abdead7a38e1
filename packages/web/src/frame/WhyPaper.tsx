/** The paper that answers "why?": the question, the actual numbers, the rule in words. Beside its cause, or a sheet. */

import { present } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../games/contract.ts';
import { Icon } from '../look/Icon.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { words } from '../words.ts';
import { DOOR_ID } from './doorId.ts';
import { isCompact } from './layout.ts';
import type { FrameState, Paper } from './state.ts';
import styles from './WhyPaper.module.css';

interface WhyPaperProps {
  readonly desk: Desk;
  readonly state: FrameState;
  readonly showMoment?: ((sequence: number) => void) | null;
}

export function WhyPaper({ desk, state, showMoment }: WhyPaperProps) {
  const paper = state.paper.value;
  if (!paper) return null;
  return (
    <Sheet
      key={paper.about.question}
      paper={paper}
      desk={desk}
      state={state}
      showMoment={showMoment ?? null}
    />
  );
}

/** A sheet ends where the door begins: what one can do stays in sight. */
function aboveDoor(): { bottom?: string } {
  const door = document.getElementById(DOOR_ID)?.getBoundingClientRect();
  return door ? { bottom: `${innerHeight - door.top}px` } : {};
}

type Side = 'left' | 'right' | 'above';

/** Where the paper stands, in pixels of the window; `arrow` is measured from its own corner. */
interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  readonly arrow: number;
}

const WIDTH = 384;
const GAP = 16;
/** From the paper's corner to the point of its arrow, where there is room for that. */
const ARROW = 46;

/** To the left of its cause if there is room, else to the right, else above. */
function placeOf(beside: Element, height: number): Place {
  const asked = beside.getBoundingClientRect();
  // The line that is asked about stays readable beside the paper.
  const at = beside.closest('li')?.getBoundingClientRect() ?? asked;
  const middle = asked.top + asked.height / 2;
  const top = Math.max(GAP, Math.min(middle - ARROW, innerHeight - height - GAP));
  if (at.left > WIDTH + 2 * GAP)
    return { side: 'left', left: at.left - WIDTH - GAP, top, arrow: middle - top };
  if (innerWidth - at.right > WIDTH + 2 * GAP)
    return { side: 'right', left: at.right + GAP, top, arrow: middle - top };
  const left = Math.max(GAP, Math.min(at.left, innerWidth - WIDTH - GAP));
  return {
    side: 'above',
    left,
    top: Math.max(GAP, at.top - height - GAP),
    arrow: at.left + at.width / 2 - left,
  };
}

interface SheetProps {
  readonly paper: Paper;
  readonly desk: Desk;
  readonly state: FrameState;
  readonly showMoment: ((sequence: number) => void) | null;
}

function Sheet({ paper, desk, state, showMoment }: SheetProps) {
  const { about, beside } = paper;
  const element = useRef<HTMLDivElement>(null);
  const place = useSignal<Place | null>(null);
  const layout = desk.layout.value;
  const asSheet = isCompact(layout);

  useLayoutEffect(() => {
    if (!asSheet && element.current) place.value = placeOf(beside, element.current.offsetHeight);
    element.current?.focus();
  }, [asSheet, beside, place]);

  // Lights what the paper is about, and tells a screen reader that it is open.
  useEffect(() => {
    beside.setAttribute('aria-expanded', 'true');
    return () => beside.removeAttribute('aria-expanded');
  }, [beside]);

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) state.paper.value = null;
    };
    addEventListener('pointerdown', onPress, true);
    return () => removeEventListener('pointerdown', onPress, true);
  }, [state]);

  const at = place.value;
  const { sequence } = about;
  return (
    <div
      ref={element}
      class={`${styles.paper} ${asSheet ? styles.sheet : at ? styles[at.side] : ''}`}
      style={
        asSheet
          ? aboveDoor()
          : at
            ? { left: `${at.left}px`, top: `${at.top}px`, '--arrow': `${at.arrow}px` }
            : {}
      }
      role="dialog"
      aria-label={about.question}
      tabIndex={-1}
    >
      <h2>{about.question}</h2>
      {about.sentences.map((sentence) => (
        <p key={sentence}>
          <Sentence text={sentence} />
        </p>
      ))}
      {about.sum && (
        <div class={styles.sum}>
          <span>{about.sum[0]}</span>
          <Icon name="next" />
          <span>{about.sum[1]}</span>
        </div>
      )}
      {about.rules.map((rule) => (
        <div class={styles.rule} key={rule}>
          <code>{rule}</code>
          <span>
            <Sentence text={desk.game.words.rules[rule] ?? words.why.noText} />
          </span>
        </div>
      ))}
      <div class={styles.foot}>
        {showMoment && sequence !== undefined ? (
          <button
            type="button"
            onClick={() => {
              state.paper.value = null;
              showMoment(sequence);
            }}
          >
            <Icon name="review" /> {words.why.showMoment}
          </button>
        ) : (
          <button type="button" onClick={state.closeTop}>
            {words.close}
          </button>
        )}
        {about.rules[0] !== undefined && (
          <button type="button" onClick={() => state.openRule(present(about.rules[0]))}>
            {words.why.openRules} <Icon name="next" />
          </button>
        )}
      </div>
    </div>
  );
}

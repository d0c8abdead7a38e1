/** The log: what happened, by turns, each line with its "why?". It never scrolls while it is being read. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk, Why } from '../games/contract.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { Sentence } from '../look/Sentence.tsx';
import { scrollable } from '../look/scrollable.ts';
import text from '../look/text.module.css';
import { type LogLine, logItems } from '../match/log.ts';
import { words } from '../words.ts';
import styles from './LogTab.module.css';
import type { RailProps } from './RightRail.tsx';
import { useRoving } from './roving.ts';
import tab from './tab.module.css';
import type { FrameTable } from './table.ts';
import { WhyButton } from './WhyButton.tsx';

/** Nearer to the end than this counts as being there. */
const NEAR_END = 24;

export function LogTab({ desk, table, state }: RailProps) {
  const items = useComputed(() =>
    logItems(
      desk.moments.value,
      table.page,
      desk.game.words,
      desk.naming.value,
      untold(desk, table),
      desk.seats.value,
    ),
  );
  // One stop for the tab key: between the hand and the table there would be hundreds.
  const { ref: scroller, ...roving } = useRoving<HTMLDivElement>('newest');
  const reading = useSignal(false);
  const unseen = useSignal(0);
  const seen = useRef(items.value.length);
  const top = useRef(0);
  const length = items.value.length;

  useLayoutEffect(() => {
    const fresh = length - seen.current;
    seen.current = length;
    if (reading.peek()) {
      if (fresh > 0) unseen.value += fresh;
      return;
    }
    // Before the frame is drawn, and not sooner: it would have to be laid out once more.
    const frame = requestAnimationFrame(() => scroller.current?.scrollTo(0, scroller.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [length, reading, unseen]);

  /** Only who scrolls up is reading: the end also moves away when the log gets less room. */
  function onScroll() {
    const at = scroller.current;
    if (!at) return;
    const isUp = at.scrollTop < top.current;
    top.current = at.scrollTop;
    const isAway = at.scrollHeight - at.scrollTop - at.clientHeight > NEAR_END;
    if (isAway && isUp) reading.value = true;
    if (isAway) return;
    reading.value = false;
    unseen.value = 0;
  }

  useEffect(() => {
    const at = scroller.current;
    if (!at) return;
    const watcher = new ResizeObserver(() => {
      if (!reading.peek()) at.scrollTo(0, at.scrollHeight);
    });
    watcher.observe(at);
    return () => watcher.disconnect();
  }, [reading]);

  function toEnd() {
    unseen.value = 0;
    reading.value = false;
    scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }

  const newest = items.value.findLast(({ kind }) => kind === 'line');
  const ended = desk.outcome.value !== null && desk.playing.value === null;
  return (
    <div class={styles.place}>
      <section
        class={tab.list}
        ref={scroller}
        onScroll={onScroll}
        {...scrollable}
        {...roving}
        aria-label={words.tabs.log}
      >
        <div class={tab.lines} role="log">
          <ol>
            {items.value.map((item) =>
              item.kind === 'plate' ? (
                <li key={item.key} class={`${styles.turn} ${text.plate}`}>
                  {item.text}
                </li>
              ) : item.kind === 'note' ? (
                <Line
                  key={item.key}
                  icon={item.icon}
                  sentence={item.text}
                  fresh={false}
                  why={null}
                  onWhy={state.why}
                />
              ) : (
                <Line
                  key={item.key}
                  icon={item.icon}
                  sentence={item.text}
                  fresh={ended && item === newest}
                  why={whyOf(item, desk, table)}
                  onWhy={state.why}
                />
              ),
            )}
          </ol>
        </div>
        {!ended && desk.playing.value === null && <Prompt desk={desk} onWhy={state.why} />}
      </section>
      {unseen.value > 0 && (
        <button type="button" class={styles.unseen} onClick={toEnd}>
          {words.log.unseen(unseen.value)}
        </button>
      )}
    </div>
  );
}

/** What turns up bit by bit is told when all of it lies open: a line would be ahead of the table. */
function untold({ playing, held, viewer }: Desk, { page }: FrameTable): number {
  const event = playing.value?.event;
  return event && !held.value && page.beat(event, viewer.value)?.unhurried ? 1 : 0;
}

/** What a log line answers to "why?". */
function whyOf({ event, text: line, sequence }: LogLine, desk: Desk, table: FrameTable): Why {
  const told = table.page.explain(event, desk.naming.value, desk.moments.value);
  return {
    ...(told ?? { question: words.why.happened, sentences: [line] }),
    rules: [event.rule],
    sequence,
  };
}

interface LineProps {
  readonly icon: IconName;
  readonly sentence: string;
  readonly fresh: boolean;
  readonly why: Why | null;
  readonly onWhy: (about: Why, beside: Element) => void;
}

function Line({ icon, sentence, fresh, why, onWhy }: LineProps) {
  return (
    <li class={`${styles.line} ${fresh ? styles.fresh : ''}`}>
      <Icon name={icon} />
      <span>
        <Sentence text={sentence} />
      </span>
      {why && <WhyButton about={why} onWhy={onWhy} />}
    </li>
  );
}

/** The last line says what the table waits for. It is not spoken: the door says it. */
function Prompt({ desk, onWhy }: { readonly desk: Desk; readonly onWhy: LineProps['onWhy'] }) {
  const sentence = desk.game.words.prompt(desk.shown.value, desk.naming.value);
  const asked = desk.moments.value.at(-1)?.events.at(-1);
  const element = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const scroller = element.current?.parentElement;
    if (scroller && scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2 * NEAR_END) {
      scroller.scrollTo(0, scroller.scrollHeight);
    }
  }, []);
  return (
    <ul ref={element}>
      <Line
        icon="hand"
        sentence={sentence}
        fresh
        why={asked ? { question: words.why.now, sentences: [sentence], rules: [asked.rule] } : null}
        onWhy={onWhy}
      />
    </ul>
  );
}

/**
 * The hand at the lower edge of a table. It lays its cards out to the width it has: side by side, over one another,
 * or on a phone in two rows, so that each of them can be read and pressed however many there are.
 */
import { type ComponentChildren, isValidElement, toChildArray } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoving } from '../frame/roving.ts';
import type { Layout } from '../games/contract.ts';
import { classes } from './classes.ts';
import styles from './Hand.module.css';
import { type Spread, spread } from './spread.ts';

interface HandProps {
  readonly layout: Layout;
  /** The page's own class, for `--card-em`, `--hand-gap` and the room it keeps free at the sides. */
  readonly class?: string | undefined;
  /** More cards than this are drawn a little smaller. */
  readonly many?: number;
  /** Stands at the left edge. */
  readonly start?: ComponentChildren;
  /** Cards that lie apart from the others. */
  readonly apart?: ComponentChildren;
  /** Stands right beside the cards. */
  readonly beside?: ComponentChildren;
  /** Stands at the right edge. */
  readonly end?: ComponentChildren;
  /** What a screen reader says when the cards lie face down. */
  readonly covered?: string | undefined;
  /** The cards, each with a key. */
  readonly children: ComponentChildren;
}

/** How much of a card a finger needs, and how much a mouse. */
const LEAST = { finger: 44, mouse: 24 } as const;

export function Hand(props: HandProps) {
  const { layout, many = Number.POSITIVE_INFINITY, start, apart, beside, end } = props;
  const roving = useRoving<HTMLDivElement>();
  const cards = toChildArray(props.children).filter((card) => isValidElement(card));
  const least = layout === 'phone' ? LEAST.finger : LEAST.mouse;
  const isMany = cards.length > many && (layout === 'wide' || layout === 'folded');
  const look = classes(styles.hand, styles[layout], isMany && styles.many, props.class);
  const [room, lies] = useSpread(cards.length, least, look);
  return (
    <div class={look}>
      {start}
      <div class={styles.room} ref={room}>
        <div class={styles.all} {...roving}>
          <div
            class={styles.cards}
            data-fan=""
            style={lies && layout !== 'landscape' ? placed(lies) : {}}
            {...(props.covered ? { role: 'img', 'aria-label': props.covered } : {})}
          >
            {cards.map((card) => (
              <span key={card.key} class={styles.slot}>
                {card}
              </span>
            ))}
          </div>
          {apart}
        </div>
        {beside}
      </div>
      {end}
    </div>
  );
}

/** Columns and rows are narrower than cards that overlap; only the last ones hold a whole card. */
const placed = ({ rows, columns, step, down, em }: Spread) => ({
  '--card-em': `${em}px`,
  '--hand-step': `${step}px`,
  gridTemplateColumns: `${`${step}px `.repeat(Math.max(0, columns - 1))}auto`,
  gridTemplateRows: `${`${down}px `.repeat(rows - 1)}auto`,
});

/**
 * Measures the room and finds how the cards lie in it, again whenever something in it has changed: cards and look at once, so that
 * nothing jumps, and the rest when the browser has laid it out anyway. To ask earlier would make it do so twice for each move.
 */
function useSpread(count: number, least: number, look: string) {
  const room = useRef<HTMLDivElement>(null);
  const [lies, lie] = useState<Spread | null>(null);

  const measure = (): void => {
    if (!room.current) return;
    const { width, height, em, gap } = roomIn(room.current);
    const next = spread(count, { width, height, em, gap, least });
    if (JSON.stringify(next) !== JSON.stringify(lies)) lie(next);
  };
  const latest = useRef(measure);
  latest.current = measure;
  useLayoutEffect(() => latest.current(), [count, least, look]);
  const observed = useRef<Observed | null>(null);
  useLayoutEffect(() => {
    observed.current ??= observing(() => latest.current());
    if (room.current) observed.current.watch([room.current, ...besideCards(room.current)]);
  });
  useEffect(() => () => observed.current?.end(), []);
  return [room, lies] as const;
}

interface Observed {
  watch(parts: readonly Element[]): void;
  end(): void;
}

/** Tells when one of the parts has another size, or there are others. */
function observing(changed: () => void): Observed {
  const observer = new ResizeObserver(changed);
  let known: readonly Element[] = [];
  return {
    watch(parts) {
      for (const part of parts) if (!known.includes(part)) observer.observe(part);
      const gone = known.filter((part) => !parts.includes(part));
      for (const part of gone) observer.unobserve(part);
      known = parts;
      if (gone.length > 0) changed();
    },
    end: () => observer.disconnect(),
  };
}

/** Everything that stands in the room besides the cards. */
function besideCards(room: HTMLElement): Element[] {
  const [all] = room.children;
  return [...room.children, ...(all?.children ?? [])].filter(
    (one) => one !== all && one !== all?.firstElementChild,
  );
}

/** What is left for the cards beside everything else that stands there. */
function roomIn(room: HTMLElement): { width: number; height: number; em: number; gap: number } {
  const style = getComputedStyle(room);
  const gap = Number.parseFloat(style.columnGap) || 0;
  const taken = besideCards(room).reduce((sum, one) => sum + one.getBoundingClientRect().width + gap, 0);
  return {
    width: room.clientWidth - taken,
    height: room.clientHeight,
    em: Number.parseFloat(style.getPropertyValue('--card-em')),
    gap,
  };
}

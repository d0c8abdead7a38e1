/** The reader's own plan: pan and zoom, the ghost of the card in hand, and the cards to be picked up. */

import { type Card, cardOf, type Placement, placementOf, xOf, yOf } from '@airlock/omega-virus';
import { type Signal, useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import backdrop from '../../../look/backdrop.module.css';
import { Icon, type IconName } from '../../../look/Icon.tsx';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import type { Model } from '../model.ts';
import type { WonKeys } from '../motion/wonKeys.ts';
import type { Ghost } from '../moves/ghost.ts';
import { letGo } from '../moves/letGo.ts';
import { outlineOf } from '../moves/outline.ts';
import { type Bounds, boundsOf, drawnPlan } from '../moves/picture.ts';
import styles from './Board.module.css';
import {
  type Camera,
  type Covered,
  fit,
  type Moved,
  pointAt,
  type Size,
  UNMOVED,
  viewBoxOf,
  zoomed,
  zoomedIn,
  zoomedOut,
} from './camera.ts';
import { Gestures, HOLD_MS, type Point } from './gestures.ts';
import { HintMarks } from './HintMarks.tsx';
import { HintTag } from './HintTag.tsx';
import { useBoardKeys } from './keys.ts';
import { PlanGrid } from './PlanGrid.tsx';
import { Stack } from './Stack.tsx';
import { useSmooth } from './smooth.ts';
import { Tag } from './Tag.tsx';

/** Free squares around the plan, so that there is always room for the next card. */
const MARGIN = { wide: 3, phone: 2 };
/** A wheel turns the card once in this time, however fast it spins. */
const WHEEL_REST = 140;

const UNMEASURED: Size = { width: 800, height: 560 };

/** The plan stays where it is when a sentence under it takes one line more or less. */
const SWAY = 48;
const isNearly = (one: Size, other: Size): boolean =>
  one.width === other.width && Math.abs(one.height - other.height) <= SWAY;

/** What the zoom buttons cover, with the gap around them: in a column, or in a row where that has no room (Board.module.css). */
const COLUMN = { width: 62, height: 150 };
const ROW = { width: 150, height: 52 };
const ROW_UP_TO = 190;

/** On a phone the door reaches over the foot of the board where it has more to say. */
const coveredOf = ({ height }: Size, isCompact: boolean): Covered => ({
  corner: { ...(height <= ROW_UP_TO ? ROW : COLUMN), isUpper: isCompact },
  foot: isCompact && height > ROW_UP_TO ? SWAY : 0,
});

/** Within a round the picture only widens: nothing jumps when a card is picked up. */
function useBounds(model: Model): Bounds {
  const kept = useRef<{ round: number; bounds: Bounds } | null>(null);
  const { round } = model.view.value;
  const now = boundsOf(model.bench.value.plan ?? []);
  const before = kept.current?.round === round ? kept.current.bounds : now;
  const bounds = {
    left: Math.min(before.left, now.left),
    top: Math.min(before.top, now.top),
    right: Math.max(before.right, now.right),
    bottom: Math.max(before.bottom, now.bottom),
  };
  kept.current = { round, bounds };
  return bounds;
}

export function Board({ model, won }: { readonly model: Model; readonly won: WonKeys }) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal<Size>(UNMEASURED);
  const moved = useSignal(UNMOVED);
  const wheeled = useRef(0);
  const bounds = useBounds(model);
  const margin = model.compact.value ? MARGIN.phone : MARGIN.wide;
  const fitting = fit(bounds, size.value, margin, moved.value, coveredOf(size.value, model.compact.value));
  // Before it is measured there is nothing to glide from.
  const direct = size.value === UNMEASURED ? UNMEASURED : moved.value;
  const camera = useSmooth(fitting, direct, model.desk.motion.value);
  const now = useRef<Camera>(camera);
  now.current = camera;
  useBoardKeys(model);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
      if (!isNearly(size.peek(), next)) size.value = next;
    };
    measure();
    // Right clicks and fingers that rest pick cards up.
    const keepMenuAway = (event: Event) => event.preventDefault();
    element.addEventListener('contextmenu', keepMenuAway);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    model.board.at = (x, y) => {
      const box = element.getBoundingClientRect();
      const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      return inside ? pointAt(now.current, size.peek(), { x: x - box.left, y: y - box.top }) : null;
    };
    return () => {
      watcher.disconnect();
      element.removeEventListener('contextmenu', keepMenuAway);
      model.board.at = () => null;
    };
  }, [model, size]);

  const gridAt = (at: Point): Point => pointAt(now.current, size.peek(), at);
  const bringGhost = (at: Point): void => {
    const { x, y } = gridAt(at);
    model.moveGhost(Math.round(x - 1), Math.round(y - 1));
  };
  /** Where the mouse was last, in pixels of the board; `null` where it is not on it. */
  const mouse = useRef<Point | null>(null);
  /** The mouse stays there, so the next card turns up under it. */
  const pointAtGrid = (at: Point): void => {
    mouse.current = at;
    const { x, y } = gridAt(at);
    model.hover({ x: Math.round(x - 1), y: Math.round(y - 1) });
  };
  // The picture moves under a mouse that rests: what it points at is what it sees.
  useLayoutEffect(() => {
    if (mouse.current && model.pointing.peek()) pointAtGrid(mouse.current);
  }, [camera.x, camera.y, camera.scale]);
  const isOnGhost = (at: Point): boolean => {
    const ghost = model.ghost.peek();
    const { x, y } = gridAt(at);
    return ghost !== null && x >= ghost.x && x <= ghost.x + 2 && y >= ghost.y && y <= ghost.y + 2;
  };
  const cardUnder = (at: Point): Card | null => {
    const { x, y } = gridAt(at);
    return model.liftableAt(Math.floor(x), Math.floor(y));
  };
  const lift = (at: Point): boolean => {
    const { x, y } = gridAt(at);
    return model.liftAt(Math.floor(x), Math.floor(y));
  };
  const held = useSignal<Card | null>(null);
  const gestures = useRef(
    new Gestures(() => ({
      hover: pointAtGrid,
      tap(at, by) {
        const { x, y } = gridAt(at);
        if (model.picking.peek()) {
          model.pickAt(Math.floor(x), Math.floor(y));
          return false;
        }
        if (by === 'touch' && !isOnGhost(at)) {
          bringGhost(at);
          return false;
        }
        if (by === 'mouse') pointAtGrid(at);
        return model.place();
      },
      hold: (at) => !isOnGhost(at) && lift(at),
      resting(at) {
        const card = at && !isOnGhost(at) ? cardUnder(at) : null;
        held.value = card === null ? null : card;
      },
      grips: isOnGhost,
      drag: bringGhost,
      pan(dx, dy) {
        const { scale } = now.current;
        const { dx: x, dy: y, zoom } = moved.peek();
        moved.value = { dx: x - dx / scale, dy: y - dy / scale, zoom };
      },
      pinch(by) {
        moved.value = zoomed(moved.peek(), by);
      },
      twist: model.turn,
    })),
  ).current;

  const pixel = (event: TargetedPointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return (
    <div class={styles.board} data-dark="" ref={root}>
      <div
        class={styles.touch}
        style={gridStyle(camera, size.value)}
        data-board=""
        onPointerDown={(event) => {
          // A right click means the card under it, and can mean nothing else.
          if (event.button === 2) lift(pixel(event));
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          gestures.down(event.pointerId, pixel(event), event.pointerType);
        }}
        onPointerMove={(event) => gestures.move(event.pointerId, pixel(event), event.pointerType)}
        onPointerUp={(event) => gestures.up(event.pointerId, pixel(event), event.timeStamp)}
        onPointerCancel={(event) => gestures.cancel(event.pointerId)}
        onPointerLeave={(event) => {
          if (event.pointerType !== 'mouse') return;
          mouse.current = null;
          model.hover(null);
        }}
        onWheel={(event) => {
          event.preventDefault();
          if (event.ctrlKey) {
            moved.value = event.deltaY < 0 ? zoomedIn(moved.peek()) : zoomedOut(moved.peek());
          } else if (event.timeStamp - wheeled.current > WHEEL_REST) {
            wheeled.current = event.timeStamp;
            model.turn(event.deltaY > 0 ? 1 : -1);
          }
        }}
      >
        <Picture
          model={model}
          won={won}
          held={held.value}
          size={size.value}
          viewBox={viewBoxOf(camera, size.value)}
        />
        <Tag model={model} camera={camera} size={size.value} />
        <HintTag model={model} camera={camera} size={size.value} />
      </div>
      <PlanGrid model={model} />
      {model.stack.value.length > 1 && <Stack model={model} />}
      {!model.view.value.hidden && <ZoomButtons moved={moved} atTop={model.compact.value} />}
    </div>
  );
}

const ZOOMS: readonly (readonly [label: string, icon: IconName, next: (moved: Moved) => Moved])[] = [
  ['Larger', 'plus', zoomedIn],
  ['Smaller', 'minus', zoomedOut],
  ['Show everything', 'grid', () => UNMOVED],
];

interface ZoomButtonsProps {
  readonly moved: Signal<Moved>;
  /** On a phone a long door reaches over the foot of the board. */
  readonly atTop: boolean;
}

const ZoomButtons = ({ moved, atTop }: ZoomButtonsProps) => (
  <div class={`${styles.zoom} ${atTop ? styles.atTop : ''}`}>
    {ZOOMS.map(([label, icon, next]) => (
      <button
        type="button"
        key={label}
        aria-label={label}
        onClick={(event) => {
          letGo(event);
          moved.value = next(moved.peek());
        }}
      >
        <Icon name={icon} />
      </button>
    ))}
  </div>
);

/** The lines of the grid go with the picture. */
function gridStyle({ x, y, scale }: Camera, { width, height }: Size): Record<string, string> {
  const left = width / 2 - x * scale;
  const top = height / 2 - y * scale;
  return {
    'background-size': `${scale}px ${scale}px`,
    'background-position': `${left % scale}px ${top % scale}px`,
  };
}

interface PictureProps {
  readonly model: Model;
  readonly won: WonKeys;
  /** The card on which a finger rests. */
  readonly held: Card | null;
  readonly size: Size;
  readonly viewBox: string;
}

function Picture({ model, won, held, size, viewBox }: PictureProps) {
  const plan = model.bench.value.plan ?? [];
  const ghost = model.ghost.value;
  const count = plan.length === 1 ? '1 card' : `${plan.length} cards`;
  return (
    <svg
      class={backdrop.backdrop}
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
      viewBox={viewBox}
      role="img"
      aria-label={`The plan, ${count}`}
    >
      <Plan plan={drawnPlan(plan)} walled={model.view.value.options.roomOutlines} />
      <Landed plan={plan} />
      {won.value.map(({ id, room }) => (
        <path key={id} class={styles.pulse} data-won={id} d={outlineOf(room)} />
      ))}
      {held !== null && <Held plan={plan} card={held} />}
      {model.picking.value && <Picked model={model} plan={plan} />}
      {model.hint.value && <HintMarks hint={model.hint.value} plan={plan} />}
      {ghost && <GhostCard ghost={ghost} />}
    </svg>
  );
}

/** The card that was laid last lights up once. */
function Landed({ plan }: { readonly plan: readonly Placement[] }) {
  const last = plan.at(-1);
  if (last === undefined) return null;
  return (
    <rect
      key={`${plan.length} ${last}`}
      class={styles.landed}
      x={xOf(last) * CELL}
      y={yOf(last) * CELL}
      width={CELL * 2}
      height={CELL * 2}
    />
  );
}

/** A frame that closes around a card while a finger rests on it; when it is closed, the card is picked up. */
function Held({ plan, card }: { readonly plan: readonly Placement[]; readonly card: Card }) {
  const one = plan.find((placement) => cardOf(placement) === card);
  if (one === undefined) return null;
  return (
    <rect
      class={styles.held}
      data-held={card}
      x={xOf(one) * CELL + 3}
      y={yOf(one) * CELL + 3}
      width={CELL * 2 - 6}
      height={CELL * 2 - 6}
      pathLength={100}
      style={{ 'animation-duration': `${HOLD_MS - 120}ms` }}
    />
  );
}

function GhostCard({ ghost }: { readonly ghost: Ghost }) {
  const [x, y] = [ghost.x * CELL, ghost.y * CELL];
  return (
    <g
      class={`${styles.ghost} ${ghost.legal ? '' : styles.wrong}`}
      data-ghost={`${ghost.x},${ghost.y},${ghost.turn}`}
    >
      <rect x={x - 4} y={y - 4} width={CELL * 2 + 8} height={CELL * 2 + 8} class={styles.rim} />
      <Plan plan={drawnPlan([placementOf(ghost.card, ghost.x, ghost.y, ghost.turn)])} walled={false} />
      {ghost.hides.length > 0 && <rect x={x} y={y} width={CELL * 2} height={CELL * 2} class={styles.hides} />}
    </g>
  );
}

/** Every card of the plan by its outline; the chosen ones with their number. */
function Picked({ model, plan }: { readonly model: Model; readonly plan: readonly Placement[] }) {
  const chosen = model.picking.value ?? [];
  return (
    <g>
      {plan.map((one) => {
        const order = chosen.indexOf(cardOf(one));
        const isPointed = model.pointed.value === cardOf(one);
        const [x, y] = [xOf(one) * CELL, yOf(one) * CELL];
        const look = order >= 0 ? styles.chosen : isPointed ? styles.pointed : styles.outline;
        return (
          <g key={one} {...(isPointed ? { 'data-pointed': cardOf(one) } : {})}>
            <rect x={x + 4} y={y + 4} width={CELL * 2 - 8} height={CELL * 2 - 8} class={look} />
            {order >= 0 && (
              <>
                <circle cx={x + CELL} cy={y + CELL} r="20" class={styles.number} />
                <text x={x + CELL} y={y + CELL + 9} class={styles.digit}>
                  {order + 1}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

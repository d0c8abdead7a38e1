/** What others, and the reader, point at: a ring around the thing, or a spot inside it, with a name. */

import { REVIEWER } from '@airlock/kernel';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Reviewing } from '../reviewing.ts';
import styles from './Pointers.module.css';
import { findThing, thingUnder } from './things.ts';
import type { Together } from './together.ts';
import { togetherWords } from './togetherWords.ts';

interface PointersProps {
  readonly together: Together;
  readonly reviewing: Reviewing;
  /** What lies in it can be pointed at. */
  readonly area: RefObject<HTMLElement | null>;
}

/** Rail and line are everybody's own. */
const TABLE = '[data-pointable]';

export function Pointers({ together, reviewing, area }: PointersProps) {
  const { at, as } = reviewing.position.value;
  const points = together.points.value;
  const shown = (together.company.value?.people ?? []).filter(
    (one) => one.thing !== null && one.at === at && (one.as ?? REVIEWER) === as,
  );

  useEffect(() => {
    const root = area.current;
    if (!points || !root) return;
    // Before the page of the game: while one points, nothing else is pressed.
    function onPress(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(TABLE) || !root) return;
      event.preventDefault();
      event.stopPropagation();
      const thing = thingUnder(root, target, { x: event.clientX, y: event.clientY });
      if (thing !== null) together.pointAt(together.me.peek()?.thing === thing ? null : thing);
    }
    root.addEventListener('click', onPress, true);
    return () => root.removeEventListener('click', onPress, true);
  }, [points, area, together]);

  return (
    <div class={styles.layer} data-points={points ? '' : undefined}>
      {shown.map(({ number, name, thing }) => (
        <Pointer key={number} area={area} thing={thing ?? ''} name={name} />
      ))}
    </div>
  );
}

/** Follows its thing from frame to frame: cards travel, and rails scroll. */
function Pointer(props: {
  readonly area: RefObject<HTMLElement | null>;
  readonly thing: string;
  readonly name: string;
}) {
  const { area, thing, name } = props;
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    function draw() {
      frame = requestAnimationFrame(draw);
      const [root, own] = [area.current, mark.current];
      if (!root || !own) return;
      const found = findThing(root, thing);
      own.hidden = found === null;
      if (!found) return;
      const { left, top, width, height } = found.element.getBoundingClientRect();
      const origin = root.getBoundingClientRect();
      const spot = found.inside;
      const x = left - origin.left + (spot ? spot.x * width : 0);
      const y = top - origin.top + (spot ? spot.y * height : 0);
      own.style.transform = `translate(${x}px, ${y}px)`;
      own.style.width = spot ? '0' : `${width}px`;
      own.style.height = spot ? '0' : `${height}px`;
      own.dataset.spot = spot ? 'yes' : 'no';
    }
    draw();
    return () => cancelAnimationFrame(frame);
  }, [area, thing]);
  return (
    <div class={styles.pointer} ref={mark} role="img" aria-label={togetherWords.pointsAt(name)} hidden>
      <b aria-hidden="true">
        <bdi>{name}</bdi>
      </b>
    </div>
  );
}

/** The ship's map: five locations and the ways between them, who is where, and what lies there. */
import { CONNECTED, LOCATION_IDS } from '@airlock/outsider';
import { classes } from '../../../kit/classes.ts';
import { Pressable } from '../../../kit/Pressable.tsx';
import type { Model } from '../model.ts';
import { legendOf, placeFacts, pressingPlace } from './places.ts';
import styles from './Ship.module.css';

/** Bow to the left: the Bridge, then Habitat over Laboratory, then Cargo over Drive. */
const AT: readonly (readonly [x: number, y: number])[] = [
  [34, 66],
  [108, 28],
  [108, 104],
  [182, 28],
  [182, 104],
];

const WAYS = CONNECTED.flatMap((others, at) =>
  others.filter((other) => other > at).map((other) => [at, other] as const),
);

export function Ship({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  return (
    <>
      <div class={styles.ship}>
        <svg viewBox="0 0 216 132" aria-hidden="true">
          {WAYS.map(([one, other]) => (
            <path
              key={`${one}${other}`}
              d={`M${AT[one]?.join(' ')}L${AT[other]?.join(' ')}`}
              class={styles.way}
            />
          ))}
        </svg>
        {placeFacts(view).map((place, at) => {
          const { gone, here, pile, supply } = place;
          const [x = 0, y = 0] = AT[at] ?? [];
          return (
            <Pressable
              key={at}
              {...pressingPlace(model, at, place)}
              class={classes(styles.place, gone && styles.gone)}
              style={{ left: `${(x / 216) * 100}%`, top: `${(y / 132) * 100}%` }}
            >
              <b>{LOCATION_IDS[at]}</b>
              {pile !== null && <i>{pile}</i>}
              {supply && <i title="The Supply">S</i>}
              <span class={styles.tokens}>
                {here.map((one) => (
                  <u key={one} class={one === seat ? styles.mine : undefined}>
                    {one + 1}
                  </u>
                ))}
              </span>
            </Pressable>
          );
        })}
      </div>
      <p class={styles.legend}>{legendOf(view)}</p>
    </>
  );
}

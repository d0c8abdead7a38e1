/** The ship on a phone, in one row: where everybody is and what lies there, in sight of whoever decides. */
import { who } from '@airlock/kernel';
import { LOCATION_IDS } from '@airlock/outsider';
import { classes } from '../../../kit/classes.ts';
import { Pressable } from '../../../kit/Pressable.tsx';
import type { Model } from '../model.ts';
import { placeFacts, pressingPlace } from './places.ts';
import styles from './ShipStrip.module.css';

export function ShipStrip({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const naming = model.naming.value;
  return (
    <div class={styles.strip}>
      {placeFacts(view).map((place, at) => {
        const { gone, here, pile, supply } = place;
        return (
          <Pressable
            key={at}
            {...pressingPlace(model, at, place)}
            class={classes(styles.place, gone && styles.gone, here.includes(seat ?? -1) && styles.mine)}
          >
            <span class={styles.name}>
              <b>{LOCATION_IDS[at]}</b>
              {pile !== null && <i>{pile}</i>}
            </span>
            <small>
              {[
                ...here.map((one) => (one === seat ? 'you' : initialOf(who(one, naming)))),
                supply && 'Supply',
              ]
                .filter(Boolean)
                .join(' ') || '–'}
            </small>
          </Pressable>
        );
      })}
    </div>
  );
}

/** The names stand at the top of the screen. */
const initialOf = (name: string): string => name.slice(0, 1).toUpperCase();

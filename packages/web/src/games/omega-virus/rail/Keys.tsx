/** The three keys with the rooms that win them. */
import {
  COLOUR_COUNT,
  COLOURS,
  type Colour,
  colourName,
  KEYS,
  locationName,
  pipsOf,
} from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { Pictogram } from '../cards/Floor.tsx';
import { Shape } from '../cards/FloorCard.tsx';
import type { Model } from '../model.ts';
import styles from './Keys.module.css';

const EACH = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour);

export function Keys({ model }: { readonly model: Model }) {
  return (
    <section class={styles.keys}>
      <h2 class={`${text.plate} ${text.faint}`}>Keys and rooms</h2>
      {EACH.map((colour) => (
        <KeySlot key={colour} model={model} colour={colour} />
      ))}
      {!model.view.value.hidden && <Exactly model={model} />}
    </section>
  );
}

/** The rule that everybody asks for. */
function Exactly({ model }: { readonly model: Model }) {
  return (
    <p class={styles.exact}>
      A room must match exactly: one extra square and it does not count.{' '}
      <button
        type="button"
        class={styles.why}
        onClick={(event) =>
          model.desk.why(
            {
              question: 'When does a room win a key?',
              sentences: [
                'A room is made of visible squares of one colour that share edges.',
                'It wins the key when it has exactly the shape of the location, turned any way you like.',
              ],
              rules: ['OMG-051', 'OMG-052'],
            },
            event.currentTarget,
          )
        }
      >
        why?
      </button>
    </p>
  );
}

function KeySlot({ model, colour }: { readonly model: Model; readonly colour: Colour }) {
  const { locations } = model.view.value;
  const isHeld = (model.bench.value.keys & (1 << colour)) !== 0;
  const location = locations?.[colour];
  return (
    <div class={`${styles.slot} ${isHeld ? styles.held : ''}`} data-key-of={COLOURS[colour]}>
      <span class={styles.swatch} data-floor={COLOURS[colour]}>
        <span>{isHeld ? <Pictogram name="key" /> : <Icon name="lock" />}</span>
      </span>
      <span class={styles.words}>
        <span
          class={`${text.plate} ${text.faint}`}
        >{`${KEYS[colour]?.name} key · ${colourName(colour)}`}</span>
        <b>{location === undefined ? (isHeld ? 'Yours' : 'Hidden') : locationName(location)}</b>
        {location !== undefined && <Pips count={pipsOf(location)} />}
      </span>
      {location !== undefined && <Shape location={location} colour={colour} />}
      {isHeld && location !== undefined && (
        <span class={styles.yours}>
          <Icon name="check" />
          {model.me.value === null ? 'Taken' : 'Yours'}
        </span>
      )}
    </div>
  );
}

const Pips = ({ count }: { readonly count: number }) => (
  <span class={styles.pips} role="img" aria-label={`Difficulty ${count} of 3`}>
    {[1, 2, 3].map((pip) => (
      <i key={pip} class={pip <= count ? styles.full : undefined} />
    ))}
  </span>
);

/** On phones: the three shapes in a row above the board. */
export function KeyStrip({ model }: { readonly model: Model }) {
  const { locations } = model.view.value;
  return (
    <div class={styles.strip}>
      {EACH.map((colour) => {
        const isHeld = (model.bench.value.keys & (1 << colour)) !== 0;
        const location = locations?.[colour];
        const name = location === undefined ? 'hidden' : locationName(location);
        return (
          <span
            key={colour}
            class={`${styles.small} ${isHeld ? styles.held : ''}`}
            data-key-of={COLOURS[colour]}
          >
            <span class={text.spoken}>{`${colourName(colour)} key, ${name}${isHeld ? ', yours' : ''}`}</span>
            {location === undefined ? <Icon name="hidden" /> : <Shape location={location} colour={colour} />}
            <span class={isHeld ? styles.check : styles.lock} aria-hidden="true">
              <Icon name={isHeld ? 'check' : 'lock'} />
              {!isHeld && COLOURS[colour]}
            </span>
          </span>
        );
      })}
    </div>
  );
}

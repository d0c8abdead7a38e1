/** The moment in which a loyalty is dealt, or dealt anew: a closed card that opens as long as it is held. */
import { count } from '@airlock/kernel';
import { loyaltyName, NO_LOYALTY } from '@airlock/outsider';
import { useEffect } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { heldFor, holdOpen, letGo } from '../../../kit/held.ts';
import { Icon, type IconName } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { isSwitchedOff } from '../../../singleKeys.ts';
import type { Model } from '../model.ts';
import { outsiderCount } from '../moves/reading.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import styles from './LoyaltyMoment.module.css';

export function LoyaltyMoment({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const { peeking } = model;
  useHeldKey(model);
  if (seat === null) return null;
  const loyalty = view.loyalties[seat] ?? NO_LOYALTY;
  const outsiders = outsiderCount(view);
  const isAnew = model.loyaltyMoment.value === 'changed';
  return (
    <section class={styles.moment} data-dark="" aria-label="Your loyalty">
      <button
        type="button"
        class={classes(styles.hold, peeking.value && styles.held)}
        data-loyalty
        aria-label="Your loyalty, hold to look"
        {...heldFor(peeking, model.hasLooked.value)}
      >
        <span class={styles.card}>
          <LoyaltyCard loyalty={peeking.value ? loyalty : null} aim />
        </span>
        <span class={styles.holding}>
          <Icon name="hand" /> {peeking.value ? 'you are holding it' : 'press and hold to turn it'}
        </span>
      </button>
      <span class={text.spoken} aria-live="polite">
        {peeking.value ? `You are ${loyalty > 0 ? 'an ' : ''}${loyaltyName(loyalty)}` : ''}
      </span>
      <div class={styles.words}>
        <span class={`${text.plate} ${text.faint}`}>
          {isAnew ? 'A new life · only you see this' : 'The deal · only you see this'}
        </span>
        <h2>{isAnew ? 'Your new loyalty' : 'Your loyalty'}</h2>
        <p>
          {isAnew
            ? 'Your character died, and you draw a loyalty anew. It may be another than before.'
            : `${count(view.seats - outsiders, 'is Crew', 'are Crew')}, ${count(outsiders, 'is an Outsider', 'are Outsiders')}. Outsiders do not know each other.`}
        </p>
        <ul>
          <Fact icon="eye">You can look again at any time: hold the card at the left.</Fact>
          <Fact icon="log">The log says only that loyalties were dealt.</Fact>
          <Fact icon="hidden">Nothing on your table looks different for an Outsider.</Fact>
        </ul>
      </div>
    </section>
  );
}

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <li>
    <Icon name={icon} /> {children}
  </li>
);

/** L held down looks as well, wherever the focus is. */
function useHeldKey({ peeking }: Model): void {
  useEffect(() => {
    const isKey = ({ key, target }: KeyboardEvent): boolean =>
      key.toLowerCase() === 'l' && !(target instanceof HTMLInputElement);
    const down = (event: KeyboardEvent): void => {
      if (!isKey(event) || isSwitchedOff(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      holdOpen(peeking);
    };
    const up = (event: KeyboardEvent): void => {
      if (isKey(event)) letGo(peeking);
    };
    addEventListener('keydown', down, true);
    addEventListener('keyup', up, true);
    return () => {
      removeEventListener('keydown', down, true);
      removeEventListener('keyup', up, true);
      peeking.value = false;
    };
  }, [peeking]);
}

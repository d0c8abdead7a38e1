/** The last pile in the order of its reveal, and on a phone what claims do not fit it; before a vote, the last ballots. */
import { cardName, momentName } from '@airlock/outbreak';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { contradictionWhy } from '../explain.ts';
import type { Model } from '../model.ts';
import { contradiction, talliesOf } from '../moves/ledger.ts';
import styles from './LastPile.module.css';
import { PileCards } from './PileCards.tsx';

export function LastPile({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const isTurning = model.turned.value !== null;
  const moment = view.records.length - (isTurning ? 1 : 0);
  const record = view.records[moment - 1];
  if (!record) {
    return (
      <section class={styles.last} aria-label="Last pile">
        <p class={text.dim}>No pile has been revealed yet.</p>
      </section>
    );
  }
  const shift = (momentName(moment).split(', ')[1] ?? '').replace(' shift', '');
  const compact = model.compact.value;
  return (
    <section class={styles.last} aria-label={`Pile of ${momentName(moment)}`}>
      <span class={`${text.plate} ${text.faint} ${styles.title}`}>
        {shift} pile{compact ? '' : ', in reveal order'}
      </span>
      <PileCards record={record} scrolls={compact} />
      {compact && !isTurning && <Doubt model={model} moment={moment} />}
    </section>
  );
}

function Doubt({ model, moment }: { readonly model: Model; readonly moment: number }) {
  const { view } = model.drawn.value;
  const found = contradiction(talliesOf(view, moment));
  if (!found) return null;
  return (
    <p class={styles.doubt}>
      <Icon name="warn" />
      <span>
        {found.claimed} claim {cardName(found.card)}, only {found.revealed}{' '}
        {found.revealed === 1 ? 'was' : 'were'} revealed.
      </span>
      <WhyButton
        about={contradictionWhy(view, moment, found, model.desk.naming.value)}
        onWhy={model.desk.why}
      />
    </p>
  );
}

/** Choosing on whom to bet. */
import { type Seat, who } from '@airlock/kernel';
import { Chips } from '../../../kit/Chips.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import type { Model } from '../model.ts';
import styles from './BetSheet.module.css';
import { betWords, candidates } from './bet.ts';

export function BetSheet({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const naming = model.desk.naming.value;
  const bet = model.bet.value;
  if (seat === null) return null;
  return (
    <div class={styles.bet}>
      <Chips<Seat>
        title="Who is Patient Zero?"
        values={candidates(view, seat).map((one) => [one, who(one, naming)])}
        isOn={(one) => bet?.seat === one}
        onPick={model.betOn}
      />
      <p>
        <Sentence text={betWords(view, bet, naming)} />
      </p>
      <p>You may change it until the end, which then says since when you were right.</p>
    </div>
  );
}

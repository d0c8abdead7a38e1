/** The talk of this game: claims and chat in one stream, the ledger by seat, and a button to claim. */
import { who } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import { Chips } from '../../../kit/Chips.tsx';
import { BotsHear, ClaimButton, ClaimList, MOST_SHOWN, TalkStream } from '../../../kit/claims/TalkStream.tsx';
import { setTo } from '../../../look/set.ts';
import text from '../../../look/text.module.css';
import type { TalkTable } from '../../contract.ts';
import type { Model } from '../model.ts';
import { seatsOf } from '../moves/reading.ts';
import { ClaimLine } from './ClaimLine.tsx';
import styles from './Claims.module.css';
import { claimsOf, streamOf } from './stream.ts';

export function Claims({ model, table }: { readonly model: Model; readonly table: TalkTable }) {
  const { view, seat } = model.drawn.value;
  const { desk } = model;
  const of = useSignal<number | null>(null);
  const items = streamOf(view, desk.moments.value, table.talk.value, table.startedAt.value)
    .filter((item) => of.value === null || item.seat === of.value)
    .slice(-MOST_SHOWN);
  return (
    <div class={styles.talk}>
      <Chips<number | null>
        title="Whose claims"
        untitled
        values={[[null, 'All'], ...seatsOf(view).map((one) => [one, who(one, model.naming.value)] as const)]}
        isOn={(one) => of.value === one}
        onPick={setTo(of)}
        class={styles.who}
      />
      <TalkStream table={table} newest={items.at(-1)?.key}>
        {items.map((item) => (
          <ClaimLine key={item.key} model={model} item={item} />
        ))}
      </TalkStream>
      {view.options.claims && <BotsHear desk={desk} />}
      {seat !== null && view.options.claims && !view.result && <ClaimButton onPress={model.openClaims} />}
    </div>
  );
}

const LATEST = 3;

/** The last claims under the log, with the button to make one. */
export function LatestClaims({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  if (!view.options.claims || model.desk.mode === 'review') return null;
  const latest = claimsOf(view, [], 0).slice(-LATEST);
  return (
    <section class={styles.latest} aria-label="Latest claims">
      <h2 class={`${text.plate} ${text.faint}`}>Latest claims</h2>
      {latest.length === 0 ? (
        <p class={styles.none}>Nobody has claimed anything yet.</p>
      ) : (
        <ClaimList>
          {latest.map((item) => (
            <ClaimLine key={item.key} model={model} item={item} dated={false} />
          ))}
        </ClaimList>
      )}
      {seat !== null && !view.result && <ClaimButton flush onPress={model.openClaims} />}
    </section>
  );
}

/** What one seat has claimed so far, and when. */
export function ClaimsOf({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { view } = model.drawn.value;
  const items = claimsOf(view, [], 0).filter((item) => item.seat === seat);
  if (items.length === 0) return <p class={styles.none}>Nothing claimed yet.</p>;
  return (
    <ClaimList>
      {items.map((item) => (
        <ClaimLine key={item.key} model={model} item={item} />
      ))}
    </ClaimList>
  );
}

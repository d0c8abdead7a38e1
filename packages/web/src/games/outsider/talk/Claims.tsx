/** The talk of this game: claims and chat in one stream, the ledger by seat, and a button to claim. */
import { who } from '@airlock/outsider';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../look/Button.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import type { TalkTable } from '../../contract.ts';
import type { Model } from '../model.ts';
import { seatsOf } from '../play/reading.ts';
import { ClaimLine } from './ClaimLine.tsx';
import styles from './Claims.module.css';
import { claimsOf, streamOf } from './stream.ts';

/** Older ones are in the log. */
const MOST_SHOWN = 80;

export function Claims({ model, table }: { readonly model: Model; readonly table: TalkTable }) {
  const { view, seat } = model.drawn.value;
  const { desk } = model;
  const lines = table.talk.value;
  const of = useSignal<number | null>(null);
  const items = streamOf(view, desk.moments.value, lines, table.startedAt.value)
    .filter((item) => of.value === null || item.seat === of.value)
    .slice(-MOST_SHOWN);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.key;
  useEffect(table.seeTalk, [table, lines.length]);
  useLayoutEffect(() => {
    if (newest) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }, [newest]);
  return (
    <div class={styles.talk}>
      <fieldset class={styles.who}>
        <legend class={text.spoken}>Whose claims</legend>
        <button
          type="button"
          aria-pressed={of.value === null}
          onClick={() => {
            of.value = null;
          }}
        >
          All
        </button>
        {seatsOf(view).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={of.value === one}
            onClick={() => {
              of.value = one;
            }}
          >
            {who(one, model.naming.value)}
          </button>
        ))}
      </fieldset>
      <section class={styles.stream} ref={scroller} {...scrollable} aria-label="Talk">
        {items.length === 0 && <p class={styles.empty}>Nobody has said anything yet.</p>}
        <div role="log">
          <ol class={styles.items}>
            {items.map((item) => (
              <ClaimLine key={item.key} model={model} item={item} />
            ))}
          </ol>
        </div>
      </section>
      {seat !== null && view.options.claims && !view.result && <ClaimButton model={model} />}
    </div>
  );
}

const ClaimButton = ({ model }: { readonly model: Model }) => (
  <div class={styles.claim}>
    <Button icon="talk" onPress={model.openClaims}>
      Claim
    </Button>
  </div>
);

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
        <ol class={styles.items}>
          {latest.map((item) => (
            <ClaimLine key={item.key} model={model} item={item} dated={false} />
          ))}
        </ol>
      )}
      {seat !== null && !view.result && <ClaimButton model={model} />}
    </section>
  );
}

/** What one seat has claimed so far, and when. */
export function ClaimsOf({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { view } = model.drawn.value;
  const items = claimsOf(view, [], 0).filter((item) => item.seat === seat);
  if (items.length === 0) return <p class={styles.none}>Nothing claimed yet.</p>;
  return (
    <ol class={styles.items}>
      {items.map((item) => (
        <ClaimLine key={item.key} model={model} item={item} />
      ))}
    </ol>
  );
}

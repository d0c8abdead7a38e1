/** The talk of this game: the ledger above, claims and chat in one stream below, and a button to claim. */
import { claimWords, retractAction, who } from '@airlock/outbreak';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../look/Button.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { RobotMark } from '../../../look/Pictogram.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import type { TalkTable } from '../../contract.ts';
import type { Model } from '../model.ts';
import styles from './Claims.module.css';
import { Ledger } from './Ledger.tsx';
import { type StreamItem, streamOf } from './stream.ts';

/** Older ones are in the log. */
const MOST_SHOWN = 80;

export function Claims({ model, table }: { readonly model: Model; readonly table: TalkTable }) {
  const { view } = model.drawn.value;
  const { desk } = model;
  const lines = table.talk.value;
  const items = streamOf(view, desk.moments.value, lines, table.startedAt.value).slice(-MOST_SHOWN);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.key;
  useEffect(table.seeTalk, [table, lines.length]);
  useLayoutEffect(() => {
    if (newest) scroller.current?.scrollTo(0, scroller.current.scrollHeight);
  }, [newest]);
  const seat = model.drawn.value.seat;
  const isSilent = seat !== null && (view.out >> seat) % 2 === 1 && !view.options.voicesFromOutside;
  return (
    <div class={styles.talk}>
      <div class={styles.ledger} {...scrollable}>
        <Ledger model={model} />
      </div>
      <section class={styles.stream} ref={scroller} {...scrollable} aria-label="Talk">
        {items.length === 0 && <p class={styles.empty}>Nobody has said anything yet.</p>}
        <div role="log">
          <ol class={styles.items}>
            {items.map((item) => (
              <Item key={item.key} model={model} item={item} />
            ))}
          </ol>
        </div>
      </section>
      {isSilent && <p class={styles.outside}>You are out: the living do not hear what you say.</p>}
      {desk.mode === 'watch' && (
        <p class={styles.outside}>Spectators talk among themselves and with those voted out.</p>
      )}
      {seat !== null && !isSilent && view.options.claims && !view.result && (
        <div class={styles.claim}>
          <Button icon="talk" onPress={model.openClaims}>
            Claim
          </Button>
        </div>
      )}
    </div>
  );
}

function Item({ model, item }: { readonly model: Model; readonly item: StreamItem }) {
  const naming = model.desk.naming.value;
  const mine = item.seat !== null && item.seat === model.drawn.value.seat;
  const player = item.seat === null ? null : model.desk.seats.value[item.seat];
  const name = mine
    ? 'You'
    : item.seat === null
      ? item.kind === 'talk'
        ? item.name
        : ''
      : who(item.seat, naming);
  const canWithdraw =
    item.kind === 'claim' && mine && item.state === 'standing' && !model.drawn.value.view.result;
  return (
    <li class={`${styles.item} ${item.kind === 'claim' && item.state !== 'standing' ? styles.struck : ''}`}>
      <span class={styles.face} aria-hidden="true">
        {player?.bot ? <RobotMark /> : (player?.name ?? name).charAt(0)}
      </span>
      <p>
        <b>{name}</b>{' '}
        {item.kind === 'talk' ? (
          <>
            {item.outside && <small>outside </small>}
            {item.text}
          </>
        ) : (
          <span>
            {claimWords(item.action, naming, mine)}
            {item.state !== 'standing' && <small> {item.state}</small>}
          </span>
        )}
      </p>
      {canWithdraw && item.kind === 'claim' && (
        <button
          type="button"
          class={styles.withdraw}
          aria-label={`Withdraw: ${claimWords(item.action, naming, true)}`}
          title="Withdraw"
          onClick={() => model.desk.act(retractAction(item.number))}
        >
          <Icon name="undo" />
        </button>
      )}
    </li>
  );
}

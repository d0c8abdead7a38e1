/** The talk of this game: the ledger above, claims and chat in one stream below, and a button to claim. */
import { who } from '@airlock/kernel';
import { claimWords, retractAction } from '@airlock/outbreak';
import {
  BotsHear,
  ClaimButton,
  MOST_SHOWN,
  Remark,
  SpokenLine,
  TalkStream,
} from '../../../kit/claims/TalkStream.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import type { TalkTable } from '../../contract.ts';
import type { Model } from '../model.ts';
import styles from './Claims.module.css';
import { Ledger } from './Ledger.tsx';
import { PLACES, type StreamItem, streamOf } from './stream.ts';

export function Claims({ model, table }: { readonly model: Model; readonly table: TalkTable }) {
  const { view } = model.drawn.value;
  const { desk } = model;
  const items = streamOf(view, desk.moments.value, table.talk.value, table.startedAt.value).slice(
    -MOST_SHOWN,
  );
  const seat = model.drawn.value.seat;
  const isSilent = seat !== null && (view.out >> seat) % 2 === 1 && !view.options.voicesFromOutside;
  return (
    <div class={styles.talk}>
      <div class={styles.ledger} {...scrollable}>
        <Ledger model={model} />
      </div>
      <TalkStream table={table} newest={items.at(-1)?.key}>
        {items.map((item) => (
          <Item key={item.key} model={model} item={item} />
        ))}
      </TalkStream>
      {isSilent && <p class={styles.outside}>You are out: those still playing do not hear you.</p>}
      {!isSilent && <BotsHear desk={desk} />}
      {desk.mode === 'watch' && (
        <p class={styles.outside}>Spectators talk among themselves; the players hear it after the end.</p>
      )}
      {seat !== null && !isSilent && view.options.claims && !view.result && (
        <ClaimButton onPress={model.openClaims} />
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
    <SpokenLine
      player={player}
      name={name}
      struck={item.kind === 'claim' && item.state !== 'standing'}
      tool={
        canWithdraw && (
          <button
            type="button"
            class={styles.withdraw}
            aria-label={`Withdraw: ${claimWords(item.action, naming, true)}`}
            title="Withdraw"
            onClick={() => model.desk.act(retractAction(item.number))}
          >
            <Icon name="undo" />
          </button>
        )
      }
    >
      {item.kind === 'talk' ? (
        <>
          {PLACES[item.circle] && <Remark>{PLACES[item.circle]} </Remark>}
          <bdi>{item.text}</bdi>
        </>
      ) : (
        <span>
          {claimWords(item.action, naming, mine)}
          {item.state !== 'standing' && ' '}
          {item.state !== 'standing' && <Remark>{item.state}</Remark>}
        </span>
      )}
    </SpokenLine>
  );
}

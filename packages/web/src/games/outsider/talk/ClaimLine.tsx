/** One claim or one line of talk, with who said it and in which turn. */
import { who, whom } from '@airlock/kernel';
import { claimWords } from '@airlock/outsider';
import { SpokenLine } from '../../../kit/claims/TalkStream.tsx';
import type { Model } from '../model.ts';
import styles from './Claims.module.css';
import type { StreamItem } from './stream.ts';

export function ClaimLine({
  model,
  item,
  dated = true,
}: {
  readonly model: Model;
  readonly item: StreamItem;
  readonly dated?: boolean;
}) {
  const naming = model.naming.value;
  const against = item.kind === 'claim' ? model.contradictions.value.get(item.number) : undefined;
  const other = against === undefined ? undefined : model.drawn.value.view.claims[against];
  const mine = item.seat !== null && item.seat === naming.reader;
  const player = item.seat === null ? null : model.desk.seats.value[item.seat];
  const name = item.seat === null ? (item.kind === 'talk' ? item.name : '') : who(item.seat, naming);
  return (
    <SpokenLine player={player} name={name}>
      {item.kind === 'talk' ? (
        <bdi>{item.text}</bdi>
      ) : (
        <>
          {claimWords(item.action, naming, mine)}
          {dated && <small> turn {item.turn}</small>}
          {other && (
            <em class={styles.against}>
              contradicts{' '}
              {other.seat === item.seat
                ? mine
                  ? 'what you said'
                  : 'what they said'
                : whom(other.seat, naming)}{' '}
              in turn {other.turn}
            </em>
          )}
          {item.truth && <em class={item.truth === 'true' ? styles.true : styles.false}>{item.truth}</em>}
        </>
      )}
    </SpokenLine>
  );
}

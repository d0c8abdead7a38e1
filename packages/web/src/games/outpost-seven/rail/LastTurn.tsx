/** On a phone: what the last turn did, in one line under the score. Pressing it shows every step of it. */
import { capital, listOf, type Naming } from '@airlock/kernel';
import { cardName, lineName, type OutpostEvent, seatName } from '@airlock/outpost-seven';
import { Icon } from '../../../look/Icon.tsx';
import { Token } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { STEPS_SHEET } from '../sheets/names.ts';
import { lastTurn } from '../turns.ts';
import { nameOf } from '../words.ts';
import styles from './LastTurn.module.css';

type Deed = Extract<OutpostEvent, { type: 'salvaged' | 'repaired' | 'kept' }>;

const isDeed = (event: OutpostEvent): event is Deed =>
  event.type === 'salvaged' || event.type === 'repaired' || event.type === 'kept';

/** "Officer repaired Works 5: row 3 votes Yellow" */
export function lastTurnWords(events: readonly OutpostEvent[], naming: Naming): string | null {
  const deed = events.findLast(isDeed);
  if (!deed) return null;
  const { seat } = deed.open;
  const who = seat === naming.reader ? 'You' : nameOf(seat, naming);
  switch (deed.type) {
    case 'kept':
      return `${who} kept ${deed.open.count} cards`;
    case 'salvaged':
      return `${who} salvaged ${listOf(deed.open.cards.map(cardName))}`;
    case 'repaired': {
      const flipped = events.flatMap((event) => (event.type === 'votes' ? event.open.flipped : []));
      const votes = flipped.map(({ line, to }) => `${lineName(line)} votes ${seatName(to)}`);
      return `${who} repaired ${cardName(deed.open.card)}${votes.length > 0 ? `: ${listOf(votes)}` : ''}`;
    }
  }
}

export function LastTurn({ model }: { readonly model: Model }) {
  const events = lastTurn(model.desk.moments.value);
  const deed = events.findLast(isDeed);
  const sentence = lastTurnWords(events, model.naming.value);
  if (!deed || sentence === null) return null;
  return (
    <button
      type="button"
      class={styles.last}
      aria-label={`Last turn: ${sentence}. Show its steps`}
      onClick={() => model.desk.openSheet(STEPS_SHEET)}
    >
      <Token seat={deed.open.seat} />
      <span>{capital(sentence)}</span>
      <Icon name="next" />
    </button>
  );
}

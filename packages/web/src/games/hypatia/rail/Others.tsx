/** The other commanders: in a race how far each ship is, in a relay whose round it is. Never a card. */

import type { Progress } from '@airlock/hypatia';
import { count } from '@airlock/kernel';

import { AwayChip } from '../../../kit/AwayChip.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import styles from './Others.module.css';

const progressWords = ({ round, rescued, survivors, armed, finished }: Progress): string =>
  [
    finished ? `finished in round ${round}` : `round ${round}`,
    `${rescued} rescued`,
    `${survivors} aboard`,
    armed && 'armed',
  ]
    .filter(Boolean)
    .join(' · ');

export function Others({ model }: { readonly model: Model }) {
  const { view, ship } = model.drawn.value;
  const racing = view.mode === 'race';
  return (
    <section class={styles.others} aria-label={racing ? 'The race' : 'The relay'}>
      <h2 class={`${text.plate} ${text.faint}`}>
        {racing ? `Race, ${count(view.seats, 'ship')}` : 'Relay, one ship'}
      </h2>
      {model.desk.seats.value.map((player) => {
        const { seat, name, you, here } = player;
        const progress = racing ? view.progress[seat] : undefined;
        // In a race: whose ship is drawn, where that may be another than one's own.
        const isDrawn = racing && ship?.owner === seat;
        const commands = !racing && ship?.commander === seat;
        return (
          <div
            key={seat}
            class={`${styles.seat} ${commands || isDrawn ? styles.commands : ''}`}
            aria-current={isDrawn ? 'true' : undefined}
          >
            <Icon name={here ? 'person' : 'offline'} />
            <b title={name}>{you ? `${name} (you)` : name}</b>
            <span>
              {model.desk.mode !== 'review' && <AwayChip player={player} isMine={you} />}
              {progress ? progressWords(progress) : commands ? 'commands this round' : 'stands by'}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** The read-out: what would happen at the station one points at, or what is happening just now. */
import { eventsAboard, type ShipEvent } from '@airlock/hypatia';
import type { Naming } from '@airlock/kernel';
import type { LessonPlace } from '../../../learn/lesson.ts';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { PhageBack, PhageCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import { type Reading, ROOM } from '../moves/reading.ts';
import { percent, words } from '../words.ts';
import styles from './ReadOut.module.css';

export function ReadOut({ model }: { readonly model: Model }) {
  const playing = model.desk.playing.value;
  if (playing) return <Happening model={model} events={eventsAboard(playing.event)} />;
  const taught = model.lesson?.value;
  if (taught && model.desk.layout.value !== 'wide') return <Taught place={taught} />;
  const reading = model.reading.value;
  if (reading) return <ReadLines reading={reading} />;
  const { view, ship } = model.drawn.value;
  const isNew = model.desk.mode === 'play' && view.mode === 'solo' && ship?.round === 1 && !model.lesson;
  return (
    <p class={styles.idle}>
      {model.compact.value
        ? 'Press a station to look closer.'
        : 'Point at a station to see what would happen there.'}
      {isNew && (
        <>
          {' '}
          <a href="/learn/hypatia">Learn it in five minutes</a>, or take{' '}
          <a href="/daily/hypatia">today’s ship</a>.
        </>
      )}
    </p>
  );
}

export function ReadLines({ reading }: { readonly reading: Reading }) {
  const { title, bar, lines } = reading;
  return (
    <div class={styles.read}>
      <p class={styles.title}>
        <Sentence text={title} />
      </p>
      {bar && <Bar {...bar} />}
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Sentence text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The paper of a lesson: what just happened, then what comes. Without a left rail it takes the read-out's place. */
export const Taught = ({ place: { step, before } }: { readonly place: LessonPlace }) => (
  <section class={styles.taught} aria-label={step.lesson} {...scrollable}>
    {before && (
      <p class={styles.before}>
        <Sentence text={before} />
      </p>
    )}
    <p>
      <Sentence text={step.text} />
    </p>
  </section>
);

function Bar({ win, nobody, lose }: NonNullable<Reading['bar']>) {
  const parts = [
    { name: 'Win', chance: win, look: styles.win },
    { name: 'Nobody', chance: nobody, look: styles.nobody },
    { name: 'Lose', chance: lose, look: styles.lose },
  ].filter(({ chance }) => chance > 0.001);
  return (
    <div
      class={styles.bar}
      role="img"
      aria-label={parts.map(({ name, chance }) => `${name} ${percent(chance)}`).join(', ')}
    >
      {parts.map(({ name, chance, look }) => (
        <i key={name} class={look} style={{ flexGrow: chance }}>
          {chance >= ROOM && <span>{`${name} ${percent(chance)}`}</span>}
        </i>
      ))}
    </div>
  );
}

/** While the Phage move: the card that points, the queue behind it, and the sentence of the log. */
function Happening({ model, events }: { readonly model: Model; readonly events: readonly ShipEvent[] }) {
  const event = events.at(-1);
  if (!event) return null;
  const { ship } = model.drawn.value;
  const sentence = sentenceOf(event, model.desk.naming.value);
  const pointing = event.type === 'directed' || event.type === 'erupted' ? event.open.card : null;
  const queue = ship?.phageQueue.length ?? 0;
  return (
    <div class={styles.happening}>
      {(pointing !== null || queue > 0) && !model.compact.value && (
        <span class={styles.cards}>
          {pointing !== null && <PhageCard card={pointing} size="trick" />}
          {Array.from({ length: queue }, (_, place) => (
            <PhageBack key={`queue-${place + 1}`} size="trick" />
          ))}
        </span>
      )}
      {sentence && (
        <p>
          <Icon name="motion" /> <Sentence text={sentence} />
        </p>
      )}
    </div>
  );
}

const sentenceOf = (event: ShipEvent, naming: Naming): string | null => words.event(event, naming);

/** The read-out: what would happen at the station one points at, or what is happening just now. */
import { eventsAboard, type ShipEvent, TUTORIAL } from '@airlock/hypatia';
import type { Naming } from '@airlock/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { addressOf } from '../../../site.ts';
import { PhageBack, PhageCard } from '../cards/Card.tsx';
import type { Model } from '../model.ts';
import { goalOf } from '../moves/goal.ts';
import { type Reading, ROOM } from '../moves/reading.ts';
import { percent, words } from '../words.ts';
import styles from './ReadOut.module.css';
import { Risk } from './Risk.tsx';

export function ReadOut({ model }: { readonly model: Model }) {
  const playing = model.desk.playing.value;
  const owner = playing?.event.type === 'aboard' ? playing.event.open.seat : null;
  const isHere = owner === null || owner === model.drawn.value.ship?.owner;
  if (playing && isHere) return <Happening model={model} events={eventsAboard(playing.event)} />;
  const paper = paperOf(model);
  if (paper && model.desk.layout.value !== 'wide') return <Taught {...paper} />;
  const hint = model.hint.value;
  // On a phone the door would grow by it, and the ship would move under the finger.
  if (hint && model.compact.value && !model.hintIsAside.value)
    return <Advised advice={hint.advice} reason={hint.reason} />;
  const reading = model.reading.value;
  if (reading) return <ReadLines reading={reading} />;
  return <Idle model={model} />;
}

function Idle({ model }: { readonly model: Model }) {
  const { view, ship } = model.drawn.value;
  const isNew = model.desk.mode === 'play' && view.mode === 'solo' && ship?.round === 1 && !model.lesson;
  const [risk] = model.risks.value;
  // The goal line above the ship says the goal, too; whoever is new needs the room for the ways to learn.
  return (
    <div class={styles.idle}>
      {ship && !ship.result && model.desk.layout.value !== 'phone' && (model.compact.value || !isNew) && (
        <p class={styles.now}>
          <Sentence text={goalOf(ship).now} />
        </p>
      )}
      {risk && model.compact.value && <Risk model={model} station={risk[0]} named />}
      <p>
        {model.compact.value
          ? 'Press a station to look closer.'
          : 'Point at a station to see what would happen there.'}
        {isNew && (
          <>
            {' '}
            <a href={addressOf('/learn/hypatia')}>Learn it in five minutes</a>, or take{' '}
            <a href={addressOf('/daily/hypatia')}>today’s ship</a>.
          </>
        )}
      </p>
    </div>
  );
}

const Advised = ({ advice, reason }: { readonly advice: string; readonly reason: string }) => (
  <div class={styles.read}>
    <p class={styles.title}>
      <span>
        Hint: <b>{advice}</b>.
      </span>
    </p>
    <p>{reason}</p>
  </div>
);

export function ReadLines({ reading }: { readonly reading: Reading }) {
  const { title, plate, resolves, bar, lines } = reading;
  return (
    <div class={styles.read}>
      <p class={styles.title}>
        <span>
          <Sentence text={title} />
        </span>
        <em class={resolves ? styles.full : styles.plate}>{plate}</em>
      </p>
      {bar && <Bar {...bar} dull={!resolves} />}
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

interface PaperProps {
  readonly lesson: string;
  readonly before: string | null;
  readonly text: string;
}

const OVER = 'That was the lesson. Play on with this ship as long as you like.';

/** What a lesson says now; after its last step what that brought, until something else is done. */
export function paperOf({ lesson, desk }: Model): PaperProps | null {
  if (!lesson) return null;
  const place = lesson.value;
  if (place) return { lesson: place.step.lesson, before: place.before, text: place.step.text };
  const last = TUTORIAL.at(-1);
  return last && desk.sequence.value === TUTORIAL.length
    ? { lesson: last.lesson, before: last.after ?? null, text: OVER }
    : null;
}

/** The paper of a lesson: what just happened, then what comes. Without a left rail it takes the read-out's place. */
export const Taught = ({ lesson, before, text }: PaperProps) => (
  <section class={styles.taught} aria-label={lesson} {...scrollable}>
    {before && (
      <p class={styles.before}>
        <Sentence text={before} />
      </p>
    )}
    <p>
      <Sentence text={text} />
    </p>
  </section>
);

function Bar({ win, nobody, lose, dull }: NonNullable<Reading['bar']> & { readonly dull: boolean }) {
  const parts = [
    { name: 'Win', chance: win, look: styles.win },
    { name: 'Nobody', chance: nobody, look: styles.nobody },
    { name: 'Lose', chance: lose, look: styles.lose },
  ].filter(({ chance }) => chance > 0.001);
  return (
    <div
      class={`${styles.bar} ${dull ? styles.dull : ''}`}
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

/** The score explained: the scale of ratings, everybody who got away, and in a race every ship. */
import {
  type HypatiaEvent,
  humanName,
  RATING_WORDS,
  RATINGS,
  ratingOf,
  type ShipResult,
  type ShipView,
  type View,
} from '@airlock/hypatia';
import type { ComponentType } from 'preact';
import { lastView } from '../../../kit/ending.ts';
import { ScoreTable } from '../../../kit/ScoreTable.tsx';
import text from '../../../look/text.module.css';
import type { Finished } from '../../contract.ts';
import { HumanCard } from '../cards/Card.tsx';
import { CountedLine } from '../daily/CountedLine.tsx';
import { dailyWords } from '../daily/words.ts';
import { dayOf, spreadOf, voyages } from '../history.ts';
import { words } from '../words.ts';
import styles from './Score.module.css';

/** Lowest first, each as wide as its span of points. */
const SCALE = [...RATINGS].reverse();
const WIDTHS = [1, 3, 4, 4, 8, 4] as const;

export function scoreOf(match: Finished<View, HypatiaEvent>, ship: ShipView): ComponentType {
  const result = ship.result as ShipResult;
  const reached = ratingOf(result);
  const { mode, ships, options } = lastView(match);
  const day = dayOf({ options });
  return () => (
    <div class={styles.score}>
      <ol class={styles.scale} aria-label="Rating scale">
        {SCALE.map(({ rating, from }, place) => (
          <li
            key={rating}
            class={rating === reached ? styles.reached : ''}
            style={{ flexGrow: WIDTHS[place] }}
            aria-current={rating === reached ? 'true' : undefined}
          >
            {rating === reached
              ? `${RATING_WORDS[rating]} ${result.score}`
              : `${RATING_WORDS[rating]} ${from}+`}
          </li>
        ))}
      </ol>
      {match.naming.reader >= 0 && <SoFar />}
      {reached === null && (
        <p class={text.dim}>
          {result.rescued === 0
            ? 'A loss scores 0.'
            : `A loss scores 0, even though ${result.rescued} had left the ship.`}
        </p>
      )}
      {ship.rescued.length > 0 && (
        <ul class={styles.rescued} aria-label={`Rescued, ${ship.rescued.length}`}>
          {ship.rescued.map((card) => (
            <li key={card}>
              <span role="img" aria-label={humanName(card)}>
                <HumanCard card={card} size="trick" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {day !== null && mode === 'solo' && <CountedLine day={day} result={result} />}
      {mode === 'race' && (
        <ScoreTable
          heads={['Ship', 'Result', 'Rescued', 'Round']}
          rows={ships.map((one, seat) => ({
            key: seat,
            head: match.naming.names[seat] ?? words.seat(seat),
            cells: [
              one?.result?.won ? `won, ${one.result.score}` : 'lost',
              one?.result?.rescued ?? 0,
              one?.result?.round ?? '–',
            ],
          }))}
        />
      )}
    </div>
  );
}

/** How the reader's voyages have ended, this one among them. */
function SoFar() {
  const all = voyages();
  const told = dailyWords.soFar(all.length, dailyWords.spread(spreadOf(all)));
  return told && <p class={text.dim}>{told}</p>;
}

/** Every loyalty at the end, with the hand, the Goals and how true the claims were. */
import { count, type Naming, type Seat, who } from '@airlock/kernel';
import { cardsList, characterName, isDoomed, loyaltyName, OUTSIDER, type View } from '@airlock/outsider';
import type { ComponentType } from 'preact';
import { resultOf } from '../../../kit/ending.ts';
import { type ScoreRow, ScoreTable, Won } from '../../../kit/ScoreTable.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { seatsOf } from '../moves/reading.ts';
import { truthBySeat } from '../moves/truth.ts';
import { WINNERS, winsWords } from './ending.ts';
import styles from './Score.module.css';

export function scoreOf(view: View, naming: Naming): ComponentType {
  const { outcome, points } = resultOf({ views: [view] });
  const winner = WINNERS[outcome];
  const [crew, outsiders] = points;
  const score = crew === undefined ? '' : `: Crew ${count(crew, 'point')}, Outsiders ${outsiders}`;
  return () => (
    <section class={styles.score} aria-label="Who was who" {...scrollable}>
      <ScoreTable
        class={styles.roles}
        caption={`${winsWords(winner)}${score}`}
        heads={['Who', 'Loyalty', 'Goals', 'Last hand', 'Claims true', 'Won']}
        rows={seatsOf(view).map((seat) => rowOf(view, naming, seat))}
      />
    </section>
  );
}

function rowOf(view: View, naming: Naming, seat: Seat): ScoreRow {
  const loyalty = view.loyalties[seat] ?? 0;
  const truth = truthBySeat(view)[seat];
  const hand = cardsList(view.hands[seat]?.known ?? []);
  return {
    key: seat,
    head: (
      <>
        {who(seat, naming)}
        <small>
          {characterName(view.characters[seat] ?? 0)}
          {isDoomed(view, seat) ? ', Doomed' : ''}
        </small>
      </>
    ),
    cells: [
      <span key="loyalty" class={loyalty === OUTSIDER ? styles.outsider : undefined}>
        {loyaltyName(loyalty)}
      </span>,
      view.completed[seat]?.length ?? 0,
      <span key="hand" class={styles.cards}>
        {hand}
      </span>,
      truth && truth.said > 0 ? `${truth.true} of ${truth.said}` : '–',
      view.result?.winners.includes(seat) && <Won key="won" />,
    ],
  };
}

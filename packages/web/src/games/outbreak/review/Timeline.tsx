/** A finished match on one sheet: every role, every card, who turned when, and what everybody believed. */
import { present, type Seat, who } from '@airlock/kernel';
import { INFECTED, roleName, SHIFT_NAMES, UNKNOWN, type View, type VoteView } from '@airlock/outbreak';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Chips } from '../../../kit/Chips.tsx';
import { lastView } from '../../../kit/ending.ts';
import { Face } from '../../../kit/Face.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { setTo } from '../../../look/set.ts';
import text from '../../../look/text.module.css';
import { kindName, MARK_OF, slotOf, spokenCard, WORD_OF } from '../cards/kinds.ts';
import { Mark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { type PlayedCell, playedBy } from '../moves/history.ts';
import { seatsOf } from '../moves/stage.ts';
import { Beliefs } from './Beliefs.tsx';
import styles from './Timeline.module.css';

type SheetName = 'cards' | 'beliefs';

const SHEETS: readonly (readonly [SheetName, string])[] = [
  ['cards', 'Cards'],
  ['beliefs', 'Beliefs'],
];

export function Timeline({ model }: { readonly model: Model }) {
  const shows = useSignal<SheetName>('cards');
  const { desk } = model;
  const finished = useMemo(() => desk.finished?.() ?? null, [desk]);
  // Everybody's eyes see the whole match; a seat's only what it knew at that point.
  const view = desk.viewer.value < 0 && finished ? lastView(finished) : desk.shown.value;
  return (
    <div class={styles.review}>
      <header class={styles.head}>
        <h2 class={`${text.plate} ${text.faint}`}>
          {shows.value === 'cards'
            ? 'Who played what, and when they turned'
            : 'Whom they suspected, and how they voted'}
        </h2>
        <Chips
          title="What is shown"
          untitled
          values={SHEETS}
          isOn={(name) => shows.value === name}
          onPick={setTo(shows)}
        />
      </header>
      <section class={styles.scroll} aria-label="The match on one sheet" {...scrollable}>
        {shows.value === 'cards' || !finished ? (
          <Cards model={model} view={view} />
        ) : (
          <Beliefs model={model} finished={finished} />
        )}
      </section>
      <Legend />
    </div>
  );
}

function Cards({ model, view }: { readonly model: Model; readonly view: View }) {
  const { desk } = model;
  const days = Array.from({ length: Math.max(1, Math.ceil(view.records.length / 3)) }, (_, at) => at + 1);
  const now = Math.max(1, desk.shown.value.records.length);
  const chosen = chosenNow(view);
  const votes = view.votes.filter(({ day, out }) => out >= 0 || day > days.length);
  return (
    <table class={styles.grid}>
      <thead>
        <tr>
          <td />
          {days.map((day) => (
            <th key={day} scope="colgroup" colSpan={shiftsOf(view, day)}>
              Day {day}
            </th>
          ))}
          {chosen && <td />}
          {votes.length > 0 && <th scope="col">Votes</th>}
        </tr>
        <tr>
          <td />
          {view.records.map((_, index) => (
            <th key={index} scope="col" class={styles.shift}>
              {SHIFT_NAMES[index % 3]}
            </th>
          ))}
          {chosen && (
            <th scope="col" class={styles.shift}>
              now
            </th>
          )}
          {votes.length > 0 && (
            <th scope="col" class={styles.shift}>
              out
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {seatsOf(view).map((seat) => (
          <Row key={seat} model={model} view={view} seat={seat} now={now} votes={votes} chosen={chosen} />
        ))}
      </tbody>
    </table>
  );
}

/** The card that the viewer has chosen and that does not lie in a pile yet. */
function chosenNow({ phase, viewer, chosen }: View): PlayedCell | null {
  const card = phase === 'actions' && viewer >= 0 ? (chosen[viewer] ?? -1) : -1;
  return card < 0 ? null : { card, infected: false, turned: false, claimed: null, lie: false };
}

const shiftsOf = (view: View, day: number): number => Math.min(3, view.records.length - 3 * (day - 1));

interface RowProps {
  readonly model: Model;
  readonly view: View;
  readonly seat: Seat;
  readonly now: number;
  readonly votes: readonly VoteView[];
  readonly chosen: PlayedCell | null;
}

function Row({ model, view, seat, now, votes, chosen }: RowProps) {
  const player = model.desk.seats.value[seat];
  const name = player?.you ? 'You' : who(seat, { ...model.desk.naming.value, reader: -1 });
  const out = votes.find((vote) => vote.out === seat);
  return (
    <tr>
      <th scope="row">
        <Face player={{ name, bot: false }} class={styles.face} />
        <b class={player?.you ? text.go : undefined}>{name}</b>
        <span>{roleWords(view, seat)}</span>
      </th>
      {playedBy(view, seat).map((cell, index) => (
        <Cell key={index} cell={cell} first={index % 3 === 0} now={index + 1 === now} />
      ))}
      {chosen && (
        <Cell cell={{ ...chosen, card: seat === view.viewer ? chosen.card : null }} first now={false} />
      )}
      {votes.length > 0 && (
        <td class={styles.vote}>
          {out && (
            <>
              <b class={styles.gone}>Voted out</b>
              <span>
                Day {out.day}, {out.totals[seat]} of {out.totals.reduce((sum, ballots) => sum + ballots, 0)}
              </span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}

/** "Leader, Infected Day 1". */
function roleWords(view: View, seat: Seat): string {
  const role = present(view.roles[seat]);
  const since = present(view.infectedAt[seat]);
  const day =
    role !== INFECTED || since === 0 ? '' : since < 0 ? ' from the start' : ` Day ${Math.ceil(since / 3)}`;
  const leads = seat === view.firstLeader ? 'first Leader, ' : '';
  return role === UNKNOWN ? `${leads}role unknown` : `${leads}${roleName(role)}${day}`;
}

function Cell({
  cell,
  first,
  now,
}: {
  readonly cell: PlayedCell;
  readonly first: boolean;
  readonly now: boolean;
}) {
  const { card, infected, turned, lie, claimed } = cell;
  const classes = [
    first && styles.first,
    now && styles.now,
    infected && styles.infected,
    turned && styles.turned,
  ];
  const slot = card === null ? null : slotOf(card);
  const spoken =
    card === null
      ? 'nothing known'
      : [
          spokenCard(card),
          infected ? 'on the Infected side' : '',
          turned ? 'infected' : '',
          lie && claimed !== null ? `claimed ${WORD_OF[kindName(claimed)]}` : '',
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <td class={classes.filter(Boolean).join(' ')}>
      {card === null ? (
        <span class={text.faint}>–</span>
      ) : (
        <span class={`${styles.card} ${styles[kindName(card)]}`} role="img" aria-label={spoken}>
          <Mark name={MARK_OF[kindName(card)]} />
          {slot}
        </span>
      )}
      {lie && <em class={`${styles.lie} ${styles.cellLie}`}>lie</em>}
      {turned && <u>infected</u>}
    </td>
  );
}

const Legend = () => (
  <ul class={styles.legend}>
    {(['complete', 'sabotage', 'rest', 'infect'] as const).map((kind) => (
      <li key={kind}>
        <span class={`${styles.card} ${styles[kind]}`} aria-hidden="true">
          <Mark name={MARK_OF[kind]} />
        </span>
        {WORD_OF[kind]}
      </li>
    ))}
    <li>
      <span class={`${styles.swatch} ${styles.infected}`} aria-hidden="true" />
      on the Infected side
    </li>
    <li>
      <em class={styles.lie} aria-hidden="true">
        lie
      </em>
      claimed something else
    </li>
  </ul>
);

/** The ledger of a Day: a grid of seats and Shifts, and for one Shift what is claimed against what was revealed. */
import { who } from '@airlock/kernel';
import { type Card, cardName, momentName, momentOf, SHIFT_NAMES, type View } from '@airlock/outbreak';
import { useSignal } from '@preact/signals';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Chips } from '../../../kit/Chips.tsx';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../look/Icon.tsx';
import { set } from '../../../look/set.ts';
import text from '../../../look/text.module.css';
import { kindName, MARK_OF, slotOf, WORD_OF } from '../cards/kinds.ts';
import { Mark, Slot } from '../cards/marks.tsx';
import { contradictionWhy } from '../explain.ts';
import type { Model } from '../model.ts';
import { contradiction, type LedgerCell, lastMomentOf, ledgerOf, talliesOf } from '../moves/ledger.ts';
import { seatsOf } from '../moves/stage.ts';
import { CLAIMS_SHEET } from '../sheets/names.ts';
import { PileCards } from '../table/PileCards.tsx';
import styles from './Ledger.module.css';
import { Votes } from './Votes.tsx';

export function Ledger({ model, full = false }: { readonly model: Model; readonly full?: boolean }) {
  const view = openView(model);
  const naming = model.desk.naming.value;
  const chosenDay = useSignal<number | null>(null);
  const chosenMoment = useSignal<number | null>(null);
  // Before the first Shift of a Day, yesterday is what people talk about.
  const usual =
    lastMomentOf(view, view.day) > 0 || view.day === 1 || view.phase !== 'vote' ? view.day : view.day - 1;
  const day = Math.min(chosenDay.value ?? usual, view.day);
  const picked = chosenMoment.value;
  const last = lastMomentOf(view, day);
  const moment = picked !== null && Math.ceil(picked / 3) === day && picked <= last ? picked : last;
  const cells = ledgerOf(view, day);
  if (model.ledger.value === 'votes') {
    return (
      <section class={styles.ledger} aria-label="Ledger of votes">
        <Halves model={model} />
        <Votes model={model} />
      </section>
    );
  }
  return (
    <section class={styles.ledger} aria-label="Ledger of claims">
      {view.votes.length > 0 && <Halves model={model} />}
      <div class={styles.head}>
        <h3 class={`${text.plate} ${text.faint}`}>Claims, Day {day}</h3>
        {!full && view.records.length > 0 && (
          <button type="button" class={styles.history} onClick={() => model.desk.openSheet(CLAIMS_SHEET)}>
            History
          </button>
        )}
        <Days
          days={view.day}
          day={day}
          onDay={(next) => {
            chosenDay.value = next;
            chosenMoment.value = null;
          }}
        />
      </div>
      {moment > 0 && <Conclusion model={model} moment={moment} />}
      <table class={classes(styles.grid, view.seats > MOST_TALL_ROWS && styles.low)}>
        <thead>
          <tr>
            <th scope="col">
              <span class={text.spoken}>Seat</span>
            </th>
            {SHIFT_NAMES.map((name, shift) => {
              const at = momentOf(day, shift);
              return (
                <th key={name} scope="col">
                  {at <= view.records.length ? (
                    <button
                      type="button"
                      class={at === moment ? styles.on : undefined}
                      aria-pressed={at === moment}
                      onClick={set(chosenMoment, at)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {seatsOf(view).map((seat) => (
            <tr key={seat}>
              <th scope="row" title={who(seat, naming)}>
                {who(seat, naming)}
              </th>
              {SHIFT_NAMES.map((name, shift) => (
                <td key={name}>
                  <Said cell={cells[seat]?.[shift] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moment > 0 && <Against model={model} moment={moment} full={full} />}
    </section>
  );
}

function Days(props: { readonly days: number; readonly day: number; readonly onDay: (day: number) => void }) {
  const { days, day, onDay } = props;
  if (days < 2) return null;
  return (
    <span class={styles.days}>
      <button type="button" aria-label="The Day before" disabled={day <= 1} onClick={() => onDay(day - 1)}>
        <Icon name="back" />
      </button>
      <button type="button" aria-label="The Day after" disabled={day >= days} onClick={() => onDay(day + 1)}>
        <Icon name="next" />
      </button>
    </span>
  );
}

/** A report is filled, a plan only outlined. */
function Said({ cell }: { readonly cell: LedgerCell | null }) {
  if (!cell) return <span class={text.faint}>–</span>;
  const kind = kindName(cell.card);
  const slot = slotOf(cell.card);
  return (
    <span
      class={`${styles.chip} ${styles[kind]} ${cell.kind === 'plan' ? styles.plan : ''}`}
      role="img"
      aria-label={`${cell.kind === 'plan' ? 'plans' : 'claims'} ${cardName(cell.card)}`}
    >
      <Mark name={MARK_OF[kind]} />
      {slot}
    </span>
  );
}

/** What lies open already: a pile that is being turned up is not counted before its last card. */
function openView(model: Model): View {
  const { view } = model.drawn.value;
  return model.turned.value === null ? view : { ...view, records: view.records.slice(0, -1) };
}

/** More rows than this leave no room for what follows from them. */
const MOST_TALL_ROWS = 6;

/** What does not fit stands first: however many seats there are, it is in view. */
function Conclusion({ model, moment }: { readonly model: Model; readonly moment: number }) {
  const view = openView(model);
  const found = contradiction(talliesOf(view, moment));
  if (!found) return null;
  return (
    <p class={styles.false}>
      <Icon name="warn" /> A claim of {cardName(found.card)} is false.
      <WhyButton
        about={contradictionWhy(view, moment, found, model.desk.naming.value)}
        onWhy={model.desk.why}
      />
    </p>
  );
}

function Against({
  model,
  moment,
  full,
}: {
  readonly model: Model;
  readonly moment: number;
  readonly full: boolean;
}) {
  const view = openView(model);
  const tallies = talliesOf(view, moment);
  const record = view.records[moment - 1];
  return (
    <div class={styles.against}>
      <h4>Claimed against revealed, {SHIFT_NAMES[(moment - 1) % 3]}</h4>
      {full && record && (
        <div class={styles.pile}>
          <PileCards record={record} />
        </div>
      )}
      {tallies.map(({ card, claimed, revealed }) => (
        <div key={card} class={styles.tally}>
          <span>
            <KindMark card={card} />
            {WORD_OF[kindName(card)]}
          </span>
          <em class={claimed > revealed ? styles.bad : undefined}>
            <span class={text.spoken}>
              {claimed} claimed, {revealed} revealed
            </span>
            <span aria-hidden="true">
              {claimed} : {revealed}
            </span>
          </em>
        </div>
      ))}
      <span class={text.spoken}>{momentName(moment)}</span>
    </div>
  );
}

function KindMark({ card }: { readonly card: Card }) {
  const slot = slotOf(card);
  return slot === null ? <Mark name="moon" /> : <Slot slot={slot} />;
}

/** The two halves of the ledger: what was said, and how people voted. */
function Halves({ model }: { readonly model: Model }) {
  return (
    <Chips<'claims' | 'votes'>
      title="Ledger"
      untitled
      class={styles.halves}
      values={[
        ['claims', 'Claims'],
        ['votes', 'Votes'],
      ]}
      isOn={(half) => half === model.ledger.value}
      onPick={(half) => {
        model.ledger.value = half;
      }}
    />
  );
}

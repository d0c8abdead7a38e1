/** How a round was decided: who finished, and each scoring card with both values and the one who takes it. */
import {
  COLOURS,
  colourOf,
  count,
  type RoundResult,
  type SeatView,
  type SlotResult,
  SPEED_VALUES,
  says,
  scoringName,
  timeName,
  who,
} from '@airlock/omega-virus';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { MiniPlan } from '../rail/Race.tsx';
import styles from './RoundReview.module.css';

export function RoundReview({ model }: { readonly model: Model }) {
  const { rounds, seats } = model.view.value;
  const result = rounds.at(-1) as RoundResult;
  const naming = model.desk.naming.value;
  const sides = [...(result.slots[0]?.values.keys() ?? seats.keys())];
  return (
    <div class={styles.over}>
      <section class={styles.review} aria-label={`Round ${result.round}, scored`}>
        <h2>{headline(result, model)}</h2>
        <div class={styles.plans}>
          {seats.map(({ plan }: SeatView, seat) => (
            <figure key={`plan-${seat + 1}`}>
              <figcaption class={`${text.plate} ${text.faint}`}>{who(seat, naming)}</figcaption>
              <MiniPlan plan={plan ?? []} label={`The plan of ${who(seat, naming)}`} />
            </figure>
          ))}
        </div>
        {result.slots.length > 0 && (
          <table class={styles.slots}>
            <thead>
              <tr>
                <th scope="col">Card</th>
                {sides.map((side) => (
                  <th key={side} scope="col">
                    {who(side, naming)}
                  </th>
                ))}
                <th scope="col">Taken by</th>
              </tr>
            </thead>
            <tbody>
              {result.slots.map((slot) => (
                <Slot key={slot.card} slot={slot} model={model} />
              ))}
              {result.speed && (
                <tr>
                  <th scope="row">{`Speed card, ${count(SPEED_VALUES[result.speed.card] ?? 0, 'point')}`}</th>
                  <td colSpan={sides.length}>first to finish</td>
                  <td>{takerName(result.speed.taker, model)}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}

const takerName = (taker: number, model: Model): string =>
  taker < 0 ? 'nobody' : who(taker, model.desk.naming.value);

function headline({ round, finisher, cause, at }: RoundResult, model: Model): string {
  if (cause === 'limit') return `Round ${round}: time is up.`;
  const { value: naming } = model.desk.naming;
  if (cause === 'claim') return `Round ${round}: ${says(finisher, naming, 'take')} it.`;
  return `Round ${round}: ${says(finisher, naming, 'are', 'is')} done at ${timeName(at)}.`;
}

function Slot({ slot, model }: { readonly slot: SlotResult; readonly model: Model }) {
  const isTie = slot.values[0] === slot.values[1];
  return (
    <tr>
      <th scope="row">{`${scoringName(slot.card)} (${COLOURS[colourOf(slot.card)]})`}</th>
      {slot.values.map((value, side) => (
        <td key={`value-${side + 1}`} class={side === slot.taker ? styles.taken : undefined}>
          {value}
        </td>
      ))}
      <td>
        {takerName(slot.taker, model)}
        {isTie && slot.taker >= 0 && <small> finished first</small>}
      </td>
    </tr>
  );
}

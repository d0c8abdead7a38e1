/** The scoring cards as they fill while rooms grow, the speed card, and what the round would be worth at this moment. */
import { count, type Naming } from '@airlock/kernel';
import {
  COLOURS,
  colourOf,
  type Scoring,
  SPEED_VALUES,
  scoringName,
  timeName,
  type View,
  who,
} from '@airlock/omega-virus';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { ColourChip, valuesOf } from '../rail/Scoring.tsx';
import styles from './Filling.module.css';
import type { RoundLine } from './timeLine.ts';

interface FillingProps {
  readonly model: Model;
  readonly line: RoundLine | null;
}

export function Filling({ model, line }: FillingProps) {
  const view = model.view.value;
  const naming = model.desk.naming.value;
  if (view.mode === 'practice' || !line) return null;
  return (
    <section class={styles.filling}>
      <p class={styles.paper}>{endedHere(view, naming)}</p>
      <h3 class={`${text.plate} ${text.faint}`}>Scoring cards, filling</h3>
      {view.scoring.map((card) => (
        <Fill key={card} card={card} values={valuesOf(view, card)} naming={naming} />
      ))}
      <div class={styles.card}>
        <p class={styles.name}>
          <Icon name="clock" />
          <b>Speed card, first to finish</b>
          <small>{count(SPEED_VALUES[view.round - 1] ?? 0, 'point')}</small>
        </p>
        <p class={styles.speed}>{speedWords(line, naming)}</p>
      </div>
    </section>
  );
}

interface FillProps {
  readonly card: Scoring;
  readonly values: readonly (number | null)[];
  readonly naming: Naming;
}

/** This much fills a bar, unless somebody has more. */
const FULL = 10;

function Fill({ card, values, naming }: FillProps) {
  const most = Math.max(...values.map((value) => value ?? 0));
  const isTie = values.length > 1 && values.every((value) => value === most);
  return (
    <div class={styles.card}>
      <p class={styles.name}>
        <ColourChip card={card} />
        <b>{scoringName(card)}</b>
        <small>1 point</small>
      </p>
      {values.map((value, side) => (
        <p class={styles.row} key={`side-${side + 1}`}>
          <span>{who(side, naming)}</span>
          <i class={styles.bar} aria-hidden="true">
            <i
              class={styles.filled}
              data-floor={COLOURS[colourOf(card)]}
              style={{ width: `${Math.min(100, ((value ?? 0) / Math.max(FULL, most)) * 100)}%` }}
            />
          </i>
          <b class={value === most && !isTie ? styles.leads : undefined}>{value ?? '?'}</b>
        </p>
      ))}
    </div>
  );
}

function speedWords({ result, marks }: RoundLine, naming: Naming): string {
  if (!result) return 'The match ended before this round did.';
  if (result.finisher < 0) return 'Nobody finished in time.';
  const done = marks.find(({ kind }) => kind === 'done');
  const name = who(result.finisher, naming);
  return done ? `${name} at ${timeName(result.at)}.` : `${name}.`;
}

/** "If the round ended here: 2 to 0 for you. Yellow is level at 4, so nobody scores it." */
function endedHere(view: View, naming: Naming): string {
  const cards = view.scoring.map((card) => ({ card, values: valuesOf(view, card) }));
  const points = [0, 1].map(
    (side) => cards.filter(({ values }) => (values[side] ?? 0) > (values[1 - side] ?? 0)).length,
  );
  const [one = 0, other = 0] = points;
  const ahead = one === other ? 'level' : `for ${forWhom(one > other ? 0 : 1, naming)}`;
  const level = cards.filter(({ values }) => values[0] === values[1]);
  const ties = level.map(({ card, values }) => `“${scoringName(card)}” is level at ${values[0] ?? 0}`);
  const second =
    ties.length === 0 ? '' : ` ${ties.join(', ')}, so nobody scores ${ties.length === 1 ? 'it' : 'them'}.`;
  return `If the round ended here: ${Math.max(one, other)} to ${Math.min(one, other)} ${ahead}.${second}`;
}

const forWhom = (side: number, naming: Naming): string =>
  side === naming.reader ? 'you' : who(side, naming);

/** Everybody else at the table, clockwise: character, skills, Survival, cards, completed Goals, and private notes. */
import { count, has, type Seat } from '@airlock/kernel';
import {
  actionPoints,
  CHARACTERS,
  cardName,
  isDoomed,
  LOCATION_IDS,
  loyaltyName,
  NO_LOYALTY,
  type Stage,
  skillName,
  usesLocations,
} from '@airlock/outsider';
import { useRoving } from '../../../frame/roving.ts';
import { Icon } from '../../../look/Icon.tsx';
import { initialOf } from '../../../look/names.ts';
import { RobotMark } from '../../../look/Pictogram.tsx';
import type { SeatedPlayer } from '../../contract.ts';
import { PlaceMark, SkillMark } from '../cards/marks.tsx';
import { titleOf } from '../cards/names.ts';
import type { Model } from '../model.ts';
import type { Mark } from '../notes.ts';
import { playsToDeath, seatsOf } from '../play/reading.ts';
import { seatThing } from '../play/things.ts';
import { Pips } from './Pips.tsx';
import styles from './Seats.module.css';

/** More plates than this leave no corner free. */
const MANY = 4;

const platesOf = (model: Model): number => {
  const { view, seat } = model.drawn.value;
  return seat === null ? view.seats : view.seats - 1;
};

export function Seats({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLElement>();
  const { view, seat: mine } = model.drawn.value;
  const small = model.desk.layout.value === 'phone';
  // On a phone the reader stands among the others: there is no rail that shows them.
  const seats = seatsOf(view).filter((seat) => small || seat !== mine);
  const Plate = small ? SmallSeat : LargeSeat;
  return (
    <section
      class={small ? styles.strip : `${styles.row} ${seats.length > MANY ? styles.many : ''}`}
      aria-label="Seats, clockwise"
      style={{ '--seats': seats.length }}
      {...roving}
    >
      {seats.map((seat) => (
        <Plate key={seat} model={model} seat={seat} />
      ))}
    </section>
  );
}

interface SeatProps {
  readonly model: Model;
  readonly seat: Seat;
}

/** What everybody may know of how somebody stands in what is asked. */
function answerOf(stage: Stage, seat: Seat): 'chosen' | 'thinking' | null {
  switch (stage.kind) {
    case 'crisisWindow':
    case 'entropyWindow':
      return has(stage.answered, seat) ? 'chosen' : 'thinking';
    case 'secret':
      return has(stage.awaited, seat) ? 'thinking' : 'chosen';
    case 'question':
      return stage.seat === seat ? 'thinking' : null;
    default:
      return null;
  }
}

function factsOf({ model, seat }: SeatProps) {
  const { view, stage } = model.drawn.value;
  const player = model.desk.seats.value[seat] as SeatedPlayer;
  const isMine = model.desk.mode === 'play' && player.you;
  const name = isMine ? 'You' : player.name;
  const character = view.characters[seat] as number;
  const survival = view.survival[seat] as number;
  const doomed = view.turn > 0 && isDoomed(view, seat);
  const goals = view.completed[seat] ?? [];
  const isActive = view.turn > 0 && view.active === seat;
  const loyalty = view.loyalties[seat] as number;
  const open = loyalty !== NO_LOYALTY && (!isMine || has(view.revealed, seat)) ? loyaltyName(loyalty) : null;
  const lit = model.lit.value.has(seatThing(seat));
  const picked = model.selection.value.picked.includes(seatThing(seat));
  const mark = model.notes.marks.value[seat];
  const at = usesLocations(view.options) ? (view.tokens[seat] as number) : -1;
  const skills = CHARACTERS[character]?.skills ?? [];
  const label = [
    `Seat ${seat + 1}, ${name}${player.bot ? ', a bot' : ''}`,
    titleOf(character),
    skills.map(skillName).join(' and '),
    doomed ? 'Doomed' : `Survival ${survival}`,
    count(view.hands[seat]?.size ?? 0, 'card'),
    goals.length === 0 ? 'no Goal yet' : `completed ${goals.map(cardName).join(', ')}`,
    isActive ? `has the turn, ${count(actionPoints(view), 'action')} left` : '',
    open ?? '',
    at >= 0 ? `at ${LOCATION_IDS[at]}` : '',
    !player.here && !player.bot ? 'away' : '',
    mark ? `your note: ${mark}` : '',
  ].filter(Boolean);
  return {
    view,
    player,
    name,
    isMine,
    character,
    survival,
    doomed,
    goals,
    isActive,
    open,
    lit,
    picked,
    mark,
    at,
    skills,
    answer: answerOf(stage, seat),
    label: label.join(', '),
  };
}

const Face = ({ player }: { readonly player: SeatedPlayer }) =>
  player.bot ? <RobotMark /> : <span>{initialOf(player.name)}</span>;

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

function LargeSeat({ model, seat }: SeatProps) {
  const facts = factsOf({ model, seat });
  const { view, player, name, goals, doomed, mark, isActive, open } = facts;
  const isMany = platesOf(model) > MANY;
  const shownGoals = goals.slice(0, goals.length > 2 ? 1 : 2);
  return (
    <button
      type="button"
      class={classes(
        styles.seat,
        doomed && styles.doomed,
        isActive && styles.active,
        facts.lit && styles.lit,
      )}
      aria-label={facts.label}
      aria-pressed={facts.lit ? facts.picked : undefined}
      data-seat={seat}
      data-peek={facts.character >= 0 ? `character-${facts.character}` : undefined}
      onClick={() => model.press(seatThing(seat))}
    >
      <span class={styles.head}>
        <span class={styles.face}>
          <Face player={player} />
        </span>
        <span class={styles.who}>
          <b>{player.bot ? `Bot · ${name}` : name}</b>
          <span>{titleOf(facts.character)}</span>
        </span>
        <em>{seat + 1}</em>
      </span>
      <span class={styles.skills}>
        {facts.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
      </span>
      <span class={styles.row2}>
        <Pips survival={facts.survival} doomed={doomed} />
        {facts.answer && (
          <span class={facts.answer === 'chosen' ? styles.go : styles.wait}>
            <Icon name={facts.answer === 'chosen' ? 'check' : 'pause'} />
          </span>
        )}
        {facts.at >= 0 && (
          <span class={styles.at}>
            <PlaceMark at={facts.at} />
          </span>
        )}
        {isMany && <Tag open={open} mark={mark} />}
        <span class={styles.cards}>
          <Icon name="hand" />
          {view.hands[seat]?.size ?? 0}
        </span>
      </span>
      <span class={styles.goals}>
        {shownGoals.map((goal) => (
          <span key={goal} class={styles.goal}>
            <Icon name="check" />
            {cardName(goal)}
          </span>
        ))}
        {goals.length > shownGoals.length && (
          <span class={styles.goal}>+{goals.length - shownGoals.length}</span>
        )}
        {goals.length === 0 && <span class={styles.none}>No Goal yet</span>}
      </span>
      {!isMany && <Tag open={open} mark={mark} />}
    </button>
  );
}

/** What is known or noted of somebody's loyalty. */
function Tag({ open, mark }: { readonly open: string | null; readonly mark: Mark | undefined }) {
  if (open) return <span class={classes(styles.open, open === 'Outsider' && styles.bad)}>{open}</span>;
  if (!mark) return null;
  return (
    <span class={classes(styles.mark, mark === 'suspect' && styles.bad)}>
      <Icon name={mark === 'trust' ? 'check' : 'eye'} /> {mark}
    </span>
  );
}

function SmallSeat({ model, seat }: SeatProps) {
  const facts = factsOf({ model, seat });
  const { view, player, name, doomed, survival, mark } = facts;
  return (
    <button
      type="button"
      class={classes(
        styles.small,
        facts.isMine && styles.you,
        doomed && styles.doomed,
        facts.isActive && styles.active,
        facts.lit && styles.lit,
      )}
      aria-label={facts.label}
      aria-pressed={facts.lit ? facts.picked : undefined}
      data-seat={seat}
      onClick={() => model.press(seatThing(seat))}
    >
      <span class={styles.face}>
        <Face player={player} />
        {facts.answer && (
          <q class={facts.answer === 'chosen' ? styles.in : undefined}>
            <Icon name={facts.answer === 'chosen' ? 'check' : 'pause'} />
          </q>
        )}
        {mark && (
          <u class={mark === 'suspect' ? styles.badMark : undefined}>
            <Icon name={mark === 'trust' ? 'check' : 'eye'} />
          </u>
        )}
      </span>
      <b>{name}</b>
      <span class={styles.tally}>
        {doomed ? (
          <i class={styles.doom}>{playsToDeath(view) ? 'Dead' : 'Doom'}</i>
        ) : (
          <i class={styles.bars}>{survival}</i>
        )}
        <i class={styles.done}>
          <Icon name="check" />
          {facts.goals.length}
        </i>
      </span>
    </button>
  );
}

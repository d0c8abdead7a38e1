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
import { classes } from '../../../kit/classes.ts';
import { Face, FaceMark } from '../../../kit/Face.tsx';
import {
  type SeatFacts,
  SeatPlate,
  SeatRow,
  type Standing,
  StandingSign,
  seatFacts,
} from '../../../kit/Seats.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { PlaceMark, SkillMark } from '../cards/marks.tsx';
import { titleOf } from '../cards/names.ts';
import type { Model } from '../model.ts';
import { isLoyaltyOpen, playsToDeath, seatsOf } from '../moves/reading.ts';
import { seatThing } from '../moves/things.ts';
import type { Mark } from '../notes.ts';
import { Pips } from './Pips.tsx';
import styles from './Seats.module.css';

/** More plates than this leave no corner free. */
const MANY = 4;

export function Seats({ model }: { readonly model: Model }) {
  const { view, seat: mine } = model.drawn.value;
  const small = model.compact.value;
  // On a phone the reader stands among the others: there is no rail that shows them.
  const seats = seatsOf(view).filter((seat) => small || seat !== mine);
  const isMany = seats.length > MANY && !small;
  return (
    <SeatRow
      seats={seats}
      small={small}
      class={classes(styles.seats, small && styles.strip, isMany && styles.many)}
      plate={(seat) => <Plate key={seat} model={model} seat={seat} small={small} isMany={isMany} />}
    />
  );
}

/** What everybody may know of how somebody stands in what is asked. */
function answerOf(stage: Stage, seat: Seat): Standing | null {
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

interface PlateProps {
  readonly model: Model;
  readonly seat: Seat;
  readonly small: boolean;
  readonly isMany: boolean;
}

function Plate({ model, seat, small, isMany }: PlateProps) {
  const facts = seatFacts(model.desk, seat);
  if (!facts) return null;
  const thing = seatThing(seat);
  const shown = shownOf(model, facts);
  const { character, doomed, isActive, mark } = shown;
  return (
    <SeatPlate
      facts={facts}
      small={small}
      lit={model.lit.value.has(thing)}
      picked={model.selection.value.picked.includes(thing)}
      called={`Seat ${seat + 1}`}
      said={[...shown.said, mark ? `your note: ${mark}` : '']}
      peek={!small && character >= 0 ? `character-${character}` : undefined}
      class={classes(doomed && styles.doomed, isActive && styles.active)}
      onPress={() => model.press(thing)}
    >
      {small ? <Small facts={facts} shown={shown} /> : <Large facts={facts} shown={shown} isMany={isMany} />}
    </SeatPlate>
  );
}

type Shown = ReturnType<typeof shownOf>;

/** What a plate shows of somebody, and what is said of them. */
function shownOf(model: Model, { seat, isMine }: SeatFacts) {
  const { view, stage } = model.drawn.value;
  const character = view.characters[seat] ?? -1;
  const survival = view.survival[seat] ?? 0;
  const doomed = view.turn > 0 && isDoomed(view, seat);
  const goals = view.completed[seat] ?? [];
  const isActive = view.turn > 0 && view.active === seat;
  const loyalty = view.loyalties[seat] ?? NO_LOYALTY;
  const open = loyalty !== NO_LOYALTY && (!isMine || isLoyaltyOpen(view, seat)) ? loyaltyName(loyalty) : null;
  const at: number = usesLocations(view.options) ? (view.tokens[seat] ?? -1) : -1;
  const skills = CHARACTERS[character]?.skills ?? [];
  const cards = view.hands[seat]?.size ?? 0;
  const said = [
    titleOf(character),
    skills.map(skillName).join(' and '),
    doomed ? 'Doomed' : `Survival ${survival}`,
    count(cards, 'card'),
    goals.length === 0 ? 'no Goal yet' : `completed ${goals.map(cardName).join(', ')}`,
    isActive ? `has the turn, ${count(actionPoints(view), 'action')} left` : '',
    open ?? '',
    at >= 0 ? `at ${LOCATION_IDS[at]}` : '',
  ];
  return {
    said,
    character,
    survival,
    doomed,
    goals,
    isActive,
    open,
    at,
    skills,
    cards,
    mark: model.notes.marks.value[seat],
    standing: answerOf(stage, seat),
    fallen: playsToDeath(view) ? 'Dead' : 'Doom',
  };
}

interface InsideProps {
  readonly facts: SeatFacts;
  readonly shown: Shown;
}

function Large({ facts, shown, isMany }: InsideProps & { readonly isMany: boolean }) {
  const { seat, player, name } = facts;
  const { goals, standing, open, mark } = shown;
  const shownGoals = goals.slice(0, goals.length > 2 ? 1 : 2);
  return (
    <>
      <span class={styles.head}>
        <Face player={player} />
        <span class={styles.who}>
          {/* With many plates there is room for the name alone; the face is a bot's. */}
          <b title={name}>{player.bot && !isMany ? `Bot · ${name}` : name}</b>
          <span title={titleOf(shown.character)}>{titleOf(shown.character)}</span>
        </span>
        <em>{seat + 1}</em>
      </span>
      <span class={styles.skills}>
        {shown.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
      </span>
      <span class={styles.row2}>
        <Pips survival={shown.survival} doomed={shown.doomed} />
        {standing && <StandingSign standing={standing} />}
        {shown.at >= 0 && (
          <span class={styles.at}>
            <PlaceMark at={shown.at} />
          </span>
        )}
        {isMany && <Tag open={open} mark={mark} />}
        <span class={styles.cards}>
          <Icon name="hand" />
          {shown.cards}
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
    </>
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

function Small({ facts: { player, name }, shown }: InsideProps) {
  const { standing, mark, doomed } = shown;
  return (
    <>
      <Face player={player}>
        {standing && <StandingSign standing={standing} small />}
        {mark && (
          <FaceMark at="right" class={mark === 'suspect' ? styles.suspect : undefined}>
            <Icon name={mark === 'trust' ? 'check' : 'eye'} />
          </FaceMark>
        )}
      </Face>
      <b title={name}>{name}</b>
      <span class={styles.tally}>
        {doomed ? <i class={styles.doom}>{shown.fallen}</i> : <i class={styles.bars}>{shown.survival}</i>}
        <i class={text.dim}>
          <Icon name="check" />
          {shown.goals.length}
        </i>
      </span>
    </>
  );
}

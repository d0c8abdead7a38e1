/** The Goals in play: what they need, what repairing and sabotaging them does, and whether the reader can. */
import { cardName, goalCard, goalOf, isGear, type Kind, usesLocations } from '@airlock/outsider';
import { useRoving } from '../../../frame/roving.ts';
import { Icon } from '../../../look/Icon.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import { PlaceMark, Scrap, SkillMark } from '../cards/marks.tsx';
import { spokenCard } from '../cards/names.ts';
import type { Model } from '../model.ts';
import { isIntent } from '../moves/offers.ts';
import { reachOf } from '../moves/reach.ts';
import { handOf, secondGoalWords } from '../moves/reading.ts';
import { coveredIcons } from '../moves/scrap.ts';
import { goalThing, numberOf } from '../moves/things.ts';
import styles from './Goals.module.css';

export function Goals({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLDivElement>();
  const { view } = model.drawn.value;
  const goals = [...view.inPlay, ...view.completing];
  const compact = model.compact.value;
  return (
    <div
      class={styles.goals}
      {...(compact && goals.length > 1 ? { 'data-swipes': true, ...scrollable } : {})}
      {...roving}
    >
      {goals.map((goal) => (
        <GoalPaper key={goal} model={model} goal={goal} />
      ))}
      {goals.length === 0 && (
        <p class={styles.empty}>
          <b>No Goal in play</b>
          <span>Anyone who holds one can play it: 1 action.</span>
        </p>
      )}
      {goals.length < 2 && !compact && (
        <p class={styles.empty}>
          <span>{secondGoalWords(model.drawn.value)}</span>
        </p>
      )}
    </div>
  );
}

/** Whether Gear is being picked for this Goal. */
function isScrapped(model: Model, goal: Kind): boolean {
  const chosen = model.offers.value.find(({ id }) => id === model.selection.value.offer)?.does;
  return chosen !== undefined && isIntent(chosen) && chosen.kind === 'scrap' && chosen.goal === goal;
}

/** The Gear that counts for the icons: what is picked for this Goal, or all the reader holds. */
function gearFor(model: Model, goal: Kind): readonly Kind[] {
  const { picked } = model.selection.value;
  if (isScrapped(model, goal)) return picked.map(numberOf);
  const { stage } = model.drawn.value;
  if (stage.kind === 'question' && stage.question === 'pickScrap' && stage.seat === model.drawn.value.seat) {
    return picked.map(numberOf);
  }
  return handOf(model.drawn.value).filter(isGear);
}

/** More words than this are set smaller, so that the foot of the paper stays on the table. */
const MANY_LETTERS = 130;
const isWordy = (goal: Kind): boolean => {
  const { repair, sabotage } = goalCard(goal);
  return repair.says.length + sabotage.says.length > MANY_LETTERS;
};

function GoalPaper({ model, goal }: { readonly model: Model; readonly goal: Kind }) {
  const { view, seat } = model.drawn.value;
  const { skill, scrap, at } = goalCard(goal);
  const reach = seat === null ? null : reachOf(view, seat, goal);
  const isCompleting = view.completing.includes(goal);
  const lit = model.lit.value.has(goalThing(goal)) && !isCompleting;
  const isPicked = model.selection.value.focus === goalThing(goal);
  const covered = coveredIcons(scrap, seat === null ? [] : gearFor(model, goal));
  const isChosen = isScrapped(model, goal);
  const number = goalOf(goal);
  const compact = model.compact.value;
  const isRefused = model.desk.refused.value?.place === goalThing(goal);
  const words = isCompleting ? 'Being completed' : reach?.words;
  return (
    <button
      type="button"
      class={`${styles.goal} ${lit ? styles.lit : isChosen ? '' : styles.off}`}
      aria-label={`${spokenCard(goal)}. In play. Repair: Stabilise. ${goalCard(goal).repair.says} Sabotage: ${goalCard(goal).sabotage.says} ${words ?? ''}`}
      aria-pressed={lit ? isPicked : undefined}
      data-goal={goal}
      data-piece={`goal-${goal}`}
      data-peek={compact ? `card-${goal}` : undefined}
      onClick={() => model.press(goalThing(goal))}
    >
      <span class={styles.head}>
        {compact ? (
          <b class={styles.title}>{cardName(goal)}</b>
        ) : (
          <span class={text.plate}>Goal in play</span>
        )}
        {usesLocations(view.options) && (
          <span class={styles.tag}>
            <PlaceMark at={at} />
          </span>
        )}
        <span class={styles.tag}>
          <SkillMark skill={skill} />
        </span>
      </span>
      {!compact && <b class={styles.title}>{cardName(goal)}</b>}
      <span class={styles.needs}>
        {scrap.map((icon, index) => (
          <Scrap key={`${index}${icon}`} icon={icon} faint={seat !== null && !covered[index]} />
        ))}
        <span class={styles.gear}>
          or <Icon name="next" />
          <b>{cardName(number)}</b>
        </span>
      </span>
      <span class={`${styles.texts} ${isWordy(goal) ? styles.wordy : ''}`}>
        <i>Repair</i>
        <span>Stabilise. {goalCard(goal).repair.says}</span>
        <i>Sabotage</i>
        <span>{goalCard(goal).sabotage.says}</span>
      </span>
      {words && (
        <span class={styles.foot}>
          <span class={reach?.can && !isCompleting ? styles.can : styles.cannot}>
            <Icon name={reach?.can ? 'check' : 'lock'} />
            {words}
          </span>
        </span>
      )}
      {isRefused && (
        <span class={styles.octagon}>
          <Icon name="octagon" />
        </span>
      )}
    </button>
  );
}

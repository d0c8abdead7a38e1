/** One player from close up: what their character can do, what the reader knows and notes, and what they claimed. */
import { present, who } from '@airlock/kernel';
import { CHARACTERS, cardName, goalCard, memoKind, memoPlace } from '@airlock/outsider';
import { Chips } from '../../../kit/Chips.tsx';
import { Button } from '../../../look/Button.tsx';
import text from '../../../look/text.module.css';
import { SkillMark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { seatThing } from '../moves/things.ts';
import { type Mark, withMark } from '../notes.ts';
import { ClaimsOf } from '../talk/Claims.tsx';
import styles from './sheets.module.css';

export function SeatSheet({ model }: { readonly model: Model }) {
  const { view, seat: mine } = model.drawn.value;
  const { marks, note } = model.notes;
  const seat = model.about.value;
  const character = present(view.characters[seat]);
  const card = CHARACTERS[character];
  const goals = view.completed[seat] ?? [];
  const known = seat === mine ? [] : (view.hands[seat]?.known ?? []);
  const once = view.memos.filter((memo) => memoPlace(memo) === seat).map(memoKind);
  return (
    <div class={styles.sheet}>
      <h3>{who(seat, model.naming.value)}</h3>
      {card && (
        <p>
          <b>{card.name}</b>, {card.title}. {card.says}
        </p>
      )}
      <p class={styles.skills}>
        {card?.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
      </p>
      {seat !== mine && mine !== null && (
        <Chips
          title="Your private note"
          values={MARKS}
          isOn={(mark) => mark === (marks.value[seat] ?? null)}
          onPick={(mark) => note({ marks: withMark(marks.peek(), seat, mark) })}
          class={styles.marks}
        />
      )}
      {known.length > 0 && <p>You know of {known.map(cardName).join(', ')} in this hand.</p>}
      {once.length > 0 && <p>You once saw {once.map(cardName).join(', ')} here; it may be gone.</p>}
      {goals.length > 0 && (
        <>
          <h4 class={`${text.plate} ${text.faint}`}>Completed, and what sabotage would do</h4>
          <ul class={styles.goals}>
            {goals.map((goal) => (
              <li key={goal}>
                <b>{cardName(goal)}</b> {goalCard(goal).sabotage.says}
              </li>
            ))}
          </ul>
        </>
      )}
      <h4 class={`${text.plate} ${text.faint}`}>Claims</h4>
      <ClaimsOf model={model} seat={seat} />
      {seat !== mine && mine !== null && view.options.claims && !view.result && (
        <Button icon="talk" onPress={() => model.claimAbout(seatThing(seat))}>
          Claim about {who(seat, model.naming.value)}
        </Button>
      )}
    </div>
  );
}

/** Only the reader sees them. */
const MARKS: readonly (readonly [Mark | null, string])[] = [
  [null, 'No note'],
  ['trust', 'Trust'],
  ['suspect', 'Suspect'],
];

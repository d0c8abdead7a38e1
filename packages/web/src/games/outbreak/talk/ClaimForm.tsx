/** Putting a claim together: a sentence, then the things in it. What it says stands above its button. */
import { present, who } from '@airlock/kernel';
import {
  ACCUSATIONS,
  type Card,
  CLAIMABLE,
  cardName,
  claimWords,
  momentName,
  taskName,
} from '@airlock/outbreak';
import { Chip, Chips, ClaimFoot, ClaimForm as Form } from '../../../kit/claims/ClaimForm.tsx';
import type { Model } from '../model.ts';
import { isOut, seatsOf } from '../moves/stage.ts';
import { CLAIM_SHEET } from '../sheets/names.ts';
import {
  type ClaimDraft,
  claimOf,
  momentOfDraft,
  momentsFor,
  type SentenceKind,
  sentencesNow,
} from './draft.ts';

const LABELS: Readonly<Record<SentenceKind, string>> = {
  played: 'I played …',
  plan: 'I will play …',
  ask: 'What did you play?',
  accuse: 'I suspect …',
  vouch: 'I trust …',
  suggestCard: 'You should play …',
  suggestTasks: 'Let’s take …',
  voteIntent: 'I will vote …',
};

const AS_WORDS = ['Patient Zero', 'Infected', 'not sure'] as const;

const NEEDS_SEAT: readonly SentenceKind[] = ['ask', 'accuse', 'vouch', 'suggestCard', 'voteIntent'];
const NEEDS_CARD: readonly SentenceKind[] = ['played', 'plan', 'suggestCard'];

export function ClaimForm({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const naming = model.desk.naming.value;
  const draft = model.draft.value;
  const kinds = sentencesNow(view);
  const kind = draft.kind !== null && kinds.includes(draft.kind) ? draft.kind : present(kinds[0]);
  const whole: ClaimDraft = { ...draft, kind };
  const action = claimOf(view, whole);
  const change = (part: Partial<ClaimDraft>) => {
    model.draft.value = { ...whole, ...part };
  };
  return (
    <Form>
      <Chips title="Sentence">
        {kinds.map((one) => (
          <Chip key={one} on={one === kind} onPress={() => change({ kind: one })}>
            {LABELS[one]}
          </Chip>
        ))}
      </Chips>
      {NEEDS_SEAT.includes(kind) && (
        <Chips title="Who">
          {seatsOf(view)
            .filter((seat) => seat !== model.drawn.value.seat && (kind === 'ask' || !isOut(view, seat)))
            .map((seat) => (
              <Chip key={seat} on={draft.seat === seat} onPress={() => change({ seat })}>
                {who(seat, naming)}
              </Chip>
            ))}
          {kind === 'voteIntent' && (
            <Chip on={draft.seat === null} onPress={() => change({ seat: null })}>
              Nobody
            </Chip>
          )}
        </Chips>
      )}
      {momentsFor(view, kind).length > 0 && (
        <Chips title="Shift">
          {momentsFor(view, kind)
            .slice(-6)
            .map((moment) => (
              <Chip
                key={moment}
                on={momentOfDraft(view, whole) === moment}
                onPress={() => change({ moment })}
              >
                {momentName(moment).replace(' shift', '')}
              </Chip>
            ))}
        </Chips>
      )}
      {NEEDS_CARD.includes(kind) && (
        <Chips title="Card">
          {CLAIMABLE.map((card: Card) => (
            <Chip key={card} on={draft.card === card} onPress={() => change({ card })}>
              {cardName(card)}
            </Chip>
          ))}
        </Chips>
      )}
      {kind === 'accuse' && (
        <Chips title="As">
          {ACCUSATIONS.map((name, as) => (
            <Chip key={name} on={draft.as === as} onPress={() => change({ as })}>
              {AS_WORDS[as]}
            </Chip>
          ))}
        </Chips>
      )}
      {kind === 'suggestTasks' && (
        <Chips title="Two Tasks, in order">
          {view.status.map((_, task) => (
            <Chip
              key={taskName(task)}
              on={draft.tasks.includes(task)}
              onPress={() => change({ tasks: withTask(draft.tasks, task) })}
            >
              {taskName(task)}
            </Chip>
          ))}
        </Chips>
      )}
      <ClaimFoot
        desk={model.desk}
        sheet={CLAIM_SHEET}
        action={action}
        says={
          action === null ? missing(view.records.length, kind) : `You ${claimWords(action, naming, true)}.`
        }
        free="Everybody hears it. Nobody has to believe it, and it does not bind you."
      />
    </Form>
  );
}

const missing = (revealed: number, kind: SentenceKind): string =>
  revealed === 0 && (kind === 'played' || kind === 'ask')
    ? 'No pile has been revealed yet; plan something instead.'
    : 'Pick what is missing.';

const withTask = (tasks: readonly number[], task: number): number[] =>
  tasks.includes(task) ? tasks.filter((one) => one !== task) : [...tasks.slice(-1), task];

/** Putting a claim together: a sentence, then the things in it. What it says stands above its button. */
import { present, type Seat, who } from '@airlock/kernel';
import {
  type Card,
  CLAIMABLE,
  cardName,
  claimWords,
  groundsButton,
  momentName,
  taskName,
  type View,
} from '@airlock/outbreak';
import { Chips } from '../../../kit/Chips.tsx';
import { ClaimFoot, ClaimForm as Form } from '../../../kit/claims/ClaimForm.tsx';
import type { Model } from '../model.ts';
import { isOut, seatsOf } from '../moves/stage.ts';
import { CLAIM_SHEET } from '../sheets/names.ts';
import {
  accusersOf,
  type ClaimDraft,
  cardOfDraft,
  claimOf,
  momentOfDraft,
  momentsFor,
  reasonOfDraft,
  reasonsAgainst,
  type SentenceKind,
  sentencesNow,
  suspectsWithReasons,
} from './draft.ts';

const LABELS: Readonly<Record<SentenceKind, string>> = {
  played: 'I played …',
  plan: 'I will play …',
  ask: 'What did you play?',
  accuse: 'I suspect …',
  because: 'Here is why …',
  deny: 'That is not so',
  vouch: 'I trust …',
  suggestCard: 'You should play …',
  suggestTasks: 'Let’s take …',
  voteIntent: 'I will vote …',
};

/** How sure an accusation is, in the order of the rules’ `ACCUSATIONS`. */
const AS_WORDS = ['Patient Zero', 'Infected', 'not sure'] as const;

const NEEDS_SEAT: readonly SentenceKind[] = [
  'ask',
  'accuse',
  'because',
  'deny',
  'vouch',
  'suggestCard',
  'voteIntent',
];
const NEEDS_CARD: readonly SentenceKind[] = ['played', 'plan', 'suggestCard'];

export function ClaimForm({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const naming = model.desk.naming.value;
  const draft = model.draft.value;
  const kinds = sentencesNow(view);
  const kind = draft.kind !== null && kinds.includes(draft.kind) ? draft.kind : present(kinds[0]);
  const whole: ClaimDraft = { ...draft, kind };
  const action = claimOf(view, whole);
  const moments = momentsFor(view, kind);
  const change = (part: Partial<ClaimDraft>) => {
    model.draft.value = { ...whole, ...part };
  };
  return (
    <Form>
      <Chips
        title="Sentence"
        values={kinds.map((one) => [one, LABELS[one]])}
        isOn={(one) => one === kind}
        onPick={(one) => change({ kind: one })}
      />
      {NEEDS_SEAT.includes(kind) && (
        <Chips<Seat | null>
          title="Who"
          values={[
            ...aboutWhom(view, kind, model.drawn.value.seat).map(
              (seat) => [seat, who(seat, naming)] as const,
            ),
            ...(kind === 'voteIntent' ? ([[null, 'Nobody']] as const) : []),
          ]}
          isOn={(seat) => draft.seat === seat}
          onPick={(seat) => change({ seat })}
        />
      )}
      {moments.length > 0 && (
        <Chips
          title="Shift"
          values={moments.slice(-6).map((moment) => [moment, momentName(moment).replace(' shift', '')])}
          isOn={(moment) => momentOfDraft(view, whole) === moment}
          onPick={(moment) => change({ moment })}
        />
      )}
      {NEEDS_CARD.includes(kind) && (
        <Chips
          title="Card"
          values={CLAIMABLE.map((card: Card) => [card, cardName(card)])}
          isOn={(card) => cardOfDraft(view, whole) === card}
          onPick={(card) => change({ card })}
        />
      )}
      {kind === 'accuse' && (
        <Chips
          title="As"
          values={AS_WORDS.map((name, as) => [as, name])}
          isOn={(as) => draft.as === as}
          onPick={(as) => change({ as })}
        />
      )}
      {kind === 'because' && draft.seat !== null && (
        <Chips
          title="Why"
          values={reasonsAgainst(view, draft.seat).map((reason) => [reason, groundsButton(reason)])}
          isOn={(reason) => reasonOfDraft(view, whole) === reason}
          onPick={(reason) => change({ reason })}
        />
      )}
      {kind === 'suggestTasks' && (
        <Chips
          title="Two Tasks, in order"
          values={view.status.map((_, task) => [task, taskName(task)])}
          isOn={(task) => draft.tasks.includes(task)}
          onPick={(task) => change({ tasks: withTask(draft.tasks, task) })}
        />
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

/** Whom a sentence can be about. */
function aboutWhom(view: View, kind: SentenceKind, mine: Seat | null): Seat[] {
  if (kind === 'because') return suspectsWithReasons(view);
  if (kind === 'deny') return accusersOf(view);
  return seatsOf(view).filter((seat) => seat !== mine && (kind === 'ask' || !isOut(view, seat)));
}

const missing = (revealed: number, kind: SentenceKind): string =>
  revealed === 0 && (kind === 'played' || kind === 'ask')
    ? 'No pile has been revealed yet; plan something instead.'
    : 'Pick what is missing.';

const withTask = (tasks: readonly number[], task: number): number[] =>
  tasks.includes(task) ? tasks.filter((one) => one !== task) : [...tasks.slice(-1), task];

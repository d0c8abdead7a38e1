/** The claim wheel: a heading, a sentence, the words in its gaps. What it says stands above its button. */
import { claimWords } from '@airlock/outsider';
import { Chips } from '../../../kit/Chips.tsx';
import { ClaimFoot, ClaimForm as Form } from '../../../kit/claims/ClaimForm.tsx';
import type { Model } from '../model.ts';
import { CLAIM_SHEET } from '../sheets/names.ts';
import {
  type ClaimDraft,
  type ClaimKind,
  claimOf,
  gapsOf,
  SENTENCES,
  TOPIC_NAMES,
  TOPICS,
  type Topic,
  wordIn,
} from './draft.ts';

/** More than these stand in a list. */
const MOST_CHIPS = 7;

export function ClaimForm({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  if (seat === null) return null;
  const naming = model.naming.value;
  const draft = model.draft.value;
  const words = { view, naming, me: seat };
  const action = claimOf(draft, words);
  const change = (part: Partial<ClaimDraft>) => {
    model.draft.value = { ...draft, ...part };
  };
  const left = 6 - (view.said[seat] ?? 0);
  return (
    <Form>
      <Chips
        title="About"
        values={(Object.keys(TOPICS) as Topic[]).map((topic) => [topic, TOPIC_NAMES[topic]])}
        isOn={(topic) => topic === draft.topic}
        onPick={(topic) => change({ topic, kind: TOPICS[topic][0] })}
      />
      <Chips
        title="Sentence"
        values={TOPICS[draft.topic].map((kind: ClaimKind) => [kind, SENTENCES[kind]])}
        isOn={(kind) => kind === draft.kind}
        onPick={(kind) => change({ kind })}
      />
      {gapsOf(draft.kind, words).map((gap) => (
        <Chips
          key={gap.name}
          title={gap.name}
          values={gap.values.map(({ word, label }) => [word, label])}
          isOn={(word) => word === wordIn(draft, gap)}
          onPick={(word) => change({ words: { ...draft.words, [gap.name]: word } })}
          most={MOST_CHIPS}
        />
      ))}
      <ClaimFoot
        desk={model.desk}
        sheet={CLAIM_SHEET}
        action={action}
        says={action === null ? 'Pick what is missing.' : `You ${claimWords(action, naming, true)}.`}
        free={`Everybody hears it. It may be true or false, and it does not bind you. ${Math.max(0, left)} left this turn.`}
      />
    </Form>
  );
}

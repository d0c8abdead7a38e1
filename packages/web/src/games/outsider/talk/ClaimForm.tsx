/** The claim wheel: a heading, a sentence, the words in its gaps. What it says stands above its button. */
import { claimWords } from '@airlock/outsider';
import { Chip, Chips, ClaimFoot, ClaimForm as Form } from '../../../kit/claims/ClaimForm.tsx';
import { Choice } from '../../../look/Choice.tsx';
import type { Model } from '../model.ts';
import { CLAIM_SHEET } from '../sheets/names.ts';
import {
  type ClaimDraft,
  type ClaimKind,
  claimOf,
  type Gap,
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
      <Chips title="About">
        {(Object.keys(TOPICS) as Topic[]).map((topic) => (
          <Chip
            key={topic}
            on={topic === draft.topic}
            onPress={() => change({ topic, kind: TOPICS[topic][0] })}
          >
            {TOPIC_NAMES[topic]}
          </Chip>
        ))}
      </Chips>
      <Chips title="Sentence">
        {TOPICS[draft.topic].map((kind: ClaimKind) => (
          <Chip key={kind} on={kind === draft.kind} onPress={() => change({ kind })}>
            {SENTENCES[kind]}
          </Chip>
        ))}
      </Chips>
      {gapsOf(draft.kind, words).map((gap) => (
        <GapField
          key={gap.name}
          gap={gap}
          word={wordIn(draft, gap)}
          onWord={(word) => change({ words: { ...draft.words, [gap.name]: word } })}
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

function GapField({
  gap,
  word,
  onWord,
}: {
  readonly gap: Gap;
  readonly word: string;
  readonly onWord: (word: string) => void;
}) {
  if (gap.values.length > MOST_CHIPS) {
    return (
      <Chips title={gap.name}>
        <Choice
          label={gap.name}
          value={word}
          values={gap.values.map((value) => ({ value: value.word, name: value.label }))}
          onChoose={(value) => onWord(String(value))}
        />
      </Chips>
    );
  }
  return (
    <Chips title={gap.name}>
      {gap.values.map((value) => (
        <Chip key={value.word} on={value.word === word} onPress={() => onWord(value.word)}>
          {value.label}
        </Chip>
      ))}
    </Chips>
  );
}

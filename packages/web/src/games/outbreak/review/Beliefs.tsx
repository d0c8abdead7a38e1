/** At every vote, whom each seat could suspect from cards and claims, why, and whom it voted for. */
import { type Seat, who } from '@airlock/kernel';
import { type OutbreakEvent, PZERO, type View } from '@airlock/outbreak';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Chips } from '../../../kit/Chips.tsx';
import { lastView } from '../../../kit/ending.ts';
import { setTo } from '../../../look/set.ts';
import text from '../../../look/text.module.css';
import type { Finished } from '../../contract.ts';
import type { Model } from '../model.ts';
import {
  type Belief,
  ballotName,
  beliefsOf,
  reasonSentences,
  type VoteBeliefs,
  WAYS,
  type Way,
} from '../moves/beliefs.ts';
import styles from './Beliefs.module.css';

interface BeliefsProps {
  readonly model: Model;
  readonly finished: Finished<View, OutbreakEvent>;
}

/** What a way is called, and how it goes. */
const WORDS: Readonly<Record<Way, { readonly label: string; readonly about: string }>> = {
  weighed: {
    label: 'As the Investigator weighs it',
    about:
      'Every story of who is infected that fits the piles, the reports and what the seat knew itself, weighted by how well it fits: the share of those in which somebody is Patient Zero.',
  },
  counted: {
    label: 'As all other bots count it',
    about:
      'What claims and cards say for and against each seat, added up and turned into shares. The Lookout leaves plans and opinions out.',
  },
};

export function Beliefs({ model, finished }: BeliefsProps) {
  const way = useSignal<Way>('weighed');
  const votes = useMemo(() => beliefsOf(finished, way.value), [finished, way.value]);
  const name = (seat: Seat): string => who(seat, finished.naming);
  const zero = lastView(finished).roles.indexOf(PZERO);
  if (votes.length === 0) return <p>The match was over before the first vote.</p>;
  return (
    <>
      <Chips
        title="How it is worked out"
        untitled
        values={WAYS.map((one) => [one, WORDS[one].label])}
        isOn={(one) => way.value === one}
        onPick={setTo(way)}
      />
      <p class={styles.about}>
        {WORDS[way.value].about} Worked out the same way for every seat, bot or not, from what that seat knew,
        with its ballot. Patient Zero was {name(zero)}.
      </p>
      <table class={styles.beliefs}>
        <thead>
          <tr>
            <td />
            {votes.map(({ day }) => (
              <th key={day} scope="col">
                Vote of Day {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.desk.seats.value.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">{name(seat)}</th>
              {votes.map((vote) => (
                <Cell
                  key={vote.day}
                  model={model}
                  vote={vote}
                  belief={vote.beliefs[seat]}
                  way={way.value}
                  zero={zero}
                  name={name}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CellProps {
  readonly model: Model;
  readonly vote: VoteBeliefs;
  readonly belief: Belief | undefined;
  readonly way: Way;
  readonly zero: Seat;
  readonly name: (seat: Seat) => string;
}

function Cell({ model, vote, belief, way, zero, name }: CellProps) {
  const suspect = belief?.suspect ?? null;
  const ballot = belief && belief.ballot >= 0 && <span>voted {ballotName(belief.ballot, name)}</span>;
  if (!belief || suspect === null) {
    return (
      <td>
        <b>–</b>
        {ballot}
      </td>
    );
  }
  return (
    <td>
      <b class={suspect === zero ? text.go : undefined}>
        {name(suspect)} {Math.round(belief.chance * 100)} %
      </b>
      {ballot}{' '}
      {way === 'counted' && (
        <WhyButton
          about={{
            question: `Why ${name(suspect)}, on Day ${vote.day}?`,
            sentences: reasonSentences(vote.view, suspect, name),
            rules: ['OBK-1004'],
          }}
          onWhy={model.desk.why}
        />
      )}
    </td>
  );
}

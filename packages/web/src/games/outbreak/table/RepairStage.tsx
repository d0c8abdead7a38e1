/** The ballots of a repair with their names, and what they come to (OBK-604). */
import { ABSTAIN, taskName } from '@airlock/outbreak';
import { Icon } from '../../../look/Icon.tsx';
import { Mark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import type { RepairVote } from '../moves/ceremony.ts';
import styles from './VoteStage.module.css';
import { BallotCards } from './VoteStage.tsx';

export function RepairStage({ model, repair }: { readonly model: Model; readonly repair: RepairVote }) {
  const { task, ballots, voters, tie } = repair;
  return (
    <section class={styles.stage} aria-label="The ballot about a repair" aria-live="polite">
      <BallotCards
        model={model}
        voters={voters}
        hit={task}
        of={(seat) => ballots[seat]}
        face={(target) =>
          target === ABSTAIN
            ? { does: 'wants to', picture: <Icon name="close" />, name: 'Abstain' }
            : { does: 'repairs', picture: <Mark name="wrench" />, name: taskName(target) }
        }
      />
      <div class={styles.said}>
        <h2>{taskName(task)} is repaired.</h2>
        <p>{tie ?? 'It has the most ballots.'}</p>
      </div>
    </section>
  );
}

/** The middle of the screen: seats, the two Tasks with the pile between them, and the last pile. */
import { Ground } from '../../../kit/Ground.tsx';
import { LessonPaper } from '../../../kit/LessonPaper.tsx';
import type { Model } from '../model.ts';
import { repairOf } from '../moves/ceremony.ts';
import { Chooser } from './Chooser.tsx';
import { LastPile } from './LastPile.tsx';
import { NoticePaper } from './NoticePaper.tsx';
import { RepairStage } from './RepairStage.tsx';
import { Seats } from './Seats.tsx';
import { ShiftPile } from './ShiftPile.tsx';
import styles from './Table.module.css';
import { TaskPaper } from './TaskPaper.tsx';
import { VoteStage } from './VoteStage.tsx';

export function Table({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const layout = model.desk.layout.value;
  const isTurning = model.turned.value !== null;
  const ceremony = model.ceremony.value;
  const repair = repairOf(model.desk.playing.value, model.desk.naming.value);
  if (ceremony || repair) {
    return (
      <Ground layout={layout} picture={LINES} class={styles[layout]}>
        <div class={styles.middle}>
          {ceremony && <VoteStage model={model} ceremony={ceremony} />}
          {repair && <RepairStage model={model} repair={repair} />}
        </div>
      </Ground>
    );
  }
  const chooses = !isTurning && (view.phase === 'vote' || view.phase === 'pick' || view.phase === 'repair');
  return (
    <Ground layout={layout} picture={LINES} class={styles[layout]}>
      {layout !== 'phone' && <Seats model={model} />}
      <div class={styles.middle}>
        {chooses ? (
          <Chooser model={model} />
        ) : (
          <>
            <TaskPaper model={model} slot={0} />
            <ShiftPile model={model} />
            <TaskPaper model={model} slot={1} />
          </>
        )}
      </div>
      {model.lesson ? (
        <LessonPaper
          class={styles.lesson}
          place={model.lesson.place.value}
          over={{ text: model.lesson.over }}
        />
      ) : (
        <LastPile model={model} />
      )}
      <NoticePaper model={model} />
    </Ground>
  );
}

/** Slanted hairlines, as on the bulkheads of the drawings. */
const LINES = (
  <g fill="none" stroke="#3a2630" stroke-width="1.5" opacity="0.5">
    {Array.from({ length: 9 }, (_, at) => (
      <path key={at} d={`M${at * 130 - 100} 620l160-630`} />
    ))}
  </g>
);

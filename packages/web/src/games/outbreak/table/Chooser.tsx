/** The middle of the table while something else than cards is chosen: two Tasks, a ballot, a repair. */
import { type Naming, present, type Seat, who } from '@airlock/kernel';
import {
  COMPLETED,
  DESTROYED,
  neededFor,
  pickAction,
  repairAction,
  roleName,
  statusName,
  type Task,
  taskName,
  type View,
  voteAction,
} from '@airlock/outbreak';
import { Chooser as ChooseFrom, PAPER } from '../../../kit/Chooser.tsx';
import { classes } from '../../../kit/classes.ts';
import { Pressable } from '../../../kit/Pressable.tsx';
import { Track } from '../../../kit/Track.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Slot } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { opinionsOn } from '../moves/ledger.ts';
import { ballotWords, isOut, type Position, seatsOf } from '../moves/stage.ts';
import styles from './Chooser.module.css';

export function Chooser({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  if (view.phase === 'vote') return <Ballot model={model} />;
  return <Tasks model={model} />;
}

function Tasks({ model }: { readonly model: Model }) {
  const position = model.drawn.value;
  const { view, legal } = position;
  const isPick = view.phase === 'pick';
  const tasks = view.status.flatMap((status, task) => (isPick || status === DESTROYED ? [task] : []));
  const isMine = legal.size > 0;
  const title = isPick
    ? isMine
      ? 'Choose two Tasks: you lead'
      : `${who(view.leader, model.desk.naming.value)} chooses two Tasks`
    : 'Which destroyed Task is repaired?';
  return (
    <ChooseFrom title={title} class={styles.grid}>
      {tasks.map((task) => (
        <TaskButton key={task} model={model} task={task} isLit={isMine && canTake(position, task)} />
      ))}
    </ChooseFrom>
  );
}

/** Whether a Task can be part of what is chosen. */
function canTake({ view, legal }: Position, task: Task): boolean {
  if (view.phase === 'repair') return legal.has(repairAction(task));
  return view.status.some((_, other) => legal.has(pickAction(task, other)));
}

function TaskButton({
  model,
  task,
  isLit,
}: {
  readonly model: Model;
  readonly task: Task;
  readonly isLit: boolean;
}) {
  const { view } = model.drawn.value;
  const place = model.selection.value.indexOf(task);
  const needed = neededFor(view.options, task);
  const status = present(view.status[task]);
  const points = present(view.points[task]);
  const fact =
    status === COMPLETED ? 'completed' : status >= DESTROYED ? statusName(status) : `${points} of ${needed}`;
  return (
    <Pressable
      lit={isLit}
      picked={place >= 0}
      unlit="off"
      label={`${taskName(task)}, ${fact}${place >= 0 ? `, picked ${place === 0 ? 'first' : 'second'}` : ''}`}
      marks={{ 'data-task': task }}
      class={classes(PAPER, styles.task, !isLit && styles.off)}
      onPress={() => model.press({ kind: 'task', task })}
    >
      <b>{taskName(task)}</b>
      <Track done={points} of={needed} class={styles.track} />
      <small>{fact}</small>
      {place >= 0 && (
        <span class={styles.slot}>
          {view.phase === 'pick' ? <Slot slot={place === 0 ? 1 : 2} /> : <Icon name="check" />}
        </span>
      )}
    </Pressable>
  );
}

function Ballot({ model }: { readonly model: Model }) {
  const { view, legal } = model.drawn.value;
  const naming = model.desk.naming.value;
  return (
    <ChooseFrom
      title={`Day ${view.day}: the vote`}
      label="The vote"
      foot={lastVote(view, naming)}
      tall={model.compact.value}
      class={styles.grid}
    >
      {seatsOf(view).map((seat) => (
        <SeatBallot
          key={seat}
          model={model}
          seat={seat}
          isLit={legal.has(voteAction(seat))}
          naming={naming}
        />
      ))}
    </ChooseFrom>
  );
}

interface SeatBallotProps {
  readonly model: Model;
  readonly seat: Seat;
  readonly isLit: boolean;
  readonly naming: Naming;
}

function SeatBallot({ model, seat, isLit, naming }: SeatBallotProps) {
  const { view } = model.drawn.value;
  const isPicked = model.selection.value.includes(seat);
  const fact = isOut(view, seat) ? `out, ${roleName(present(view.roles[seat]))}` : opinionWords(view, seat);
  return (
    <Pressable
      lit={isLit}
      picked={isPicked}
      unlit="off"
      label={`${who(seat, naming)}, ${fact}`}
      marks={{ 'data-ballot': seat }}
      class={classes(PAPER, styles.task, !isLit && styles.off)}
      onPress={() => model.press({ kind: 'seat', seat })}
    >
      <b>{who(seat, naming)}</b>
      <small>{fact}</small>
      {isPicked && (
        <span class={styles.slot}>
          <Icon name="check" />
        </span>
      )}
    </Pressable>
  );
}

/** What has been said about somebody, counted. */
function opinionWords(view: View, seat: Seat): string {
  const opinions = opinionsOn(view, seat);
  const count = (kind: string): number => opinions.filter((one) => one.kind === kind).length;
  const parts = [
    [count('accuse'), 'accuse'],
    [count('vouch'), 'vouch'],
    [count('voteIntent'), 'want them out'],
  ] as const;
  const told = parts.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : []));
  return told.length === 0 ? 'no opinion yet' : told.join(', ');
}

/** How the vote before this one went. */
function lastVote(view: View, naming: Naming): string | null {
  const last = view.votes.at(-1);
  if (!last) return null;
  return `Day ${last.day}: ${ballotWords(last, naming)}.`;
}

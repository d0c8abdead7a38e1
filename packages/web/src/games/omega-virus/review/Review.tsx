/** A finished match in hindsight: both plans side by side, in real time, with the scoring cards filling beside them. */
import type { Seat } from '@airlock/kernel';
import { type OmegaEvent, ROUNDS, type View } from '@airlock/omega-virus';
import { computed } from '@preact/signals';
import type { Finished, LineProps, Parts } from '../../contract.ts';
import { clockWords } from '../clock.ts';
import type { Model } from '../model.ts';
import { type Bounds, boundsOf } from '../moves/picture.ts';
import { Filling } from './Filling.tsx';
import { Lanes } from './Lanes.tsx';
import { TwoPlans } from './TwoPlans.tsx';
import { lastDeeds, lastsAt, lineAt, linesOf, type RoundLine, timeAt } from './timeLine.ts';

type Match = Finished<View, OmegaEvent>;

const SPEEDS = [1, 4, 16];

export function reviewOf(model: Model, match: Match): NonNullable<Parts['review']> {
  const lines = linesOf(match);
  const bounds = boundsOfRounds(match, lines);
  const line = computed(() => lineAt(lines, model.desk.sequence.value));
  const Table = () => {
    const view = model.view.value;
    const sequence = model.desk.sequence.value;
    return (
      <TwoPlans
        model={model}
        view={view}
        boundsFor={(seat) => bounds(line.value, seat)}
        under={(seat) => (line.value ? lastDeeds(line.value, seat, sequence) : null)}
      />
    );
  };
  return {
    Table,
    headline: computed(() => {
      if (!line.value) return null;
      const { round } = line.value;
      return {
        plate: model.view.value.mode === 'practice' ? 'Practice' : `Round ${round} of ${ROUNDS}`,
        title: clockWords(timeAt(line.value, model.desk.sequence.value)),
      };
    }),
    Beside: () => <Filling model={model} line={line.value} />,
    time: {
      speeds: SPEEDS,
      lasts: (sequence) => lastsAt(lines, sequence),
      Line: (props: LineProps) => <Lanes model={model} lines={lines} {...props} />,
    },
  };
}

/** Everything that a plan covered in the course of a round: nothing jumps while one looks. */
function boundsOfRounds(
  { views }: Match,
  lines: readonly RoundLine[],
): (line: RoundLine | null, seat: Seat) => Bounds {
  const known = new Map<string, Bounds>();
  return (line, seat) => {
    const { first = 0, last = 0, round = 0 } = line ?? lines[0] ?? {};
    const key = `${round} ${seat}`;
    const bounds =
      known.get(key) ??
      views
        .slice(first, last + 1)
        .map((view) => view.seats[seat]?.plan ?? [])
        .filter((plan) => plan.length > 0)
        .map(boundsOf)
        .reduce(around, boundsOf([]));
    known.set(key, bounds);
    return bounds;
  };
}

const around = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The station: five by five cells between the heads of their lines. */

import { present } from '@airlock/kernel';
import {
  type BonusSpot,
  type Card,
  CELLS,
  type Cell,
  cellName,
  cellWords,
  type Line,
  MOST_SPACES,
  NO_CARD,
  SPACE_OF,
  spaceName,
} from '@airlock/outpost-seven';
import { useSignalEffect } from '@preact/signals';
import { Fragment, type RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRoving } from '../../../frame/roving.ts';
import { classes } from '../../../kit/classes.ts';
import { Octagon, Tick } from '../../../kit/marks.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { BonusIcon, Pictogram } from '../cards/icons.tsx';
import { ModuleCard } from '../cards/ModuleCard.tsx';
import type { Model } from '../model.ts';
import { useMotion } from '../motion/motion.ts';
import { type CellMark, cellMark } from '../moves/marks.ts';
import { type Board, drawnCubes } from '../moves/preview.ts';
import { LineHead } from './LineHead.tsx';
import styles from './Station.module.css';

const INDEXES = [0, 1, 2, 3, 4];

/** How much room the heads get. */
const SHAPES = { wide: '', folded: '', phone: 'compact', landscape: 'low' } as const;

/** The two boards between which cubes come and go: a preview's, those of the event being shown, or one and the same. */
function boardsOf({ drawn, preview, selection, desk }: Model): { now: Board; then: Board; from: Board } {
  const { view } = drawn.value;
  const then = selection.value.step === 'confirm' && preview.value ? preview.value.after : view;
  return { now: view, then, from: desk.playing.value?.before ?? view };
}

export function Station({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLElement>();
  useMotion(model, roving.ref);
  useCellsNext(model, roving.ref);
  useSignalEffect(model.useBonuses);
  const shape = SHAPES[model.desk.layout.value];
  const { now, then, from } = boardsOf(model);
  const head = (line: Line) => (
    <LineHead key={line} model={model} line={line} now={now} then={then} shape={shape} />
  );
  return (
    <div class={styles.ground}>
      <Contours />
      <section
        class={`${styles.grid} ${shape ? styles[shape] : ''}`}
        aria-label="The station, five rows and five columns"
        {...roving}
      >
        <div class={styles.corner}>
          <Pictogram name="dome" />
        </div>
        {INDEXES.map((column) => head(5 + column))}
        {INDEXES.map((row) => (
          <Fragment key={row}>
            {head(row)}
            {CELLS.slice(row * 5, row * 5 + 5).map((cell) => (
              <CellBox key={cell} model={model} cell={cell} now={now} then={then} from={from} />
            ))}
          </Fragment>
        ))}
      </section>
    </div>
  );
}

/** Who picks module and scrap with the keyboard goes on to the cells with the arrows. */
function useCellsNext(model: Model, station: RefObject<HTMLElement | null>): void {
  const { step } = model.selection.value;
  useEffect(() => {
    if (step !== 'cell' || !document.activeElement?.matches('[data-digit]:focus-visible')) return;
    station.current?.querySelector<HTMLElement>('[data-cell][aria-pressed]')?.focus();
  }, [step, station]);
}

interface CellProps {
  readonly model: Model;
  readonly cell: Cell;
  readonly now: Board;
  readonly then: Board;
  readonly from: Board;
}

function CellBox({ model, cell, now, then, from }: CellProps) {
  const position = model.drawn.value;
  const mark = cellMark(position, model.selection.value, cell);
  const card = present(then.grid[cell]);
  const refused = model.desk.refused.value?.place === `cell-${cell}`;
  const owed = position.legal.bonuses.filter((spot) => Math.floor(spot / MOST_SPACES) === cell);
  const words = cellWords({ ...position.view, ...then }, cell);
  return (
    <div class={styles.box}>
      <button
        type="button"
        class={classes(
          styles.cell,
          card !== NO_CARD && styles.filled,
          mark !== 'rest' && styles[mark],
          refused && card === NO_CARD && styles.refused,
          owed.length > 0 && styles.owing,
        )}
        aria-label={`${words}${STATES[mark]}${owed.length > 0 ? ', bonus owed' : ''}`}
        aria-pressed={mark === 'rest' ? undefined : mark === 'chosen'}
        // It can be pressed all the same, and the door then says why not; but nobody has to.
        data-resting={mark === 'rest' && owed.length === 0 ? '' : undefined}
        data-cell={cell}
        data-digit={owed.length > 0 ? '' : undefined}
        data-peek={card === NO_CARD || mark === 'chosen' ? undefined : `cell-${cell}`}
        onClick={() => model.press({ kind: 'cell', cell })}
      >
        {card === NO_CARD ? (
          refused ? (
            <Icon name="octagon" />
          ) : (
            <span aria-hidden="true">{`${Math.floor(cell / 5) + 1} · ${(cell % 5) + 1}`}</span>
          )
        ) : (
          <span data-piece={mark === 'chosen' ? undefined : `card-${card}`} data-module={cell}>
            <ModuleCard
              card={card}
              size="cell"
              cubes={drawnCubes(now === then ? from : now, then, cell)}
              owed={new Set(owed.map((spot) => spot % MOST_SPACES))}
            />
          </span>
        )}
        {refused && card !== NO_CARD && <Octagon />}
      </button>
      {mark === 'chosen' && <Tick small={model.compact.value} low />}
      {owed.length > 1 && <Spots model={model} card={card} spots={owed} />}
    </div>
  );
}

const STATES: Readonly<Record<CellMark, string>> = {
  rest: '',
  legal: ', can be placed here',
  chosen: ', chosen',
};

/** A module that owes several bonuses offers each of them. */
function Spots(props: { readonly model: Model; readonly card: Card; readonly spots: readonly BonusSpot[] }) {
  return (
    <span class={styles.spots}>
      {props.spots.map((spot) => {
        const kind = present(SPACE_OF[props.card * MOST_SPACES + (spot % MOST_SPACES)]);
        const cell = Math.floor(spot / MOST_SPACES);
        return (
          <button
            key={spot}
            type="button"
            class={styles.spot}
            aria-label={`Use ${spaceName(kind)} at ${cellName(cell)}`}
            onClick={() => props.model.press({ kind: 'bonus', spot })}
          >
            <BonusIcon kind={kind} />
          </button>
        );
      })}
    </span>
  );
}

/** The planet under the station. */
const Contours = () => (
  <svg class={styles.contours} viewBox="0 0 872 608" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke="#3d3029" stroke-width="1.5">
      <path d="M-20 520c120-60 200 10 320-40s220-120 340-60 160 40 260 0" />
      <path d="M-20 470c120-60 210 0 330-50s220-120 340-60 150 40 250 0" />
      <path d="M-20 420c120-60 220-10 340-60s220-120 340-60 140 40 240 0" />
      <path d="M-20 120c100-40 180 30 300 0s180-90 320-40 160 30 300-20" />
      <path d="M-20 70c100-40 190 20 310-10s180-90 320-40 150 30 290-20" />
    </g>
  </svg>
);

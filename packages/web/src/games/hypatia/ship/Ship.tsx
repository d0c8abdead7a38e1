/** The ship: eight stations around the Command Tower, whose cell is the read-out. */
import { CELLS, DECLINE, NO_STATION, type ShipView } from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRoving } from '../../../frame/roving.ts';
import { Button } from '../../../look/Button.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { Tool } from '../../../look/Tool.tsx';
import { Pictogram } from '../cards/Pictogram.tsx';
import type { Model } from '../model.ts';
import { useMotion } from '../motion/motion.ts';
import { prepareAdvice } from '../moves/hint.ts';
import { cellKey } from '../moves/things.ts';
import { Others } from '../rail/Others.tsx';
import { aids } from '../settings.ts';
import { CHOICE_SHEET, OTHERS_SHEET, PHAGE_SHEET, PILES_SHEET, SYSTEMS_SHEET } from '../sheets/names.ts';
import { cellLetters } from '../words.ts';
import { GoalLine } from './Goal.tsx';
import { paperOf, ReadOut } from './ReadOut.tsx';
import styles from './Ship.module.css';
import { StationBox } from './StationBox.tsx';

/** The nine cells by rows, as the clockwise number of each; the tower stands in the middle. */
const TOWER = -1;
const BY_ROWS = [0, 1, 2, 7, TOWER, 3, 6, 5, 4] as const;

export function Ship({ model }: { readonly model: Model }) {
  const roving = useRoving<HTMLElement>();
  useMotion(model, roving.ref);
  usePictures(roving.ref);
  useStationsNext(model, roving.ref);
  useChoice(model);
  useHabit(model);
  const { ship } = model.drawn.value;
  const compact = model.compact.value;
  if (!ship) {
    return (
      <div class={styles.unseen}>
        <Others model={model} />
      </div>
    );
  }
  const layout = model.desk.layout.value;
  return (
    <div class={`${styles.ground} ${layout === 'landscape' ? styles.sideways : ''}`}>
      <Outline />
      {!compact && model.desk.mode !== 'review' && <GoalLine ship={ship} />}
      <section
        class={`${styles.ship} ${compact ? styles.small : ''}`}
        aria-label="The ship, eight stations around the Command Tower"
        onPointerLeave={() => model.point(null)}
        {...roving}
      >
        {BY_ROWS.map((cell) =>
          cell === TOWER ? (
            <Tower key="tower" model={model} ship={ship} />
          ) : (
            <CellOf key={cell} model={model} ship={ship} cell={cell} />
          ),
        )}
      </section>
      {compact && (
        <div class={`${styles.strip} ${paperOf(model) ? styles.lesson : ''}`}>
          <section class={styles.scroll} aria-label="Read-out" {...scrollable}>
            <ReadOut model={model} />
          </section>
          <div class={styles.tools}>
            <HintButton model={model} />
            {layout === 'landscape' && <SheetTools model={model} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** On its side a phone has no room under the ship for the buttons of its sheets. */
function SheetTools({ model }: { readonly model: Model }) {
  const sheets = [
    ['Systems', 'unlock', SYSTEMS_SHEET],
    ['Piles', 'grid', PILES_SHEET],
    ['Unseen Phage', 'eye', PHAGE_SHEET],
    ...(model.drawn.value.view.seats > 1 ? ([['The others', 'person', OTHERS_SHEET]] as const) : []),
  ] as const;
  return (
    <>
      {sheets.map(([label, icon, sheet]) => (
        <Tool key={sheet} icon={icon} label={label} onPress={() => model.desk.openSheet(sheet)} />
      ))}
    </>
  );
}

function CellOf({
  model,
  ship,
  cell,
}: {
  readonly model: Model;
  readonly ship: ShipView;
  readonly cell: number;
}) {
  const station = present(ship.layout[cell]);
  if (station !== NO_STATION) return <StationBox model={model} ship={ship} station={station} />;
  // Nothing can be laid there any more.
  if (model.desk.mode === 'review') return <div class={styles.empty}>{cellLetters(cell)}</div>;
  const look = model.marks.value.of(cellKey(cell));
  return (
    <button
      type="button"
      class={`${styles.empty} ${look === 'lit' ? styles.lit : ''}`}
      aria-label={`Empty cell ${CELLS[cell]}`}
      aria-pressed={look === 'lit' ? false : undefined}
      data-thing={cellKey(cell)}
      onClick={() => model.press({ kind: 'cell', cell })}
    >
      {cellLetters(cell)}
    </button>
  );
}

function Tower({ model, ship }: { readonly model: Model; readonly ship: ShipView }) {
  const open = () => model.desk.openSheet(PILES_SHEET);
  if (model.compact.value) {
    return (
      <button
        type="button"
        class={styles.smallTower}
        aria-label={`Command Tower, crew deck ${ship.crewDeck.length}, discard ${ship.crewDiscard.length}. Show the piles`}
        data-tower=""
        onClick={open}
      >
        <b>Tower</b>
        <Pictogram name="tower" />
        <span>Deck {ship.crewDeck.length}</span>
      </button>
    );
  }
  return (
    <div class={styles.tower} data-tower="">
      <button
        type="button"
        class={styles.towerHead}
        aria-label={`Command Tower, crew deck ${ship.crewDeck.length}, discard ${ship.crewDiscard.length}. Show the piles`}
        onClick={open}
      >
        <Pictogram name="tower" />
        <b>Command Tower</b>
        <span>
          <b>{ship.crewDeck.length}</b> <em>crew</em> deck
        </span>
        <span>
          <b>{ship.crewDiscard.length}</b> discard
        </span>
      </button>
      <div class={styles.readOut}>
        <ReadOut model={model} />
      </div>
    </div>
  );
}

/** When the table has long been drawn: a finger comes near the button only as it presses it, and loading takes as long as many a thought. */
const PREPARED_AFTER = 2_000;

/** A lesson says by itself what to do, and those who watch have nothing to decide. */
export function HintButton({ model }: { readonly model: Model }) {
  const isOffered = model.desk.mode === 'play' && !model.lesson?.value;
  useEffect(() => {
    if (!isOffered) return;
    const timer = setTimeout(prepareAdvice, PREPARED_AFTER);
    return () => clearTimeout(timer);
  }, [isOffered]);
  if (!isOffered) return null;
  // Enter does what the door offers then: asking again would say the same.
  const answered = model.hint.value ? { 'data-held': '' } : {};
  return (
    <Button
      look="quiet"
      icon="help"
      class={styles.hint}
      off={model.drawn.value.legal.size === 0 ? 'There is nothing for you to do now' : undefined}
      attributes={{ onPointerEnter: prepareAdvice, onFocus: prepareAdvice, ...answered }}
      onPress={model.askHint}
    >
      {model.thinking.value ? 'Thinking' : 'Hint'}
    </Button>
  );
}

/** Cards that are pictures only are pressed for the station they lie at. */
function usePictures(ship: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ship.current;
    if (!root) return;
    const onClick = (event: Event) => {
      const target = event.target as Element;
      if (target.closest('button')) return;
      target.closest('[data-thing^="station"]')?.querySelector<HTMLElement>('[data-station]')?.click();
    };
    const onOver = (event: Event) => {
      const target = event.target as Element;
      if (target.closest('[data-station]')) return;
      target
        .closest('[data-thing^="station"]')
        ?.querySelector<HTMLElement>('[data-station]')
        ?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    };
    root.addEventListener('click', onClick);
    root.addEventListener('mouseover', onOver);
    return () => {
      root.removeEventListener('click', onClick);
      root.removeEventListener('mouseover', onOver);
    };
  }, [ship]);
}

/**
 * Whoever has picked a card with the keyboard goes on to the stations with the arrows up and down. The focus does not go there by
 * itself: Enter would mean a station that nobody has looked at.
 */
function useStationsNext(model: Model, ship: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      if (!(event.target as Element).closest?.('[data-card]')) return;
      if (model.selection.peek().picked.length !== 1) return;
      const lit = ship.current?.querySelectorAll<HTMLElement>('[data-station][aria-pressed="false"]') ?? [];
      const next = event.key === 'ArrowUp' ? lit[lit.length - 1] : lit[0];
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [model, ship]);
}

/** Cards that are chosen from a pile are laid out while they are asked for, and put away with the question. */
function useChoice(model: Model): void {
  const decision = model.asked.value;
  const asks = decision === 'takeFromDiscard' || decision === 'takeXO';
  useEffect(() => {
    if (!asks) return;
    model.desk.openSheet(CHOICE_SHEET);
    return () => model.desk.closeSheet(CHOICE_SHEET);
  }, [asks, model]);
}

/** Whoever made it a habit keeps all cards without being asked; a lesson asks everything. */
function useHabit(model: Model): void {
  const { decision, legal } = model.drawn.value;
  const keeps = aids.value.keepsAll && !model.lesson && decision === 'optDiscard' && legal.has(DECLINE);
  useEffect(() => {
    if (keeps) model.desk.act(DECLINE);
  }, [keeps, model]);
}

/** The hull around the stations. */
const Outline = () => (
  <svg class={styles.outline} viewBox="0 0 872 608" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke="#31413f" stroke-width="1.5">
      <path d="M436 -60C700 -60 840 80 860 304S700 668 436 668 32 528 12 304 172 -60 436 -60z" />
      <path
        d="M436 -20C670 -20 790 110 808 304S670 628 436 628 82 498 64 304 202 -20 436 -20z"
        stroke-dasharray="2 10"
      />
      <path d="M0 304h872M436 0v608" />
    </g>
  </svg>
);

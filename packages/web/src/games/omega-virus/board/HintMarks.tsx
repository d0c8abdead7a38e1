/** A hint on the board: the squares to fill, the place for the card in hand, or the cards to pick up. */
import { cardOf, type Placement, turnOf, xOf, yOf } from '@airlock/omega-virus';
import { Plan } from '../cards/Floor.tsx';
import { CELL } from '../cards/size.ts';
import type { Hint } from '../moves/hint.ts';
import { drawnPlan } from '../moves/picture.ts';
import styles from './HintMarks.module.css';

const INSET = 5;

/** The place or the cards, for those who cannot look: column, row and quarter turns, or the cards in order. */
function aboutOf(hint: Hint): string {
  if (hint.kind === 'place') {
    return [xOf(hint.placement), yOf(hint.placement), turnOf(hint.placement)].join();
  }
  return hint.kind === 'lift' ? hint.cards.join() : '';
}

export function HintMarks({ hint, plan }: { readonly hint: Hint; readonly plan: readonly Placement[] }) {
  return (
    <g data-hint={hint.kind} data-about={aboutOf(hint)}>
      {hint.kind === 'squares' &&
        hint.squares.map(({ x, y }) => <Mark key={`${x},${y}`} x={x} y={y} squares={1} />)}
      {hint.kind === 'place' && (
        <>
          <g class={styles.faint}>
            <Plan plan={drawnPlan([hint.placement])} walled={false} />
          </g>
          <Mark x={xOf(hint.placement)} y={yOf(hint.placement)} squares={2} />
        </>
      )}
      {hint.kind === 'lift' &&
        plan
          .filter((one) => hint.cards.includes(cardOf(one)))
          .map((one) => <Mark key={one} x={xOf(one)} y={yOf(one)} squares={2} />)}
    </g>
  );
}

function Mark({ x, y, squares }: { readonly x: number; readonly y: number; readonly squares: number }) {
  const side = CELL * squares - 2 * INSET;
  return (
    <rect class={styles.mark} x={x * CELL + INSET} y={y * CELL + INSET} width={side} height={side} rx="6" />
  );
}

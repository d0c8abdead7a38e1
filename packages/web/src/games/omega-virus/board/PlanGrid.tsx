/** The plan as a table of words, for those who cannot see it: every visible square by column and row. */
import { COLOURS, itemName } from '@airlock/omega-virus';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { boundsOf, type DrawnHalf, drawnPlan } from '../moves/picture.ts';

const SIDES = ['up', 'right', 'down', 'left'];

const halfWords = ({ item, side, connected }: DrawnHalf): string =>
  `, half of the ${itemName(item)} facing ${SIDES[side]}${connected ? ', connected' : ''}`;

const from = (first: number, end: number): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

export function PlanGrid({ model }: { readonly model: Model }) {
  const plan = model.bench.value.plan ?? [];
  if (plan.length === 0) return null;
  const { left, right, top, bottom } = boundsOf(plan);
  const { squares, halves } = drawnPlan(plan);
  const at = (x: number, y: number): string => {
    const square = squares.find((one) => one.x === x && one.y === y);
    const half = halves.find((one) => one.x === x && one.y === y);
    return square ? `${COLOURS[square.colour]}${half ? halfWords(half) : ''}` : 'empty';
  };
  const columns = from(left, right);
  return (
    // Firefox prints the caption of a table that is clipped itself.
    <div class={text.spoken}>
      <table>
        <caption>The plan, square by square</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((x) => (
              <th key={x} scope="col">
                {`Column ${x}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from(top, bottom).map((y) => (
            <tr key={y}>
              <th scope="row">{`Row ${y}`}</th>
              {columns.map((x) => (
                <td key={x}>{at(x, y)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

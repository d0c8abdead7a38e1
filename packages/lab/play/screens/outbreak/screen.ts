/** Outbreak in the terminal: the Tasks, the seats, the last pile and the player's own cards. */

import { itemAt, plainText } from '@airlock/kernel';
import {
  CARD_IDS,
  cardName,
  NOTHING_YET,
  neededFor,
  pileWords,
  roleName,
  shiftName,
  statusName,
  TASK_NAMES,
  type View,
} from '@airlock/outbreak';
import { type Ink, wrap } from '../../../ink.ts';
import type { Scene, Screen } from '../../screen.ts';

const NAME_WIDTH = 14;

export const screen: Screen = {
  draw(scene) {
    const view = scene.view as View;
    return [
      `Day ${view.day}, ${shiftName(view.shift)}`,
      ...view.status.map((_, task) => taskLine(view, task, scene.ink)),
      '',
      ...view.roles.map((_, seat) => seatLine(view, seat, scene)),
      '',
      ...ownLines(view, scene.seat),
    ];
  },
  step: () => undefined,
  legend: () => [
    'Before a Task, 1 and 2 mark the first and second Task of this Shift.',
    'After a seat comes what everybody knows about it, and what only you know.',
  ],
};

function taskLine(view: View, task: number, { unicode }: Ink): string {
  const slot = view.pair.indexOf(task);
  const name = itemAt(TASK_NAMES, task).padEnd(NAME_WIDTH);
  const needed = neededFor(view.options, task);
  const points = itemAt(view.points, task);
  const [full, empty] = unicode ? (['■', '□'] as const) : (['#', '.'] as const);
  const track = `${full.repeat(points)}${empty.repeat(needed - points)}`.padEnd(9);
  const back = itemAt(view.readyAt, task) > 0 ? `, back in ${backIn(view, task)}` : '';
  return `${slot < 0 ? ' ' : slot + 1} ${name}${track}${points}/${needed}  ${statusName(itemAt(view.status, task))}${back}`;
}

/** Shifts until a repaired Task can be chosen again. */
function backIn(view: View, task: number): string {
  const shifts = itemAt(view.readyAt, task) - view.records.length - 1;
  return shifts <= 1 ? 'the next Shift' : `${shifts} Shifts`;
}

function seatLine(view: View, seat: number, { naming }: Scene): string {
  const name = (seat === view.viewer ? 'You' : itemAt(naming.names, seat)).padEnd(NAME_WIDTH);
  const isOut = (view.out >> seat) % 2 === 1;
  const known = itemAt(view.roles, seat);
  const signs = [
    seat === view.leader ? 'Leader' : '',
    isOut ? 'voted out' : '',
    known < 3 ? roleName(known) : '',
    view.chosen[seat] === NOTHING_YET ? '' : 'has chosen',
  ];
  return `  ${name}${signs.filter((sign) => sign !== '').join(', ')}`.trimEnd();
}

function ownLines(view: View, seat: number): string[] {
  const last = view.records.at(-1);
  const hand = itemAt(view.hands, seat);
  const cards = CARD_IDS.flatMap((_, card) => (hand > 0 && (hand >> card) % 2 === 1 ? [cardName(card)] : []));
  return [
    ...(last ? wrap(`Last pile: ${plainText(pileWords(last.pile, last.target))}`) : []),
    ...(cards.length > 0
      ? [`Your hand: ${cards.join(', ')}`, `Your Rest number today: ${view.rests[seat]}`]
      : []),
  ];
}

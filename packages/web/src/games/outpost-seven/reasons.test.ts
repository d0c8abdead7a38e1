import type { Action, Seat } from '@airlock/kernel';
import { CELL_COUNT, type View as OutpostView, repairAction, salvageAction } from '@airlock/outpost-seven';
import { describeReasons, type Greyed, type Thinking } from '../testing/describeReasons.ts';
import { handMark, offerMark } from './moves/marks.ts';
import { knownHand, positionOf as outpostPosition } from './moves/position.ts';
import { IDLE, type Selection } from './moves/selection.ts';

function greyedThings(view: OutpostView, seat: Seat, { actions }: Thinking): Greyed[] {
  const position = outpostPosition(view, seat, actions);
  const hand = knownHand(view, seat);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
  const repairs = (play: number, scraps: readonly number[]): Action[] =>
    scraps.flatMap((scrap) => cells.map((cell) => repairAction(play, scrap, cell)));
  const selections: Selection[] = [
    IDLE,
    ...[...position.legal.modules.keys()].map((play): Selection => ({ step: 'scrap', play })),
  ];
  const inHand = selections.flatMap((selection) =>
    hand.flatMap((card) => {
      const { reason, rule } = handMark(position, selection, card);
      if (reason === undefined) return [];
      const others = hand.length === 1 ? hand : hand.filter((other) => other !== card);
      const ways = 'play' in selection ? repairs(selection.play, [card]) : repairs(card, others);
      return [{ ways, reason, rule }];
    }),
  );
  const inOffer = [0, ...view.offer.map((_, slot) => 1 << slot)].flatMap((slots) =>
    view.offer.flatMap((_, slot) => {
      const { reason, rule } = offerMark(position, { step: 'salvage', slots }, slot);
      return reason === undefined ? [] : [{ ways: [salvageAction(slots | (1 << slot))], reason, rule }];
    }),
  );
  return [...inHand, ...inOffer];
}

describeReasons('outpost-seven', {
  tables: [
    { seats: 2, options: {} },
    { seats: 2, options: { neutralPlay: 'forbidden' } },
  ],
  matches: 2,
  least: 200,
  greyed: greyedThings,
});

import {
  ALL_STATIONS,
  type Card as HypatiaCard,
  type View as HypatiaView,
  sentinelAction,
  towerAction,
} from '@airlock/hypatia';
import type { Seat } from '@airlock/kernel';
import type { Door } from '../contract.ts';
import { describeReasons, type Greyed, nothing, offIn, type Thinking } from '../testing/describeReasons.ts';
import { NO_POST, playDoor } from './door/play.ts';
import { positionOf as hypatiaPosition } from './moves/position.ts';
import { cardKey } from './moves/things.ts';

function greyedThings(view: HypatiaView, seat: Seat, { actions }: Thinking): Greyed[] {
  const position = hypatiaPosition(view, seat, actions);
  const { ship } = position;
  if (!ship || position.decision !== 'play' || actions.length === 0) return [];
  const deeds = {
    send: nothing,
    confirm: nothing,
    back: nothing,
    use: nothing,
    showOthers: nothing,
    showChoice: nothing,
    keepAlways: nothing,
    watch: nothing,
    undo: nothing,
    skip: nothing,
  };
  return ship.hand.flatMap((card: HypatiaCard) => {
    const door = playDoor(
      {
        position,
        selection: { use: 'station', picked: [cardKey(card)] },
        mode: 'play',
        compact: false,
        sending: false,
        showing: false,
        undoable: false,
        hint: null,
        watched: null,
        naming: { names: ['You'], reader: seat },
        deeds,
      },
      ship,
    );
    return [...towerReasons(door, card), ...postReasons(door, card)];
  });
}

const without = (door: Door, reason: string, is: boolean): Door => ({
  ...door,
  buttons: door.buttons.filter(({ off }) => (off === reason) === is),
});

const towerReasons = (door: Door, card: HypatiaCard): Greyed[] =>
  offIn(without(door, NO_POST, false), [towerAction(card, false), towerAction(card, true)]);

const postReasons = (door: Door, card: HypatiaCard): Greyed[] =>
  offIn(
    without(door, NO_POST, true),
    ALL_STATIONS.map((station) => sentinelAction(card, station)),
  ).map((greyed) => ({ ...greyed, rule: 'HYP-404' }));

describeReasons('hypatia', {
  tables: [
    { seats: 1, options: {} },
    { seats: 2, options: { mode: 'relay' } },
  ],
  matches: 10,
  least: 5,
  greyed: greyedThings,
});

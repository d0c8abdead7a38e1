import type { Seat } from '@airlock/kernel';
import { CARD_COUNT, markAction, type View as OmegaView } from '@airlock/omega-virus';
import { describeReasons, type Greyed, nothing, offIn, type Thinking } from '../testing/describeReasons.ts';
import { doorOf as omegaDoor } from './door/door.ts';

function greyedThings(view: OmegaView, seat: Seat, { actions, asides }: Thinking): Greyed[] {
  const door = omegaDoor({
    view,
    mode: 'play',
    me: seat,
    naming: { names: ['You', 'They'], reader: seat },
    ghost: null,
    picking: null,
    compact: false,
    resting: false,
    hint: null,
    actions,
    asides,
    deeds: {
      act: nothing,
      hint: nothing,
      turn: nothing,
      place: nothing,
      flip: nothing,
      startPicking: nothing,
      pickUp: nothing,
      back: nothing,
      showRounds: nothing,
    },
  });
  // A card that is to be picked up is marked first. The button names no rule; this is the one of a choice of cards.
  const ways = Array.from({ length: CARD_COUNT }, (_, card) => markAction([card]));
  return offIn(door, ways).map((one) => ({ ...one, rule: 'OMG-040' }));
}

describeReasons('omega-virus', {
  tables: [{ seats: 1, options: { mode: 'practice', roundLimitSeconds: 300, autoFlip: false } }],
  matches: 3,
  least: 1,
  greyed: greyedThings,
});

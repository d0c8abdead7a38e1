/** How long what happens is shown: a page takes that time, and no clock runs meanwhile. */
import type { Shown } from '@airlock/kernel';
import type { OutsiderEvent } from './events.ts';

const SCENE = 900;
const BEAT = 420;
const MOVE = 240;

/** What is read, with motion or without: about as long as it takes to read. */
const READ = {
  sabotaged: 2_600,
  aimed: 1_800,
  doomed: 2_200,
  died: 2_800,
  turned: 3_200,
  counted: 3_200,
  obliterated: 2_400,
} as const;

const MOVES: Readonly<Partial<Record<OutsiderEvent['type'], number>>> = {
  supplyFormed: MOVE,
  goalPlayed: MOVE,
  goalRepaired: BEAT,
  goalCompleted: BEAT,
  discarded: MOVE,
  drew: MOVE,
  looked: MOVE,
  supplyRevealed: SCENE,
  tookCard: MOVE,
  stabilised: BEAT,
  recycled: BEAT,
  crisisRevealed: SCENE,
  crisisCancelled: BEAT,
  crisisCleared: BEAT,
  entropyGrew: BEAT,
  handsExchanged: BEAT,
  handsPassed: BEAT,
  reversed: BEAT,
  locationDestroyed: SCENE,
  dealtOut: MOVE,
  leftUndealt: MOVE,
  declared: SCENE,
  falseDeclaration: BEAT,
};

/** Whether somebody comes back from 0. */
export const isReturn = ({ by, now }: { readonly by: number; readonly now: number }): boolean =>
  by > 0 && now === by;

const read = (lasts: number): Shown => ({ lasts, unhurried: true });

/** The same for every seat, whatever it is told besides. */
export function shows(event: OutsiderEvent): Shown | null {
  switch (event.type) {
    case 'sabotaged':
      return read(READ.sabotaged);
    case 'targeted':
      return read(READ.aimed);
    case 'died':
      return read(READ.died);
    case 'turned':
      return read(READ.turned);
    case 'eclipseCounted':
    case 'surgeCounted':
      return read(READ.counted);
    case 'obliterated':
      return read(READ.obliterated);
    case 'survivalChanged':
      if (event.open.doomed) return read(READ.doomed);
      return isReturn(event.open) ? read(READ.aimed) : { lasts: BEAT };
    default: {
      const lasts = MOVES[event.type];
      return lasts === undefined ? null : { lasts };
    }
  }
}

/** Tricks won and lost at any station, to see what comes of it. */
import { STATUSES } from '../cards.ts';
import { readStation } from '../notation.ts';
import type { Ship } from '../state.ts';
import { act } from './play.ts';
import { open, type WrittenPosition } from './position.ts';

type Name = keyof NonNullable<WrittenPosition['tricks']>;

/** Wins by four humans and a fifth: no Phage is there. */
export function win(station: Name, written: WrittenPosition = {}) {
  const opened = open({
    hand: 'ENG-K SCI-Q SEC-Q',
    ...written,
    tricks: { [station]: 'ENG-2 ENG-3 ENG-4 ENG-5', ...written.tricks },
  });
  return { ...opened, told: act(opened.state, `station ENG-K ${station}`) };
}

/** A Phage of the station's suit, while nobody competes with it. */
const RIVAL: Readonly<Partial<Record<Name, string>>> = {
  medical: 'SCI-9',
  cryonics: 'SCI-9',
  hangar: 'OPS-9',
  locus: 'SEC-9',
  labs: 'SEC-9',
  logistics: 'OPS-9',
  oxygen: 'ENG-9',
  power: 'ENG-9',
};
const STRAYS: Readonly<Partial<Record<Name, string>>> = {
  oxygen: '(SCI-2) (SCI-3) (SCI-4)',
  power: '(SCI-2) (SCI-3) (SCI-4)',
};

/** Loses to a lone Phage of the suit, which kills the human played there. */
export function lose(station: Name, written: WrittenPosition = {}) {
  const opened = open({
    hand: 'ENG-K SCI-Q SEC-Q',
    ...written,
    tricks: {
      [station]: `| (${RIVAL[station]}) ${STRAYS[station] ?? '(ENG-2) (ENG-3) (ENG-4)'}`,
      ...written.tricks,
    },
  });
  return { ...opened, told: act(opened.state, `station ENG-K ${station}`) };
}

export const statusOf = (ship: Ship): string => STATUSES.filter((_, at) => ship.status & (1 << at)).join(' ');
export const isPowered = (ship: Ship, station: Name): boolean =>
  (ship.powered & (1 << readStation(station))) !== 0;

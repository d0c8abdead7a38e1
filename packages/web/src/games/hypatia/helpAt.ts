/** Where the rules open: at what the reader is doing. */
import type { NodeName, Station } from '@airlock/hypatia';
import type { HelpAt } from '../contract.ts';
import type { Position } from './moves/position.ts';
import type { Selection } from './moves/selection.ts';
import { theStation } from './words.ts';

/** Sections of the help, by their place in it. */
export const SECTIONS = {
  about: 0,
  tricks: 1,
  phage: 2,
  crew: 3,
  tower: 4,
  sentinels: 5,
  suits: 6,
  power: 7,
} as const;

const SECTION_OF: Readonly<Partial<Record<NodeName, keyof typeof SECTIONS>>> = {
  layOut: 'about',
  play: 'crew',
  xoWindow: 'suits',
  takeXO: 'suits',
  chooseVictims: 'tricks',
  killHuman: 'tricks',
  cocoonHuman: 'tricks',
  discardPhage: 'tricks',
  discardHand: 'tricks',
  takeFromDiscard: 'tricks',
  pendingOrder: 'tricks',
  forcedResolve: 'crew',
  optDiscard: 'crew',
  engExtra: 'sentinels',
  scienceReveal: 'tower',
  opsMove: 'tower',
  securityTarget: 'tower',
  labsUnlock: 'tower',
  labsLock: 'tower',
  powerFlip: 'power',
  powerDown: 'power',
  arm: 'power',
  destroyStation: 'power',
};

const ASKED = 'The rules for what is asked now come first.';

export function helpAt(
  { decision, ship }: Position,
  { use, picked }: Selection,
  pointed: Station | null,
): HelpAt {
  if (ship?.result)
    return { section: SECTIONS.power, because: 'The voyage is over, so the end comes first.' };
  if (decision === null) return { section: SECTIONS.about };
  if (decision !== 'play') return { section: SECTIONS[SECTION_OF[decision] ?? 'about'], because: ASKED };
  if (picked.length > 0 && use === 'tower')
    return { section: SECTIONS.tower, because: 'You are at the Tower, so its actions come first.' };
  if (picked.length > 0 && use === 'sentinel')
    return { section: SECTIONS.sentinels, because: 'You are posting a sentinel, so its rules come first.' };
  if (picked.length > 0 && use === 'xo')
    return { section: SECTIONS.suits, because: 'You are using an XO Suit, so its rules come first.' };
  if (pointed !== null)
    return {
      section: SECTIONS.tricks,
      because: `You are looking at *${theStation(pointed)}*, so the rules for tricks come first.`,
    };
  return { section: SECTIONS.crew, because: 'It is your phase, so what you can do comes first.' };
}

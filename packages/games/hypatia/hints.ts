/** A hint: what the bot would do, and why, from what the viewer sees and nothing else. */
import { type Action, count, type Random, topOf } from '@airlock/kernel';
import { Appraisal } from './bot/appraisal.ts';
import { type RankedPlay, rankPlays } from './bot/plays.ts';
import { captainsChoice, FIRST_OFFICER } from './bot.ts';
import { imagine } from './imagine.ts';
import { AT, type NodeName, type Ship, shipOf } from './state.ts';
import { decisionOf, shipSeen, type View } from './view.ts';
import { stationName } from './words/names.ts';

export interface Hint {
  readonly action: Action;
  readonly reason: string;
}

/** `null` when it is not the viewer's turn. */
export function hintFor(view: View, random: Random): Hint | null {
  const seen = shipSeen(view);
  if (!seen || seen.result || seen.commander !== view.viewer) return null;
  const ship = shipOf(imagine(view, random), view.viewer) as Ship;
  const action = captainsChoice(ship, view.viewer, FIRST_OFFICER);
  return { action, reason: reasonFor(ship, action, decisionOf(seen) as NodeName) };
}

/** Why the bot likes an action; also for one that a longer search has found. */
export function reasonFor(ship: Ship, action: Action, decision: NodeName): string {
  if (topOf(ship) !== AT.play) return REASONS[decision] ?? 'It costs you the least.';
  const play = rankPlays(ship, new Appraisal(ship, FIRST_OFFICER), FIRST_OFFICER).find(
    (ranked) => ranked.action === action,
  );
  return play ? playReason(play) : 'Played out many times from here, this did best.';
}

function playReason({ why, station, cards, win }: RankedPlay): string {
  const name = stationName(station);
  switch (why) {
    case 'trick':
      return `${name} gains you the most for the effort: with ${count(cards, 'card')} you win there in about ${percent(win)} of 100 cases.`;
    case 'engineering':
      return `More plays now fill ${name} a round sooner, where you win in about ${percent(win)} of 100 cases.`;
    case 'uplink':
      return `Two cards at once fill ${name} a round sooner, where you win in about ${percent(win)} of 100 cases.`;
    case 'security':
      return `The Phage at ${name} would cost you more than this card does.`;
    case 'sentinel':
      return 'The Hangar has power: a sentinel there helps you hold it.';
  }
}

const percent = (chance: number): number => Math.round(chance * 100);

const REASONS: Readonly<Partial<Record<NodeName, string>>> = {
  layOut: 'Every cell is pointed to equally often, so the usual order will do.',
  xoWindow: 'It gives the trick the best result for the price.',
  chooseVictims: 'The trick ends best, and you keep your most useful cards.',
  killHuman: 'That card is the least useful.',
  cocoonHuman: 'That card is the least useful, and it may come back.',
  discardPhage: 'It improves its station more than any other would.',
  discardHand: 'Those two cards are the least useful.',
  labsUnlock: 'More plays are worth the most, then a weapon.',
  labsLock: 'The other one helps you more.',
  powerFlip: 'The Hangar first, if it can be held; then what wakes and feeds your crew.',
  powerDown: 'The Hangar should keep its power if it can.',
  takeFromDiscard: 'That card is the most useful.',
  takeXO: 'At the Hangar, an XO Suit of its suit helps most.',
  arm: 'Arm too early and you rescue few; too late and you may not live to do it. It depends on how many are left.',
  scienceReveal: 'What lies at the Hangar is worth knowing first.',
  opsMove: 'The card gains the most there.',
  securityTarget: 'It improves its station more than any other would.',
  forcedResolve: 'That trick ends best as it stands.',
  pendingOrder: 'One after another, clockwise.',
  engExtra: 'The extra card is free, and worth it only where it gains something.',
  optDiscard: 'A middling card makes room for a better one.',
  destroyStation: 'The fewest people are there.',
};

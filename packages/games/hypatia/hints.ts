/** A hint: what a strong player would do, and why, from what the viewer sees and nothing else. */
import { type Action, type Bot, count, type Effort, fastRandom, topOf } from '@airlock/kernel';
import { Appraisal } from './bot/appraisal.ts';
import { type RankedPlay, rankPlays } from './bot/plays.ts';
import { FIRST_OFFICER } from './bot.ts';
import type { HypatiaEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { AT, type NodeName, type Ship, shipOf } from './state.ts';
import { decisionOf, shipSeen, type View } from './view.ts';
import { stationName } from './words/names.ts';

export interface Hint {
  readonly action: Action;
  readonly reason: string;
}

type Player = Bot<View, HypatiaEvent>;

/** The worlds a hint is thought out in: always the same, so that asking twice gives the same answer. */
const LUCK = 'a hint';

/**
 * What `player` would do in the viewer's place, and why; `null` when it is not the viewer's turn. Without `odds` the reason has no
 * chances in it, for those who count for themselves.
 */
export function hintFor(view: View, player: Player, odds = true, effort?: Effort): Hint | null {
  const seen = shipSeen(view);
  if (!seen || seen.result || seen.commander !== view.viewer) return null;
  const ship = shipOf(imagine(view, fastRandom(LUCK)), view.viewer) as Ship;
  const action = player.choose({ seat: view.viewer, view, heard: [] }, fastRandom(LUCK), effort);
  return { action, reason: reasonFor(ship, action, decisionOf(seen) as NodeName, odds) };
}

/** Somebody who does whatever the hint says, to measure what hints are worth. */
export const hintPlayer = (player: Player): Player => ({
  level: 'hint',
  choose({ view }) {
    const hint = hintFor(view, player);
    if (!hint) throw new Error('Nobody is asked who has nothing to decide.');
    return hint.action;
  },
});

/** Why an action is good, as far as the quick policy can tell. */
function reasonFor(ship: Ship, action: Action, decision: NodeName, odds: boolean): string {
  if (topOf(ship) !== AT.play) return REASONS[decision] ?? 'It costs you the least.';
  const play = rankPlays(ship, new Appraisal(ship, FIRST_OFFICER), FIRST_OFFICER).find(
    (ranked) => ranked.action === action,
  );
  return play ? playReason(play, odds) : 'Played out many times from here, this did best.';
}

function playReason({ why, station, cards, win }: RankedPlay, odds: boolean): string {
  const name = stationName(station);
  const chance = odds ? `, where you win in about ${percent(win)} of 100 cases` : '';
  switch (why) {
    case 'trick':
      return odds
        ? `${name} gains you the most for the effort: with ${count(cards, 'card')} you win there in about ${percent(win)} of 100 cases.`
        : `${name} gains you the most for the effort.`;
    case 'engineering':
      return `More plays now fill ${name} a round sooner${chance}.`;
    case 'uplink':
      return `Two cards at once fill ${name} a round sooner${chance}.`;
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

/** How the risk at a station is worked out, for whoever asks "why?" there. */
import {
  LIMITS,
  phagePerPhase,
  pointersTo,
  SEC,
  SEEN,
  type ShipView,
  type Station,
  sentinelSuit,
  trickChances,
  trickSize,
  type View,
} from '@airlock/hypatia';
import { count, type RuleId } from '@airlock/kernel';
import { summed } from '../../../kit/why.ts';
import type { Why } from '../../contract.ts';
import { percent, theStation } from '../words.ts';

export function riskPaper(
  ship: ShipView,
  { options }: Pick<View, 'options'>,
  station: Station,
  risk: number,
): Why {
  const missing = LIMITS.trickSize - trickSize(ship, station);
  const coming = phagePerPhase(ship, options);
  const guarded = sentinelSuit(ship, station) === SEC;
  const { there, eruptions, elsewhere } = pointersTo(ship, station);
  const unseen = there + eruptions + elsewhere;
  const isKnown = ship.phageDeck.slice(-2 * coming).some((card) => card & SEEN);
  const { lose } = trickChances(ship, station, missing);
  const paper = summed(
    [`${missing} missing, ${coming} Phage coming`, percent(risk)],
    `Why ${percent(risk)} at ${theStation(station)}?`,
    `${count(missing, 'more card')} ${missing === 1 ? 'makes' : 'make'} *five* there, and the trick resolves at once, whoever sent the last one.`,
    guarded && 'The Security sentinel stops one Phage, so one more has to come.',
    `Before you play again, *${coming} Phage* come, each to the cell shown by a card turned up for it.`,
    `Of the ${count(unseen, 'Phage', 'Phage')} you have not seen, *${there}* ${there === 1 ? 'points' : 'point'} here, and ${eruptions} ${eruptions === 1 ? 'is an Eruption that brings' : 'are Eruptions that each bring'} one more.`,
    isKnown && 'The cards you have looked at on top of the deck are counted as they lie.',
    `Filled up by Phage alone, the trick would be lost in *${percent(lose)}* of cases.`,
  );
  return { ...paper, rules: rulesBehind(guarded) };
}

const rulesBehind = (guarded: boolean): RuleId[] => [
  'HYP-302',
  'HYP-203',
  ...(guarded ? ['HYP-608' as const] : []),
];

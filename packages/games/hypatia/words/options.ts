/** The options in words. */
import type { OptionGroup, OptionWords, Preset } from '@airlock/kernel';
import type { Options } from '../options.ts';

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  layout: {
    label: 'Where the stations lie',
    help: 'The order of the eight stations around the Command Tower.',
    values: { standard: 'As in the rulebook', random: 'At random', custom: 'You lay them out' },
  },
  phagePerPhase: {
    label: 'Phage per round',
    help: 'How many Phage board the stations each round. Three is the rulebook’s number.',
    values: { '2': 'Two, for recruits', '3': 'Three', '4': 'Four, a nightmare' },
  },
  roundLimit: {
    label: 'Last round to arm',
    help: 'If the self-destruct is still offline when this round ends, the ship is lost. The rulebook has no such round; several people usually agree on round 40.',
    values: {
      usual: 'None alone, round 40 together',
      none: 'None',
      '30': 'Round 30',
      '40': 'Round 40',
      '60': 'Round 60',
    },
  },
  sentinelCard: {
    label: 'Extra card of an Engineering sentinel',
    help: 'The rulebook says “at the end of every Crew phase”. Played after the draw you choose from a full hand, and nothing is drawn for it; played before the discard your hand is filled up again afterwards.',
    values: { afterDraw: 'After you draw', beforeDiscard: 'Before you discard and draw' },
  },
  mode: {
    label: 'Who commands',
    help: 'Alone, or two to four of you: in a relay you take turns commanding one ship, in a race each of you has a copy of the same ship.',
    values: {
      solo: 'Alone',
      relay: 'Relay, one ship together',
      race: 'Race, a ship each',
    },
    unfit: (value, { seats }) =>
      seats === 1 ? (value === 'solo' ? null : 'two seats or more') : value === 'solo' ? 'one seat' : null,
  },
  seed: {
    label: 'Name of the ship',
    help: 'A name always deals the same ship, so it is for one person, alone or with bots. Leave it empty for a new one.',
  },
};

export const OPTION_GROUPS: readonly OptionGroup[] = [
  { label: 'The ship', options: ['seed', 'layout', 'phagePerPhase'] },
  { label: 'Who commands, and how long', options: ['mode', 'roundLimit'] },
  { label: 'Readings of the rulebook', options: ['sentinelCard'] },
];

export const PRESETS: readonly Preset[] = [
  { label: 'Standard', help: 'The rulebook as written: three Phage board each round.', options: {} },
  {
    label: 'Recruits',
    help: 'Two Phage a round: time to learn what the stations do. Start here.',
    options: { phagePerPhase: 2 },
  },
  {
    label: 'Veterans',
    help: 'Four Phage a round and the stations in a new order. Few get away.',
    options: { phagePerPhase: 4, layout: 'random' },
  },
  {
    label: 'Named ship',
    help: 'A ship that can be dealt again: give it a name, and the name deals the same cards to everybody.',
    options: { seed: 'Hypatia One' },
  },
];

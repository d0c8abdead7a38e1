/** The options in words. */
import type { OptionGroup, OptionWords, Preset } from '@airlock/kernel';
import type { Options } from '../options.ts';

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  startPlayer: {
    label: 'Who starts',
    help: 'The starting player keeps cards worth 12, the other player more.',
    values: { random: 'Chance decides', red: 'Red', yellow: 'Yellow' },
  },
  openingKeep: {
    label: 'Opening cards',
    help: 'For a first game, let the table choose a legal set for each of you.',
    values: { choose: 'You choose', auto: 'Chosen for you' },
  },
  neutralPlay: {
    label: 'Neutral plays',
    help: 'Whether a module may be placed without any cube, for either player to take over.',
    values: { allowed: 'Allowed', forbidden: 'Forbidden' },
  },
  bonusCentre: {
    label: 'Chained bonuses reach from',
    help: 'A bonus works along a row and a column. The rulebook does not say whose, when one bonus sets off another: the first is this house’s reading, the second the other one (OPSR-21).',
    values: { bonusCard: 'The module with the icon', playedCard: 'The module just played' },
  },
  secondTotal: {
    label: 'Second player keeps',
    help: '16 is the rulebook’s total. 18 evens out the start between strong players.',
    values: { '16': 'Cards worth 16', '18': 'Cards worth 18' },
  },
  seed: {
    label: 'Name of the deal',
    help: 'A name always deals the same station and cards, so it is for one person against a bot. Leave it empty for a new deal.',
  },
};

export const OPTION_GROUPS: readonly OptionGroup[] = [
  { label: 'The start', options: ['startPlayer', 'openingKeep', 'secondTotal', 'seed'] },
  { label: 'Readings of the rulebook', options: ['neutralPlay', 'bonusCentre'] },
];

export const PRESETS: readonly Preset[] = [
  { label: 'Standard', help: 'The rulebook as written; chance decides who starts.', options: {} },
  {
    label: 'First game',
    help: 'The opening cards are chosen for both of you, so that you can start building.',
    options: { openingKeep: 'auto' },
  },
  {
    label: 'Even start',
    help: 'The second player keeps cards worth 18: for two who know the game well.',
    options: { secondTotal: 18 },
  },
  {
    label: 'Nothing neutral',
    help: 'Every module costs a cube. Tighter, and quicker to count.',
    options: { neutralPlay: 'forbidden' },
  },
];

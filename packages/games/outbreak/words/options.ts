/** The options in words. */
import type { OptionGroup, OptionWords, Preset, SetTable } from '@airlock/kernel';
import { type Options, PRESETS } from '../options.ts';

const ASYNC_ONLY = ({ options }: SetTable): string | null =>
  options.pace === 'async' ? null : 'Only at a slow table.';
const LIVE_ONLY = ({ options }: SetTable): string | null =>
  options.pace === 'live' ? null : 'Only at a live table.';

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  infectedLimit: {
    label: 'Limit on the Infected',
    help: 'One Complete and one Sabotage a Day, or any card but Infect in each Shift.',
    values: { perDay: 'Per Day', perShift: 'Per Shift' },
  },
  voteRule: {
    label: 'Voting out takes',
    help: 'More ballots than anybody else and more than the skips: two of seven can be enough where the others are spread. Or at least half of all, or more than half. The rulebook names only a tie and a skip as failing.',
    values: { plurality: 'Most ballots', half: 'At least half', majority: 'More than half' },
  },
  ballots: {
    label: 'Ballots',
    help: 'After the count, ballots are shown with names or as totals only.',
    values: { named: 'With names', secret: 'Totals only' },
  },
  restNumbers: {
    label: 'Rest numbers',
    help: 'Everybody sees printed numbers in the pile. Only the owner sees a private one.',
    values: { printed: 'Printed', private: 'Private' },
  },
  infectedLearnPatientZero: {
    label: 'Infected learn Patient Zero',
    help: 'At night the Infected are told who Patient Zero is.',
  },
  deepCover: {
    label: 'Deep cover',
    help: 'Patient Zero may play one Complete card a Day, which makes lying easier.',
  },
  infectedAtStart: {
    label: 'Infected from the start',
    help: 'Besides Patient Zero, one player is Infected before the first Shift. Patient Zero learns who in the first night.',
    values: { '0': 'None', '1': 'One' },
  },
  taskRelief: {
    label: 'Task relief',
    help: 'Every Task needs this many points fewer. Good for tables that talk little.',
    values: { '0': 'None', '1': 'One point', '2': 'Two points' },
  },
  limitDays: { label: 'Limit the Days', help: 'The Infected win when the last Day has passed.' },
  dayLimit: {
    label: 'Last Day',
    help: 'The last Day of a limited game.',
    idle: ({ options }) => (options.limitDays ? null : 'Only with “Limit the Days”.'),
  },
  voicesFromOutside: {
    label: 'Voices from outside',
    help: 'Those voted out may keep talking and claiming where everybody can read it.',
  },
  claims: { label: 'Claims', help: 'The ledger of claims beside the revealed cards.' },
  pace: {
    label: 'Pace',
    help: 'A live table has timers. A slow one waits for everybody.',
    values: { live: 'Live', async: 'Slow' },
  },
  asyncDeadlineHours: {
    label: 'Deadline',
    help: 'At a slow table, how long you have before a choice is made for you.',
    values: { none: 'None', '12': '12 hours', '24': 'One day', '48': 'Two days' },
    idle: ASYNC_ONLY,
  },
  pickSeconds: {
    label: 'Seconds to choose Tasks',
    help: 'How long the Leader has at a live table.',
    idle: LIVE_ONLY,
  },
  actionSeconds: {
    label: 'Seconds to submit',
    help: 'How long a Shift is discussed at a live table.',
    idle: LIVE_ONLY,
  },
  voteSeconds: {
    label: 'Seconds to vote',
    help: 'How long a vote is discussed at a live table.',
    idle: LIVE_ONLY,
  },
  repairSeconds: {
    label: 'Seconds to repair',
    help: 'How long a repair ballot is open at a live table.',
    idle: LIVE_ONLY,
  },
  botTakeover: {
    label: 'Bots step in',
    help: 'If somebody lets the time run out twice in a row, a bot chooses for them, knowing what they know, until they act again. Only they are told.',
  },
};

/** The tables we recommend, in the order they are offered. */
export const PRESETS_OFFERED: readonly Preset[] = [
  {
    label: 'Printed',
    help: 'The rules as they are in the rulebook. With five players both sides have about the same chance; the more there are, the better for the Survivors.',
    options: PRESETS.printed,
  },
  {
    label: 'Quiet table',
    help: 'Few people talk and votes are rare: the Tasks need less.',
    options: PRESETS.quietTable,
  },
  {
    label: 'Expert table',
    help: 'Everybody reports every card: a majority votes out, and Patient Zero has deep cover.',
    options: PRESETS.expertTable,
  },
  {
    label: 'Balanced',
    help: 'Six or seven players: at least half must agree to vote somebody out, and one player is Infected from the start. Five are balanced as printed.',
    options: PRESETS.balanced,
  },
  {
    label: 'Balanced for eight',
    help: 'Eight players: more than half must agree to vote somebody out, and one player is Infected from the start.',
    options: PRESETS.balancedForEight,
  },
];

export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    label: 'Roles and secrets',
    options: ['infectedLimit', 'infectedAtStart', 'infectedLearnPatientZero', 'deepCover'],
  },
  { label: 'Votes', options: ['voteRule', 'ballots'] },
  { label: 'Tasks and Days', options: ['taskRelief', 'limitDays', 'dayLimit', 'restNumbers'] },
  { label: 'Talk', options: ['claims', 'voicesFromOutside'] },
  {
    label: 'Time',
    options: [
      'pace',
      'pickSeconds',
      'actionSeconds',
      'voteSeconds',
      'repairSeconds',
      'asyncDeadlineHours',
      'botTakeover',
    ],
  },
];

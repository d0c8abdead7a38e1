/** The options in words. */
import {
  defaultOptions,
  type OptionGroup,
  type OptionWords,
  type Preset,
  parseOptions,
  type SetTable,
} from '@airlock/kernel';
import { type Mode, OPTIONS, type Options } from '../options.ts';
import { modeFor } from '../setup.ts';

/** The mode that such a table would be played in. */
function modeAt({ options, seats }: SetTable): Mode {
  const parsed = parseOptions(OPTIONS, options);
  return modeFor(seats, parsed.ok ? parsed.value : defaultOptions(OPTIONS));
}

/** An option that matters in some modes only, with what is said in the others. */
const onlyIn =
  (modes: readonly Mode[], otherwise: string) =>
  (table: SetTable): string | null =>
    modes.includes(modeAt(table)) ? null : otherwise;

const ALONE = 'You play alone at this table.';
const twoPlans = onlyIn(['versus', 'bot'], ALONE);
const practising = onlyIn(['practice'], 'Only in practice.');
const versus = (otherwise: string) => onlyIn(['versus'], otherwise);

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  mode: {
    label: 'Mode',
    help: 'With two seats, race a person or a bot; alone, race the clock or practise without one.',
    values: {
      versus: 'Against a person',
      bot: 'Against a bot',
      clock: 'Against the clock',
      practice: 'Practice',
    },
    unfit: (value, { seats }) =>
      seats === 1
        ? value === 'versus' || value === 'bot'
          ? 'two seats'
          : null
        : value === 'clock' || value === 'practice'
          ? 'one seat'
          : null,
  },
  mirrorShapes: {
    label: 'Mirror images count',
    help: 'A room may also be the mirror image of its location: more ways to build it, and more to keep in mind.',
  },
  deckOrder: {
    label: 'Decks',
    help: 'Each deck in its own order, or both in the same, so that no shuffle is luckier.',
    values: { independent: 'Shuffled separately', identical: 'Same order' },
    idle: twoPlans,
  },
  opponentView: {
    label: 'The other plan',
    help: 'See the other plan grow, or only keys, connections and counts until the round is over. Spectators see no more than the players.',
    values: { live: 'Open', status: 'Covered' },
    idle: twoPlans,
  },
  autoFlip: {
    label: 'Automatic flipping',
    help: 'The next card turns up by itself. Each player may change it at any time.',
  },
  roomOutlines: { label: 'Room outlines', help: 'Borders are drawn around the rooms of both plans.' },
  fairness: {
    label: 'Fairness',
    help: 'Compensated: everything counts from when you did it, up to 150 milliseconds before it arrives, also at a photo finish and before a pause. Not made up for: your next card turns up only when the table has answered, because a card known sooner could be looked at sooner. By arrival: nothing is made up for.',
    values: { compensated: 'Compensated', arrival: 'By arrival' },
    idle: twoPlans,
  },
  roundLimitSeconds: {
    label: 'Round limit',
    help: 'The rulebook has none. Against the clock the level sets it.',
    values: { '0': 'None', '300': '5 minutes', '600': '10 minutes', '900': '15 minutes' },
    idle: onlyIn(['versus', 'bot', 'practice'], 'Against the clock, the level sets the limit.'),
  },
  briefingSeconds: {
    label: 'Briefing',
    help: 'How long everybody may look before the countdown starts by itself.',
    values: { '0': 'Until both are ready', '10': '10 seconds', '20': '20 seconds', '60': 'A minute' },
  },
  pausesPerSeatPerRound: {
    label: 'Pauses',
    help: 'How often each player may pause a round against a person.',
    values: { '0': 'None', '1': 'One', '3': 'Three' },
    idle: versus('Alone or against a bot you may pause as often as you like.'),
  },
  disconnectGraceSeconds: {
    label: 'Lost connections',
    help: 'How long a round waits for a player who is away.',
    values: { '30': 'Half a minute', '60': 'A minute', '120': 'Two minutes' },
    idle: versus('Nobody else waits for you: the table does, as long as it takes.'),
  },
  botLevel: {
    label: 'Bot',
    help: 'How well and how fast the bot plays.',
    values: {
      trainee: 'Trainee',
      deckhand: 'Deckhand',
      cadet: 'Cadet',
      ensign: 'Ensign',
      officer: 'Officer',
      captain: 'Captain',
      omega: 'Omega',
    },
    idle: () => 'A bot’s level is chosen at its seat.',
  },
  botPace: {
    label: 'Bot speed',
    help: 'Time per card in tenths: 5 is twice as fast as usual, 20 half as fast.',
    idle: twoPlans,
  },
  clockLevel: {
    label: 'Clock',
    help: 'How much time the Station gives you, and how good its values are.',
    values: { easy: 'Easy', standard: 'Standard', hard: 'Hard' },
    idle: onlyIn(['clock'], 'Only against the clock.'),
  },
  timeScale: {
    label: 'More time',
    help: 'Alone or against a bot, you get more time and bots take longer. Against a person it changes nothing.',
    values: { '1': 'As usual', '2': 'Twice', '3': 'Three times' },
    idle: onlyIn(['bot', 'clock', 'practice'], 'Against a person both have the same time.'),
  },
  practiceHints: { label: 'Hints', help: 'You may ask for hints in practice.', idle: practising },
  practiceUndo: { label: 'Taking back', help: 'You may take moves back in practice.', idle: practising },
  practiceLocations: {
    label: 'Locations',
    help: 'Three locations to practise, such as L01,L02,L03; leave it empty for any.',
    idle: practising,
  },
  practiceScoring: {
    label: 'Scoring cards',
    help: 'Three scoring cards to practise, such as G01,G05,G09; leave it empty for any.',
    idle: practising,
  },
  seed: {
    label: 'Name of the deal',
    help: 'The same name deals the same cards again, so it is for one person, alone or with a bot. Leave it empty for a random deal.',
  },
};

export const OPTION_GROUPS: readonly OptionGroup[] = [
  { label: 'Mode', options: ['mode', 'clockLevel', 'botLevel', 'botPace', 'timeScale'] },
  { label: 'Cards and plans', options: ['mirrorShapes', 'deckOrder', 'opponentView', 'seed'] },
  { label: 'Help at the table', options: ['autoFlip', 'roomOutlines'] },
  {
    label: 'Time and fairness',
    options: [
      'roundLimitSeconds',
      'briefingSeconds',
      'pausesPerSeatPerRound',
      'disconnectGraceSeconds',
      'fairness',
    ],
  },
  {
    label: 'Practice',
    options: ['practiceHints', 'practiceUndo', 'practiceLocations', 'practiceScoring'],
  },
];

export const PRESETS: readonly Preset[] = [
  { label: 'Standard', help: 'The rulebook as written: each deck in its own order.', options: {} },
  {
    label: 'First race',
    help: 'Mirror images count, and there is a minute to look before the countdown.',
    options: { mirrorShapes: true, briefingSeconds: 60 },
  },
  {
    label: 'Fair duel',
    help: 'Both decks in the same order and the other plan covered: only skill decides.',
    options: { deckOrder: 'identical', opponentView: 'status' },
  },
  {
    label: 'Short rounds',
    help: 'A round ends after five minutes, whoever is ahead.',
    options: { roundLimitSeconds: 300 },
  },
];

/** The options in words. */
import type { OptionGroup, OptionWords, Preset } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { LOCATION_IDS, LOCATION_NAMES } from '../cards.ts';
import type { Options } from '../options.ts';

export const OPTION_WORDS: Readonly<Record<keyof Options, OptionWords>> = {
  outsiders: {
    label: 'Outsiders',
    help: 'How many of you are secretly against the rest; at least one stays Crew. With none you play together against the ship, which is easy without locations.',
    values: {
      recommended: 'As recommended',
      '0': 'None',
      '1': 'One',
      '2': 'Two',
      '3': 'Three',
    },
    unfit: (value, { seats }) =>
      Number(value) >= seats ? `needs ${Number(value) === 3 ? 'four' : 'three'} seats` : null,
  },
  characters: {
    label: 'Characters',
    help: 'Dealt at random, or chosen one after another.',
    values: { random: 'Dealt', choice: 'Chosen' },
  },
  firstPlayer: {
    label: 'First turn without a Captain',
    help: 'The Captain always begins. Without a Captain, this seat does.',
    values: {
      random: 'At random',
      '0': 'Seat 1',
      '1': 'Seat 2',
      '2': 'Seat 3',
      '3': 'Seat 4',
      '4': 'Seat 5',
      '5': 'Seat 6',
    },
    unfit: (value, { seats }) => (Number(value) >= seats ? 'no such seat' : null),
  },
  locGoals: { label: 'Goals at locations', help: 'A Goal is completed only where it belongs.' },
  locActions: {
    label: 'Actions at locations',
    help: 'You must be in the same place to act on somebody else.',
  },
  locDraw: {
    label: 'Drawing at locations',
    help: 'The deck lies in five piles, and a location is destroyed when its pile runs out.',
  },
  locSupply: { label: 'Supply at a location', help: 'Supplies are gathered only where they lie.' },
  supplyLocation: {
    label: 'Where the Supply lies',
    help: 'The location where Supplies are gathered at first.',
    values: Object.fromEntries(LOCATION_IDS.map((id, at) => [id, itemAt(LOCATION_NAMES, at)])),
    idle: ({ options }) => (options.locSupply ? null : 'Only with “Supply at a location”.'),
  },
  obliteration: {
    label: 'When the ship is lost',
    help: 'Everybody loses, or the Eclipse Protocol or a Dark Surge decides.',
    values: { standard: 'Everybody loses', eclipse: 'Eclipse Protocol', darkSurge: 'Dark Surge' },
  },
  doom: {
    label: 'At zero Survival',
    help: 'A player is Doomed, or dies and comes back as somebody else with a new loyalty.',
    values: { standard: 'Doomed', quickAndDead: 'The Quick and the Dead' },
  },
  darkCards: {
    label: 'Dark cards',
    help: 'As printed 16 for any number of players. For even chances 20 with three players, 28 with four and 22 with six, together with the Eclipse Protocol.',
    values: { printed: 'As printed', even: 'For even chances' },
  },
  startEntropy: {
    label: 'Cards lost at the start',
    help: 'This many cards leave the deck unseen before the first turn.',
  },
  claims: { label: 'Claims', help: 'The ledger of who said what, and after the end what was true.' },
  reactionSeconds: { label: 'Seconds to react', help: 'How long everybody may answer a Crisis.' },
  turnSeconds: { label: 'Seconds for a turn', help: 'How long a decision may take; 0 for no limit.' },
};

export const OPTION_GROUPS: readonly OptionGroup[] = [
  { label: 'People and characters', options: ['outsiders', 'characters', 'firstPlayer'] },
  { label: 'Locations', options: ['locGoals', 'locActions', 'locDraw', 'locSupply', 'supplyLocation'] },
  { label: 'Danger', options: ['obliteration', 'doom', 'darkCards', 'startEntropy'] },
  { label: 'Talk and reactions', options: ['claims', 'reactionSeconds', 'turnSeconds'] },
];

export const PRESETS: readonly Preset[] = [
  { label: 'As printed', help: 'The rulebook as written, for the seats you have.', options: {} },
  {
    label: 'Balanced',
    help: 'Even chances for both sides: the Eclipse Protocol settles a lost ship, and all but five players have more Dark.',
    options: { obliteration: 'eclipse', darkCards: 'even' },
  },
  {
    label: 'First game',
    help: 'One Outsider, no locations, no time limit. Start here.',
    options: { outsiders: 1, turnSeconds: 0, reactionSeconds: 12 },
  },
  {
    label: 'Full ship',
    help: 'All four location rules: where you stand matters. Hard on the Crew.',
    options: { locGoals: true, locActions: true, locDraw: true, locSupply: true },
  },
  {
    label: 'Co-operative',
    help: 'No Outsider: all of you against the ship, with Goals and actions at locations.',
    options: { outsiders: 0, locGoals: true, locActions: true },
  },
  {
    label: 'Expert',
    help: 'Two Outsiders, characters chosen, a shorter deck, and a Dark Surge decides a lost ship.',
    options: { outsiders: 2, characters: 'choice', startEntropy: 4, obliteration: 'darkSurge' },
  },
];

/** The twelve characters, in the order of their numbers. */
import type { Flavoured } from '@airlock/kernel';
import type { Skill } from './icons.ts';

export const CAPTAIN = 0;
export const ENGINEER = 1;
export const PROGRAMMER = 2;
export const NAVIGATOR = 3;
export const SCIENTIST = 4;
export const QUARTERMASTER = 5;
export const MEDIC = 6;
export const PILOT = 7;
export const MECHANIC = 8;
export const SECURITY = 9;
export const COSMOLOGIST = 10;
export const SYNTHETIC = 11;
export type Character = Flavoured<number, 'character'>;
export const NO_CHARACTER: Character = -1;

/** What single characters can do as an action, by the kind of that action. */
export type Ability =
  | 'secondGoal'
  | 'reverse'
  | 'reclaim'
  | 'patch'
  | 'scan'
  | 'surgery'
  | 'burn'
  | 'inspect'
  | 'selfRepair';

export interface CharacterCard {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly skills: readonly Skill[];
  /** What it can do as an action; what always applies is asked for where it matters. */
  readonly abilities: readonly Ability[];
  readonly says: string;
}

export const CHARACTERS: readonly CharacterCard[] = [
  {
    id: 'captain',
    title: 'Captain',
    name: 'Sadhana Kriya',
    skills: ['NAV', 'SYS'],
    abilities: ['secondGoal', 'reverse'],
    says: 'Action: with exactly one Goal in play, play a second one. Action: reverse the direction of play. Takes the first turn.',
  },
  {
    id: 'engineer',
    title: 'Engineer',
    name: 'Bram Oyelund',
    skills: ['ENG', 'SYS'],
    abilities: ['reclaim'],
    says: 'Discard and Draw fills your hand to six. Action, with fewer than six cards: take a Gear from the discard pile.',
  },
  {
    id: 'programmer',
    title: 'Programmer',
    name: 'Yun Castellane',
    skills: ['SYS', 'SCI'],
    abilities: ['patch'],
    says: 'Action: you and another player each choose a card in secret; the two cards change places.',
  },
  {
    id: 'navigator',
    title: 'Navigator',
    name: 'Idris Vale',
    skills: ['NAV', 'SCI'],
    abilities: ['scan'],
    says: 'Action: look at the top four cards of the deck and put each back on top or at the bottom. One move covers two connections.',
  },
  {
    id: 'scientist',
    title: 'Scientist',
    name: 'Maren Solito',
    skills: ['SCI', 'ENG'],
    abilities: [],
    says: 'Whenever you draw a Crisis, draw two and resolve one; the other goes to the bottom of its deck.',
  },
  {
    id: 'quartermaster',
    title: 'Quartermaster',
    name: 'Pell Adair',
    skills: ['ENG', 'NAV'],
    abilities: [],
    says: 'In Gather Supplies you may exchange two cards. A Recycle takes only two of your Goals.',
  },
  {
    id: 'medic',
    title: 'Medic',
    name: 'Ione Castor',
    skills: ['SCI'],
    abilities: ['surgery'],
    says: 'Action: discard two Gear; any player gains 1.',
  },
  {
    id: 'pilot',
    title: 'Pilot',
    name: 'Rook Hallam',
    skills: ['ENG', 'SYS', 'NAV'],
    abilities: ['burn'],
    says: 'Action: discard a Gear; this turn’s Entropy step removes no card.',
  },
  {
    id: 'mechanic',
    title: 'Mechanic',
    name: 'Juno Wray',
    skills: ['ENG', 'SCI', 'SYS'],
    abilities: [],
    says: 'When completing a Goal with Scrap, ignore one icon of your choice.',
  },
  {
    id: 'security',
    title: 'Security Chief',
    name: 'Tamsin Dray',
    skills: ['SCI', 'SYS', 'NAV'],
    abilities: ['inspect'],
    says: 'Action: another player reveals two random cards from their hand to everybody.',
  },
  {
    id: 'cosmologist',
    title: 'Cosmologist',
    name: 'Osei Lind',
    skills: ['ENG', 'SCI', 'NAV'],
    abilities: [],
    says: 'Once a turn, when a Dark you discard would make you draw a Crisis, you may lose 1 instead.',
  },
  {
    id: 'synthetic',
    title: 'Synthetic',
    name: 'HALYARD-9',
    skills: ['ANY'],
    abilities: ['selfRepair'],
    says: 'Action: discard two Gear; you gain 1.',
  },
];

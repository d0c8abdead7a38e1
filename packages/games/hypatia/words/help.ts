/** The help drawer: the game explained in the order one needs it, each part with its rules. */
import type { HelpSection } from '@airlock/kernel';
import { RULES } from './rules.ts';

/** All rules from one id to another, in their order. */
function rules(...spans: readonly (readonly [first: string, last: string])[]): string[] {
  return Object.keys(RULES).filter((id) => spans.some(([first, last]) => id >= first && id <= last));
}

export const HELP: readonly HelpSection[] = [
  {
    title: 'What it is about',
    paragraphs: [
      'A fungus, the Phage, takes the starship Hypatia. Get as many people as you can off the ship, then destroy her before the Phage escape.',
      'People leave through the Hangar: power it up, then win tricks there. When you run low on crew, win at the Infestation Locus and arm the self-destruct. Each person rescued is a point, if the ship is destroyed. Twelve points is a great score.',
    ],
    rules: rules(['HYP-101', 'HYP-113'], ['HYP-901', 'HYP-911']),
  },
  {
    title: 'Resolving a trick',
    paragraphs: [
      'Five cards, humans and Phage together, make a trick resolve: *turn up* every Phage there.',
      'XO Suits there *may act*.',
      'Each Phage of the station’s suit and each Eruption *kills one* human there. You choose who, so bring some you can spare.',
      'Only cards of the suit compete: at a *High* station the highest wins, at a *Low* one the lowest. On a tie, or with no card of the suit, nobody wins. With no Phage there, you win whatever you played.',
      'The station’s *Win or Lose* line happens, and the cards go to their discard piles.',
    ],
    rules: rules(['HYP-301', 'HYP-384']),
  },
  {
    title: 'The Phage phase',
    paragraphs: [
      'Every round begins with three Phage, face down. For each of them another Phage is turned up; the cell on it shows the station. An Eruption turned up for that adds one more.',
    ],
    rules: rules(['HYP-201', 'HYP-211']),
  },
  {
    title: 'Your phase',
    paragraphs: [
      'You have one play: a card into a station, a Tower Action, or a sentinel. You may pass. Then you may discard one card, and you draw back up to five. Last of all, Engineering sentinels let you add a card each.',
      'With an empty hand you must make a station resolve instead.',
    ],
    rules: rules(['HYP-401', 'HYP-410']),
  },
  {
    title: 'Tower Actions',
    paragraphs: [
      'Science turns Phage up. Engineering gives you more plays. Operations moves people. Security discards Phage. Some cost the life of the card; wins at Medical, Labs and Logistics Bay unlock better ones.',
    ],
    rules: rules(['HYP-501', 'HYP-542']),
  },
  {
    title: 'Sentinels',
    paragraphs: [
      'A card above a station guards it until two tricks have resolved there. Science shows you what enters, Operations holds the trick for you, Engineering lets you add a card, Security keeps Phage out.',
    ],
    rules: rules(['HYP-601', 'HYP-611']),
  },
  {
    title: 'XO Suits',
    paragraphs: [
      'The four human sevens. Win at the powered Logistics Bay to get one. Where it stands, it can clear a Phage away: an Eruption for a discard, any other for the wearer’s life.',
    ],
    rules: rules(['HYP-701', 'HYP-707']),
  },
  {
    title: 'Power, rescue and the end',
    paragraphs: [
      'A win at the Reserve Power Plant turns a station to its other side. With power, the Hangar saves everybody in a trick you win. But if the Phage win there, they are off the ship and you have lost.',
      'Once armed, the ship loses a station every round, the Hangar last. Whoever is still aboard then dies.',
    ],
    rules: rules(['HYP-801', 'HYP-810']),
  },
];

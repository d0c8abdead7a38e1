/** Where the rulebook leaves something open: the question, how it is played here, and why. */
export interface Ruling {
  readonly question: string;
  readonly ruling: string;
  readonly why: string;
}

export const RULINGS: Readonly<Record<string, Ruling>> = {
  'HYPR-01': {
    question: 'Which Phage cards are Eruptions?',
    ruling: 'The four sevens.',
    why: 'They mirror the human sevens, and 40 cards then send Phage to each station five times.',
  },
  'HYPR-02': {
    question: 'Do Eruptions have a suit and a value?',
    ruling: 'Yes; their value is 7.',
    why: 'The deck has four suits without exception.',
  },
  'HYPR-03': {
    question: 'Can a card send Phage to the Command Tower?',
    ruling: 'No.',
    why: 'Tricks exist only at the eight stations around it.',
  },
  'HYPR-04': {
    question: 'What is Munitions?',
    ruling: 'A card beside the Logistics Bay that holds XO Suits. It is not a station.',
    why: 'The list of eight stations is complete without it.',
  },
  'HYPR-05': {
    question: 'Are sleepers and cocooned humans survivors?',
    ruling: 'No.',
    why: 'Nobody would be left to wake them, and the game could not continue.',
  },
  'HYPR-06': {
    question: 'Must a win at the Locus start the countdown?',
    ruling: 'You choose.',
    why: 'The rulebook gives advice on when to start it.',
  },
  'HYPR-07': {
    question: 'How is the ship destroyed?',
    ruling: 'One station a round, your choice, the Hangar last.',
    why: 'A last station needs an order, and the Phage must be able to escape until the end.',
  },
  'HYPR-08': {
    question: 'What if nobody is left aboard an armed ship?',
    ruling: 'The countdown runs by itself and the result counts.',
    why: 'Otherwise a complete evacuation would be a loss.',
  },
  'HYPR-09': {
    question: 'What if nobody is left while the self-destruct is offline?',
    ruling: 'You lose, even if everybody was rescued.',
    why: 'The ship was not destroyed.',
  },
  'HYPR-10': {
    question: 'What does it mean to destroy crew?',
    ruling: 'To kill them.',
    why: 'The rulebook uses both words for one price.',
  },
  'HYPR-11': {
    question: 'When does a held trick resolve?',
    ruling: 'When a card enters it in the Crew phase, otherwise after your last play.',
    why: 'That gives you just one chance to act first.',
  },
  'HYPR-12': {
    question: 'When does an Engineering sentinel give its extra card?',
    ruling:
      'As the last thing of the Crew phase, after you have discarded and drawn; nothing is drawn for it. An option puts it before the discard instead.',
    why: 'The rulebook says “at the end of every Crew phase”.',
  },
  'HYPR-13': {
    question: 'Can a station have several sentinels?',
    ruling: 'No, at most one.',
    why: 'The rulebook speaks of a station’s sentinel.',
  },
  'HYPR-14': {
    question: 'Is a sentinel a human in play?',
    ruling: 'Yes when humans are killed, cocooned or moved; no for the trick.',
    why: 'It lies at the station but outside the trick.',
  },
  'HYPR-15': {
    question: 'Do tricks wear out Security sentinels too?',
    ruling: 'Yes.',
    why: 'The general rule has no exception; stopping Phage wears them out as well.',
  },
  'HYPR-16': {
    question: 'Does a Science sentinel reveal Phage that already lie there?',
    ruling: 'No.',
    why: 'It reveals what enters.',
  },
  'HYPR-17': {
    question: 'When is “at any time” for an XO Suit?',
    ruling:
      'With every play decision, after the Phage of a trick are turned up, after a Phage comes to rest beside the suit, before a forced trick, and at the end of the Crew phase.',
    why: 'Those are the moments at which something around the suit has changed.',
  },
  'HYPR-18': {
    question: 'Can an XO Suit be used on a face-down Phage?',
    ruling: 'Yes. It is turned up, then you pay the price that fits it.',
    why: 'The price depends on the card.',
  },
  'HYPR-19': {
    question: 'Where is an XO Suit that is a sentinel?',
    ruling: 'At its station.',
    why: 'It stands there.',
  },
  'HYPR-20': {
    question: 'When is it decided that only humans are in a trick?',
    ruling: 'When cards are compared, after XO Suits and killing.',
    why: 'Resolving is one process, and a suit used well should pay.',
  },
  'HYPR-21': { question: 'May you pass?', ruling: 'Yes.', why: 'The rulebook says “may”.' },
  'HYPR-22': {
    question: 'Can a lost trick’s own survivors be killed by its effect?',
    ruling: 'Yes.',
    why: 'They are still in play then.',
  },
  'HYPR-23': {
    question: 'May some winners stay behind at the Hangar?',
    ruling: 'No, all of them leave.',
    why: 'Leaving takes the place of discarding them all.',
  },
  'HYPR-24': {
    question: 'Which stations have two sides?',
    ruling: 'Medical, Cryonics, Hangar, Labs and Logistics Bay.',
    why: 'Two of them are known; three more make power a choice.',
  },
  'HYPR-25': {
    question: 'What do the Labs unlock?',
    ruling: 'One of the two, your choice; both when powered.',
    why: 'The rulebook says both are won there.',
  },
  'HYPR-26': {
    question: 'Can you power a station down?',
    ruling: 'Yes, with a win at the Reserve Power Plant.',
    why: 'The rulebook says flip.',
  },
  'HYPR-27': {
    question: 'What happens to Phage sent to a destroyed station?',
    ruling: 'They are discarded.',
    why: 'It keeps the end easy to follow, and escapes do not become too frequent.',
  },
  'HYPR-28': {
    question: 'What if Phage deck and discard pile are empty, or only Eruptions are left?',
    ruling: 'The queue stays short, or is discarded and the phase ends.',
    why: 'Otherwise the drawing would never end.',
  },
  'HYPR-29': {
    question: 'May you hold more than five cards?',
    ruling: 'Yes.',
    why: 'Only drawing is limited.',
  },
  'HYPR-30': {
    question: 'Does the game always end?',
    ruling:
      'Once armed, within eight rounds. Before that only where a last round was agreed on: alone the ship lasts as long as her people do.',
    why: 'The rulebook has no last round; several people should not have to wait for ever for one of them.',
  },
  'HYPR-31': {
    question: 'Who are “the players”?',
    ruling: 'One commander. In a relay you share ship and score; in a race each of you has a ship.',
    why: 'The game calls itself solitaire.',
  },
  'HYPR-32': {
    question: 'Does a Phage you looked at in the deck stay known?',
    ruling: 'Yes, it is laid face up.',
    why: 'Nothing was forgotten.',
  },
  'HYPR-33': {
    question: 'With the Uplink, may the only move be a Phage?',
    ruling: 'Yes.',
    why: 'It does no harm and is simpler.',
  },
  'HYPR-34': {
    question: 'Can Operations move a sentinel into the trick of its own station?',
    ruling: 'Yes.',
    why: 'It goes from post to trick.',
  },
};

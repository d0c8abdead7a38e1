/**
 * A prepared ship and a script that teaches the game by playing her. Plain data: the page shows each step's text
 * and waits for its action; after the last step the player goes on alone.
 */
import type { Game, TutorialStep } from '@airlock/kernel';
import type { HypatiaEvent } from './events.ts';
import { hypatia } from './game.ts';
import type { OPTIONS } from './options.ts';
import { prepare, type WrittenPosition } from './prepared.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Late in a voyage, with few crew left and every station within reach. Both decks lie as the lessons need them. */
const TRAINING_SHIP: WrittenPosition = {
  round: 21,
  begin: 'crew',
  options: { phagePerPhase: 2 },
  status: 'life uplink',
  powered: 'logistics',
  hand: 'SCI-Q ENG-A ENG-9 SEC-A OPS-K',
  tricks: {
    medical: 'SCI-9 OPS-2 | (ENG-4) (SEC-3)',
    oxygen: 'ENG-3 SCI-10 | (ENG-5) (OPS-9)',
    power: 'ENG-Q SCI-3 | (OPS-10)',
    locus: 'SEC-4 | (SCI-5)',
    logistics: 'SCI-5 ENG-5 |',
  },
  crewDeck: 'SEC-2 SCI-4 ENG-10 OPS-A SEC-9 SCI-2 ENG-4 OPS-5 SEC-5 OPS-4',
  cryosleep: 'SCI-A OPS-10 ENG-2 SEC-10',
  cocoon: 'OPS-Q SCI-J ENG-J SEC-Q OPS-9 SCI-K',
  phageDeck:
    'SCI-10 SEC-5 SEC-7 ENG-K SCI-2 ENG-2 SCI-4 ' +
    'ENG-3 OPS-4 SEC-J SEC-2 ' +
    'ENG-7 SEC-K ENG-A OPS-J ' +
    'SCI-9 ENG-J SCI-J ENG-10 ' +
    'SCI-K SEC-10 OPS-2 SCI-A ' +
    'ENG-Q SCI-Q OPS-5 SEC-A',
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    lesson: 'A trick',
    text: 'This is *Medical*. Its suit is Science, and it is a High station: the highest Science card wins. Two of your people and two Phage are there. The fifth card makes the trick resolve.',
    task: 'Play the Science Queen into Medical.',
    action: 'station H-SCI-Q medical',
    after:
      'Neither Phage was of that suit, so nobody died. Your Queen was the best Science card: you won, and the Infection Trackers are unlocked.',
    rules: ['HYP-302', 'HYP-320', 'HYP-321', 'HYP-330'],
  },
  {
    lesson: 'A trick',
    text: 'After your play you may throw a card away. Then you draw back up to five.',
    task: 'Keep all your cards.',
    action: 'decline',
    after:
      'Then the Phage came, face down, each sent to a station by another card that is turned up. One of those was an *Eruption*: it points nowhere and brings one more Phage, so three came instead of two.',
    rules: ['HYP-408', 'HYP-409', 'HYP-203', 'HYP-205'],
  },
  {
    lesson: 'High and Low',
    text: '*Oxygen Scrubbers* is a Low station: there the lowest Engineering card wins. Life Support is failing, and at the end of this even round somebody would die. Aces are lowest.',
    task: 'Play the Engineering Ace into the Oxygen Scrubbers.',
    action: 'station H-ENG-A oxygen',
    after:
      'One of the Phage is Engineering. Before cards are compared, each Phage of the station’s suit kills one of your people there.',
    rules: ['HYP-107', 'HYP-310', 'HYP-320'],
  },
  {
    lesson: 'Who dies',
    text: 'You choose who dies. The Ace wins the trick and the 3 would do as well, but the Science 10 is no use here. That is why you bring people you can spare.',
    task: 'Let the Science 10 die.',
    action: 'victims 2',
    after: 'The Ace beats the Phage’s 5. Life Support is stable again.',
    rules: ['HYP-310', 'HYP-311', 'HYP-410'],
  },
  {
    lesson: 'Who dies',
    text: 'Your next cards are already on their way.',
    task: 'Keep all your cards.',
    action: 'decline',
    rules: ['HYP-409'],
  },
  {
    lesson: 'Tower Actions',
    text: 'The *Reserve Power Plant* needs two more cards, and you have one play. An Engineer can work overtime: kill the card, and you have two plays instead of one. Better ways can be unlocked at the Labs.',
    task: 'Use the Engineering 9 for overtime.',
    action: 'tower H-ENG-9 kill',
    after: 'Two plays. A Tower Action uses the card for the whole ship instead of one station.',
    rules: ['HYP-403', 'HYP-520', 'HYP-521'],
  },
  {
    lesson: 'Tower Actions',
    text: 'Your Engineering Queen is already there, so any two cards will do.',
    task: 'Play the Security 2 into the Reserve Power Plant.',
    action: 'station H-SEC-2 power',
    rules: ['HYP-402'],
  },
  {
    lesson: 'Tower Actions',
    text: 'One more makes five.',
    task: 'Play the Science 4 into the Reserve Power Plant.',
    action: 'station H-SCI-4 power',
    after: 'Won. A win here turns a station to its other side.',
    rules: ['HYP-302'],
  },
  {
    lesson: 'Power',
    text: 'Only a powered *Hangar* rescues people. It is dangerous, too: if the Phage win there while it has power, they escape and all is lost. It is empty now, so you can hold it.',
    task: 'Power the Hangar up.',
    action: 'flip hangar',
    rules: ['HYP-801', 'HYP-803', 'HYP-901'],
  },
  {
    lesson: 'Power',
    text: 'Now your next people arrive.',
    task: 'Keep all your cards.',
    action: 'decline',
    rules: ['HYP-409'],
  },
  {
    lesson: 'Sentinels',
    text: 'A card above a station is a sentinel. It does not count towards the five and does not compete. Science shows you what enters, Operations holds the trick until your phase, Security stops Phage. An Engineer lets you add a card there at the end of every round, on top of your play.',
    task: 'Post the Engineering 10 as sentinel at the Hangar.',
    action: 'sentinel H-ENG-10 hangar',
    after: 'The sentinel works at once. It stays until two tricks have resolved there.',
    rules: ['HYP-404', 'HYP-603', 'HYP-607'],
  },
  {
    lesson: 'Sentinels',
    text: 'The extra card comes last of all, after you have discarded and drawn. So draw first.',
    task: 'Keep all your cards.',
    action: 'decline',
    rules: ['HYP-408', 'HYP-409'],
  },
  {
    lesson: 'Sentinels',
    text: 'The Hangar is Operations, High. Your King is the best card there is. Nothing is drawn for an extra card.',
    task: 'Add the Operations King to the Hangar.',
    action: 'extra hangar H-OPS-K',
    rules: ['HYP-607'],
  },
  {
    lesson: 'XO Suits',
    text: 'The *Logistics Bay* has power: a win there gives you an XO Suit. It is Operations, Low, and nothing is lower than your Ace.',
    task: 'Play the Operations Ace into the Logistics Bay.',
    action: 'station H-OPS-A logistics',
    rules: ['HYP-701'],
  },
  {
    lesson: 'XO Suits',
    text: 'The suits are the four human sevens. One of Operations can compete at the Hangar, too.',
    task: 'Take the Operations XO Suit.',
    action: 'issue H-OPS-7',
    after:
      'It is in your hand like any other card. It has no Tower Action: it must stand beside a Phage to be used.',
    rules: ['HYP-701', 'HYP-542', 'HYP-706'],
  },
  {
    lesson: 'XO Suits',
    text: 'Draw up to five, as always.',
    task: 'Keep all your cards.',
    action: 'decline',
    rules: ['HYP-409'],
  },
  {
    lesson: 'XO Suits',
    text: 'Your sentinel lets you add a card again. Bring people who are to be saved: any suit will do, because the King does the winning.',
    task: 'Add the Science 2 to the Hangar.',
    action: 'extra hangar H-SCI-2',
    rules: ['HYP-607'],
  },
  {
    lesson: 'Self-destruct',
    text: 'To win you must destroy the ship, and that begins at the *Infestation Locus*: Security, Low. Four cards are there, and nothing is lower than your Ace.',
    task: 'Play the Security Ace into the Infestation Locus.',
    action: 'station H-SEC-A locus',
    rules: ['HYP-804', 'HYP-904'],
  },
  {
    lesson: 'Self-destruct',
    text: 'You won, and four people come out of the Cocoon. Now you may arm the self-destruct. From then on a station is destroyed at the end of every round, the Hangar last. There is no going back, but no other way to win.',
    task: 'Arm the self-destruct.',
    action: 'arm yes',
    rules: ['HYP-804', 'HYP-805', 'HYP-806'],
  },
  {
    lesson: 'Self-destruct',
    text: 'Nothing to throw away.',
    task: 'Keep all your cards.',
    action: 'decline',
    rules: ['HYP-408'],
  },
  {
    lesson: 'Self-destruct',
    text: 'One more for the lifeboat.',
    task: 'Add the Security 9 to the Hangar.',
    action: 'extra hangar H-SEC-9',
    rules: ['HYP-607'],
  },
  {
    lesson: 'Self-destruct',
    text: 'The first station goes. Whoever is there dies, so choose one where nobody is: Medical has done its work.',
    task: 'Destroy Medical.',
    action: 'destroy medical',
    after: 'Phage sent to a destroyed station are discarded.',
    rules: ['HYP-805', 'HYP-807', 'HYP-209'],
  },
  {
    lesson: 'The lifeboat',
    text: 'Three of your people and one Phage are at the Hangar. Nobody knows what that Phage is. The XO Suit as the fifth card is ready for anything.',
    task: 'Play the XO Suit into the Hangar.',
    action: 'station H-OPS-7 hangar',
    after: 'The Phage is an *Eruption*. In a trick it kills one human, whatever the station’s suit.',
    rules: ['HYP-302', 'HYP-311'],
  },
  {
    lesson: 'The lifeboat',
    text: 'Before anybody dies, an XO Suit may act. An Eruption costs you no more than a discard of the suit; any other Phage would cost its wearer’s life.',
    task: 'Use the XO Suit on the Eruption.',
    action: 'xo H-OPS-7 hangar 0',
    after:
      'No Phage was left, the King won, and the lifeboat is away with three people. Each of them is a point, if the ship is destroyed in the end. Twelve points is a great score.',
    rules: ['HYP-702', 'HYP-703', 'HYP-801', 'HYP-905', 'HYP-910'],
  },
];

/** The game as it is, but every match begins with the prepared ship. */
export const trainingGame: Game<State, View, HypatiaEvent, typeof OPTIONS> = {
  ...hypatia,
  seats: { min: 1, max: 1 },
  setup: () => prepare(TRAINING_SHIP),
};

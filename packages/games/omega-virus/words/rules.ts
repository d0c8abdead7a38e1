/** Every rule in our own words, under the id that refusals, events and tests cite. */
import type { RuleId } from '@airlock/kernel';

export const RULES: Readonly<Record<RuleId, string>> = {
  'OMG-001': 'Against a person or a bot there are two seats; against the clock and in practice there is one.',
  'OMG-002': 'Every seat has a deck of its own with the same 18 floor plan cards. Decks never mix.',
  'OMG-003': 'At the start of a round two copies of every key lie ready.',
  'OMG-004': 'Each round shows three locations, one at each key: the first at red, then yellow, then blue.',
  'OMG-005': 'Each round shows three scoring cards; none comes up twice in a match.',
  'OMG-006': 'The speed cards lie in the order 1, 2, 3.',
  'OMG-007': 'Every deck is shuffled face down before every round, including the first.',
  'OMG-008':
    'Locations and scoring cards are seen before GO, but nobody may turn up or build anything before it.',
  'OMG-009': 'Every round begins with a countdown from five, then GO.',

  'OMG-020': 'Both build at the same time, each on their own. Nobody ever waits for the other.',
  'OMG-021': 'You handle one card at a time: turn one up only with an empty hand.',
  'OMG-022': 'A card with a standard back on top of your deck is turned up into your hand.',
  'OMG-023': 'A locked card whose key you have is like a standard one.',
  'OMG-024':
    'A locked card whose key you do not have stays face down and goes under your deck; then the next one is checked.',
  'OMG-025':
    'Locks are checked when you turn up a card, not before: a key won in time opens the card on top.',
  'OMG-026':
    'When no card in your deck can be played, none is turned up and the deck stays as it is. Then pick up cards.',
  'OMG-027': 'A card that has been turned up has to be placed; it cannot go back to the deck from your hand.',
  'OMG-028': 'Cards that were picked up are checked again like any others when they come to the top.',
  'OMG-029':
    'With automatic flipping, the next card turns up by itself at GO, after a placement and after a pick-up, if your hand is empty and a card can be played.',

  'OMG-030': 'A card is placed face up in any of four rotations, never mirrored.',
  'OMG-031': 'The first card of an empty plan may lie anywhere on the table.',
  'OMG-032':
    'Every other card must share an edge with a card in your plan or overlap one. A corner is not enough.',
  'OMG-033':
    'Squares lie on the grid, so a card below is covered by none, one, two or all four of its squares.',
  'OMG-034': 'One placement may touch and overlap any number of cards at once.',
  'OMG-035': 'A new card always lies on top of what it overlaps.',
  'OMG-036': 'Anything may be covered: rooms that earned a key, equipment, whole cards.',
  'OMG-037': 'Colours need not match where cards meet or overlap.',
  'OMG-038': 'A placed card moves or turns only by being picked up and played again.',

  'OMG-040':
    'At any time in the race you may pick up one or more cards from your plan, even all of them, with or without a card in hand.',
  'OMG-041':
    'Cards you pick up go under your deck face down in the order you name them, the first one nearest the top.',
  'OMG-042':
    'What is left of your plan must be in one piece, or nothing at all. Only the final result counts.',
  'OMG-043':
    'Covered cards may be picked up too; the others stay where they are, and what was below comes to light.',
  'OMG-044': 'A pick-up happens as a whole or not at all.',
  'OMG-045': 'The card in your hand is not part of your plan and cannot be picked up.',
  'OMG-046': 'A pick-up never earns a key.',
  'OMG-047': 'A pick-up can connect equipment by uncovering it, and so end the round.',

  'OMG-050':
    'A room is all visible squares of one colour that connect by their edges. Card borders do not matter.',
  'OMG-051':
    'A room matches a location when it has its shape in one of four rotations; mirror images do not count unless the table agreed they do.',
  'OMG-052': 'The whole room must match: with one more square of its colour it does not.',
  'OMG-053': 'The room must have the colour of the key that the location lies at.',
  'OMG-054': 'After every placement the whole plan is checked; the room need not contain the new card.',
  'OMG-055':
    'Every key you have earned and do not hold yet is yours at once; one placement can earn several.',
  'OMG-056':
    'You hold at most one key of each colour. There are two of each, so the other player’s keys never matter.',
  'OMG-057': 'A key is yours until the end of the round, whatever becomes of the room.',
  'OMG-058': 'A new key counts before the next card is turned up, even when that happens by itself.',

  'OMG-060':
    'There are three items with two halves each: battery cell, atmospheric purifier and satellite dish.',
  'OMG-061':
    'Two halves of an item are connected when both are visible, lie side by side and face each other.',
  'OMG-062': 'A covered half does not count.',
  'OMG-063':
    'Connections are checked again after every placement and pick-up; covering or lifting a half breaks them.',
  'OMG-064': 'The moment you have all three items connected you are done, and the round ends for both.',
  'OMG-065': 'Colours, keys and other cards play no part in connecting equipment.',
  'OMG-066': 'Halves of different items that face each other do nothing.',

  'OMG-070': 'When the round ends, both plans stay as they are. A card in hand counts for nothing.',
  'OMG-071': 'Whoever finished takes the top speed card.',
  'OMG-072': 'The three scoring cards are scored in order; the higher value takes the card.',
  'OMG-073': 'When the values are equal, even at zero, whoever finished takes the card.',
  'OMG-074': 'Largest counts the squares of one room, not of all rooms together.',
  'OMG-075':
    'Widest counts columns from the leftmost to the rightmost square of one room; height does not matter.',
  'OMG-076': '2+ and 3+ count only rooms of at least that many squares.',
  'OMG-077': 'Only visible squares count.',
  'OMG-078': 'A scoring card is worth one point, a speed card its number.',
  'OMG-079': 'Cards that somebody has taken stay with them.',

  'OMG-080':
    'For the next round the keys return, and three new locations and three new scoring cards are shown.',
  'OMG-081': 'Hands and plans are cleared away, and every seat’s 18 cards are shuffled into its deck.',
  'OMG-082':
    'A round starts when both are ready. If the briefing has a time limit, it also starts when that runs out; if not, a player who is present counts as ready three minutes after the other.',
  'OMG-083': 'A match has exactly three rounds and uses nine of the twelve locations and scoring cards.',
  'OMG-090': 'After the third round the higher total wins.',
  'OMG-091': 'When every round had a finisher, the points add up to 15 and cannot be equal.',
  'OMG-092':
    'Otherwise equal totals are decided by speed points, then by the latest round that had a finisher; failing that, the match is a draw.',

  'OMG-100':
    'The table decides what is legal and what happened. Your screen may show your own moves at once, and takes them back if they are refused.',
  'OMG-101':
    'GO is one instant for both, announced at least five seconds ahead. Anything done before it does not count.',
  'OMG-102':
    'Every action carries its moment on the live clock, in milliseconds since GO, not counting pauses.',
  'OMG-103':
    'The delay of a connection is half the median of its last nine round trips as the table measures them, at most 150 milliseconds. Players’ own clocks are never used.',
  'OMG-104':
    'In a compensated race your delay is taken off the time of arrival, but your times never run backwards; otherwise the time of arrival counts.',
  'OMG-105':
    'After a finish the table listens for 150 milliseconds more: what the other player did no later than that still counts, and an earlier finish takes over. Of two finishes at the same moment, the one heard first counts.',
  'OMG-106':
    'Both plans are frozen as they were at the moment of the finish; what was done later does not count.',
  'OMG-107':
    'Every command has a number of its own, so that one sent twice is done once. More than twenty in a second are refused.',
  'OMG-108':
    'With a round limit, nothing counts from that moment on. If nobody has finished by then, the speed card is discarded, and each scoring card goes to the higher value or to nobody.',
  'OMG-109':
    'A pause stops the clock for both and covers the boards. It ends when the player who paused resumes, with a new countdown from five; between two people also after a minute. What was done before the pause and is heard after it still counts.',
  'OMG-110':
    'A player who has been silent for six seconds is away: the clock stops by itself, for as long in each round as was agreed.',
  'OMG-111':
    'When that time is over, the player who is present takes the round, keeps waiting or lets a bot step in; without a choice within 20 seconds, the round is taken. Only against a person.',
  'OMG-112':
    'Whoever resigns loses the match, and so does whoever is away for a minute while both are asked to be ready: only that minute counts, not an absence before it. Points stay as they are.',
  'OMG-113':
    'Whoever comes back is shown what they may see; covered boards follow when the clock runs again.',
  'OMG-114': 'When both are away, the match waits; after ten minutes it is abandoned without a result.',

  'OMG-120':
    'Against the clock you play alone for three rounds. The Station has no plan, only a fixed value for every scoring card.',
  'OMG-121': 'The level sets the time of a round and the Station’s values.',
  'OMG-122':
    'Finish in time and you take the speed card and every scoring card whose value you reach. Run out of time and the Station takes the speed card; then you must beat its values.',
  'OMG-123':
    'With eight or more of 15 points you escape: 15 Legend, 12 Commander, 8 Survivor; with fewer you are Adrift from 4, and otherwise Lost.',

  'OMG-130':
    'Practice is one round alone, without points. It ends when all items are connected, and tells you how you did.',
  'OMG-131':
    'In practice you may take moves back as often as you like, turned-up cards and keys included, if the table allows it.',
  'OMG-132':
    'In practice you may ask for a hint: where the nearest key comes closest, then what a good player would do.',
};

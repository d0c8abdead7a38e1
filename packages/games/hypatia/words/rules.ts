/** The rules of Outbreak on Hypatia in our own words, one id for every sentence or two. */
export const RULES = {
  'HYP-101':
    'The Command Tower lies in the middle of a three-by-three grid of cells. The eight stations fill the cells around it, in any order.',
  'HYP-102': 'Stations with two sides start without power. A station with one side is never powered.',
  'HYP-103': 'The four human sevens are the XO Suits. They start on the Munitions card.',
  'HYP-104':
    'The other 40 humans are shuffled: 20 are the Crew deck, 10 sleep in Cryosleep, 10 hang in the Cocoon.',
  'HYP-105': 'The 44 Phage cards are shuffled separately. All seven status cards show their start side.',
  'HYP-106': 'You start with five cards from the Crew deck; 15 remain in it.',
  'HYP-107':
    'The ace is lowest and counts as 1, the king is highest and counts as 13. There is no 6 and no 8.',
  'HYP-108':
    'You draw from the top of the Crew deck. When it is empty, the Crew discard pile is shuffled into a new one; when both are empty, you get no card.',
  'HYP-109':
    'The Phage deck works the same way. Cards discarded earlier in the same phase are shuffled in too.',
  'HYP-110':
    'A shuffle depends on the ship’s seed, the pile, how often that pile was shuffled and the cards in it. The same seed and the same decisions give the same game.',
  'HYP-111': 'A killed card is out of the game for good.',
  'HYP-112': 'To destroy a crew member is to kill it.',
  'HYP-113':
    'Both discard piles, the dead, the rescued and Munitions lie open. You may look through them at any time.',

  'HYP-201': 'Every round begins with the Phage phase, the first round too.',
  'HYP-202':
    'Three Phage are drawn face down into a queue (two or four if the table chose so), one more while the Infestation is Spreading.',
  'HYP-203':
    'For each card of the queue in turn, another Phage is turned up. Its highlighted cell names the station; then it is discarded.',
  'HYP-204': 'The queue card is laid face down into the trick of that station, unless another rule steps in.',
  'HYP-205':
    'An Eruption turned up for placing is discarded and adds one card to the end of the queue. Then another card is turned up.',
  'HYP-206': 'Each Eruption turned up in a phase adds one card.',
  'HYP-207': 'A trick that resolves is finished with all its effects before the next card is turned up.',
  'HYP-208': 'If the Infestation changes during the phase, the number of cards already drawn stays the same.',
  'HYP-209': 'A card sent to a destroyed station is turned up and discarded.',
  'HYP-210':
    'If no card is left to draw, the queue is shorter. If no card with a cell is left in deck and discard pile, the waiting cards are discarded and the phase ends.',
  'HYP-211': 'A queue card you already know is laid face up.',

  'HYP-301': 'Humans are played face up. Phage lie face down until something turns them up.',
  'HYP-302': 'A trick resolves at once when a card enters it and it then has five cards or more.',
  'HYP-303': 'Any mix makes five: humans, Phage or both. Sentinels do not count.',
  'HYP-304':
    'In the Phage phase a station with an Operations sentinel is held: it does not resolve and keeps collecting cards.',
  'HYP-305': 'In the Crew phase nothing is held: a card that enters a trick of four or more resolves it.',
  'HYP-306': 'A station that still has five cards or more after your last play resolves then.',
  'HYP-307': 'A trick can also be made to resolve with fewer than five cards.',
  'HYP-308':
    'If a held station with five or more cards loses its Operations sentinel in the Phage phase, it resolves as soon as whatever is happening is finished.',
  'HYP-309':
    'A trick resolves in this order: all its Phage are turned up, XO Suits may be used, the Phage kill, the best cards are compared.',
  'HYP-310': 'Each Phage of the station’s suit kills one human in the trick. You choose who dies.',
  'HYP-311':
    'An Eruption kills one human in the trick at any station. One of the station’s suit still kills only one.',
  'HYP-312': 'The killing stops when the trick has no human left. Sentinels and humans elsewhere are safe.',
  'HYP-320':
    'Only cards of the station’s suit compete. The highest is best at a High station, the lowest at a Low one.',
  'HYP-321': 'The side that alone has the best competing card wins the trick.',
  'HYP-322': 'If the best cards of both sides are equal, nobody wins.',
  'HYP-323': 'If neither side has a card of the suit, nobody wins, unless there are only humans.',
  'HYP-324': 'If there are humans and no Phage when cards are compared, the humans win whatever their suits.',
  'HYP-325': 'Eruptions and XO Suits of the station’s suit compete with a value of 7.',
  'HYP-326': 'Nobody wins an empty trick.',
  'HYP-330':
    'If the humans win, the Win effect happens; if the Phage win, the Lose effect. If nobody wins, neither happens.',
  'HYP-331':
    'The effect happens while the surviving cards still lie in the trick, so an effect may choose them.',
  'HYP-332':
    'Then surviving humans go to the Crew discard pile and the Phage of the trick to the Phage discard pile.',
  'HYP-333': 'The side of the station that is up when the effect happens is the one that counts.',

  'HYP-380':
    'To kill a human, you choose any human in your hand, in any trick, or any sentinel. If there is none, nothing happens.',
  'HYP-381':
    'Nobody in the Crew deck, the Crew discard pile, Cryosleep, the Cocoon, Munitions or Rescued can be chosen.',
  'HYP-382':
    'To discard a Phage, you choose any Phage in any trick, face up or down; it is turned up. If there is none, nothing happens.',
  'HYP-383': 'You choose which cards to discard from your hand; if you have too few, you discard them all.',
  'HYP-384': 'Effects happen in the order written, each part as far as possible.',

  'HYP-401':
    'The Crew phase follows the Phage phase and gives you one play. A card into a station, a Tower Action and a sentinel each use a play.',
  'HYP-402': 'You may play a hand card into the trick of any standing station, whatever its suit.',
  'HYP-403': 'You may use a hand card for the Tower Action of its suit.',
  'HYP-404': 'You may post a hand card as a sentinel, facing left, above a standing station that has none.',
  'HYP-405': 'You may pass. Plays you have left are lost.',
  'HYP-406': 'Nothing can be played to the Command Tower or to a destroyed station.',
  'HYP-407':
    'If your hand is empty when the Crew phase begins, you must resolve a station with at least one card in its trick. That is your play; without such a station nothing happens.',
  'HYP-408': 'After all plays and resolutions you may discard one hand card, even after passing.',
  'HYP-409': 'Then you draw up to five cards. A larger hand stays as it is.',
  'HYP-410': 'While Life Support is Failing, you must kill a human at the end of every even round.',

  'HYP-501':
    'The acting card leaves your hand first, to the discard pile or to the dead. Its own action cannot use it.',
  'HYP-502': 'You can do only what has an effect.',
  'HYP-510':
    'Science, Field Scan: discard the card to turn up one to three face-down Phage in play for good.',
  'HYP-511':
    'Science, Infection Trackers: discard the card to turn up one to four face-down Phage in play, then look at the top four cards of the Phage deck.',
  'HYP-512':
    'Cards you looked at go back in the same order. You know them until they are drawn or the deck is shuffled.',
  'HYP-520':
    'Engineering, Overtime: kill the card for two plays instead of one. Ad-Hoc Mechanism: discard it for two or kill it for three. You need another card in hand.',
  'HYP-521': 'The extra plays may be of any kind. Unused ones are lost.',
  'HYP-530':
    'Operations, Dispatch: discard the card to move one human from your hand, a trick or a sentinel’s post into the trick of a standing station. From a trick it must change station.',
  'HYP-531':
    'Operations, Routing Uplink: discard the card for one or two moves, one after another. One of them may move a Phage to the trick of another standing station.',
  'HYP-532':
    'A moved human counts as played; a moved Phage stays face up or down. Each arrival may resolve a trick before the next move.',
  'HYP-533': 'A moved Phage meets a sentinel just as a placed one does.',
  'HYP-540': 'Security, Sidearms: kill the card to discard one Phage in play.',
  'HYP-541':
    'Security, Flamethrower: discard the card to discard one Phage, or kill it to discard up to two, at any stations.',
  'HYP-542': 'XO Suits have no Tower Action.',

  'HYP-601': 'A station has at most one sentinel.',
  'HYP-602':
    'A sentinel is in play but not in the trick: it does not count towards five, does not compete, is not killed by the trick and is not rescued.',
  'HYP-603':
    'When a trick resolves, a sentinel facing left turns right, and one facing right goes to the Crew discard pile. It does not matter who won.',
  'HYP-604': 'An XO Suit can be a sentinel of its suit.',
  'HYP-605':
    'Science sentinel: every Phage that enters the station is laid face up. Those already there stay.',
  'HYP-606': 'Operations sentinel: it holds the trick during the Phage phase.',
  'HYP-607':
    'Engineering sentinel: at the very end of every Crew phase, after you have drawn, you may put one hand card into that station’s trick, even in the phase in which it was posted.',
  'HYP-608': 'Security sentinel: a Phage that would enter the station is turned up and discarded instead.',
  'HYP-609':
    'If that Phage is of the station’s suit or an Eruption, the sentinel is killed. Otherwise it turns right, or is discarded if it already faces right.',
  'HYP-610': 'Resolved tricks turn a Security sentinel like any other.',
  'HYP-611': 'Two Phage arriving one after another are two encounters.',

  'HYP-701':
    'You get XO Suits by winning at the powered Logistics Bay. After that they circulate like other crew.',
  'HYP-702':
    'At certain moments an XO Suit in a trick, or standing as a sentinel, may be used on a Phage in the trick of the same station.',
  'HYP-703':
    'Against an Eruption, Phage and XO Suit are both discarded. Against any other Phage, the Phage is discarded and the XO Suit killed.',
  'HYP-704': 'A face-down target is turned up first, then the price is paid. It cannot be taken back.',
  'HYP-705': 'Using XO Suits may leave a resolving trick with fewer than five cards; it still resolves.',
  'HYP-706': 'An XO Suit in your hand cannot do this.',
  'HYP-707': 'Using XO Suits costs no play, and you may use as many as you have.',

  'HYP-801':
    'Only a human win at the powered Hangar rescues. All surviving humans in that trick leave the ship.',
  'HYP-802': 'Rescued humans are out of play: nothing can kill, move or draw them.',
  'HYP-803': 'A win at the Reserve Power Plant lets you turn over one station with two sides, either way.',
  'HYP-804': 'Each win at the Infestation Locus lets you arm the self-destruct, or leave it offline.',
  'HYP-805':
    'While the self-destruct is armed, you destroy one standing station at the end of every round, beginning with this one.',
  'HYP-806': 'The Hangar can be destroyed only as the last station.',
  'HYP-807': 'Destroying a station kills the humans there, its sentinel too, and removes its Phage for good.',
  'HYP-808':
    'With Cryonics, all sleepers die; with the Infestation Locus, everybody in the Cocoon; with the Logistics Bay, the XO Suits on Munitions.',
  'HYP-809': 'Destroying a station changes no status card and no other station.',
  'HYP-810':
    'When the Hangar falls as the last station, the ship is destroyed. Everybody still aboard dies, and you win.',

  'HYP-901': 'If the Phage win the trick at the powered Hangar, they escape and you lose at once.',
  'HYP-902':
    'Survivors aboard are the humans in the Crew deck, the Crew discard pile, your hand, tricks and sentinel posts. Sleepers, cocooned humans and unissued XO Suits do not count.',
  'HYP-903': 'If no survivor is aboard while the self-destruct is offline, you lose.',
  'HYP-904': 'The only way to win is to destroy the ship.',
  'HYP-905': 'A win scores one point for each rescued human. A loss scores nothing.',
  'HYP-906':
    'Where a last round was agreed on, you lose if the self-destruct is still offline when it ends. Alone there is usually none.',
  'HYP-910':
    'Twelve points or more is great. Below that, a win is pyrrhic (0), costly (1 to 3), solid (4 to 7) or strong (8 to 11); from 20 it is legendary.',
  'HYP-911':
    'If the ship is armed and nobody survives aboard, the countdown runs by itself: clockwise from the north-west, the Hangar last.',
} as const;

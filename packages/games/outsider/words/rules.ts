/** Every rule by its id, in our own words. */
export const RULES = {
  'OUT-101': 'Three to six people play, each with a character of their own.',
  'OUT-102':
    'The main deck and the Crisis deck are separate, each with its own discard pile, and never mix with characters or loyalties.',
  'OUT-103':
    'What a card says overrides these rules. What cannot be done is left out and the rest is done, except where everybody would be lost.',
  'OUT-104':
    'The next player, and any order that starts from somebody, follow the current direction of play.',
  'OUT-105': 'All chance comes from one seeded source: the same seed and the same moves give the same game.',
  'OUT-106': 'Crew or Outsider, everybody may do everything that is open to them.',
  'OUT-201': 'Characters are dealt at random or chosen, and are public.',
  'OUT-202':
    'Everybody gets one loyalty in secret. One Outsider is recommended for three or four players, two for five or six.',
  'OUT-203':
    'You know only your own loyalty and show it to nobody. Only a declaration or the end reveals loyalties.',
  'OUT-204': 'The main deck has 16 Gear, 16 Goals, 7 Tech and 16 Dark. Everybody is dealt six cards.',
  'OUT-205': 'Everybody puts one card from their hand face down into the Supply and starts with five.',
  'OUT-206': 'Everybody starts with three Survival.',
  'OUT-207':
    'The Captain takes the first turn; without a Captain the table has agreed who does. Play starts clockwise.',
  'OUT-208': 'Characters and loyalties that nobody has are put away.',
  'OUT-301': 'A turn is actions, with purchases among them in any order, and then the Entropy step.',
  'OUT-302': 'A character who is not Doomed has two actions a turn. They may be the same, or go unused.',
  'OUT-303':
    'Completing a Goal takes two actions. Everything else listed takes one, unless it says it is free.',
  'OUT-310':
    'A third action costs 1 Survival, a fourth 2 more and a fifth 3 more. You need the full price, and never have to buy.',
  'OUT-311': 'Prices rise with the purchases of this turn, whatever bonus actions you have.',
  'OUT-312': 'Bonus actions last until the end of this turn and can be used while Doomed.',
  'OUT-313': 'A bought action can be used even if its price has made you Doomed, though not for abilities.',
  'OUT-320': 'Every turn ends with the Entropy step: the top card of the deck leaves the game unseen.',
  'OUT-321': 'Cards in Entropy are never looked at and never come back. Everybody knows how many there are.',
  'OUT-330':
    'While a Stabilise is active, Entropy steps remove nothing. It ends when its owner’s turn begins, and stops no other way into Entropy.',
  'OUT-340':
    'Playing a Goal puts it face up on the table. The one in play is discarded; if there are two, you choose which.',
  'OUT-341':
    'At most one Goal is in play, or two through the Captain’s ability. The second stays if the Captain is Doomed.',
  'OUT-342': 'Goals in play belong to all: anybody may complete them.',
  'OUT-350':
    'To gather Supplies, you look at the whole Supply, then leave a card from your hand, then take one.',
  'OUT-351': 'Whoever has looked must exchange.',
  'OUT-352':
    'If more than half of the Supply is Dark when you look, or after it is refilled, that is dealt with before you exchange.',
  'OUT-353': 'You take a card that was there before you left yours.',
  'OUT-354': 'The exchange itself is not checked: a Supply left more than half Dark awaits the next to look.',
  'OUT-355': 'To gather you need a card in hand and one in the Supply.',
  'OUT-360':
    'An Ongoing Crisis is cleared for one action by discarding a Gear that shows its icon or the Any icon. Anybody may, Doomed or not.',
  'OUT-370':
    'Scrap three Gear to gain 1, or three Goals from your hand to shuffle the whole discard pile, these Goals included, into the deck.',
  'OUT-380':
    'Discard and Draw: discard any number together, resolve the Crises this causes, then draw until you hold five. A larger hand draws nothing.',
  'OUT-381': 'Nothing is drawn from an empty deck, and it is not refilled by itself.',
  'OUT-382': 'There is no limit on the size of a hand.',
  'OUT-390': 'Resolving the Shift Sequence takes one action and is open to everybody, Doomed or not.',
  'OUT-391':
    'Tech is played from the hand when its text allows, by anybody, Doomed or not. It may be discarded or left in the Supply like any card.',
  'OUT-401': 'A Goal can be completed only while it is in play and on your own turn.',
  'OUT-402':
    'Your character needs the skill of the Goal. A Goal for any skill suits everybody, and a character with any skill suits every Goal.',
  'OUT-403': 'With Gear: discard the Gear that belongs to the Goal from your hand.',
  'OUT-404':
    'With Scrap: discard together any Gear from your hand whose icons cover all that the Goal asks for. Its own Gear may be among them.',
  'OUT-405':
    'Any icons on Gear stand for whatever is missing. What is left over, whether Any icons or others, must be enough for the Goal’s own Any icons.',
  'OUT-406': 'Surplus icons are lost. A set larger than needed is allowed.',
  'OUT-407':
    'Pay two actions, discard the cards, carry out the repair bonus, then lay the Goal face up in front of you.',
  'OUT-408': 'Completed Goals count, whoever has them, Doomed or not.',
  'OUT-410':
    'Sabotage: discard one of your completed Goals for its sabotage bonus. It takes no action and can be done at any time, even out of turn or while Doomed.',
  'OUT-411': 'The Goal is discarded before its bonus, no longer counts, and may come back later.',
  'OUT-412': 'Between a declaration and its check nothing can be sabotaged.',
  'OUT-413': 'A sabotage that needs a target cannot be done without one. Losses beyond zero are ignored.',
  'OUT-501':
    'Whenever a Dark card reaches the discard pile, whoever discarded it draws a Crisis and resolves it at once.',
  'OUT-502':
    'Cards discarded by one instruction go together. Then there is one Crisis for each Dark among them, one by one, before anything goes on.',
  'OUT-503':
    'A card is discarded by the player whose hand it came from; from the Supply, by whoever gathers or was named; from the deck, by whoever resolves the Crisis.',
  'OUT-504': 'Dark cards that move between hands, Supply, deck and Entropy cause no Crisis.',
  'OUT-505': 'Dark cards are good for nothing else.',
  'OUT-510':
    'A Supply that is more than half Dark is shown to all. Whoever gathers discards one Dark from it, resolves the Crisis, and adds the top card of the deck unseen by others. Then it is checked again.',
  'OUT-511': 'More than half means that twice the number of Dark is more than the number of cards.',
  'OUT-512': 'With an empty deck the Supply is not refilled and stays smaller.',
  'OUT-513': 'An exchange that has become impossible is skipped.',
  'OUT-514': 'Only a player who gathers, or is told to look by a card, sees the Supply.',
  'OUT-530':
    'A Crisis is drawn from the top of its deck. If that is empty, its discard pile is shuffled first; if that is empty too, nothing happens.',
  'OUT-531':
    'A Crisis is shown to all, then everybody may react, then whoever resolves it carries it out as printed.',
  'OUT-532':
    'A cancelled Crisis is discarded without effect. A cancellation cannot be cancelled, and what was used for it is spent.',
  'OUT-533':
    'A Crisis interrupts everything, even another Crisis, and is finished before what it interrupted continues.',
  'OUT-534': 'A Crisis is discarded when it is finished. An Ongoing one stays, marked with who resolved it.',
  'OUT-535':
    'When each player loses Survival, all do so at once. In order from you means one after another, with all that follows from each.',
  'OUT-536': 'Ongoing Crises act on everybody until they are cleared.',
  'OUT-601': 'Survival is public, never below zero, and has no upper limit.',
  'OUT-602': 'Survival changes only by gaining, losing, buying, the destruction of a location, or death.',
  'OUT-603': 'Paying takes the whole price. Losing does not.',
  'OUT-604': 'A player told to lose more than they have loses all of it.',
  'OUT-605': 'At zero Survival you are Doomed at once.',
  'OUT-606': 'A Doomed character has no abilities but keeps its skills.',
  'OUT-607':
    'A Doomed character has one action a turn, and so needs bonus or bought actions to complete a Goal.',
  'OUT-608':
    'A player who gains Survival is no longer Doomed and has their abilities back; on their own turn also the two actions, or one if Slowed.',
  'OUT-609':
    'If you become Doomed on your own turn, you keep the actions already used but have no more than one in all. If a purchase makes you Doomed, you keep this turn’s actions.',
  'OUT-610':
    'The Doomed remain in the game in every way: their hand, sabotage, Crises and their side’s victory.',
  'OUT-701':
    'Nobody shows cards from a hand or the Supply unless a card says so: reveal shows them to all, look only to whoever looks.',
  'OUT-702': 'Everybody may say anything about their cards, the Supply or loyalties, true or not.',
  'OUT-703': 'Discards are shown, and everybody may look through the discard pile.',
  'OUT-704': 'Nothing but a declaration reveals a loyalty.',
  'OUT-705': 'Nobody looks into Entropy during the game.',
  'OUT-706': 'Outsiders are not told who the others are.',
  'OUT-707': 'All talk is public.',
  'OUT-801':
    'Resolving the Shift Sequence reveals all loyalties for good, then the declarer’s side is checked.',
  'OUT-802':
    'If a Crew player declares, the Crew wins when there are more completed Goals than players and every Crew player has at least one.',
  'OUT-803':
    'Otherwise the declaration was false, and the Outsiders may draw one Crisis for each Crew player and give each of them one.',
  'OUT-804':
    'These Crises are resolved one by one in the order chosen, with reactions; nobody resolves more than one of them.',
  'OUT-805':
    'The first Outsider in order from the declarer decides; all Outsiders see the cards. They may decline, and then nothing is drawn.',
  'OUT-806': 'After a false declaration, play continues with the actions that are left.',
  'OUT-807':
    'If an Outsider declares, all Outsiders win when no Crew player has Survival and some Outsider has.',
  'OUT-808': 'A false declaration by an Outsider does nothing but reveal loyalties.',
  'OUT-809': 'Nobody wins without a declaration.',
  'OUT-810': 'Obliteration ends the game at once, and everybody loses.',
  'OUT-811': 'Obliteration comes when a card has to go from the deck to Entropy and the deck is empty.',
  'OUT-812':
    'Obliteration comes when every player is told to discard or to lose Survival and not one of them can.',
  'OUT-813':
    'Obliteration comes when an instruction aimed at two or more players brings one to zero and now all are Doomed.',
  'OUT-814': 'Something aimed at one player never brings Obliteration, and neither does an empty deck alone.',
  'OUT-815': 'Bringing Obliteration about on purpose is allowed, though nobody wins by it.',
  'OUT-816': 'At the end of turn 300 the ship is lost as if the deck had run out.',
  'OUT-720':
    'Claims are public sentences of a fixed form that anybody may say at any time. They bind nobody and are not checked during the game.',
  'OUT-721': 'Nobody makes more than six claims a turn. Talk never changes the game.',
  'OUT-722': 'Nothing tells two Dark cards apart, or two Gravity Shields.',
  'OUT-901':
    'With locations, everybody places a token anywhere before loyalties are dealt. Tokens are public, any number in one place.',
  'OUT-902': 'Moving to a connected location takes one action, in either direction.',
  'OUT-903': 'Crises reach everybody anywhere.',
  'OUT-910':
    'With Goals at locations, a Goal is completed only by a character at its location. It may be played from anywhere.',
  'OUT-920':
    'With actions at locations, actions directed at another character need both to be in one place. The Captain and the Programmer are exempt, Doomed or not.',
  'OUT-921': 'Bonuses, reactions, Crises and what you do to yourself are not tied to places.',
  'OUT-930':
    'With drawing at locations, the deck is dealt evenly onto the five locations. What is left over waits for the first Recycle.',
  'OUT-931': 'Whatever you draw, look at or refill comes from the pile where you are.',
  'OUT-932':
    'The active player chooses the location of every card the Entropy step takes; whoever resolves a Crisis chooses for its cards.',
  'OUT-933':
    'A location whose pile runs out is destroyed. Nobody can enter or pass it. Those there lose all Survival and move their token anywhere else, in order from the active player.',
  'OUT-934': 'If that happens in the middle of drawing, the rest is not drawn.',
  'OUT-935':
    'Whoever Recycles shuffles the discard pile and deals any number of its cards, unseen, to each standing location; these piles are shuffled. What is not dealt stays in the discard pile.',
  'OUT-936':
    'When the last location is destroyed, so is the ship. Several characters Doomed by one destruction count as one instruction.',
  'OUT-940': 'With the Supply at a location, it can be gathered from only there.',
  'OUT-941': 'If that location is destroyed, whoever brought it about moves the Supply elsewhere.',
  'OUT-942': 'A Goal whose location is destroyed can be completed only with the Omni-Tool.',
  'OUT-950':
    'Without Outsiders, all are Crew and know it. A false declaration makes every Crew player, in order from the declarer, draw and resolve a Crisis.',
  'OUT-951': 'Then no Outsider can win, unless one is dealt after a death.',
  'OUT-960':
    'The Eclipse Protocol begins where Obliteration would come. The game stops, and hands and loyalties are shown.',
  'OUT-961': 'Eclipse: the player who alone holds the most Dark becomes an Outsider. In a tie, nobody does.',
  'OUT-962':
    'Eclipse: if the Crew has more completed Goals than there are Outsiders, the Crew players who are not Doomed win.',
  'OUT-963': 'Eclipse: otherwise, if all Crew are Doomed and some Outsider is not, the Outsiders win.',
  'OUT-964':
    'Eclipse: otherwise the side with more Survival wins. In a tie, whoever took the first turn of the game chooses.',
  'OUT-970': 'A Dark Surge begins where Obliteration would come, and stops the game the same way.',
  'OUT-971':
    'Dark Surge: the Crew has a point for every completed Goal, the Outsiders one for each Crew player who is Doomed and one for each who holds two Dark or more.',
  'OUT-972': 'Dark Surge: more points win. In a tie, whoever brought it about loses, and all others win.',
  'OUT-980':
    'In The Quick and the Dead nobody is Doomed. At zero Survival a character dies and leaves the game.',
  'OUT-981':
    'Its player draws a random character that is not in play and takes three Survival. Everything else stays with the seat.',
  'OUT-982':
    'Its loyalty is shuffled with those left over, and one is drawn in secret, hidden even after a declaration.',
  'OUT-983':
    'When all characters have been used, the dead ones are shuffled and used again. The count of the dead stays.',
  'OUT-984': 'Outsiders who declare win if more characters have died than there are Crew players.',
  'OUT-985':
    'If the active player dies, the turn continues with the new character and the actions that are left.',
  'OUT-986': 'Nobody may buy an action with their last Survival.',
  'OUT-987': 'Obliteration by losses then needs one instruction that brings all players to zero at once.',
  'OUT-988':
    'Where the game stops then, only players at zero count as Doomed. In a Dark Surge everybody who died earlier is a point for the Outsiders.',
} as const;

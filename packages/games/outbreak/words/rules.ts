/** The rules of Outbreak in our own words, one id for every sentence or two. */
export const RULES = {
  'OBK-001': 'Five to eight people play.',
  'OBK-002':
    'Everybody whose hidden role is Survivor is on the Survivors’ team. Patient Zero and all Infected are the other team.',
  'OBK-003':
    'The role deck holds one Leader, one Patient Zero and a Survivor for everybody else; where the table agreed so, one of these is an Infected instead. Each seat is dealt one card at random.',
  'OBK-004':
    'Whoever is dealt the Leader shows it and takes a Survivor role in secret. So the first Leader is never Patient Zero.',
  'OBK-005':
    'Leader is a status alongside the hidden role. An infected Leader stays Leader and plays as an Infected.',
  'OBK-006':
    'Roles and their changes are shown to nobody but their owner, except to Patient Zero at night, when somebody is voted out, and at the end.',
  'OBK-007':
    'There is always exactly one Leader and exactly one Patient Zero, and Patient Zero never changes.',

  'OBK-101': 'A Day has three Shifts: morning, day and night.',
  'OBK-102':
    'At the start of a Day every seat, in or out, is dealt the same six cards: two Complete, two Sabotage, Rest and Infect.',
  'OBK-103': 'The Rest cards carry the numbers 1 up to the number of seats, dealt afresh at random each Day.',
  'OBK-104':
    'In each Shift everybody still in submits exactly one card, in secret and for good. Nobody may pass.',
  'OBK-105': 'A card you have submitted is gone until the next Day.',
  'OBK-106': 'After the night shift all hands are put away face down, unseen, and dealt afresh the next Day.',

  'OBK-201': 'A Survivor, Leader or not, may submit a Complete card or Rest.',
  'OBK-202':
    'So whoever stays a Survivor all Day plays both Complete cards and Rest, once each, in an order of their choice.',
  'OBK-203':
    'In one Day an Infected may submit one Complete, one Sabotage and one Rest. What they submitted earlier that Day as a Survivor counts.',
  'OBK-204': 'With the limit per Shift, an Infected may submit any card still in hand except Infect.',
  'OBK-205':
    'Patient Zero may submit either Sabotage, Rest or Infect, each once a Day, and never a Complete card.',
  'OBK-206': 'Only Patient Zero ever submits Infect, so there is at most one in a pile.',
  'OBK-207': 'With deep cover, Patient Zero may also submit one Complete card a Day.',
  'OBK-208': 'Everybody still in has at least one card they may submit in every Shift.',
  'OBK-209': 'What is not allowed is refused to whoever tried it, and nobody else learns of it.',
  'OBK-210':
    'If your time runs out, the first allowed card of Complete 1, Complete 2, Rest, Sabotage 1, Sabotage 2 is played. For Patient Zero it is Rest, then Sabotage, never Infect. Nobody learns whose time ran out: choices made in the last seconds are kept, can still be changed, and count with the others when the time is up.',

  'OBK-301': 'More people, more Tasks: five, seven, nine or ten. All start open and without points.',
  'OBK-302': 'Open and completed Tasks are available. Destroyed ones and those under repair are not.',
  'OBK-303':
    'Each Shift begins with the Leader naming two different available Tasks, a first and a second. The same two may be named again.',
  'OBK-304': 'Completed Tasks may be named too, even two of them.',
  'OBK-305':
    'If the Leader’s time runs out, the open Tasks with the fewest points missing are taken, then completed ones, in the order of the board.',
  'OBK-306': 'Cards with a 1 act on the first Task of this Shift, cards with a 2 on the second.',

  'OBK-401':
    'When all have chosen, the cards are shuffled and shown one by one. Nobody is told who played which.',
  'OBK-402':
    'A Task’s total is its points before the Shift, plus its Complete cards, minus its Sabotage cards. The order of the pile does not matter.',
  'OBK-403': 'A Task whose total ends below 0 is destroyed.',
  'OBK-404':
    'Otherwise it keeps the total, but no more points than it needs. With all the points it needs, it is completed.',
  'OBK-405':
    'A completed Task that ends a Shift short of points is open again; below 0 it is destroyed like any other.',
  'OBK-406': 'Only a Task that was not completed before the Shift and is after it counts as a completion.',
  'OBK-407': 'Rest and Infect do nothing to Tasks.',

  'OBK-501':
    'Infect finds the first Rest shown after it. If none follows, it finds the first Rest in the pile; with no Rest at all, it finds nothing.',
  'OBK-502':
    'If a Survivor owns that Rest, they are Infected from then on and play as one from the next Shift.',
  'OBK-503': 'If its owner is already Infected, nothing happens. No other Rest is found instead.',
  'OBK-504': 'With printed numbers everybody sees the number of each Rest and which one was found.',
  'OBK-505': 'With private numbers others see only that it is a Rest; you see which one is yours.',
  'OBK-506':
    'Only the owner of the found Rest is told what it did to them. Patient Zero learns nothing before the night.',
  'OBK-507': 'Infect never finds Patient Zero or anybody voted out.',
  'OBK-508': 'Nobody is ever cured.',

  'OBK-601':
    'Each completion gives the table one repair at once, after anything destroyed in the same Shift. Completing a Task again gives another.',
  'OBK-602':
    'Any destroyed Task not yet under repair can be chosen. If there is none, the repair is lost, not saved.',
  'OBK-603': 'If there are repairs for all destroyed Tasks, all are repaired without a ballot.',
  'OBK-604':
    'Otherwise everybody still in votes on each repair, with names shown afterwards. A tie goes to the Leader’s ballot, then to the Task that needs the fewest points, then by the order of the board.',
  'OBK-605':
    'A Task under repair sits out the next Shift and comes back open and without points in the one after, even overnight.',

  'OBK-701': 'A night follows every Day on which the game did not end.',
  'OBK-702': 'At night Patient Zero is shown all Infected who are still in, the new ones marked.',
  'OBK-703': 'Nobody else learns anything at night.',
  'OBK-704': 'If the table agreed to it, the Infected are told who Patient Zero is, but not of each other.',
  'OBK-705': 'Patient Zero stays Patient Zero; only those newly infected change their role.',

  'OBK-801': 'Every Day except the first begins with one vote, after the Survivors are counted.',
  'OBK-802':
    'Everybody still in has one ballot: for somebody else who is still in, or to skip. Those voted out have none.',
  'OBK-803': 'Ballots are secret until all are in. Then they are shown, with names or as totals only.',
  'OBK-804':
    'Whoever has more ballots than anybody else and more than there are skips is voted out. A tie for the lead saves everybody.',
  'OBK-805':
    'Where it was agreed on, at least half of those still in must name the same person, or more than half. A tie for the lead still saves everybody.',
  'OBK-806': 'Whoever is voted out reveals their role at once. What they played before stays secret.',
  'OBK-807':
    'Voted out is for good: no vote, no repair ballot, no Rest, no infection, and they no longer count as a Survivor. Their team is the one they revealed.',
  'OBK-808':
    'If the Leader is voted out, the next seat clockwise that is still in leads. Their role is not shown.',
  'OBK-809':
    'Whoever was voted out may add one card a Day to a Shift of their choice: a Survivor a Complete, an Infected a Complete or a Sabotage.',
  'OBK-810':
    'That card is shuffled in with the others. Everybody sees that it was added, not which one it is.',

  'OBK-901': 'If a Day begins with one Survivor left or none, the Infected win.',
  'OBK-902': 'If Patient Zero is voted out, the Survivors win at once.',
  'OBK-903': 'If a Shift begins with one Task available or none, the Infected win.',
  'OBK-904': 'If all Tasks are completed at the end of a Day, the Survivors win. It is not checked earlier.',
  'OBK-905': 'Survivors are counted only at the start of a Day, not after a vote and not during a Day.',
  'OBK-906': 'You win with the team you are on at the end, voted out or not.',
  'OBK-907': 'A game still undecided after Day 99 is a draw.',
  'OBK-908': 'With a limit on Days, the Infected win if the Tasks are not all completed on the last one.',

  'OBK-1001': 'Talk as you like before you submit. Nothing you say binds you, and it may be false.',
  'OBK-1002': 'Cards and roles cannot be shown to anybody, and nothing can be proved.',
  'OBK-1003':
    'Nobody says which role or Rest number they have, or that they were infected. There are no claims for it; in free talk it is a matter of manners.',
  'OBK-1004':
    'Claims stand in a ledger for everybody, beside the cards of the Shift they are about. A reason for suspicion must be something that everybody can see there.',
  'OBK-1005': 'There is no private talk between players, on either team.',
  'OBK-1006':
    'Those voted out read everything that is public. Unless the table allows their voices, only others outside read what they write.',
} as const;

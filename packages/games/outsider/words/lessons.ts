/** What the two lessons say, step by step; `*stars*` mark what stands out. */

export interface StepWords {
  readonly lesson: string;
  /** What is explained before the action. */
  readonly text: string;
  /** What to do, as one says it. */
  readonly task: string;
  /** What has just happened, shown after it. */
  readonly after?: string;
}

export const CREW_WORDS = {
  discard: {
    lesson: 'Hand and skills',
    text: 'You are the *Pilot*, and you are Crew: repair the ship. Your skills are Engineering, Systems and Navigation. Mix New Coolant needs Science, so it is no use to you.',
    task: 'Discard *Mix New Coolant* and draw.',
    after: 'You discarded one card and drew up to five again. That was one action of two.',
  },
  play: {
    lesson: 'A Goal in play',
    text: '*Reseal the Hull* needs Engineering, which you have. You hold its Gear as well, the Breach Sealant. A Goal is played first and completed later.',
    task: 'Play *Reseal the Hull*.',
    after: 'It lies in the middle. Anybody with the skill may complete it.',
  },
  end: {
    lesson: 'A Goal in play',
    text: 'Completing a Goal costs two actions, and you have none left. It has to wait for your next turn.',
    task: 'End your turn.',
  },
  passEntropy: {
    lesson: 'Entropy',
    text: 'Every turn ends like this: the top card of the deck leaves the game unseen. Once there is none left to lose, everybody loses. An Entropy Anchor would stop it; everybody is asked at once, whatever they hold.',
    task: 'Pass: you have no Anchor.',
    after:
      'Sextant and Boatswain took their turns. The lesson passed for you when the deck lost a card again.',
  },
  complete: {
    lesson: 'Complete with Gear',
    text: 'Your turn, two actions. Whoever completes a Goal discards its Gear, gets its *Repair* bonus and keeps the Goal in front of them.',
    task: 'Complete *Reseal the Hull* with the Breach Sealant.',
    after: 'You gained 1 Survival, and the deck is *stabilised*: it loses nothing until your next turn.',
  },
  endAgain: {
    lesson: 'What the Crew needs',
    text: 'The Crew needs more Goals than there are players: four. It does not matter who completed them, but every Crew member needs one of their own. Three are done.',
    task: 'End your turn.',
  },
  passDecay: {
    lesson: 'A Crisis',
    text: 'Sextant threw a *Dark* away. Dark is good for nothing, and each one discarded brings a Crisis to whoever discarded it. A Gravity Shield would cancel this one.',
    task: 'Pass: you have no Shield.',
    after:
      'Cascading Decay is *Ongoing*: it stays until it is cleared. Sextant played Rewire the Grid. Boatswain gathered Supplies and claims to have seen no Dark.',
  },
  scrap: {
    lesson: 'Scrap',
    text: 'Rewire the Grid needs Systems. Its Gear lies in the discard pile, but other Gear will do if its icons cover all four of the Goal’s. A star stands for any icon.',
    task: 'Complete *Rewire the Grid* with Scrap: the Truss Jack and the Kernel Key.',
    after: 'Its bonus: 1 Survival, and two more actions this turn.',
  },
  gather: {
    lesson: 'The Supply',
    text: 'Four Goals are done. Before you end it, clear Cascading Decay: that needs Gear with Plating, and you have none. In the *Supply* people leave cards for each other. You look at it, leave a card and take one.',
    task: 'Gather *Supplies*.',
    after: 'More than half of the Supply was Dark. So it is shown to all, and one Dark in it is discarded.',
  },
  passBreach: {
    lesson: 'Dark in the Supply',
    text: 'A Dark was discarded, so here is a Crisis, and it is yours: Hull Breach takes 2 Survival. Boatswain was there last and spoke of no Dark. Somebody is lying.',
    task: 'Pass: nothing stops it.',
    after: 'You lost 2 Survival. A new card takes the place of the Dark in the Supply.',
  },
  leave: {
    lesson: 'The Supply',
    text: 'Leave a card first. A Dark that you leave is not discarded, so it brings no Crisis. That is how to get rid of one, as long as there are not too many.',
    task: 'Leave the *Dark*.',
  },
  take: {
    lesson: 'The Supply',
    text: 'The Vector Vane shows Plating. You may not take back what you have just left.',
    task: 'Take the *Vector Vane*.',
  },
  clear: {
    lesson: 'Clear a Crisis',
    text: 'While Cascading Decay lasts, a turn costs the deck two cards. Any Gear with the icon it shows clears it, for one action.',
    task: 'Clear *Cascading Decay* with the Vector Vane.',
    after: 'It is gone, and so are your actions.',
  },
  buy: {
    lesson: 'Buying actions, and Doom',
    text: 'Survival buys actions: the first in a turn for 1, the second for 2, the third for 3. At 0 you are *Doomed*: no ability and one action a turn, until you gain some. You may still use what you buy with your last one.',
    task: 'Buy an action with your last Survival.',
    after: 'You are Doomed. You still win and lose with your side.',
  },
  declare: {
    lesson: 'Declaring',
    text: 'Nobody wins without declaring. Four Goals are done and everybody has one. Had you been wrong, the Outsider could give each of you a Crisis. Do not wait, though: a completed Goal can be sabotaged at any time.',
    task: 'Declare: *Other actions*, then Resolve the Shift Sequence.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export const CREW_OVER =
  'All loyalties are open: *the Crew wins*, and you with it, Doomed or not. Boatswain was the Outsider. Now see it from the other side.';

export const OUTSIDER_WORDS = {
  gather: {
    lesson: 'The other side',
    text: 'You are the *Outsider*. You win when all Crew are Doomed, you are not, and you declare. Nobody knows you, so look useful. Brace the Keel is in play, and its Gear lies in the Supply.',
    task: 'Gather *Supplies*.',
  },
  leave: {
    lesson: 'The Supply trap',
    text: 'One of these three is Dark. Leave another and it will be two of three: more than half. Nobody checks what you leave. Whoever looks next gets the Crisis.',
    task: 'Leave a *Dark*.',
  },
  take: {
    lesson: 'The Supply trap',
    text: 'The Truss Jack would complete Brace the Keel. In your hand it completes nothing.',
    task: 'Take the *Truss Jack*.',
    after: 'The trap is set.',
  },
  lie: {
    lesson: 'Lying',
    text: 'Anybody may claim anything, and nothing is checked before the end. Make the Supply look safe: Make a claim, What I saw, I saw this many Dark.',
    task: 'Claim that you saw *0 Dark* in the Supply.',
    after: 'Everybody heard it.',
  },
  replace: {
    lesson: 'In the way',
    text: 'Brace the Keel could still be completed with Scrap. Only one Goal is in play, so the one you play takes its place. It even looks like help.',
    task: 'Play *Plot the Escape Vector*.',
    after: 'Brace the Keel is discarded.',
  },
  end: {
    lesson: 'The Supply trap',
    text: 'Now somebody has to look into the Supply. In this lesson you pass whenever everybody is asked to react.',
    task: 'End your turn.',
    after:
      'Sextant gathered and found the Dark: Gravity Shear took 1 Survival from everybody. Now Sextant suspects you.',
  },
  accuse: {
    lesson: 'Lying',
    text: 'Four Goals are done. Boatswain could declare now, if Sextant, who has none, were the Outsider. Let Boatswain believe it: Make a claim, People.',
    task: 'Claim that you suspect Sextant *strongly*, because of *Dark in the Supply*.',
    after:
      'Boatswain believed you and declared. But Sextant is Crew and has no Goal: the declaration was *false*.',
  },
  draw: {
    lesson: 'A false declaration',
    text: 'All loyalties are open now. For a false declaration by the Crew you may draw a Crisis for each of them, and say who gets which.',
    task: 'Draw them.',
  },
  breach: {
    lesson: 'A false declaration',
    text: 'Boatswain has 2 Survival, and Hull Breach takes 2.',
    task: 'Give *Hull Breach* to Boatswain.',
  },
  bulkheads: {
    lesson: 'A false declaration',
    text: 'Everybody gets one. Sealed Bulkheads is Ongoing: nobody may gather while it lasts.',
    task: 'Give *Sealed Bulkheads* to Sextant.',
    after: 'Boatswain is Doomed. Sextant has 1 Survival left.',
  },
  sabotage: {
    lesson: 'Sabotage',
    text: 'A Goal you have completed can be given up for its *Sabotage* bonus: at any time, on anybody’s turn, without an action. It no longer counts for the Crew. Reseal the Hull takes 2 Survival from somebody.',
    task: 'Sabotage *Reseal the Hull*, your completed Goal.',
  },
  target: {
    lesson: 'Sabotage',
    text: 'You choose who loses it.',
    task: 'Choose *Sextant*.',
    after: 'All Crew are Doomed. Boatswain ended the turn, and it is yours.',
  },
  declare: {
    lesson: 'Declaring',
    text: 'No Crew member has Survival left, and you have 2. Declare before somebody gains one. Had you been wrong, it would only have revealed the loyalties.',
    task: 'Declare: *Other actions*, then Resolve the Shift Sequence.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export const OUTSIDER_OVER =
  '*The Outsider wins*. A few Dark, two lies and one Goal were enough. From now on, watch who was last at the Supply.';

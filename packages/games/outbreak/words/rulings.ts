/** Where the rulebook is silent or unclear: what was asked, and how it is played here. */
export const RULINGS = {
  'OBKR-01': [
    'Is an Infected’s “single” Sabotage or Complete meant per Shift or per Day?',
    'Per Day, unless the table agrees on per Shift.',
  ],
  'OBKR-02': [
    'May Patient Zero play both Sabotage cards in one Shift?',
    'No, over the Day: one card a Shift.',
  ],
  'OBKR-03': [
    'Do cards played as a Survivor count after an infection on the same Day?',
    'Yes, the limit is for the Day.',
  ],
  'OBKR-04': [
    'Is anybody reminded of the duty to Rest?',
    'No. Three allowed cards in three Shifts take care of it.',
  ],
  'OBKR-05': ['May a player pass?', 'No.'],
  'OBKR-06': [
    'Must Infected and Patient Zero Rest?',
    'An Infected must, in effect, under the limit per Day; Patient Zero need not.',
  ],
  'OBKR-07': [
    'A Task at 2 below zero gets one Complete. Is it at 0?',
    'No, at 1 below zero. The rulebook decides by the total of the Shift; its sentence about coming back to 0 is about a Task at 1 below zero. There is no option for it: the order of a shuffled pile would decide.',
  ],
  'OBKR-08': [
    'What about points above the number needed?',
    'Within the Shift they make up for Sabotage; at its end they are cut off.',
  ],
  'OBKR-09': [
    'Does a completed Task hit and restored in one Shift give a repair?',
    'No, only the state after the Shift counts.',
  ],
  'OBKR-10': ['How many points does a repaired Task have?', 'None.'],
  'OBKR-11': ['What if nothing is destroyed when a repair is due?', 'It is lost.'],
  'OBKR-12': [
    'Who chooses the repair, and may they decline?',
    'Everybody still in, by ballot, the Leader’s ballot breaking ties. The table cannot decline.',
  ],
  'OBKR-13': [
    'From which Shift can a repaired Task be used?',
    'From the second Shift after the one it was chosen in.',
  ],
  'OBKR-14': ['When does an infection take effect?', 'At the end of the reveal.'],
  'OBKR-15': [
    'Whose role is swapped at night?',
    'That of those newly infected. Patient Zero stays what they are.',
  ],
  'OBKR-16': ['Do the Infected learn who Patient Zero is?', 'No, unless the table agreed to it.'],
  'OBKR-17': ['Infect finds an Infected: is the next Rest found instead?', 'No, nothing happens.'],
  'OBKR-18': [
    'May I announce my Rest number?',
    'There is no claim for it. Private numbers make it pointless in talk too.',
  ],
  'OBKR-19': ['Which Rest numbers are there?', 'One for each seat, in or out, dealt afresh each Day.'],
  'OBKR-20': [
    'Does a vote need a majority?',
    'No: more than anybody else and more than the skips, so that two of seven ballots can be enough; the rulebook names only a tie and a skip as failing. A table may agree on a majority.',
  ],
  'OBKR-21': [
    'Are ballots open or secret?',
    'Cast at once, then shown with names, unless the table keeps them secret.',
  ],
  'OBKR-22': ['Can the Leader be voted out?', 'Yes. The next seat clockwise that is still in leads.'],
  'OBKR-23': ['May the new Leader be Patient Zero or Infected?', 'Yes, status and role are separate.'],
  'OBKR-24': [
    'When does somebody voted out play, and may they Rest?',
    'In one Shift of their choice among the others’ cards, and only Complete or Sabotage.',
  ],
  'OBKR-25': [
    'Does “one Survivor left” include none, and do those voted out count?',
    'It includes none, and they do not count.',
  ],
  'OBKR-26': ['What if the vote leaves one Survivor?', 'The Day is played.'],
  'OBKR-27': [
    'All Tasks are completed, but no Survivor is left in. Who wins?',
    'The Survivors: those who were voted out.',
  ],
  'OBKR-28': ['One Task is available and one under repair. What then?', 'The Infected win.'],
  'OBKR-29': ['Are unplayed cards shown at the end of a Day?', 'No.'],
  'OBKR-30': ['Does the Leader learn anything from collecting the cards?', 'No, the table collects them.'],
  'OBKR-31': ['Is an infected Leader still held to Complete and Rest?', 'No, they play as an Infected.'],
} as const satisfies Record<string, readonly [question: string, ruling: string]>;

/** Views and events of Outbreak as programs are told them: with names in place of numbers. */
import {
  about,
  actionText,
  byName,
  gameSpelling,
  itemAt,
  leftOut,
  listOfAll,
  named,
  namedSet,
  OPTIONS_SPELLED,
  oneWord,
  orNothing,
  recordOf,
  SEAT,
  SEAT_OR_NOBODY,
  SEATS,
  type Spelling,
  spelledBy,
  TRUTH,
  VIEWER,
  vocabulary,
  whole,
} from '@airlock/kernel';
import { codec } from './actions.ts';
import {
  ABSTAIN,
  CARD_IDS,
  HIDDEN,
  HOLD,
  isRest,
  NOTHING_YET,
  REST,
  ROLE_IDS,
  restNumberOf,
  SEAT_NAMES,
  SHIFT_NAMES,
  type Shown,
  SKIP,
  STATUS_IDS,
  TASK_IDS,
  TASK_NAMES,
  UNKNOWN,
} from './cards.ts';
import { type NightNotice, type OutbreakEvent, PHASES, type TaskChange } from './events.ts';
import { outbreak } from './game.ts';
import type { Options } from './options.ts';
import { type Claim, type Result, setup } from './state.ts';
import { NOT_YOURS, type ShiftView, type View, type VoteView } from './view.ts';
import { cardName, roleName, statusName } from './words/names.ts';

const CARDS = vocabulary('card', 'An Action card of a hand.', CARD_IDS, {
  words: cardName,
});
const ROLES = vocabulary('role', 'A hidden role.', ROLE_IDS, {
  words: roleName,
});
const TASKS = vocabulary('task', 'A Task, which is a ship to make ready.', TASK_IDS, { words: TASK_NAMES });
const STATUSES = vocabulary('status', 'How a Task stands.', STATUS_IDS, {
  words: statusName,
});
const SHIFTS = vocabulary('shift', 'A Shift of a Day.', SHIFT_NAMES);

const task = named(TASKS);
const taskOrNone = named(TASKS, { [-1]: null });
const cardOrNone = named(CARDS, { [-1]: null });
const shift = named(SHIFTS);
const day = whole('the day, from 1');
const points = about('points of the first and the second Task', listOfAll(whole('points')));
const action = actionText(codec);

/** A seat, SKIP, or nothing for those who could not vote. */
const ballot = spelledBy<number>(
  (number) => (number < 0 ? null : number === SKIP ? 'SKIP' : number),
  { anyOf: [SEAT.schema, { enum: ['SKIP', null] }], description: 'a vote: a seat, or SKIP; null for none' },
  { type: 'integer', description: `a seat; ${SKIP} for SKIP, -1 for none` },
);
const ballots = listOfAll(ballot);
const repairBallot = named(TASKS, { [-1]: null, [ABSTAIN]: 'ABSTAIN' });

/** `C1`, `R5`, or `R` for a Rest whose number is hidden. */
const shown = spelledBy<Shown>(
  (card) => {
    if (!isRest(card)) return itemAt(CARD_IDS, card);
    return restNumberOf(card) > 0 ? `R${restNumberOf(card)}` : 'R';
  },
  {
    type: 'string',
    pattern: '^(C1|C2|S1|S2|INF|R[0-9]*)$',
    description: 'a card of the pile; a Rest with its number where the viewer may know it',
  },
  {
    type: 'integer',
    description: `a card by its place in card; from ${REST} on a Rest with its number added`,
  },
);
const pile = listOfAll(shown);

const result = recordOf<Result>({
  cause: oneWord(['tasks', 'patientZeroOut', 'oneSurvivor', 'oneTask', 'dayLimit', 'stalemate']),
  team: orNothing(oneWord(['survivors', 'infected'])),
  winners: listOfAll(SEAT),
  day,
  shift,
});

const placeOrNone = about('a place in the pile, from 0; null for none', SEAT_OR_NOBODY);

const shiftRecord = recordOf<ShiftView>({
  pair: listOfAll(taskOrNone),
  pile,
  target: about('the place of the Rest that Infect found; null for none', placeOrNone),
  before: points,
  totals: points,
  outsiders: about('seats voted out that had a card in the pile', SEATS),
  card: about('what the viewer played', cardOrNone),
  mine: about('the place of the viewer’s own Rest', placeOrNone),
  owners: about('who laid each card, once the match is over', orNothing(listOfAll(SEAT))),
});

const voteRecord = recordOf<VoteView>({
  day,
  totals: about('for each seat, then for SKIP', listOfAll(whole('votes'))),
  ballots: about('by seat; null where they stay secret', orNothing(ballots)),
  mine: ballot,
  out: SEAT_OR_NOBODY,
});

const CLAIM_STATUSES = ['standing', 'replaced', 'withdrawn'];
const claimStatus = spelledBy<number>(
  (number) => itemAt(CLAIM_STATUSES, number),
  { enum: CLAIM_STATUSES },
  { type: 'integer', description: '0 standing, 1 replaced, 2 withdrawn' },
);

/** What a number in `chosen` stands for depends on what is being chosen. */
function chosenIn({ chosen, phase }: View): unknown[] {
  return chosen.map((choice) => {
    if (choice === NOTHING_YET) return null;
    if (choice === HIDDEN) return 'hidden';
    if (phase === 'vote') return ballot.spell(choice);
    if (phase === 'repair') return repairBallot.spell(choice);
    return choice === HOLD ? 'hold' : itemAt(CARD_IDS, choice);
  });
}
const chosen: Spelling<never> = {
  spell: (choices) => choices,
  schema: {
    type: 'array',
    items: {
      anyOf: [
        { enum: [null, 'hidden', 'hold', 'SKIP', 'ABSTAIN'] },
        SEAT.schema,
        { $ref: '#/$defs/card' },
        { $ref: '#/$defs/task' },
      ],
    },
    description:
      'by seat: null for a seat that has not chosen, hidden for what the viewer may not know, else a card, a vote or a Task',
  },
  numbers: {},
};

const change = recordOf<TaskChange>({
  task,
  before: whole('points before'),
  total: whole('what the cards played on it add up to'),
  points: whole('points now'),
  status: named(STATUSES),
  completion: TRUTH,
});

const byDefault = about('the clock chose, because the time had run out', TRUTH);

/** What a seat learns when a pile lies open; a reviewer learns all of it. */
type Revealed = Extract<OutbreakEvent, { readonly type: 'revealed' }>['own'];
const notice = recordOf({
  mine: placeOrNone,
  infection: oneWord(['none', 'infected', 'already']),
});
const revealedToReviewers = recordOf({ owners: listOfAll(SEAT), pile, victim: SEAT_OR_NOBODY });
const revealedOwn = spelledBy<NonNullable<Revealed>>(
  (own) => ('owners' in own ? revealedToReviewers.spell(own) : notice.spell(own)),
  { anyOf: [notice.schema, revealedToReviewers.schema] },
  { anyOf: [notice.numbers, revealedToReviewers.numbers] },
);

const seat = recordOf({ seat: SEAT });

export const spelling = gameSpelling<View, OutbreakEvent>({
  vocabularies: [CARDS, ROLES, TASKS, STATUSES, SHIFTS],
  chance: [
    'Roles: the leader, Patient Zero, as many Infected as the option infectedAtStart says and Survivors, in this order, are shuffled over the seats. The leader is a Survivor.',
    'Rest numbers: the numbers from 1 to the seats are shuffled over the seats, every Day.',
    'Piles: the seats that laid a card, in the order of seats, are shuffled at every reveal.',
  ],
  deal: {
    examples: [
      { seats: 5, options: {} },
      { seats: 8, options: { infectedAtStart: 1 } },
    ],
    of(seats, options: Options, random) {
      const state = setup(seats, options, random);
      outbreak.begin(state, { random, now: 0, tell: null });
      return { leader: state.leader, roles: listOfAll(named(ROLES)).spell(state.roles), rests: state.rests };
    },
  },
  seats: SEAT_NAMES,
  view: recordOf<View>(
    {
      viewer: VIEWER,
      options: OPTIONS_SPELLED,
      seats: whole('how many seats there are'),
      phase: oneWord(PHASES),
      day,
      shift,
      leader: SEAT,
      firstLeader: SEAT,
      roles: about(
        'by seat; null where the viewer may not know it',
        listOfAll(named(ROLES, { [UNKNOWN]: null })),
      ),
      infectedAt: about(
        'the Shift of the game somebody was infected in; 0 for never or unknown',
        listOfAll(whole('a Shift')),
      ),
      out: about('voted out', SEATS),
      hands: about('by seat; null for those of others', listOfAll(namedSet(CARDS, { [NOT_YOURS]: null }))),
      rests: about(
        'the Rest number of each seat; 0 where the viewer may not know it',
        listOfAll(whole('a Rest number')),
      ),
      chosen: leftOut({
        type: 'array',
        items: { type: 'integer' },
        description: `by seat, a card, a vote or a Task, as the phase asks for; ${NOTHING_YET} for nothing yet, ${HOLD} for hold, ${HIDDEN} for a hidden one`,
      }),
      points: byName(TASKS, whole('points')),
      status: byName(TASKS, named(STATUSES)),
      readyAt: about(
        'the Shift of the game in which a Task under repair comes back',
        byName(TASKS, whole('a Shift')),
      ),
      pair: about('the Tasks of this Shift', listOfAll(taskOrNone)),
      repairs: whole('repair ballots still to come, the open one included'),
      records: about('every revealed Shift', listOfAll(shiftRecord)),
      votes: listOfAll(voteRecord),
      claims: listOfAll(
        recordOf<Claim>({
          seat: SEAT,
          action,
          day,
          after: whole('Shifts revealed when it was said'),
        }),
      ),
      claimStatus: listOfAll(claimStatus),
      result: orNothing(result),
    },
    { chosen: [chosen, chosenIn] },
  ),
  events: {
    rolesDealt: {
      open: recordOf({ leader: SEAT }),
      own: recordOf({ role: named(ROLES, { [UNKNOWN]: null }) }),
    },
    dayStarted: { open: recordOf({ day }) },
    asked: { open: recordOf({ phase: oneWord(PHASES) }) },
    ballotCast: { open: seat, own: recordOf({ ballot, byDefault }) },
    votesCounted: {
      open: recordOf({
        day,
        totals: about('for each seat, then for SKIP', listOfAll(whole('votes'))),
        ballots: orNothing(ballots),
        out: SEAT_OR_NOBODY,
      }),
    },
    votedOut: { open: recordOf({ seat: SEAT, role: named(ROLES) }) },
    leaderPassed: { open: recordOf({ from: SEAT, to: SEAT }) },
    handsDealt: { open: recordOf({ day }), own: recordOf({ rests: listOfAll(whole('a Rest number')) }) },
    shiftStarted: { open: recordOf({ day, shift, back: listOfAll(task) }) },
    tasksChosen: { open: recordOf({ seat: SEAT, pair: listOfAll(task) }), own: recordOf({ byDefault }) },
    cardChosen: {
      open: seat,
      own: recordOf({ card: named(CARDS, { [HOLD]: 'hold' }), byDefault }),
    },
    revealed: {
      open: recordOf({ pile, target: placeOrNone, outsiders: SEATS, before: points, totals: points }),
      own: revealedOwn,
    },
    settled: {
      open: recordOf({ tasks: listOfAll(change), lapsed: whole('repairs that had no Task to repair') }),
    },
    repairChosen: { open: seat, own: recordOf({ ballot: repairBallot, byDefault }) },
    repairing: {
      open: recordOf({
        task,
        readyAt: whole('the Shift of the game in which it comes back'),
        ballots: orNothing(listOfAll(repairBallot)),
      }),
    },
    dayEnded: { open: recordOf({ day }) },
    night: {
      open: recordOf({ day }),
      own: recordOf<NightNotice>({ infected: SEATS, fresh: SEATS, zero: SEAT_OR_NOBODY }),
    },
    claimed: {
      open: recordOf({
        seat: SEAT,
        action,
        replaces: about('the number of the claim it takes the place of; null for none', SEAT_OR_NOBODY),
      }),
    },
    retracted: { open: recordOf({ seat: SEAT, number: whole('of the claim') }) },
    gameOver: { open: recordOf({ result }) },
  },
});

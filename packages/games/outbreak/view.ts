/** What a viewer may see of a match. */
import { missing, REVIEWER, type Seat, type SeatSet, seenInParts, type Viewer } from '@airlock/kernel';
import {
  type Card,
  type Hand,
  HIDDEN,
  INFECTED,
  kindOf,
  NOTHING_YET,
  PZERO,
  type Role,
  SHIFTS_PER_DAY,
  type Shown,
  type Status,
  type Task,
  UNKNOWN,
} from './cards.ts';
import type { Phase } from './events.ts';
import type { Options } from './options.ts';
import { ownRest, withoutNumber } from './rules/shift.ts';
import { totalsOf } from './rules/vote.ts';
import {
  AT,
  type Claim,
  infectionOf,
  isOut,
  type Result,
  type ShiftRecord,
  type State,
  type VoteRecord,
} from './state.ts';

/** In views: the hand of somebody else. */
export const NOT_YOURS = -1;

export interface ShiftView {
  readonly pair: readonly [first: Task, second: Task];
  /** Rests without a number have it hidden. */
  pile: Shown[];
  readonly target: number;
  readonly before: readonly [first: number, second: number];
  readonly totals: readonly [first: number, second: number];
  readonly outsiders: SeatSet;
  /** What the viewer played; -1 for nothing. */
  readonly card: Card;
  /** The place of the viewer's own Rest; -1 for none. */
  readonly mine: number;
  /** Who laid each card; only after the end. */
  owners: Seat[] | null;
}

export interface VoteView {
  readonly day: number;
  /** For each seat, then for SKIP. */
  readonly totals: number[];
  /** With names, where the viewer may know them; -1 for those who could not vote. */
  ballots: number[] | null;
  /** The viewer's own; -1 for none. */
  readonly mine: number;
  readonly out: Seat;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  phase: Phase;
  day: number;
  shift: number;
  leader: Seat;
  readonly firstLeader: Seat;
  /** UNKNOWN where the viewer may not know it. */
  roles: Role[];
  /** As in a state; 0 also where the viewer may not know it. */
  infectedAt: number[];
  out: SeatSet;
  /** NOT_YOURS for hands the viewer may not see. */
  hands: Hand[];
  /** 0 for numbers the viewer may not know, and while none are dealt. */
  rests: number[];
  /** HIDDEN where somebody else has chosen. */
  chosen: number[];
  points: number[];
  status: Status[];
  readyAt: number[];
  pair: [first: Task, second: Task];
  repairs: number;
  records: ShiftView[];
  votes: VoteView[];
  claims: Claim[];
  claimStatus: number[];
  result: Result | null;
}

type OwnPart = 'roles' | 'infectedAt' | 'hands' | 'rests' | 'chosen' | 'records' | 'votes';

const seesAll = ({ result }: State, viewer: Viewer): boolean => viewer === REVIEWER || result !== null;

export const { view, looks } = seenInParts<State, View, OwnPart>({
  open: {
    options: (state) => state.options,
    seats: (state) => state.seats,
    phase: phaseOf,
    day: (state) => state.day,
    shift: (state) => state.shift,
    leader: (state) => state.leader,
    firstLeader: (state) => state.firstLeader,
    out: (state) => state.out,
    points: (state) => state.points,
    status: (state) => state.status,
    readyAt: (state) => state.readyAt,
    pair: (state) => state.pair,
    repairs: (state) => state.repairs,
    claims: (state) => state.claims,
    claimStatus: (state) => state.claimStatus,
    result: (state) => state.result,
  },
  own: {
    roles: [
      ['roles', 'infectedAt', 'out', 'day', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.roles.map((role, seat) => (all || knowsRole(state, viewer, seat) ? role : UNKNOWN));
      },
    ],
    infectedAt: [
      ['roles', 'infectedAt', 'day', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.infectedAt.map((moment, seat) =>
          all || viewer === seat || isListed(state, viewer, seat) ? moment : 0,
        );
      },
    ],
    hands: [
      ['hands', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.hands.map((hand, seat) => (all || viewer === seat ? hand : NOT_YOURS));
      },
    ],
    rests: [
      ['rests', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.rests.map((number, seat) => (all || viewer === seat ? number : 0));
      },
    ],
    chosen: [
      ['chosen', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.chosen.map((choice, seat) =>
          all || viewer === seat || choice === NOTHING_YET ? choice : HIDDEN,
        );
      },
    ],
    records: [
      ['records', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.records.map((record) => shiftView(state, record, viewer, all));
      },
    ],
    votes: [
      ['votes', 'result'],
      (state, viewer) => {
        const all = seesAll(state, viewer);
        return state.votes.map((vote) => voteView(state, vote, viewer, all));
      },
    ],
  },
});

export function phaseOf(state: State): Phase {
  switch (state.stack.at(-1)) {
    case undefined:
      return 'over';
    case AT.vote:
      return 'vote';
    case AT.pick:
      return 'pick';
    case AT.actions:
      return 'actions';
    case AT.repair:
      return 'repair';
    default:
      return 'deal';
  }
}

/** OBK-006: the viewer's own role, those voted out, and what the nights have told. */
function knowsRole(state: State, viewer: Viewer, seat: Seat): boolean {
  if (viewer === seat || isOut(state, seat)) return true;
  return isListed(state, viewer, seat) || isTold(state, viewer, seat);
}

const slept = (state: State, seat: Seat): boolean => {
  const moment = infectionOf(state, seat);
  return moment !== 0 && state.day > 1 && moment <= SHIFTS_PER_DAY * (state.day - 1);
};

/** OBK-702: Patient Zero knows those infected before the last night. */
const isListed = (state: State, viewer: Viewer, seat: Seat): boolean =>
  state.roles[viewer] === PZERO && state.roles[seat] === INFECTED && slept(state, seat);

/** OBK-704: an Infected knows Patient Zero after the first night, where the table agreed so. */
const isTold = (state: State, viewer: Viewer, seat: Seat): boolean =>
  state.options.infectedLearnPatientZero &&
  state.roles[seat] === PZERO &&
  state.roles[viewer] === INFECTED &&
  slept(state, viewer);

function shiftView(state: State, record: ShiftRecord, viewer: Viewer, seesAll: boolean): ShiftView {
  const mine = ownRest(record, viewer);
  const showsNumbers = seesAll || state.options.restNumbers === 'printed';
  const place = viewer < 0 ? -1 : record.owners.indexOf(viewer);
  return {
    pair: record.pair,
    pile: record.pile.map((shown, at) => (showsNumbers || at === mine ? shown : withoutNumber(shown))),
    target: record.target,
    before: record.before,
    totals: record.totals,
    outsiders: record.outsiders,
    card: place < 0 ? -1 : kindOf(record.pile[place] ?? missing()),
    mine,
    owners: seesAll ? [...record.owners] : null,
  };
}

function voteView(
  state: State,
  { day, ballots, out }: VoteRecord,
  viewer: Viewer,
  seesAll: boolean,
): VoteView {
  return {
    day,
    totals: totalsOf(ballots),
    ballots: seesAll || state.options.ballots === 'named' ? [...ballots] : null,
    mine: ballots[viewer] ?? -1,
    out,
  };
}

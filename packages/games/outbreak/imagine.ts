/**
 * A full state that fits what one viewer knows. It is made from the view alone, so that nothing a viewer may
 * not know can find its way into a bot.
 *
 * First a story: who is Patient Zero and whom each Infect found. Then, Day by Day, who laid which card, by the
 * same limits the rules have. Stories that leave a Day impossible are dropped. If too many are, only today, on
 * which the rest of the game depends, is held to every limit, and the cards of earlier Days are handed out as
 * roles allow.
 */
import { enter, missing, pick, type Random, type Seat } from '@airlock/kernel';
import {
  ABSTAIN,
  CARD_COUNT,
  DESTROYED,
  FULL_HAND,
  type Hand,
  HIDDEN,
  HOLD,
  NO_HAND,
  NOTHING_YET,
  type Role,
  SHIFTS_PER_DAY,
  SKIP,
} from './cards.ts';
import type { Phase } from './events.ts';
import { imagineBallots } from './imagine/ballots.ts';
import { type Laid, layDays } from './imagine/days.ts';
import { numberRests } from './imagine/rests.ts';
import { rolesAt, type Story, storiesOf } from './imagine/story.ts';
import { submitRefusal } from './rules/cardLimits.ts';
import { AT, handOf, isLiving, isOut, recordAt, type State } from './state.ts';
import { NOT_YOURS, type View } from './view.ts';

export function imagine(view: View, random: Random): State {
  const { story, laid } = imagineHistory(view, random);
  const { piles, rests } = numberRests(view, laid, random);
  const state: State = {
    stack: [],
    options: view.options,
    seats: view.seats,
    day: view.day,
    shift: view.shift,
    leader: view.leader,
    firstLeader: view.firstLeader,
    roles: rolesAt(story, view.records.length + 1),
    infectedAt: [...story.infectedAt],
    out: view.out,
    hands: handsOf(view, laid),
    rests,
    chosen: [...view.chosen],
    points: [...view.points],
    status: [...view.status],
    readyAt: [...view.readyAt],
    pair: [view.pair[0], view.pair[1]],
    repairs: view.repairs,
    records: view.records.map(({ pair, target, before, totals, outsiders }, index) => ({
      pair,
      pile: piles[index] ?? missing(),
      owners: laid[index] ?? missing(),
      target,
      before,
      totals,
      outsiders,
    })),
    votes: view.votes.map((vote) => ({
      day: vote.day,
      ballots: vote.ballots ?? imagineBallots(view, vote, random),
      out: vote.out,
    })),
    claims: [...view.claims],
    claimStatus: [...view.claimStatus],
    result: view.result,
  };
  imagineChoices(state, view, random);
  for (const node of stackIn(view.phase)) enter(state, node);
  return state;
}

/** The stack that each phase of a match means, what comes last first. */
function stackIn(phase: Phase): number[] {
  switch (phase) {
    case 'deal':
      return [AT.startDay, AT.dealRoles];
    case 'vote':
      return [AT.dealHands, AT.countVotes, AT.vote];
    case 'pick':
      return [AT.endShift, AT.settle, AT.reveal, AT.actions, AT.pick];
    case 'actions':
      return [AT.endShift, AT.settle, AT.reveal, AT.actions];
    case 'repair':
      return [AT.endShift, AT.countRepair, AT.repair];
    case 'over':
      return [];
  }
}

interface History {
  readonly story: Story;
  /** Who laid each card of each Shift. */
  readonly laid: Laid;
}

const MOST_STORIES = 24;

function imagineHistory(view: View, random: Random): History {
  let left = MOST_STORIES;
  for (const story of storiesOf(view, random)) {
    const laid = layDays(view, story, random, left <= 0);
    if (laid) return { story, laid };
    left--;
  }
  throw new Error('No story fits what this viewer knows.');
}

/** What is left of today's hands; all cards lie in the pool while none are dealt. */
function handsOf(view: View, laid: Laid): Hand[] {
  const isDealt = view.phase !== 'deal' && view.phase !== 'vote';
  const hands = view.hands.map(() => (isDealt ? FULL_HAND : NO_HAND));
  for (let index = SHIFTS_PER_DAY * (view.day - 1); index < laid.length && isDealt; index++) {
    for (const [place, seat] of (laid[index] ?? missing()).entries()) {
      const shown = recordAt(view, index).pile[place] ?? missing();
      hands[seat] = (hands[seat] ?? missing()) & ~(1 << Math.min(shown, CARD_COUNT - 1));
    }
  }
  return hands.map((hand, seat) => (view.hands[seat] === NOT_YOURS ? hand : handOf(view, seat)));
}

/** Gives everybody who has chosen something that they could have chosen. */
function imagineChoices(state: State, view: View, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (view.chosen[seat] !== HIDDEN) continue;
    state.chosen[seat] = NOTHING_YET;
    const choice = imagineChoice(state, view.phase, seat, random);
    state.chosen[seat] = choice;
    if (view.phase === 'actions' && choice !== HOLD) {
      state.hands[seat] = handOf(state, seat) & ~(1 << choice);
    }
  }
}

function imagineChoice(state: State, phase: Phase, seat: Seat, random: Random): number {
  const choices = choicesOf(state, phase, seat);
  return pick(choices, random);
}

function choicesOf(state: State, phase: Phase, seat: Seat): number[] {
  const seats = state.roles.map((_: Role, other) => other);
  if (phase === 'vote') return [...seats.filter((other) => other !== seat && isLiving(state, other)), SKIP];
  if (phase === 'repair') {
    return [...state.status.flatMap((status, task) => (status === DESTROYED ? [task] : [])), ABSTAIN];
  }
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
    (card) => submitRefusal(state, seat, card) === null,
  );
  return isOut(state, seat) ? [...cards, HOLD] : cards;
}

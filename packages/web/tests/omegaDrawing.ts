/**
 * The race of the drawings that the table was built after, shown by the real page: the server is played by the test,
 * which hands out one view and then tells whatever the test wants.
 */
import { defaultOptions, openMatch, SPECTATOR } from '@airlock/kernel';
import {
  CARD_IDS,
  type OmegaEvent,
  omegaVirus,
  type Placement,
  placementOf,
  type SeatView,
  type View,
} from '@airlock/omega-virus';
import { expect, type Page } from '@playwright/test';
import { board } from './omegaTable.ts';
import { playServer } from './playedServer.ts';
import { CODE, tableOf } from './standingTable.ts';

const NAMES = ['Moonhopper', 'quietmoss'];
/** What the clock of the drawings reads. */
const CLOCK_MS = 161_000;

/** Cards by their printed number, as `F05 0 0 r0`. */
const laid = (...cards: readonly string[]): Placement[] =>
  cards.map((text) => {
    const [id = '', x, y, turn = 'r0'] = text.split(' ');
    return placementOf(CARD_IDS.indexOf(id), Number(x), Number(y), Number(turn.slice(1)));
  });

const MY_PLAN = laid(
  'F05 0 0 r0',
  'F01 2 0 r2',
  'F03 4 0 r0',
  'F13 0 2 r1',
  'F06 2 1 r0',
  'F02 4 2 r0',
  'F04 2 3 r0',
);
const THEIR_PLAN = laid(
  'F05 -1 -1 r0',
  'F01 1 -1 r2',
  'F03 3 -1 r0',
  'F12 -1 -3 r0',
  'F06 1 1 r0',
  'F08 3 1 r1',
);

const RED = 1;
const YELLOW = 2;
const BATTERY = 1;
/** Locked yellow, locked blue: backs begin after the plain one. */
const LOCKED_YELLOW = 2;
const LOCKED_BLUE = 3;

/** Round 2 of 3, after two minutes and forty-one seconds. */
export function liveView(change: Partial<View> = {}): View {
  const options = { ...defaultOptions(omegaVirus.options), roundLimitSeconds: 600 as const };
  const dealt = openMatch(omegaVirus, { options, seats: NAMES, generator: 'fast', seed: 'drawing' }).view(0);
  const [mine, theirs] = dealt.seats as [SeatView, SeatView];
  return {
    ...dealt,
    phase: 'LIVE',
    round: 2,
    liveFrom: 0,
    stopped: null,
    checkedSince: 0,
    liveMs: 0,
    locations: [0, 1, 2],
    usedLocations: [3, 4, 5],
    scoring: [0, 4, 8],
    usedScoring: [1, 2, 3],
    sides: [
      { speed: [0], scored: [1, 2, 3] },
      { speed: [], scored: [5, 6] },
    ],
    seats: [
      {
        ...mine,
        plan: MY_PLAN,
        cards: MY_PLAN.length,
        plays: MY_PLAN.length,
        hand: CARD_IDS.indexOf('F08'),
        deck: 10,
        back: LOCKED_YELLOW,
        keys: RED,
        connected: BATTERY,
        at: 150_000,
      },
      {
        ...theirs,
        plan: THEIR_PLAN,
        cards: THEIR_PLAN.length,
        plays: THEIR_PLAN.length,
        hand: CARD_IDS.indexOf('F02'),
        deck: 11,
        keys: RED | YELLOW,
        connected: 0,
        at: 155_000,
      },
    ],
    ...change,
  };
}

function viewWith(hand: string, ...cards: readonly string[]): View {
  const view = liveView();
  const [mine, theirs] = view.seats as [SeatView, SeatView];
  const plan = laid(...cards);
  const counted = { cards: plan.length, plays: plan.length, keys: 0, connected: 0 };
  const deck = CARD_IDS.length - plan.length - 1;
  return { ...view, seats: [{ ...mine, plan, hand: CARD_IDS.indexOf(hand), deck, ...counted }, theirs] };
}

/** One card before the red key: floor plan 3 is in hand, and its place is where the ghost begins. */
export const beforeKey = (): View => viewWith('F03', 'F05 -1 -1 r0', 'F01 1 -1 r2');

/** Three cards in a row: without the middle one the plan would fall apart. */
export const rowView = (): View => viewWith('F08', 'F01 0 0 r0', 'F02 2 0 r0', 'F03 4 0 r0');

/** The same round as a spectator sees it where the players have covered their plans from each other. */
export function coveredView(): View {
  const { seats, options, ...rest } = liveView();
  return {
    ...rest,
    viewer: SPECTATOR,
    options: { ...options, opponentView: 'status' },
    seats: seats.map((seat) => ({ ...seat, plan: null, hand: null, back: null, tally: null })),
  };
}

/** The count from five, a little before it begins to count. */
export const countView = (): View =>
  liveView({ phase: 'COUNTDOWN', since: CLOCK_MS + 3_000, liveFrom: null, liveMs: 0 });

/** The other one has been away since the round before: the minute of the ready check is half over (OMG-112). */
export function missingView(): View {
  const [mine, theirs] = liveView().seats as [SeatView, SeatView];
  return liveView({
    phase: 'BRIEFING',
    liveFrom: null,
    seats: [mine, { ...theirs, awaySince: CLOCK_MS - 90_000 }],
    since: CLOCK_MS - 30_000,
    checkedSince: CLOCK_MS - 30_000,
  });
}

/** The grace time is over, and the one who is there is asked what to do (OMG-111). */
export function absentView(): View {
  const view = missingView();
  return { ...view, phase: 'ABSENCE', hidden: true, liveMs: 100_000, since: CLOCK_MS - 2_000 };
}

/** The same round when it is over: the reader has finished, and the second card is a tie. */
export const reviewView = (): View =>
  liveView({
    phase: 'REVIEW',
    finish: { seat: 0, at: CLOCK_MS },
    liveFrom: null,
    liveMs: CLOCK_MS,
    rounds: [
      {
        round: 2,
        finisher: 0,
        cause: 'finish',
        at: CLOCK_MS,
        speed: { card: 1, taker: 0 },
        slots: [
          { card: 0, values: [7, 6], taker: 0 },
          { card: 4, values: [4, 4], taker: 0 },
          { card: 8, values: [3, 2], taker: 0 },
        ],
      },
    ],
  });

/** The second round, with the first one scored before it; and the event that told how that one ended. */
export function afterRound(phase: 'BRIEFING' | 'LIVE'): { view: View; told: readonly OmegaEvent[] } {
  const { rounds } = reviewView();
  const first = rounds.map((round) => ({ ...round, round: 1, speed: { card: 0, taker: 0 } }));
  const view = liveView({ phase, rounds: first, ...(phase === 'LIVE' ? {} : { liveFrom: null }) });
  const open = {
    round: 1,
    finisher: 0,
    cause: 'finish',
    at: CLOCK_MS,
    since: 0,
    locations: [3, 4, 5],
    plans: [MY_PLAN, THEIR_PLAN],
    tallies: [],
  } as const;
  return { view, told: [{ type: 'roundOver', rule: 'OMG-070', open }] };
}

export const counts = (seat: number) => ({ seat, cards: 7 });

/** The last things that happened, as the drawing's rail tells them. */
const JUST_NOW: readonly OmegaEvent[] = [
  { type: 'key', rule: 'OMG-055', open: { seat: 1, colour: 1 } },
  { type: 'equip', rule: 'OMG-061', open: { seat: 0, item: 0, connected: true } },
  {
    type: 'flip',
    rule: 'OMG-022',
    open: {
      ...counts(0),
      seen: { skipped: [LOCKED_BLUE], card: CARD_IDS.indexOf('F08'), back: LOCKED_YELLOW },
    },
  },
];

/** The hand of the server. */
/** An event, and what the table says it changed in the view. */
type Told = OmegaEvent & { readonly changes?: unknown };

export interface FakeServer {
  /** Tells events, as one entry of the log. */
  tell(seat: number, ...events: readonly Told[]): void;
  /** The same, as the answer to what the page has sent last. */
  answer(seat: number, ...events: readonly Told[]): void;
  /** Does not take what the page has sent last. */
  refuse(sentence: string, rule: string): void;
  /** Breaks the line, and lets nobody in again. */
  cut(): void;
  /** What the page wanted to do. */
  readonly acts: string[];
}

/** `told`: what has happened so far, the newest last. */
export async function openDrawing(
  page: Page,
  view: View = liveView(),
  told: readonly OmegaEvent[] = JUST_NOW,
): Promise<FakeServer> {
  const { viewer } = view;
  const table = tableOf({ game: 'omega-virus', names: NAMES, bots: [], view });
  // The clock begins when the page comes to the table, however long it took to load.
  let startedAt: number | null = null;
  let sequence = 0;
  const acts: string[] = [];
  let id: unknown;
  const { say, cut } = await playServer(page, `/t/${CODE}`, {
    answers: { [`/api/tables/${CODE}`]: table },
    hears(message, reply) {
      if (message.type === 'act') {
        acts.push(String(message.action));
        id = message.id;
      }
      if (message.type !== 'join') return;
      const moments = [{ sequence, seat: 0, at: 0, events: told }];
      reply({ type: 'table', table });
      startedAt ??= Date.now() - CLOCK_MS;
      reply({ type: 'view', table: CODE, sequence, viewer, view, moments, undoable: false, startedAt });
    },
  });
  await expect(board(page).or(page.locator('[data-plans]'))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  function tell(seat: number, events: readonly Told[], answer: object): void {
    sequence++;
    say({ type: 'events', table: CODE, sequence, seat, at: 0, events, ...answer });
  }
  return {
    tell: (seat, ...events) => tell(seat, events, {}),
    answer: (seat, ...events) => tell(seat, events, { id }),
    refuse: (sentence, rule) => say({ type: 'refused', id, code: 'rules', sentence, rule }),
    cut,
    acts,
  };
}

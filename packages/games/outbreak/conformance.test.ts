/** Outbreak keeps every promise a game makes. */
import { describeConformance, type Setting } from '@airlock/conformance';
import type { Options, Viewer } from '@airlock/kernel';
import { CARD_COUNT, FULL_HAND, HOLD, INFECTED, kindOf, LAST_DAY, NO_HAND, SHIFTS_PER_DAY } from './cards.ts';
import { outbreak } from './game.ts';
import { findDefaultCard } from './rules/cardLimits.ts';
import { hasChosen } from './rules/stages.ts';
import { isOut, type State } from './state.ts';
import { phaseOf } from './view.ts';

const CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card);

const SHORT: Options = { limitDays: true, dayLimit: 4 };

const OPTION_SETS: Readonly<Record<number, readonly Options[]>> = {
  5: [
    { taskRelief: 2, dayLimit: 20, pickSeconds: 15, actionSeconds: 15, voteSeconds: 15, repairSeconds: 15 },
    { ...SHORT, voteRule: 'half', infectedAtStart: 1 },
  ],
  6: [
    { ...SHORT, ballots: 'secret', restNumbers: 'private', voicesFromOutside: true, asyncDeadlineHours: 12 },
    {
      ...SHORT,
      infectedLimit: 'perShift',
      infectedLearnPatientZero: true,
      taskRelief: 1,
      pickSeconds: 900,
      actionSeconds: 900,
      voteSeconds: 900,
      repairSeconds: 900,
    },
  ],
  7: [{ ...SHORT, voteRule: 'majority', deepCover: true, claims: false, asyncDeadlineHours: 24 }],
  8: [
    { ...SHORT, restNumbers: 'private', pace: 'async', asyncDeadlineHours: 48, botTakeover: false },
    { ...SHORT, infectedAtStart: 1, infectedLearnPatientZero: true },
  ],
};

/** A vote and a pick, a card from everybody and two repair ballots a Shift. */
function mostActions({ seats, options }: Setting): number {
  const days = options.limitDays ? (options.dayLimit as number) : LAST_DAY;
  return days * (seats + SHIFTS_PER_DAY * (1 + seats * 3));
}

/** Whether hands may lie in the pool: before the deal of a Day, and once it is over. */
const isPooled = (state: State): boolean => ['deal', 'vote', 'over'].includes(phaseOf(state));

/** OBK-208 and OBK-502 hold in every match, so that a world where they do not is none. */
const isSound = (state: State, seat: number): boolean => {
  if ((state.roles[seat] === INFECTED) !== (state.infectedAt[seat] !== 0)) return false;
  const isIdle = hasChosen(state, seat) || isOut(state, seat) || isPooled(state);
  return isIdle || findDefaultCard(state, seat) !== undefined;
};

/** Every seat's six cards: in hand, laid today, or chosen; all in the pool between the Days. */
function census(state: State): string[] {
  const today = state.records.slice(SHIFTS_PER_DAY * (state.day - 1));
  return state.hands.flatMap((hand, seat) => {
    const chosen = phaseOf(state) === 'actions' ? (state.chosen[seat] as number) : HOLD;
    const laid = today.map(({ pile, owners }) => {
      const place = owners.indexOf(seat);
      return place < 0 ? HOLD : kindOf(pile[place] as number);
    });
    const held = isPooled(state) && hand === NO_HAND ? FULL_HAND : hand;
    const cards = CARDS.filter(
      (card) => (held >> card) % 2 === 1 || chosen === card || (hand !== NO_HAND && laid.includes(card)),
    );
    return [
      `${seat} ${isSound(state, seat) ? 'sound' : 'broken'}`,
      ...cards.map((card) => `${seat}:${card}`),
    ];
  });
}

/** Roles, hands and choices of others, as long as enough is hidden to leave a choice. */
function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  const guesses = state.roles.flatMap((_, seat) => (seat === viewer || isOut(state, seat) ? [] : [seat]));
  if (state.result || guesses.length < 4) return {};
  const isSurvivor = viewer < 0 || state.roles[viewer] === 0;
  const chosen = guesses.filter((seat) => (state.chosen[seat] as number) >= 0);
  return {
    ...(isSurvivor ? { 'who is Patient Zero': state.roles.indexOf(2) } : {}),
    ...(isSurvivor && state.records.some(({ target }) => target >= 0)
      ? { 'who is infected': state.roles.map((role) => role === INFECTED) }
      : {}),
    ...(chosen.length > 1 ? { 'what others have chosen': chosen.map((seat) => state.chosen[seat]) } : {}),
    ...(state.rests[0] !== 0 ? { 'Rest numbers of others': guesses.map((seat) => state.rests[seat]) } : {}),
  };
}

describeConformance(outbreak, {
  seats: [5, 6, 7, 8],
  options: (seats) => OPTION_SETS[seats] ?? [],
  bound: mostActions,
  census,
  secrets,
  inconclusive: {
    repairing: 'repair ballots are shown once, with names, and then only their result counts',
    gameOver: 'it shows everything there is, so that no two worlds look alike after it',
  },
  games: 4,
  golden: new URL('./golden/', import.meta.url),
});

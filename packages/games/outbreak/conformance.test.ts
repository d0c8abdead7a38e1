/** Outbreak keeps every promise a game makes. */
import { describeConformance, type Setting } from '@airlock/conformance';
import type { Options, Viewer } from '@airlock/kernel';
import { CARD_COUNT, FULL_HAND, HOLD, INFECTED, kindOf, LAST_DAY, NO_HAND, SHIFTS_PER_DAY } from './cards.ts';
import { outbreak } from './game.ts';
import { isOut, type State } from './state.ts';
import { phaseOf } from './view.ts';

const SHORT: Options = { limitDays: true, dayLimit: 4 };

const OPTION_SETS: Readonly<Record<number, readonly Options[]>> = {
  5: [
    { taskRelief: 2, limitDays: false },
    { ...SHORT, infectedLimit: 'perShift', infectedLearnPatientZero: true, pickSeconds: 15, pace: 'async' },
  ],
  6: [
    { ...SHORT, ballots: 'secret', restNumbers: 'private', voicesFromOutside: true, actionSeconds: 15 },
    { limitDays: true, dayLimit: 20, claims: false, taskRelief: 1, asyncDeadlineHours: 12, pickSeconds: 900 },
  ],
  7: [
    { ...SHORT, voteRule: 'majority', deepCover: true, voteSeconds: 15, asyncDeadlineHours: 24 },
    { ...SHORT, botTakeover: false, actionSeconds: 900, voteSeconds: 900, asyncDeadlineHours: 48 },
  ],
  8: [
    { ...SHORT, deepCover: true, restNumbers: 'private', repairSeconds: 15 },
    { ...SHORT, repairSeconds: 900 },
  ],
};

/** A vote and a pick, a card from everybody and two repair ballots a Shift. */
function mostActions({ seats, options }: Setting): number {
  const days = options.limitDays ? (options.dayLimit as number) : LAST_DAY;
  return days * (seats + SHIFTS_PER_DAY * (1 + seats * 3));
}

/** Every seat's six cards: in hand, laid today, or chosen; all in the pool between the Days. */
function census(state: State): string[] {
  const today = state.records.slice(SHIFTS_PER_DAY * (state.day - 1));
  return state.hands.flatMap((hand, seat) => {
    const chosen = phaseOf(state) === 'actions' ? (state.chosen[seat] as number) : HOLD;
    const laid = today.map(({ pile, owners }) => {
      const place = owners.indexOf(seat);
      return place < 0 ? HOLD : kindOf(pile[place] as number);
    });
    const held = hand === NO_HAND ? FULL_HAND : hand;
    const cards = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(
      (card) => (held >> card) % 2 === 1 || chosen === card || (hand !== NO_HAND && laid.includes(card)),
    );
    return cards.map((card) => `${seat}:${card}`);
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
  games: 8,
  golden: new URL('./golden/', import.meta.url),
});

/** Every word a person reads about Outpost Seven. Names of things stand out `*like this*`. */
import {
  type Action,
  bold,
  COMMON_REFUSALS,
  capital,
  count,
  itemAt,
  listOf,
  type Naming,
  type Outcome,
  type Refusal,
  type Seat,
  type Words,
  who as whoIs,
} from '@airlock/kernel';
import {
  BONUS,
  BONUS_AUTO,
  cellOf,
  isBonus,
  isKeep,
  isSalvage,
  KEEP,
  playedBy,
  RESIGN,
  SALVAGE,
  scrappedBy,
  TIMEOUT,
} from './actions.ts';
import {
  type Card,
  cardColour,
  cardValue,
  MOST_SPACES,
  NO_CARD,
  PLACE,
  POP,
  RED,
  spaceKind,
  YELLOW,
} from './cards.ts';
import type { OutpostEvent, PopulationChange } from './events.ts';
import { type Cell, columnOf, type Line, rowOf } from './grid.ts';
import { keepTarget, requiredTotal } from './rules/keep.ts';
import type { Result } from './state.ts';
import { cubesAt, moduleAt, peopleIn, votesOf } from './state.ts';
import type { View } from './view.ts';
import { handIn } from './view.ts';
import { HELP } from './words/help.ts';
import { OPTION_GROUPS, OPTION_WORDS, PRESETS } from './words/options.ts';
import { RULES } from './words/rules.ts';

const COLOUR_NAMES = ['Power', 'Gardens', 'Works'] as const;
const SEAT_NAMES = ['Red', 'Yellow'] as const;
const SPACE_NAMES = ['plain', 'Place', 'Remove', 'People'] as const;

export const seatName = (seat: Seat): string => itemAt(SEAT_NAMES, seat);
export const colourName = (card: Card): string => itemAt(COLOUR_NAMES, cardColour(card));
export const cardName = (card: Card): string => `${colourName(card)} ${cardValue(card)}`;
export const cellName = (cell: Cell): string => `row ${rowOf(cell) + 1}, column ${columnOf(cell) - 4}`;
export const lineName = (line: Line): string => (line < 5 ? `row ${line + 1}` : `column ${line - 4}`);
export const spaceName = (kind: number): string => itemAt(SPACE_NAMES, kind);

/** Somebody without a name is called by their colour. */
const who = (seat: Seat, naming: Naming): string => whoIs(seat, naming, seatName(seat));

/** What a module looks like to somebody who cannot see it. */
export function cellWords(view: View, cell: Cell): string {
  const card = moduleAt(view, cell);
  if (card === NO_CARD) return `${cellName(cell)}, empty`;
  const cubes = cubesAt(view, cell);
  const spaces = cardValue(card);
  const owner = cubes === 0 ? 'neutral' : seatName(cubes > 0 ? RED : YELLOW);
  const next = Math.abs(cubes);
  const room = next === spaces ? 'full' : `next space ${spaceName(spaceKind(card, next))}`;
  return `${cellName(cell)}, ${cardName(card)}, ${owner}, ${next} of ${count(spaces, 'cube')}, ${room}`;
}

export const lineWords = (view: View, line: Line, red: number, yellow: number): string =>
  `${lineName(line)}, ${count(peopleIn(view, line), 'person', 'people')}, votes ${seatName(votesOf(view, line))}, cubes ${red} to ${yellow}`;

const REFUSALS: Readonly<Record<string, (about: Readonly<Record<string, string | number>>) => string>> = {
  ...COMMON_REFUSALS,
  keepBeforePlay: () => 'First choose the cards you keep.',
  keptAlready: () => 'The opening cards are already kept. Salvage or repair.',
  bonusesFirst: () => 'First use the bonuses you owe.',
  noBonusPending: () => 'No bonus is owed now.',
  bonusNotPending: () => 'No bonus is owed on that space.',
  takeSomething: () => 'Take at least one card from the offer.',
  slotEmpty: () => 'That slot in the offer is empty.',
  handTooFull: () => 'You would hold more than 7 cards.',
  moduleNotInHand: () => 'That module is not in your hand.',
  scrapNotInHand: () => 'The card to scrap is not in your hand.',
  scrapIsModule: () => 'A card cannot pay for itself.',
  cellOccupied: () => 'There is already a module there.',
  cellNotConnected: () => 'That cell touches no module. Corners do not count.',
  neutralForbidden: () => 'That payment would place no cube, and this table forbids it.',
  wrongKeepTotal: ({ total, required }) => `Those cards total ${total}. Keep exactly ${required}.`,
  wrongFallbackTotal: ({ total, required, target }) =>
    `Those cards total ${total}. No set of your cards makes ${target}, so keep ${required}.`,
  tooMuchSalvage: ({ total, limit }) => `Those cards total ${total}; a Salvage takes at most ${limit}.`,
  scrapTooLow: ({ scrap, module }) => `A ${scrap} is too low to pay for a ${module}.`,
};

function refusalWords(refusal: Refusal): string {
  const sentence = REFUSALS[refusal.reason];
  if (!sentence) throw new Error(`No words for the refusal "${refusal.reason}".`);
  return sentence(refusal.with ?? {});
}

function eventWords(event: OutpostEvent, naming: Naming): string | null {
  const actor = (seat: Seat): string => who(seat, naming);
  switch (event.type) {
    case 'dealt':
      return `${event.open.count} cards are dealt to each player.`;
    case 'burned':
      return `${event.open.cards.length} cards go to the discard pile, face up.`;
    case 'offerFilled':
      return `New in the offer: ${listOf(event.open.slots.map(({ card }) => bold(cardName(card))))}.`;
    case 'kept': {
      const { seat, count: kept, total, discarded } = event.open;
      const gone = discarded.length > 0 ? listOf(discarded.map((card) => bold(cardName(card)))) : 'nothing';
      return `${actor(seat)} kept ${count(kept, 'card')} totalling ${total} and discarded ${gone}.`;
    }
    case 'salvaged': {
      const { seat, cards } = event.open;
      const total = cards.reduce((sum, card) => sum + cardValue(card), 0);
      return `${actor(seat)} salvaged ${listOf(cards.map((card) => bold(cardName(card))))}: ${total} of 12.`;
    }
    case 'repaired':
      return repairedWords(event.open, actor(event.open.seat));
    case 'bonusUsed':
      return bonusWords(event.open);
    case 'votes':
      return `${capital(
        listOf(
          event.open.flipped.map(
            ({ line, to, red, yellow }) =>
              `${lineName(line)} votes ${bold(seatName(to))}, ${red} to ${yellow}`,
          ),
        ),
      )}.`;
    case 'timedOut':
      return event.open.seat === naming.reader
        ? 'Your time ran out.'
        : `${actor(event.open.seat)} ran out of time.`;
    case 'playerOut':
      return event.open.seat === naming.reader
        ? 'You can no longer act and are out.'
        : `${actor(event.open.seat)} can no longer act and is out.`;
    case 'gameOver':
      return resultWords(event.open.result, naming);
    case 'asked':
      return null;
  }
}

type Open<Type extends OutpostEvent['type']> = Extract<OutpostEvent, { type: Type }>['open'];

function repairedWords(repair: Open<'repaired'>, actor: string): string {
  const { card, scrap, cell, placed, lost } = repair;
  if (placed === 0)
    return `${actor} left ${bold(cardName(card))} neutral at ${cellName(cell)}, scrapping ${bold(cardName(scrap))}: no match, no overpay.`;
  const wasted = lost > 0 ? `, ${lost} lost` : '';
  return `${actor} repaired ${bold(cardName(card))} at ${cellName(cell)}, scrapping ${bold(cardName(scrap))}: ${count(placed, 'cube')}${wasted}.`;
}

export function bonusWords(bonus: Open<'bonusUsed'>): string {
  const { kind, cell, lines, cubes, safe, hit, shielded } = bonus;
  const at = `${bold(spaceName(kind))} at ${cellName(cell)}`;
  if (kind === POP) return `${at}: ${listOf(lines.map(growthWords))}.`;
  const changed = modulesIn(
    bonus,
    cubes.map((change) => change.cell),
    hit,
  );
  const effect =
    changed === '' ? 'no effect' : kind === PLACE ? `a cube on ${changed}` : `a cube off ${changed}`;
  const guarded = safe.length === 0 ? '' : `; protected: ${modulesIn(bonus, safe, shielded)}`;
  return `${at}: ${effect}${guarded}.`;
}

/** "Works 4 in row 3 and Gardens 5 in column 2": where each lies, seen from the middle of the cross. */
const modulesIn = ({ centre }: Open<'bonusUsed'>, cells: readonly Cell[], cards: readonly Card[]): string =>
  listOf(
    cells.map((cell, index) => {
      const name = bold(cardName(itemAt(cards, index)));
      if (cell === centre) return name;
      return `${name} in ${lineName(rowOf(cell) === rowOf(centre) ? columnOf(cell) : rowOf(cell))}`;
    }),
  );

const growthWords = ({ line, before, after }: PopulationChange): string =>
  `${lineName(line)} +${after - before}`;

/** The winner's figure first, and red's where nobody wins. */
function against(figures: readonly number[], winner: Seat | null): string {
  const [red = 0, yellow = 0] = figures;
  return winner === YELLOW ? `${yellow} to ${red}` : `${red} to ${yellow}`;
}

function resultWords({ winner, population, cubes, reason }: Result, naming: Naming): string {
  const score = against(population, winner);
  if (winner === null) return `A draw: ${score}, and ${cubes[RED]} cubes each.`;
  const wins = winner === naming.reader ? 'You win' : `${who(winner, naming)} wins`;
  const loser = 1 - winner;
  if (reason === 'resigned') {
    return `${wins}: ${loser === naming.reader ? 'you' : who(loser, naming)} resigned.`;
  }
  if (reason === 'cubes') return `${wins} on cubes, ${against(cubes, winner)}, after ${score}.`;
  return `${wins}, ${score}.`;
}

function promptWords(view: View, naming: Naming): string {
  if (view.result) return resultWords(view.result, naming);
  const mine = view.active === view.viewer;
  const name = who(view.active, naming);
  switch (view.phase) {
    case 'deal':
      return 'The cards are being dealt.';
    case 'keepFirst':
    case 'keepSecond':
      return mine ? keepPrompt(view) : `Waiting for ${name} to keep cards.`;
    case 'bonus':
      return mine
        ? `Choose the next of ${view.pending.length} bonuses.`
        : `Waiting for ${name} to choose a bonus.`;
    default:
      return mine ? 'Your move: salvage or repair.' : `Waiting for ${name} to salvage or repair.`;
  }
}

function keepPrompt(view: View): string {
  const target = keepTarget(view, view.active);
  const required = requiredTotal(handIn(view, view.active).kept as Card[], target);
  if (required === target) return `Keep cards totalling ${target}.`;
  return `No set of your cards totals ${target}. Keep cards totalling ${required}.`;
}

function actionWords(action: Action, view: View): string {
  if (action === RESIGN) return 'Resign';
  if (action === TIMEOUT) return 'Time is up';
  if (action === BONUS_AUTO) return 'Use all bonuses';
  if (isKeep(action)) {
    const hand = handIn(view, view.active).kept;
    return `Keep ${hand ? listOf(marked(hand, action - KEEP).map(cardName)) : 'cards'}`;
  }
  if (isSalvage(action)) return `Salvage ${listOf(marked(view.offer, action - SALVAGE).map(cardName))}`;
  if (isBonus(action)) {
    const spot = action - BONUS;
    const cell = Math.floor(spot / MOST_SPACES);
    const kind = spaceKind(moduleAt(view, cell), spot % MOST_SPACES);
    return `Use ${spaceName(kind)} at ${cellName(cell)}`;
  }
  return `Repair ${cardName(playedBy(action))} at ${cellName(cellOf(action))}, scrapping ${cardName(scrappedBy(action))}`;
}

const marked = (cards: readonly Card[], places: number): Card[] =>
  cards.filter((_, place) => places & (1 << place));

export const words: Words<View, OutpostEvent> = {
  title: 'Outpost Seven',
  tagline: 'Salvage broken modules, rebuild the station and win the votes of its people.',
  rules: RULES,
  options: OPTION_WORDS,
  presets: PRESETS,
  optionGroups: OPTION_GROUPS,
  help: HELP,
  seat: seatName,
  refusal: refusalWords,
  event: eventWords,
  prompt: promptWords,
  action: actionWords,
  outcome({ winners, scores, reason }: Outcome, naming: Naming): string {
    const [winner] = winners;
    const score = against(scores, winner ?? null);
    if (winner === undefined) return `A draw, ${score}.`;
    const wins = winner === naming.reader ? 'You win' : `${who(winner, naming)} wins`;
    const how = { cubes: ' on cubes', resigned: ' by resignation' }[reason] ?? '';
    return `${wins}${how}, ${score}.`;
  },
};

/** The words of the page that the rules do not need: badges, reasons, hints and refusals of gestures. */
import { bold, capital, count, listOf, type Naming, present, type Refusal, type Seat } from '@airlock/kernel';
import {
  bonusWords,
  type Card,
  cardName,
  cellName,
  cubesDue,
  LIMITS,
  lineName,
  MOST_SPACES,
  PLACE,
  POP,
  REMOVE,
  SPACE_OF,
  type SpaceKind,
  seatName,
  spaceName,
  VALUE_OF,
  words,
} from '@airlock/outpost-seven';
import { type Preview, peopleForOpponent, type RepairEvent } from './moves/preview.ts';
import type { Thing } from './moves/selection.ts';

export const starredCards = (cards: readonly Card[]): string =>
  listOf(cards.map((card) => bold(cardName(card))));
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + present(VALUE_OF[card]), 0);

/** The opponent as a sentence names them. */
export const nameOf = (seat: Seat, { names }: Naming): string => names[seat] ?? seatName(seat);

/** On a scrap: the cubes it would give. */
export function paymentBadge(play: Card, scrap: Card): string {
  const due = cubesDue(play, scrap);
  const lost = due - present(VALUE_OF[play]);
  if (due === 0) return 'No cube';
  return lost > 0 ? `${count(due - lost, 'cube')}, ${lost} lost` : count(due, 'cube');
}

/** "colour match +1, one over +1" */
export function paymentSum(colourMatch: boolean, overpay: number): string {
  const parts: string[] = [];
  if (colourMatch) parts.push(`colour match +${LIMITS.cubesForColourMatch}`);
  if (overpay > 0) parts.push(`${SMALL_NUMBERS[overpay] ?? overpay} over +${overpay}`);
  return parts.length === 0 ? 'no match, no overpay' : parts.join(', ');
}

const SMALL_NUMBERS = ['none', 'one', 'two', 'three'];

/** Why a card cannot be pressed as things stand: one clause. */
export function offReason(refusal: Refusal, card: Card): string {
  switch (refusal.reason) {
    case 'scrapTooLow':
      return `Too low to pay for a ${refusal.with?.module}`;
    case 'neutralForbidden':
      return 'Would place no cube';
    case 'nothingPays':
      return `Nothing in your hand pays for a ${VALUE_OF[card]}`;
    case 'nothingElse':
      return 'You hold no other card to pay with';
    case 'tooMuchSalvage':
      return `With it the total would be ${refusal.with?.total}, more than ${refusal.with?.limit}`;
    case 'handTooFull':
      return 'Your hand would be too full';
    default:
      return words.refusal(refusal);
  }
}

/** The same under a card of the offer, in as few words as there is room for. */
export function offCaption(refusal: Refusal): { readonly caption?: string } {
  switch (refusal.reason) {
    case 'handTooFull':
      return { caption: 'hand full' };
    case 'scrapTooLow':
      return { caption: 'too low' };
    case 'neutralForbidden':
      return { caption: 'no cube' };
    case 'nothingPays':
    case 'nothingElse':
      return { caption: 'unpaid' };
    default:
      return {};
  }
}

export interface RefusalWords {
  readonly sentence: string;
  readonly second: string;
}

/** What did not happen and why; then what the rule asks for. */
export function refusalSentence(refusal: Refusal, at: Thing | null): RefusalWords {
  const rule = words.rules[refusal.rule] ?? '';
  const about = refusal.with ?? {};
  const place = at?.kind === 'cell' ? cellName(at.cell) : 'it';
  const card = at?.kind === 'hand' ? cardName(at.card) : 'That card';
  switch (refusal.reason) {
    case 'cellNotConnected':
      return {
        sentence: `Not placed: ${place} *touches no module*.`,
        second: 'A module must share an edge with another; corners do not count.',
      };
    case 'cellOccupied':
      return { sentence: `Not placed: there is *already a module* at ${place}.`, second: rule };
    case 'scrapTooLow':
      return {
        sentence: `Not scrapped: a ${about.scrap} is *too low* to pay for a ${about.module}.`,
        second: rule,
      };
    case 'neutralForbidden':
      return { sentence: 'Not possible: that repair would place *no cube*.', second: rule };
    case 'nothingPays':
      return { sentence: `Not picked: *nothing in your hand pays* for ${card}.`, second: rule };
    case 'nothingElse':
      return { sentence: 'Not picked: you hold *no other card* to pay with.', second: rule };
    case 'tooMuchSalvage':
      return {
        sentence: `Not marked: those cards would *total ${about.total}*.`,
        second: `A Salvage takes at most ${about.limit}.`,
      };
    case 'handTooFull':
      return { sentence: 'Not marked: you would hold *more than 7 cards*.', second: rule };
    case 'takeSomething':
      return { sentence: 'Not salvaged: *no card* is marked.', second: rule };
    case 'wrongKeepTotal':
      return {
        sentence: `Not kept: those cards *total ${about.total}*.`,
        second: `Keep exactly ${about.required}.`,
      };
    case 'wrongFallbackTotal':
      return {
        sentence: `Not kept: those cards *total ${about.total}*.`,
        second: `No set of your cards makes ${about.target}, so keep ${about.required}.`,
      };
    case 'moduleFirst':
      return { sentence: 'Nothing placed: *pick a module* in your hand first.', second: rule };
    case 'scrapFirst':
      return { sentence: 'Nothing placed: *pick a card to scrap* first.', second: rule };
    case 'cellFirst':
      return { sentence: 'Nothing placed: *pick a lit cell* first.', second: rule };
    case 'bonusesFirst':
      return { sentence: 'Not now: *use the bonuses you owe* first.', second: rule };
    case 'keepBeforePlay':
      return { sentence: 'Not now: *choose the cards you keep* first.', second: rule };
    case 'notYourTurn':
      return { sentence: 'Not now: it is *not your turn*.', second: rule };
    default:
      return { sentence: words.refusal(refusal), second: rule };
  }
}

/** One row of the paper "What happens, in order". */
export interface Step {
  readonly sign: 'cube' | 'place' | 'remove' | 'people' | 'token' | 'card' | 'warn';
  /** Whose cube or token it is. */
  readonly seat: Seat;
  readonly sentence: string;
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** The steps of a repair, one a bonus and one a flipped line. */
export function repairSteps(events: readonly RepairEvent[]): Step[] {
  return events.flatMap((event): Step[] => {
    switch (event.type) {
      case 'repaired':
        return [{ sign: 'cube', seat: event.open.seat, sentence: cubesSentence(event.open) }];
      case 'bonusUsed':
        return [
          {
            sign: event.open.kind === PLACE ? 'place' : event.open.kind === POP ? 'people' : 'remove',
            seat: event.open.seat,
            sentence: withoutStop(bonusWords(event.open)),
          },
        ];
      case 'votes':
        return event.open.flipped.map(({ line, to, red, yellow }) => ({
          sign: 'token',
          seat: to,
          sentence: `${bold(capital(lineName(line)))} votes ${seatName(to)}: ${red} to ${yellow}`,
        }));
      default:
        return [];
    }
  });
}

function cubesSentence(repair: Extract<RepairEvent, { type: 'repaired' }>['open']): string {
  const { card, placed, colourMatch, overpay } = repair;
  const sum = paymentSum(colourMatch, overpay);
  if (placed === 0) return `${bold('No cube')} on ${cardName(card)}: ${sum}`;
  return `${bold(count(placed, 'cube'))} on ${cardName(card)}: ${sum}`;
}

/** What is easily overlooked about a repair. Facts, never advice. */
export function repairHints(preview: Preview, me: Seat): string[] {
  const hints: string[] = [];
  for (const event of preview.events) {
    if (event.type !== 'repaired') continue;
    const { lost, placed, card } = event.open;
    if (lost > 0) hints.push(`${count(lost, 'cube')} lost: ${cardName(card)} has ${VALUE_OF[card]} spaces`);
    if (placed === 0) hints.push('Neutral: either player can take it over');
  }
  const lines = peopleForOpponent(preview, me);
  if (lines.length > 0)
    hints.push(`${capital(listOf(lines.map(lineName)))}: these people vote for your opponent`);
  return hints;
}

const BONUS_HELP = {
  [PLACE]: 'Place: a cube on each of your modules and each neutral one in its row and column',
  [REMOVE]:
    'Remove: the lowest cube of each opposing module in its row and column, unless an icon protects it',
  [POP]: 'People: one for each module of this colour in its row, and in its column',
} as const satisfies Record<number, string>;

/** What the icons do, each with its name first: for a paper beside the table. */
export const ICONS: readonly (readonly [kind: SpaceKind, sentence: string])[] = [
  [PLACE, '*Place* 1 cube on each of your modules in its row and column, and on neutral ones'],
  [
    REMOVE,
    '*Remove* the lowest cube of each opposing module in its row and column, if it lies on a plain space',
  ],
  [POP, '*People* come to its row and column: 1 for each module of its colour there'],
];

/** The same for the icons of one card, each once. */
export const iconsOf = (card: Card): typeof ICONS =>
  ICONS.filter(([kind]) =>
    Array.from(
      { length: present(VALUE_OF[card]) },
      (_, space) => SPACE_OF[card * MOST_SPACES + space],
    ).includes(kind),
  );

/** Each space of a module from the top: what a cube on it does. */
export function spaceHelp(card: Card, space: number): string {
  const kind = present(SPACE_OF[card * MOST_SPACES + space]);
  return BONUS_HELP[kind as keyof typeof BONUS_HELP] ?? 'Plain: no bonus';
}

/** How fast things move. */
export const PACE_NAMES = { calm: 'Calm', usual: 'Usual', quick: 'Quick' } as const;

/** A card for somebody who cannot see it. */
export function cardWords(card: Card): string {
  const value = present(VALUE_OF[card]);
  const spaces = Array.from({ length: value }, (_, space) =>
    spaceName(present(SPACE_OF[card * MOST_SPACES + space])),
  );
  return `${cardName(card)}, spaces ${spaces.join(', ')}`;
}

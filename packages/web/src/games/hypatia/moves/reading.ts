/** The read-out in words: what would happen at the station one points at. */

import {
  type Card,
  HANGAR,
  humanName,
  isHeld,
  isPowered,
  LIMITS,
  phageName,
  type ShipView,
} from '@airlock/hypatia';
import { count, listOf } from '@airlock/kernel';
import { effectLines, percent, rankWords, tableName } from '../words.ts';
import { type Forecast, strikes } from './forecast.ts';

export interface Reading {
  /** `*stars*` stand out. */
  readonly title: string;
  /** How full the trick is, always in sight: "2 of 5: not yet". */
  readonly plate: string;
  /** Whether the trick would resolve; until then the chances are only those of the cards that lie there. */
  readonly resolves: boolean;
  /** Parts of the whole, for the bar; `null` where there is nothing to win yet, or odds are switched off. */
  readonly bar: { readonly win: number; readonly nobody: number; readonly lose: number } | null;
  readonly lines: readonly string[];
}

/** How a trick is being looked at. */
export interface Glance {
  /** Whether chances are shown. */
  readonly odds: boolean;
  /** In the middle of a trick or of its effect: what lies there is no longer what decided it. */
  readonly resolving: boolean;
  /** A trick must be resolved as it lies, however few cards are in it (HYP-407). */
  readonly forced?: boolean;
  /** Where the station itself says what winning and losing do, and there is little room. */
  readonly brief?: boolean;
  /** A phone's read-out has four lines under the bar; how the chances are made, and the rest, stands in the closer look. */
  readonly narrow?: boolean;
}

export function readingOf(
  ship: ShipView,
  lies: Forecast,
  { odds, resolving, forced = false, brief = false, narrow = false }: Glance,
): Reading {
  const told = forced && lies.cards > 0 ? { ...lies, resolves: true } : lies;
  const name = tableName(told.station);
  const title = told.played === null ? `*${name}*` : `*${name}* with ${rankWords(told.played)}`;
  const base = {
    title,
    plate: told === lies ? plateOf(ship, told) : 'Resolves as it is',
    resolves: told.resolves,
  };
  if (told.cards === 0) {
    const { win, lose } = effectLines(ship, told.station);
    return { ...base, bar: null, lines: ['Nobody is there yet.', `*Win* ${win}`, `*Lose* ${lose}`] };
  }
  if (resolving || !odds) return { ...base, bar: null, lines: knownLines(told) };
  const { win, nobody, lose } = told;
  const chances = brief && !told.resolves ? [] : chanceLines(ship, told, narrow);
  const lines = told.resolves ? chances : [notYet(told, brief, narrow), ...chances];
  return { ...base, bar: { win, nobody, lose }, lines: narrow ? lines.slice(0, NARROW_LINES) : lines };
}

const NARROW_LINES = 4;

function plateOf(ship: ShipView, { cards, resolves, station }: Forecast): string {
  if (!resolves) return `${cards} of ${LIMITS.trickSize}: not yet`;
  return isHeld(ship, station) ? 'Held until your phase' : 'Resolves now';
}

/** The chances of a trick that is not full speak of the cards that lie there and of no others. */
function notYet({ cards, nobody, lose }: Forecast, brief: boolean, narrow: boolean): string {
  const more = LIMITS.trickSize - cards;
  const rest = brief ? [partWords('Nobody wins', nobody), partWords('You lose', lose)].join('') : '';
  const first = `${count(more, 'more card')} come${more === 1 ? 's' : ''} first.`;
  return narrow ? `If it were full: ${first}` : `That is if it were full now: ${first}${rest}`;
}

/** What is too narrow for words in the bar. */
const partWords = (name: string, chance: number): string =>
  chance > 0 && chance < ROOM ? ` ${name} ${percent(chance)}.` : '';

/** Only what lies open, for those who count for themselves. */
function knownLines({ ours, theirs, hidden, deaths }: Forecast): string[] {
  return [
    `*Yours* ${ours === null ? 'nobody of the suit' : humanName(ours)}`,
    `*Phage* ${theirs === null ? 'none of the suit face up' : phageName(theirs)}${hidden > 0 ? `, ${hidden} face down` : ''}`,
    deaths[0] > 0 ? `*${count(deaths[0], 'human')}* will die` : '',
  ].filter(Boolean);
}

function chanceLines(ship: ShipView, told: Forecast, narrow: boolean): string[] {
  const effects = effectLines(ship, told.station);
  const needWords = narrow ? () => '' : neededWords;
  const lines: string[] = [];
  if (told.win > 0) lines.push(`*Win* ${winWords(ship, told, effects.win)}`);
  const tie = needWords(told.needs?.nobody);
  // A wide part of the bar has its words in it.
  if (tie !== '' || (told.nobody > 0 && told.nobody < ROOM)) {
    lines.push(`*Nobody ${percent(told.nobody)}*${tie}`);
  }
  if (told.lose > 0) lines.push(`*Lose ${percent(told.lose)}* ${effects.lose}${needWords(told.needs?.lose)}`);
  if (told.suits > 0) {
    lines.push(`*${told.suits === 1 ? 'XO Suit' : 'XO Suits'}* used where that helps most`);
    return lines;
  }
  const [least, most] = told.deaths;
  const rescues = told.station === HANGAR && isPowered(ship, HANGAR);
  if (most > 0 && !rescues)
    lines.push(`*Deaths* ${least === most ? most : `${least} to ${most}`} of ${told.humans}`);
  return lines;
}

/** At a powered Hangar the number that gets away is what counts. */
function winWords(ship: ShipView, told: Forecast, effect: string): string {
  if (told.station !== HANGAR || !isPowered(ship, HANGAR)) return effect;
  const [least, most] = told.deaths;
  const all = `${told.humans - least} rescued`;
  if (told.suits > 0) return `up to ${told.humans} rescued`;
  if (least === most) return all;
  if (told.hidden === 1) {
    const dies = told.needs?.win.some((card) => strikes(card, told.station));
    return dies ? `${all}, or ${told.humans - most} if the hidden Phage strikes` : all;
  }
  return `${Math.max(1, told.humans - most)} to ${all}`;
}

/** Narrower parts of the bar have no room for words. */
export const ROOM = 0.24;

/** Few enough cards are named. */
const MOST_NAMED = 2;

function neededWords(cards: readonly Card[] | undefined): string {
  if (!cards || cards.length === 0) return '';
  if (cards.length > MOST_NAMED) return ` if it is one of ${cards.length}`;
  return ` if it is ${listOf(cards.map(phageName), 'or')}`;
}

/** Turns what was typed on the command line into what the commands need, or complains in one sentence. */
import { type BotLevel, type CatalogueEntry, loadForDevelopers, loadGame, SHELF } from '@airlock/catalogue';
import { type AnyGame, listOf, nearest, type Options, parseOptions, type Seat } from '@airlock/kernel';
import { Complaint } from './complaint.ts';
import { commandIn, OutsideBot, programName } from './outside/outsideBot.ts';
import type { Plan } from './simulation/plan.ts';

/** For options that take a whole number. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new Complaint(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  };
}

/** For options whose text must say something. */
export function someText(name: string): (text: string) => string {
  return (text) => {
    if (text.trim() !== '') return text;
    throw new Complaint(`${name} must not be empty.`);
  };
}

/** Any game of the shelf, or the template for new games, which is found by its name and listed nowhere. */
export async function gameNamed(id: string): Promise<CatalogueEntry> {
  const entry = await loadForDevelopers(id);
  if (entry) return entry;
  const built = SHELF.filter((card) => card.built).map((card) => card.id);
  const card = SHELF.find((one) => one.id === id);
  if (card) {
    throw new Complaint(`${card.title} cannot be played yet; choose ${listOf(built)}.`);
  }
  const meant = nearest(id, built);
  throw new Complaint(
    `There is no game "${id}"; ${meant ? `did you mean ${meant}?` : `there is ${listOf(built)}.`}`,
  );
}

/** Every game that can be played, by its id. */
export async function allGames(): Promise<Record<string, AnyGame>> {
  const games: Record<string, AnyGame> = {};
  for (const { id } of SHELF) {
    const entry = await loadGame(id);
    if (entry) games[id] = entry.game;
  }
  return games;
}

/** A level of the game, or the command of a program: `exec:./mybot`, which needs the table that it plays at. */
export function levelNamed(
  { game, levels, hint }: CatalogueEntry,
  id: string,
  table?: Pick<Plan, 'seats' | 'options'>,
): BotLevel {
  const command = commandIn(id);
  if (command === '') throw new Complaint('exec: needs a command, such as exec:./mybot.');
  if (command !== undefined) {
    const { seats, options } = table ?? { seats: game.seats.min, options: {} };
    const bot = new OutsideBot(game, { seats, options }, command);
    return { id, name: programName(command), help: 'A program of your own.', bot };
  }
  const level = [...levels, ...(hint ? [hint] : [])].find((one) => one.id === id);
  if (level) return level;
  const ids = levels.map((one) => one.id);
  const meant = nearest(id, ids);
  throw new Complaint(
    `${game.words.title} has no bots of level "${id}"; ${meant ? `did you mean ${meant}?` : `it has ${listOf(ids)}.`}`,
  );
}

/** Levels separated by commas. */
export function levelsNamed(entry: CatalogueEntry, text: string): BotLevel[] {
  return text.split(',').map((id) => levelNamed(entry, id.trim()));
}

export function seatCount({ words, seats }: AnyGame, text: string | undefined): number {
  if (text === undefined) return seats.min;
  if (seats.min === seats.max && text !== String(seats.min)) {
    throw new Complaint(`${words.title} has ${seats.min} seats, not "${text}".`);
  }
  return wholeNumber('--seats', seats.min, seats.max)(text);
}

/** A seat by its name or its number from 1. */
export function seatNamed(game: AnyGame, count: number, text: string): Seat {
  const names = Array.from({ length: count }, (_, seat) => game.words.seat(seat));
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (byName >= 0) return byName;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= count) return Number(text) - 1;
  const known = names.map((name, seat) => `${seat + 1} (${name})`);
  throw new Complaint(`There is no seat "${text}"; there is ${listOf(known)}.`);
}

export function gameOptions(game: AnyGame, text: string | undefined): Options {
  let input: unknown;
  if (text !== undefined) {
    try {
      input = JSON.parse(text);
    } catch {
      throw new Complaint(`--options must be JSON such as '{"name": "value"}', not ${text}`);
    }
  }
  const options = parseOptions(game.options, input);
  if (!options.ok) throw new Complaint(options.problem);
  return options.value;
}

/** The same without those that nobody named: a table finds what fits it for these. */
export function askedOptions(game: AnyGame, text: string | undefined): Options {
  const all = gameOptions(game, text);
  const named = new Set(text === undefined ? [] : Object.keys(JSON.parse(text)));
  return Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
}

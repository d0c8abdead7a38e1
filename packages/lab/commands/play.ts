/** `airlock play`: one person against bots, in the terminal. */
import type { BotLevel, CatalogueEntry } from '@airlock/catalogue';
import { freshSeed, itemAt, present, type Seat } from '@airlock/kernel';
import type { Command } from 'commander';
import { askedOptions, gameNamed, levelsNamed, seatCount, seatNamed, someText } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { fitTo, inkFor, wrap } from '../ink.ts';
import { Conversation } from '../play/conversation.ts';
import type { JournalStore } from '../play/journalStore.ts';
import {
  endedFileOf,
  freeName,
  isEnded,
  keptNames,
  readKept,
  storeOf,
  usualFolder,
  writeEnded,
} from '../play/keptMatches.ts';
import { screenFor } from '../play/screens/screens.ts';
import { TerminalTable } from '../play/terminalTable.ts';
import { typistAt } from '../play/typist.ts';
import { print } from '../print.ts';

interface Flags {
  readonly seat: string;
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly options?: string;
  readonly name: string;
  readonly keep?: string | false;
  readonly resume?: string | true;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('play in the terminal against bots')
    .description('Plays a game in the terminal against bots. Type ? at the table for help.')
    .argument('[game]', 'which game; `airlock games` lists them')
    .option('--seat <seat>', 'where you sit: its name or its number from 1', '1')
    .option('--seats <number>', 'how many seats are taken (default: the fewest)')
    .option(
      '-b, --bots <levels>',
      'their level, or one for each, separated by commas (default: the second weakest)',
    )
    .option('-s, --seed <text>', 'fixes all chance (default: a secret seed)', someText('--seed'))
    .option('-o, --options <json>', "the game's options as JSON")
    .option('--name <name>', 'your name in the match file', someText('--name'), 'Player')
    .option('--resume [match]', 'continue a match that was left; without a name, the last one')
    .option('--keep <folder>', 'where matches are kept (default: .airlock/terminal at home)')
    .option('--no-keep', 'keep nothing')
    .addHelpText('after', '\nExample:\n  airlock play outpost-seven --seat yellow --seed 7')
    .action(play);
}

interface Opened {
  readonly entry: CatalogueEntry;
  readonly table: TerminalTable;
  readonly kept: Kept;
}

/** Where a match is kept and by which name; without a folder it is kept nowhere. */
interface Kept {
  readonly folder: string | null;
  readonly name: string;
  readonly store: JournalStore;
}

/** Somebody at a terminal may leave at any time and come back; a program that plays through a pipe says so. */
const folderFor = ({ keep, resume }: Flags): string | null => {
  if (keep === false) return null;
  if (typeof keep === 'string') return keep;
  return resume !== undefined || process.stdin.isTTY === true ? usualFolder() : null;
};

async function play(id: string | undefined, flags: Flags): Promise<void> {
  const { entry, table, kept } =
    flags.resume === undefined ? await begin(id, flags) : await resume(id, flags);
  try {
    await sit(entry, table, kept);
  } finally {
    table.close();
    kept.store.close();
  }
}

async function begin(id: string | undefined, flags: Flags): Promise<Opened> {
  if (id === undefined) throw new Complaint('Which game? `airlock games` lists them.');
  const entry = await gameNamed(id);
  const { game } = entry;
  const seats = seatCount(game, flags.seats);
  const seat = seatNamed(game, seats, flags.seat);
  const levels = seatBots(entry, flags.bots, seats, seat);
  const options = askedOptions(game, flags.options);
  const folder = folderFor(flags);
  const name = freeName(folder, id, new Date());
  const store = storeOf(folder, name);
  const start = { code: name, options, name: flags.name, levels, seed: flags.seed ?? freshSeed() };
  return { entry, table: await TerminalTable.begin(entry, store, start), kept: { folder, name, store } };
}

/** Continues where somebody left, on their side of the same table. */
async function resume(id: string | undefined, flags: Flags): Promise<Opened> {
  const folder = folderFor(flags);
  if (folder === null) throw new Complaint('--resume needs a folder; leave out --no-keep.');
  const name = typeof flags.resume === 'string' ? flags.resume : lastLeft(folder, id);
  if (isEnded(folder, name)) {
    throw new Complaint(`That match is over; airlock replay ${endedFileOf(folder, name)} retells it.`);
  }
  const { table: record } = readKept(folder, name);
  const entry = await gameNamed(record.game);
  const store = storeOf(folder, name);
  return { entry, table: await TerminalTable.resume(entry, store, name), kept: { folder, name, store } };
}

function lastLeft(folder: string, game: string | undefined): string {
  const name = keptNames(folder).find(
    (one) => !isEnded(folder, one) && (game === undefined || readKept(folder, one).table.game === game),
  );
  if (name === undefined) throw new Complaint(`No match in ${folder} waits to be continued.`);
  return name;
}

async function sit(entry: CatalogueEntry, table: TerminalTable, kept: Kept): Promise<void> {
  const { levels } = entry;
  const { id } = entry.game;
  const ink = inkFor(process.stdout, process.env);
  fitTo(process.stdout.columns);
  const { spelling } = await entry.spelling();
  const talk = new Conversation(table, await screenFor(id), ink, present(levels.at(-1)), print, spelling);
  await converse(talk, kept);
}

async function converse(talk: Conversation, { folder, name }: Kept): Promise<void> {
  const { table, ink } = talk;
  const typist = typistAt(process.stdin, process.stdout, talk.complete);
  const names = table.naming.names.map((name, seat) => `${name} as ${table.game.words.seat(seat)}`);
  print(ink.paint(ink.sentence(table.game.words.title), 'bold'), ...wrap(ink.sentence(names.join(', '))), '');
  await talk.turn();
  while (!talk.hasLeft) {
    const line = await typist.ask('> ');
    if (line === null) break;
    await talk.take(line);
  }
  if (!table.isOver) {
    print('The game is left unfinished.');
    if (folder !== null) print(`It is kept: airlock play --resume ${name}`);
  } else if (folder !== null) {
    print(`It is kept: airlock replay ${writeEnded(folder, name, table.file())}`);
  }
  typist.close();
}

/** The bots of all other seats. Fewer levels than seats are handed out in turn. */
function seatBots(
  entry: CatalogueEntry,
  text: string | undefined,
  seats: number,
  own: Seat,
): (BotLevel | null)[] {
  // Somebody who does not say plays against the weakest bots that mean to win.
  const levels =
    text === undefined ? [present(entry.levels[1] ?? entry.levels[0])] : levelsNamed(entry, text);
  if (text !== undefined && levels.length > seats - 1) throw tooManyLevels(levels.length, seats);
  let next = 0;
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? null : itemAt(levels, next++ % levels.length),
  );
}

function tooManyLevels(levels: number, seats: number): Complaint {
  const named = `--bots names ${levels} ${levels === 1 ? 'level' : 'levels'}`;
  if (seats === 1) return new Complaint(`${named}, but at one seat you play alone; --seats takes more.`);
  const bots = seats === 2 ? 'there is one bot' : `there are ${seats - 1} bots`;
  return new Complaint(`${named}, but with ${seats} seats ${bots}; name fewer, or take more --seats.`);
}

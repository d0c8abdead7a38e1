/** `airlock play`: one person against bots, in the terminal. */
import type { BotLevel, CatalogueEntry } from '@airlock/catalogue';
import { freshSeed, isStrongSeed, itemAt, present, type Seat } from '@airlock/kernel';
import type { Command } from 'commander';
import { gameNamed, gameOptions, levelsNamed, seatCount, seatNamed, someText } from '../arguments.ts';
import { fitTo, inkFor } from '../ink.ts';
import { Conversation } from '../play/conversation.ts';
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
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .summary('play in the terminal against bots')
    .description('Plays a game in the terminal against bots. Type ? at the table for help.')
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('--seat <seat>', 'where you sit: its name or its number from 1', '1')
    .option('--seats <number>', 'how many seats are taken (default: the fewest)')
    .option(
      '-b, --bots <levels>',
      'their level, or one for each, separated by commas (default: the second weakest)',
    )
    .option('-s, --seed <text>', 'fixes all chance (default: a secret seed)', someText('--seed'))
    .option('-o, --options <json>', "the game's options as JSON")
    .option('--name <name>', 'your name in the match file', someText('--name'), 'Player')
    .addHelpText('after', '\nExample:\n  airlock play outpost-seven --seat yellow --seed 7')
    .action(play);
}

async function play(id: string, flags: Flags): Promise<void> {
  const entry = await gameNamed(id);
  const { game, levels } = entry;
  const seats = seatCount(game, flags.seats);
  const seat = seatNamed(game, seats, flags.seat);
  const seed = flags.seed ?? freshSeed();
  const table = new TerminalTable(entry, {
    options: gameOptions(game, flags.options),
    seat,
    name: flags.name,
    levels: seatBots(entry, flags.bots, seats, seat),
    generator: isStrongSeed(seed) ? 'strong' : 'fast',
    seed,
    clock: () => performance.now(),
  });
  const ink = inkFor(process.stdout, process.env);
  fitTo(process.stdout.columns);
  const { spelling } = await entry.spelling();
  const talk = new Conversation(table, await screenFor(id), ink, present(levels.at(-1)), print, spelling);
  await converse(talk);
}

async function converse(talk: Conversation): Promise<void> {
  const { table, ink } = talk;
  const typist = typistAt(process.stdin, process.stdout, talk.complete);
  const names = table.naming.names.map((name, seat) => `${name} as ${table.game.words.seat(seat)}`);
  print(ink.paint(ink.sentence(table.game.words.title), 'bold'), ink.sentence(names.join(', ')), '');
  talk.turn();
  while (!talk.hasLeft) {
    const line = await typist.ask('> ');
    if (line === null) break;
    talk.take(line);
  }
  if (!table.isOver) print('The game is left unfinished.');
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
  let next = 0;
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? null : itemAt(levels, next++ % levels.length),
  );
}

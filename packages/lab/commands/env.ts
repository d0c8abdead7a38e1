/** `airlock env`: matches for a program that learns or searches, over its own pipe. */
import type { Command } from 'commander';
import { gameNamed, gameOptions, seatCount, someText } from '../arguments.ts';
import { Environment } from '../env/environment.ts';
import { serveLines } from '../env/lines.ts';

interface Flags {
  readonly seats?: string;
  readonly options?: string;
  readonly seed: string;
  readonly events?: true;
}

export function addEnv(program: Command): void {
  program
    .command('env')
    .summary('play many matches from a program, over a pipe')
    .description(
      'Reads one JSON request per line from stdin and writes one answer per line to stdout: reset, observe,\n' +
        'step, clone, restore, imagine, outcome. docs/COMMANDS.md describes them; clients/python speaks them.',
    )
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('--seats <number>', 'how many seats are taken (default: the fewest)')
    .option('-o, --options <json>', "the game's options as JSON")
    .option('-s, --seed <text>', 'fixes all chance', someText('--seed'), '1')
    .option('--events', 'keeps for every seat what it is told, to be shown on request')
    .addHelpText(
      'after',
      '\nExample:\n  echo \'{"do": "reset", "show": ["view", "texts"]}\' | airlock env outpost-seven --seed 7',
    )
    .action(async (id: string, flags: Flags) => {
      const { game, spelling } = await gameNamed(id);
      const setting = {
        game,
        spelling: (await spelling()).spelling,
        seats: seatCount(game, flags.seats),
        options: gameOptions(game, flags.options),
        events: flags.events ?? false,
      };
      const environment = new Environment(setting, flags.seed);
      await serveLines(process.stdin, process.stdout, environment.opening(), (line) =>
        environment.answer(line),
      );
    });
}

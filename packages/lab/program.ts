/** The command line as a whole: its commands, and what happens to everything that cannot be done. */
import { Command, CommanderError } from 'commander';
import { addBalance } from './commands/balance.ts';
import { addBench } from './commands/bench.ts';
import { addCompare } from './commands/compare.ts';
import { addEnv } from './commands/env.ts';
import { addExercises } from './commands/exercises.ts';
import { addGames } from './commands/games.ts';
import { addJudge } from './commands/judge.ts';
import { addLadder } from './commands/ladder.ts';
import { addMatches } from './commands/matches.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStart } from './commands/start.ts';
import { addSweep } from './commands/sweep.ts';
import { addTournament } from './commands/tournament.ts';
import { addUpkeep } from './commands/upkeep.ts';
import { addVerify } from './commands/verify.ts';
import { Complaint } from './complaint.ts';
import { versionOfHouse } from './house.ts';

/** For whatever was typed wrongly; 1 is for checks that fail. */
const WRONG_INPUT = 2;

function airlock(): Command {
  const program = new Command('airlock')
    .description('Five science-fiction card games at one table: play, simulate, compare, replay and verify.')
    .version(versionOfHouse(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    // Complaints are told once, below, in our own form.
    .configureOutput({ writeErr: () => {} });
  addStart(program);
  addPlay(program);
  addMatches(program);
  addSimulate(program);
  addTournament(program);
  addLadder(program);
  addBalance(program);
  addCompare(program);
  addSweep(program);
  addEnv(program);
  addReplay(program);
  addReview(program);
  addJudge(program);
  addExercises(program);
  addVerify(program);
  addRules(program);
  addGames(program);
  addBench(program);
  addUpkeep(program);
  return program;
}

export async function run(args: readonly string[]): Promise<void> {
  const program = airlock();
  if (args.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    if (!(error instanceof CommanderError || error instanceof Complaint)) throw error;
    const sentence = error instanceof CommanderError ? inOurForm(error.message) : error.message;
    process.stderr.write(`airlock: ${sentence}\n`);
    process.exitCode = WRONG_INPUT;
  }
}

/** "error: unknown option '--x'\n(Did you mean --y?)" becomes "Unknown option '--x'. Did you mean --y?" */
function inOurForm(message: string): string {
  const [fault = '', ...guesses] = message.replace(/^error: /, '').split('\n');
  const guess = guesses.join(' ').replace(/^\(|\)$/g, '');
  const sentence = `${fault.charAt(0).toUpperCase()}${fault.slice(1).replace(/\.$/, '')}.`;
  return guess === '' ? sentence : `${sentence} ${guess}`;
}

/** `airlock rules`: every rule of a game with the tests that show it. */
import type { Command } from 'commander';
import { gameNamed } from '../arguments.ts';
import { inkFor, wrap } from '../ink.ts';
import { print, printJson } from '../print.ts';
import { type Citation, citationsIn } from '../ruleTests.ts';

interface Flags {
  readonly json?: true;
  readonly missing?: true;
}

interface RuleRow {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly Citation[];
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('list the rules of a game with the tests that show them')
    .description("Lists every rule of a game, its text and the tests in the game's folder that cite it.")
    .argument('<game>', 'which game; `airlock games` lists them')
    .option('--json', 'print one JSON object')
    .option('--missing', 'list only rules without a test; exit code 1 if there are any')
    .action(rules);
}

async function rules(id: string, flags: Flags): Promise<void> {
  const { game } = await gameNamed(id);
  const citations = citationsIn(id);
  const rows: RuleRow[] = Object.entries(game.words.rules).map(([rule, text]) => ({
    id: rule,
    text,
    tests: citations.get(rule) ?? [],
  }));
  const missing = rows.filter((row) => row.tests.length === 0);
  if (flags.missing && missing.length > 0) process.exitCode = 1;
  const shown = flags.missing ? missing : rows;
  if (flags.json) {
    printJson({
      game: id,
      version: game.version,
      count: rows.length,
      tested: rows.length - missing.length,
      missing: missing.map((row) => row.id),
      rules: shown,
    });
    return;
  }
  const ink = inkFor(process.stdout, process.env);
  for (const { id: rule, text, tests } of shown) {
    print(...wrap(ink.sentence(text), `${ink.paint(rule, 'bold')}  `));
    for (const { file, title } of tests) print(...wrap(ink.sentence(title), `    ${file}: `));
    if (tests.length === 0) print(ink.paint('    no test', 'red'));
  }
  print(
    '',
    `${rows.length} rules, ${rows.length - missing.length} with tests, ${missing.length} without any.`,
  );
}

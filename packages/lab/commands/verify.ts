/** `airlock verify`: whether a match file is what it claims to be, one line for each claim. */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  keepsPromise,
  type MatchFile,
  type Naming,
  randomFor,
  SPECTATOR,
} from '@airlock/kernel';
import type { Command } from 'commander';
import { allGames } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { inkFor } from '../ink.ts';
import {
  type AnyMatch,
  dealAgain,
  IllegalAction,
  isSame,
  type Opened,
  openText,
  readText,
  walk,
} from '../matchFiles.ts';
import { columns, print, printJson } from '../print.ts';

const CLAIMS = ['file', 'seed', 'shuffles', 'log', 'outcome'] as const;

interface Finding {
  readonly claim: (typeof CLAIMS)[number];
  readonly ok: boolean;
  readonly words: string;
}

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('prove that a saved match was dealt and played as its file says')
    .description(
      'Checks a match file: the seed against the commitment made before the first card, every shuffle dealt\n' +
        'again from it, every action of the log legal, the outcome equal. Exit code 1 if anything fails.',
    )
    .argument('<file>', 'a match file, as `save` writes it and the page exports it')
    .option('--json', 'print one JSON object')
    .action(verify);
}

async function verify(path: string, flags: { readonly json?: true }): Promise<void> {
  const text = readText(path);
  await complainUnlessMatch(path, text);
  const findings = await findingsOf(text);
  const ok = findings.every((finding) => finding.ok);
  const ink = inkFor(process.stdout, process.env);
  if (flags.json) printJson({ ok, findings });
  else {
    const rows = findings.map((finding) => [
      ink.paint(ink.sentence(finding.ok ? '✓' : '✗'), finding.ok ? 'green' : 'red'),
      finding.claim,
      ink.sentence(finding.words),
    ]);
    print(...columns(rows, ['left', 'left', 'left']));
  }
  if (!ok) process.exitCode = 1;
}

/** What is no match file at all is a wrong file; one that says something impossible is a match file that fails. */
async function complainUnlessMatch(path: string, text: string): Promise<void> {
  const opened = await openText(text);
  if (opened.ok) return;
  let game: unknown;
  try {
    game = JSON.parse(text)?.game;
  } catch {
    game = undefined;
  }
  const isMatch = typeof game === 'string' && Object.hasOwn(await allGames(), game);
  if (!isMatch) throw new Complaint(`${path}: ${opened.problem}`);
}

/** Checks claim after claim; what can no longer be checked after a failure is not claimed to be right. */
async function findingsOf(text: string): Promise<Finding[]> {
  const opened = await openText(text);
  if (!opened.ok) return [failed('file', opened.problem)];
  const { game, file } = opened.value;
  const findings = [
    passed('file', `a match of ${game.words.title}, rules ${game.version}, ${seatsWords(game, file)}`),
    checkSeed(file),
  ];
  if (file.seed === undefined) return findings;
  return [...findings, ...checkPlay(opened.value, file.seed)];
}

const passed = (claim: Finding['claim'], words: string): Finding => ({ claim, ok: true, words });
const failed = (claim: Finding['claim'], words: string): Finding => ({ claim, ok: false, words });

const seatsWords = (game: AnyGame, file: MatchFile): string =>
  file.seats.map((name, seat) => `${game.words.seat(seat)}: ${name}`).join(', ');

function checkSeed({ seed, commitment }: MatchFile): Finding {
  if (seed === undefined) {
    return failed('seed', 'not in the file, because the match was not over when it was saved');
  }
  return keepsPromise(commitment, seed)
    ? passed('seed', `is the one promised by the commitment ${commitment.slice(0, 16)}…`)
    : failed('seed', `is not the one promised by the commitment ${commitment.slice(0, 16)}…`);
}

function checkPlay(opened: Opened, seed: string): Finding[] {
  const { game, file } = opened;
  const match = dealAgain(opened);
  const shuffles = checkShuffles(opened, match, seed);
  let actions = 0;
  try {
    for (const _ of walk(opened, match)) actions++;
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    return [shuffles, failed('log', error.message), failed('outcome', 'not reached')];
  }
  return [
    shuffles,
    passed('log', `${actions} action${actions === 1 ? '' : 's'}, each of them legal`),
    checkOutcome(game, file, match),
  ];
}

/** Deals a second time, apart from the match, and compares. */
function checkShuffles({ game, file }: Opened, match: AnyMatch, seed: string): Finding {
  const random = randomFor(file.generator, seed);
  const state = game.setup(file.seats.length, file.options, random);
  const drawn = random.draws;
  game.begin(state, { random, now: 0, tell: null });
  return isDeepStrictEqual(state, match.state)
    ? passed('shuffles', `dealt again from the seed with ${drawn} draws of chance`)
    : failed('shuffles', 'the seed does not always deal the same cards');
}

function checkOutcome(game: AnyGame, file: MatchFile, match: AnyMatch): Finding {
  const naming: Naming = { names: file.seats, reader: SPECTATOR };
  if (!match.outcome) {
    return file.abandoned
      ? passed('outcome', 'none, as recorded: the match was abandoned before its end')
      : failed('outcome', 'the log ends before the match does');
  }
  const words = game.words.outcome(match.outcome, naming);
  return isSame(match.outcome, file.outcome)
    ? passed('outcome', `as recorded: ${words}`)
    : failed('outcome', `the log leads to a different one from the one recorded: ${words}`);
}

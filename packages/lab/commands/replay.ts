/** `airlock replay`: tells a match from its file again, or checks that it ends as recorded. */
import {
  type AnyGame,
  CLOCK,
  eventFor,
  type Naming,
  REVIEWER,
  type Seat,
  type SeenEvent,
  SPECTATOR,
  type ToldEvent,
  tellApart,
  UNDO,
  type Viewer,
} from '@airlock/kernel';
import type { Command } from 'commander';
import { seatNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { type Ink, inkFor, wrap } from '../ink.ts';
import {
  dealAgain,
  IllegalAction,
  isSame,
  type Opened,
  openFile,
  type Passage,
  walk,
} from '../matchFiles.ts';
import { print, printJson } from '../print.ts';

interface Flags {
  readonly as: string;
  readonly json?: true;
  readonly check?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('retell a saved match, move by move')
    .description('Retells a match from its file, move by move, in words.')
    .argument('<file>', 'a match file, as `save` writes it and the page exports it')
    .option(
      '--as <viewer>',
      'through whose eyes: a seat (name or number from 1), spectator or reviewer',
      'reviewer',
    )
    .option('--json', 'print the events as one JSON object')
    .option('--check', 'only compare how it ends with what the file says; exit code 1 if it differs')
    .action(replay);
}

async function replay(path: string, flags: Flags): Promise<void> {
  const opened = await openFile(path);
  const viewer = viewerNamed(opened, flags.as);
  if (flags.check) return check(opened);
  try {
    if (flags.json) printJson(asJson(opened, viewer));
    else for (const line of asWords(opened, viewer)) print(line);
  } catch (error) {
    if (error instanceof IllegalAction) throw new Complaint(`${path}: ${error.message}`);
    throw error;
  }
}

/** As the page and the table in the terminal name them. */
const namesIn = ({ game, file }: Opened): string[] => tellApart(file.seats, (seat) => game.words.seat(seat));

function viewerNamed({ game, file }: Opened, text: string): Viewer {
  if (text === 'spectator') return SPECTATOR;
  if (text === 'reviewer') return REVIEWER;
  return seatNamed(game, file.seats.length, text);
}

function check(opened: Opened): void {
  const { game, file } = opened;
  const ink = inkFor(process.stdout, process.env);
  const naming: Naming = { names: namesIn(opened), reader: SPECTATOR };
  const match = dealAgain(opened);
  try {
    for (const _ of walk(opened, match));
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    print(ink.sentence(error.message));
    process.exitCode = 1;
    return;
  }
  const { outcome } = match;
  const replayed = outcome ? game.words.outcome(outcome, naming) : NOT_OVER;
  if (!outcome && file.abandoned) {
    print(ink.sentence(`It stops as recorded: ${ABANDONED}`));
    return;
  }
  if (isSame(outcome, file.outcome)) {
    print(ink.sentence(`It ends as recorded: ${replayed}`));
    return;
  }
  const recorded = file.abandoned ? ABANDONED : JSON.stringify(file.outcome ?? null);
  print(ink.sentence(`It does not end as recorded. Played again: ${replayed} Recorded: ${recorded}`));
  process.exitCode = 1;
}

const NOT_OVER = 'The match is not over.';
const ABANDONED = 'The match was abandoned before its end. Nobody wins.';

/** Whether a viewer may know the very action; its events say the rest to everybody. */
const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === REVIEWER || viewer === seat;

/** A reviewer hears what every seat was told. */
const heardBy = (event: ToldEvent, viewer: Viewer): SeenEvent | ToldEvent =>
  viewer === REVIEWER ? event : eventFor(event, viewer);

function asJson(opened: Opened, viewer: Viewer): object {
  const { game, file } = opened;
  const match = dealAgain(opened);
  const moves = [...walk(opened, match)].map(({ number, entry: { seat, action, at }, events }) => ({
    number,
    seat: file.log[number - 1]?.[0],
    ...(mayKnow(viewer, seat) ? { action: action === UNDO ? 'undo' : game.codec.write(action) } : {}),
    at,
    events: events.map((event) => heardBy(event, viewer)),
  }));
  return {
    game: file.game,
    seats: file.seats,
    as: viewer === REVIEWER ? 'reviewer' : viewer === SPECTATOR ? 'spectator' : viewer,
    opening: match.opening.map((event) => heardBy(event, viewer)),
    moves,
    outcome: match.outcome,
    ...(file.abandoned ? { abandoned: true } : {}),
  };
}

function* asWords(opened: Opened, viewer: Viewer): Generator<string> {
  const { game, file } = opened;
  const ink = inkFor(process.stdout, process.env);
  const naming: Naming = { names: namesIn(opened), reader: viewer };
  const seats = naming.names.map((name, seat) => `${game.words.seat(seat)}: ${name}`).join(', ');
  yield ink.paint(ink.sentence(`${game.words.title}, ${seats}`), 'bold');
  const match = dealAgain(opened);
  yield* eventLines(game, match.opening, viewer, naming, ink);
  for (const passage of walk(opened, match)) {
    yield '';
    yield* wrap(ink.sentence(heading(opened, passage, viewer)), `${passage.number}. `);
    yield* eventLines(game, passage.events, viewer, naming, ink);
  }
  yield '';
  const open = file.abandoned ? ABANDONED : NOT_OVER;
  yield ink.sentence(match.outcome ? game.words.outcome(match.outcome, naming) : open);
}

function heading(opened: Opened, { entry, before }: Passage, viewer: Viewer): string {
  const { game } = opened;
  const { seat, action } = entry;
  const who = namesIn(opened)[seat] ?? 'The clock';
  if (action === UNDO) return `${who} takes back the last action.`;
  if (!mayKnow(viewer, seat)) return who;
  const view = before(seat === CLOCK ? SPECTATOR : seat);
  return `${who}: ${game.words.action(action, view)} (${game.codec.write(action)})`;
}

function* eventLines(
  game: AnyGame,
  events: readonly ToldEvent[],
  viewer: Viewer,
  naming: Naming,
  ink: Ink,
): Generator<string> {
  for (const event of events) {
    const sentence = game.words.event(eventFor(event, viewer), naming);
    if (sentence !== null) yield* wrap(ink.sentence(sentence), '   ');
  }
}

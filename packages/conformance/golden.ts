/**
 * Golden playthroughs: one recorded match a setting. The recorded actions are played again and everything that
 * follows from them is compared line by line, so that a change of the rules cannot pass unnoticed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type AnyGame,
  CLOCK,
  eventFor,
  fastRandom,
  REVIEWER,
  type Seat,
  SPECTATOR,
  type ToldEvent,
} from '@airlock/kernel';
import type { Finding } from './finding.ts';
import { Players } from './manners.ts';
import { boundOf, nameOf, type Plan, type Setting } from './plan.ts';
import type { Playthrough } from './watching.ts';

type Who = Seat | 'clock';

interface Header {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Setting['options'];
  readonly seed: string;
}

/** One action in the file. */
interface Done {
  readonly seat: Who;
  readonly does: string;
  readonly at: number;
}

/** Where the playthrough of a setting lies: `2-seats-openingKeep-auto.jsonl`. */
export function goldenFile(game: AnyGame, setting: Setting, folder: URL): URL {
  const name = nameOf(game, setting).replaceAll(/[^A-Za-z0-9]+/g, '-');
  return new URL(`${name}.jsonl`, folder);
}

/** Plays a match by chance and writes it down. */
export function recordGolden(game: AnyGame, plan: Plan, setting: Setting, folder: URL): void {
  const seed = `golden ${nameOf(game, setting)}`;
  const play: Playthrough = { game, plan, setting, seed, random: fastRandom(seed), log: [] };
  const players = new Players(play, 'random', new Map());
  const match = new Recording(game, setting, seed);
  for (let actions = 0; actions < boundOf(plan, setting); actions++) {
    const act = match.isOver ? null : players.choose(match.state, match.chance.save());
    if (!act) break;
    match.play({
      seat: act.seat === CLOCK ? 'clock' : act.seat,
      does: game.codec.write(act.action),
      at: act.at,
    });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(goldenFile(game, setting, folder), match.text());
}

/** `null` when the recorded match goes as it went. */
export function compareGolden(game: AnyGame, setting: Setting, folder: URL): Finding | null {
  const file = goldenFile(game, setting, folder);
  const finding = (what: string, difference?: Finding['difference']): Finding => ({
    check: 'golden',
    what: `${nameOf(game, setting)}: ${what}`,
    ...(difference ? { difference } : {}),
  });
  const name = file.pathname.split('/').at(-1);
  if (!existsSync(file)) {
    return finding(`there is no golden playthrough ${name}. Record it with: npm run golden -- ${game.id}`);
  }
  const recorded = readFileSync(file, 'utf8');
  let played: string;
  try {
    played = playRecorded(game, setting, recorded);
  } catch (error) {
    return finding(`${name} cannot be played: ${error instanceof Error ? error.message : error}`);
  }
  if (played === recorded) return null;
  const [then, now] = [recorded.split('\n'), played.split('\n')];
  const line = then.findIndex((text, index) => text !== now[index]);
  const at = line < 0 ? then.length : line;
  return finding(
    `${name} differs from line ${at + 1} on. If the rules were changed on purpose: npm run golden -- ${game.id}`,
    { path: `line ${at + 1}`, one: then[at], other: now[at] },
  );
}

/** Plays a recorded match again, and shows every state of it. */
export function replayGolden(
  game: AnyGame,
  setting: Setting,
  folder: URL,
  rested: (state: unknown) => void,
): void {
  playRecorded(game, setting, readFileSync(goldenFile(game, setting, folder), 'utf8'), rested);
}

function playRecorded(
  game: AnyGame,
  setting: Setting,
  recorded: string,
  rested?: (state: unknown) => void,
): string {
  const lines = recorded.split('\n').filter(Boolean);
  const header = JSON.parse(lines[0] ?? '{}') as Partial<Header>;
  if (typeof header.seed !== 'string') throw new Error('its first line has no seed.');
  const match = new Recording(game, setting, header.seed);
  rested?.(match.state);
  for (const line of lines.slice(1)) {
    const done = JSON.parse(line) as Partial<Done>;
    if (typeof done.does !== 'string') continue;
    match.play(done as Done);
    rested?.(match.state);
  }
  return match.text();
}

/** A match being written down as a spectator hears it. */
class Recording {
  readonly state: unknown;
  readonly chance;
  private readonly game: AnyGame;
  private readonly lines: string[] = [];

  constructor(game: AnyGame, { seats, options }: Setting, seed: string) {
    this.game = game;
    this.chance = fastRandom(seed);
    const header: Header = { game: game.id, rules: game.version, seats, options, seed };
    this.write(header);
    this.state = game.setup(seats, options, this.chance);
    game.begin(this.state, this.table(0));
  }

  get isOver(): boolean {
    return this.game.outcome(this.state) !== null;
  }

  play(done: Done): void {
    const { codec, words } = this.game;
    const { seat: who, does, at } = done;
    const seat = who === 'clock' ? CLOCK : who;
    const action = codec.read(does);
    if (action === undefined) throw new Error(`"${does}" is no longer an action.`);
    const refusal = this.game.refusal(this.state, seat, action);
    if (refusal) throw new Error(`"${does}" is refused now: ${words.refusal(refusal)}`);
    this.write({ seat: who, does, at });
    this.game.apply(this.state, seat, action, this.table(at));
  }

  /** Ends with everything there is to see. */
  text(): string {
    const outcome = JSON.stringify({ outcome: this.game.outcome(this.state) });
    const view = JSON.stringify({ view: this.game.view(this.state, REVIEWER) });
    return `${[...this.lines, outcome, view].join('\n')}\n`;
  }

  private table(now: number) {
    const tell = (event: ToldEvent): void => {
      const { type, rule, open } = eventFor(event, SPECTATOR);
      this.write({ event: type, rule, open });
    };
    return { random: this.chance, now, tell };
  }

  private write(line: object): void {
    this.lines.push(JSON.stringify(line));
  }
}

/** Examines positions of all games until there are enough, and says what was looked at and what leaked. */
import { type CatalogueEntry, loadForDevelopers } from '@airlock/catalogue';
import { nameOf, type Setting } from '@airlock/conformance';
import { fastRandom, type Random, type Seat, SPECTATOR, seatsIn } from '@airlock/kernel';
import { choicesIn } from './choosing.ts';
import type { Leak } from './compare.ts';
import { latenessLeaks } from './conduct/lateness.ts';
import { settingsFor } from './settings.ts';
import { withVirtualSurroundings } from './surroundings/surroundings.ts';
import { Episode } from './table/episode.ts';
import type { ViewerKind } from './table/eyes.ts';
import type { Plant } from './table/plant.ts';
import { positionsOf } from './worlds/playthrough.ts';

export interface ExaminationWish {
  readonly games: readonly string[];
  /** For each game, at least. */
  readonly positions: number;
  readonly seed: string;
  /** The number of the match to begin with: to look at one again. */
  readonly first?: number;
  readonly plant?: Plant;
  /** Whether everybody comes by way of another server than the one that has their table. */
  readonly isFar?: boolean;
  /** Told after every position what has been looked at so far. */
  readonly progress?: (soFar: Examination) => void;
  /** Told of each different leak as it is found. */
  readonly found?: (leak: LocatedLeak) => void;
}

/** One kind of viewer of one game. */
interface Row {
  readonly game: string;
  readonly kind: ViewerKind;
  positions: number;
  /** Messages and answers. */
  compared: number;
}

/** A leak with what is needed to see it again. */
export interface LocatedLeak extends Leak {
  readonly game: string;
  /** The seats and options in words. */
  readonly setting: string;
  readonly viewer: string;
  /** The number of the match, and how many actions led to the position. */
  readonly match: number;
  readonly position: number;
  readonly story: readonly string[];
  /** How often the same field of the same channel leaked. */
  times: number;
}

export interface Examination {
  readonly rows: readonly Row[];
  readonly leaks: readonly LocatedLeak[];
  readonly matches: number;
}

export function examine(wish: ExaminationWish): Promise<Examination> {
  return withVirtualSurroundings(async () => {
    const findings = new Findings(wish);
    for (const id of wish.games) {
      const entry = await loadForDevelopers(id);
      if (!entry) throw new Error(`There is no game "${id}".`);
      const first = wish.first ?? 0;
      for (let match = first; findings.positionsOf(id) < wish.positions; match++) {
        await examineMatch(wish, entry, match, findings);
      }
    }
    return findings;
  });
}

async function examineMatch(
  wish: ExaminationWish,
  entry: CatalogueEntry,
  match: number,
  findings: Findings,
): Promise<void> {
  const { game } = entry;
  const settings = settingsFor(game);
  const setting = settings[match % settings.length];
  if (!setting) throw new Error(`There are no settings to examine ${game.id} with.`);
  const seed = `${wish.seed} ${game.id} ${match}`;
  const { plant, isFar = false } = wish;
  findings.matches++;
  for (const { wish: episode, kind, number } of choicesIn({
    entry,
    setting,
    seed,
    isFar,
    ...(plant ? { plant } : {}),
  })) {
    const { positions, compared, leaks } = await new Episode(episode).run();
    findings.count(game.id, kind, positions, compared);
    for (const leak of leaks) {
      findings.add({
        ...leak,
        game: game.id,
        setting: nameOf(game, setting),
        viewer: kind,
        match,
        position: number,
        times: 1,
      });
    }
  }
  if (game.hosting?.answersFor && !plant)
    await examineLateness(entry, setting, { seed, isFar }, match, findings);
}

/** A day is too long to be waited for second by second. */
const LONGEST_DEADLINE_MS = 1_000_000;

const POSITIONS_PER_LATENESS = 8;

async function examineLateness(
  entry: CatalogueEntry,
  setting: Setting,
  { seed, isFar }: { readonly seed: string; readonly isFar: boolean },
  match: number,
  findings: Findings,
): Promise<void> {
  const { game } = entry;
  const random = fastRandom(`lateness of ${seed}`);
  for (const { state, number } of positionsOf(game, setting, seed)) {
    const deadline = game.hosting?.deadline(state);
    if (!deadline || 'action' in deadline || deadline.milliseconds > LONGEST_DEADLINE_MS) return;
    const awaited = seatsIn(game.waiting(state));
    if (awaited.length < 2 || random.int(POSITIONS_PER_LATENESS) > 0) continue;
    const late = pick(awaited, random);
    const viewer = pick(
      [
        SPECTATOR,
        ...Array.from({ length: setting.seats }, (_, seat) => seat).filter((seat) => seat !== late),
      ],
      random,
    );
    const position = { state: game.clone(state), opening: [] };
    for (const answers of ['with the clock', 'in time'] as const) {
      const leaks = await latenessLeaks({ entry, setting, position, viewer, late, seed, isFar, answers });
      const story = [
        `seat ${late} answers ${answers}, or lets the time run out; then its line drops, and it comes back`,
      ];
      for (const leak of leaks) {
        findings.add({
          ...leak,
          game: game.id,
          setting: nameOf(game, setting),
          viewer: 'who may not know whose time ran out',
          match,
          position: number,
          story,
          times: 1,
        });
      }
    }
    return;
  }
}

function pick(seats: readonly Seat[], random: Random): Seat {
  return seats[random.int(seats.length)] ?? SPECTATOR;
}

class Findings implements Examination {
  readonly rows: Row[] = [];
  readonly leaks: LocatedLeak[] = [];
  matches = 0;
  private readonly wish: ExaminationWish;

  constructor(wish: ExaminationWish) {
    this.wish = wish;
  }

  positionsOf(id: string): number {
    return this.rows.reduce((sum, { game, positions }) => (game === id ? sum + positions : sum), 0);
  }

  count(game: string, kind: ViewerKind, positions: number, compared: number): void {
    let row = this.rows.find((one) => one.game === game && one.kind === kind);
    if (!row) {
      row = { game, kind, positions: 0, compared: 0 };
      this.rows.push(row);
    }
    row.positions += positions;
    row.compared += compared;
    this.wish.progress?.(this);
  }

  /** The same field of the same channel is told once. */
  add(leak: LocatedLeak): void {
    const known = this.leaks.find((one) => keyOf(one) === keyOf(leak));
    if (known) {
      known.times++;
      return;
    }
    this.leaks.push(leak);
    this.wish.found?.(leak);
  }
}

/** Which seat or card it was does not matter. */
const keyOf = ({ game, channel, field, viewer }: LocatedLeak): string =>
  `${game} ${channel} ${field.replace(/\d+/g, '#')} ${viewer}`;

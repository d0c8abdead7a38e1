/** One match taken up at one position in two worlds, looked at through one viewer's eyes for as long as they stay alike. */
import type { CatalogueEntry } from '@airlock/catalogue';
import type { Setting } from '@airlock/conformance';
import { fastRandom, type Random, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Games } from '@airlock/server';
import { World } from '../wire/world.ts';
import { type BySide, bySide, Coupling, SIDES } from '../worlds/coupling.ts';
import { Mirror } from '../worlds/mirror.ts';
import { type Prepared, preparedGame } from '../worlds/prepared.ts';
import { type Effort, tryEverything } from './battery.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { happen } from './happenings.ts';
import { type FoundLeak, Pair, type Verdict } from './pair.ts';
import { type Cast, Party } from './party.ts';
import type { Plant } from './plant.ts';
import { type Happening, look, type Scene, seatsLook } from './scene.ts';

export interface EpisodeWish {
  readonly entry: CatalogueEntry;
  readonly setting: Setting;
  readonly viewer: Viewer;
  /** Where the match may stand, as far as the viewer knows. */
  readonly states: BySide<Prepared>;
  /** Match time of that position, where the state knows of any. */
  readonly at: number;
  readonly seed: string;
  /** At how many positions one after the other everything is tried, at most. */
  readonly length: number;
  readonly effort: Effort;
  /** What may happen between two positions; anything when missing. */
  readonly happenings?: readonly Happening[];
  readonly plant?: Plant;
  /** Whether everybody comes by way of another server than the one that has the table. */
  readonly isFar?: boolean;
  /** Whether there is a day for each decision; chance decides when missing. */
  readonly isSlow?: boolean;
}

export interface EpisodeResult {
  readonly positions: number;
  /** Messages and answers that were compared. */
  readonly compared: number;
  readonly leaks: readonly FoundLeak[];
}

/** Of the matches themselves. It is shown as a commitment, so it has to be the same in both. */
const MATCH_SEED = 'c0ffee11'.repeat(8);

/** One in this many is played with a day for each decision. */
const EPISODES_PER_SLOW = 4;

/** This much happens between two positions, at most. */
const MOST_HAPPENINGS = 4;

export class Episode {
  private readonly wish: EpisodeWish;
  private readonly random: Random;
  private readonly scene: Scene;
  private readonly eyes: readonly Eyes[];
  private positions = 0;

  constructor(wish: EpisodeWish) {
    this.wish = wish;
    const { entry, setting, viewer, states, seed, plant, isFar = false } = wish;
    this.random = fastRandom(`episode ${seed}`);
    this.eyes = eyesOf(viewer);
    const games = bySide((side) => preparedGame(entry.game, MATCH_SEED, states[side]));
    const mirrors = bySide((side) => new Mirror({ game: games[side], ...setting, seed: MATCH_SEED }));
    const cast = this.cast();
    const parties = bySide((side) => {
      const game = plant?.game?.(games[side]) ?? games[side];
      const served: Games = new Map([[game.id, { ...entry, game }]]);
      const rewrite = plant?.rewrite?.(states[side].state);
      return new Party(
        new World({ seed, games: served, matchSeed: MATCH_SEED, isFar, ...(rewrite ? { rewrite } : {}) }),
        cast,
      );
    });
    const coupling = new Coupling(mirrors, viewer, this.random);
    const pair = new Pair(entry.game, parties, coupling);
    this.scene = { pair, mirror: mirrors.one, coupling, viewer, eyes: this.eyes, random: this.random };
  }

  async run(): Promise<EpisodeResult> {
    const { pair } = this.scene;
    try {
      for (const side of SIDES) await pair.parties[side].world.start();
      await this.play();
    } finally {
      for (const side of SIDES) await pair.parties[side].world.end();
    }
    return { positions: this.positions, compared: pair.compared, leaks: pair.leaks };
  }

  private async play(): Promise<void> {
    if ((await this.open()) === 'parted') return;
    const { pair, mirror, eyes, random } = this.scene;
    for (;;) {
      const { length } = pair;
      if ((await tryEverything({ pair, mirror, eyes, random }, this.wish.effort)) === 'parted') return;
      this.positions++;
      if (this.positions >= this.wish.length || (await this.goOn(length)) === 'parted') return;
    }
  }

  /** Until the match is another one. */
  private async goOn(from: number): Promise<Verdict> {
    const { pair } = this.scene;
    for (let happenings = 0; happenings < MOST_HAPPENINGS && pair.length === from; happenings++) {
      if ((await happen(this.scene, this.wish.happenings)) === 'parted') return 'parted';
    }
    return pair.length === from ? 'parted' : 'alike';
  }

  private cast(): Cast {
    const { entry, setting, viewer } = this.wish;
    const { random } = this;
    const [{ id: level } = { id: '' }] = entry.levels;
    const hasBots = random.int(3) === 0 && setting.seats > 1;
    const seats = Array.from({ length: setting.seats }, (_, seat) =>
      hasBots && seat !== viewer && random.int(2) === 0 ? ('bot' as const) : ('person' as const),
    );
    if (!seats.includes('person')) seats[0] = 'person';
    const people = seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
    const host = people[random.int(people.length)] ?? 0;
    // Where the clock is the game's own nobody has a day, and whoever has no seat is asked for nothing.
    const { realTime, timeOut, paces } = entry.game;
    const canBeSlow = viewer !== SPECTATOR && !realTime && (timeOut || paces);
    const isSlow = this.wish.isSlow ?? random.int(EPISODES_PER_SLOW) === 0;
    const slow = canBeSlow && isSlow ? { pushedTo: viewer } : {};
    return { game: entry.game.id, options: setting.options, seats, host, level, ...slow };
  }

  private async open(): Promise<Verdict> {
    const { pair } = this.scene;
    const isEarly = this.random.int(2) === 0;
    await pair.both('people come and sit down', (party) => party.sitDown());
    if (isEarly) await this.everybodyLooks();
    if ((await pair.begin()) === 'parted') return 'parted';
    if (!isEarly && (await this.everybodyLooks()) === 'parted') return 'parted';
    const { entry, at } = this.wish;
    return entry.game.realTime ? pair.waitUntil(pair.now + at) : 'alike';
  }

  private everybodyLooks(): Promise<Verdict> {
    return this.scene.pair.both('everybody looks at the table', async (party) => {
      await look(party, this.eyes);
      await seatsLook(party, this.eyes, party.people);
    });
  }
}

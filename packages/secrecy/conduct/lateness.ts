/**
 * Whose time ran out, where nobody may learn that. In one world somebody lets the clock answer for them until a bot plays on in
 * their place; in the other they do the same by themselves. Then their line drops, and they come back.
 */
import type { CatalogueEntry } from '@airlock/catalogue';
import { allActions, bytesOf, type Setting } from '@airlock/conformance';
import {
  type Action,
  ActionList,
  CLOCK,
  fastRandom,
  has,
  type LogEntry,
  type Random,
  type Seat,
  seatsIn,
  UNDO,
  type Viewer,
} from '@airlock/kernel';
import { type Leak, leaksBetween } from '../compare.ts';
import { type Eyes, eyesOf, keyOf } from '../table/eyes.ts';
import { Party } from '../table/party.ts';
import type { Plant } from '../table/plant.ts';
import { routeName, routeProbes } from '../table/routes.ts';
import { look, seatsLook } from '../table/scene.ts';
import { World } from '../wire/world.ts';
import { Mirror } from '../worlds/mirror.ts';
import { type Prepared, preparedGame } from '../worlds/prepared.ts';

export interface LatenessWish {
  readonly entry: CatalogueEntry;
  readonly setting: Setting;
  readonly position: Prepared;
  readonly viewer: Viewer;
  /** Whose time runs out. */
  readonly late: Seat;
  readonly seed: string;
  readonly isFar?: boolean;
  /**
   * When somebody answers by themselves instead: at the very moment at which the clock would, or, as people do, before the
   * time that is shown to them is over.
   */
  readonly answers: 'with the clock' | 'in time';
  readonly plant?: Plant;
}

/** Something to be done at a moment of the world's clock. */
interface Deed {
  readonly moment: number;
  readonly seat: Seat;
  readonly action: string;
  /** Whether it comes before everything else at that moment. */
  readonly first: boolean;
}

interface Recording {
  readonly deeds: readonly Deed[];
  /** When everything was done, and the line drops. */
  readonly until: number;
  /** After the end everybody may see the log, and in it what the clock did. */
  readonly isOver: boolean;
}

const MATCH_SEED = '1a7e'.repeat(16);
const SECOND = 1_000;
const BETWEEN_DEEDS_MS = 300;
/** Whoever is late is asked again before others have done this much. */
const MOST_DEEDS = 60;
/** Long enough for two answers of the clock and some of the bot. */
const MOST_QUESTIONS = 6;
/** Longer than any question stands, with the overtime. */
const LONGEST_QUESTION_MS = 1_000 * SECOND;

/** What the viewer can tell the two worlds by, first on each connection: whatever comes later follows from it. */
export async function latenessLeaks(wish: LatenessWish): Promise<Leak[]> {
  const late = new WatchedTable(wish);
  const prompt = new WatchedTable(wish);
  try {
    await late.open();
    const recording = await late.record();
    if (!recording.isOver) await late.dropAndReturn(recording.until);
    await prompt.open();
    await prompt.repeat(recording);
    if (!recording.isOver) await prompt.dropAndReturn(recording.until);
    const leaks = leaksBetween(late.world.takeReceipts(), prompt.world.takeReceipts());
    return leaks.filter(({ by }, index) => leaks.findIndex((leak) => leak.by === by) === index);
  } finally {
    await late.world.end();
    await prompt.world.end();
  }
}

/** One of the two worlds, with the viewer in it. */
class WatchedTable {
  readonly world: World;
  private readonly wish: LatenessWish;
  private readonly party: Party;
  private readonly mirror: Mirror;
  private readonly eyes: readonly Eyes[];
  private readonly random: Random;
  private readonly deeds: Deed[] = [];

  constructor(wish: LatenessWish) {
    this.wish = wish;
    const { entry, setting, position, viewer, seed, isFar = false } = wish;
    const game = preparedGame(entry.game, MATCH_SEED, position);
    this.random = fastRandom(`lateness ${seed}`);
    this.eyes = eyesOf(viewer);
    this.mirror = new Mirror({ game, ...setting, seed: MATCH_SEED });
    const served = wish.plant?.game?.(game) ?? game;
    const games = new Map([[game.id, { ...entry, game: served }]]);
    this.world = new World({ seed, games, matchSeed: MATCH_SEED, isFar });
    this.party = new Party(this.world, {
      game: game.id,
      options: setting.options,
      seats: Array.from({ length: setting.seats }, () => 'person'),
      host: 0,
      level: entry.levels[0]?.id ?? '',
    });
  }

  async open(): Promise<void> {
    await this.world.start();
    await this.world.turn(async () => {
      await this.party.sitDown();
      await this.party.begin();
      await look(this.party, this.eyes);
      await seatsLook(this.party, this.eyes, this.party.people);
    });
  }

  /** Everybody answers but the one who is late; keeps what was done, as it has to be done by themselves. */
  async record(): Promise<Recording> {
    for (let questions = 0; questions < MOST_QUESTIONS && !this.isOver; questions++) {
      await this.world.turn(() => this.othersAnswer());
      if (!(await this.world.turn(() => this.clockAnswers()))) break;
    }
    return { deeds: this.deeds, until: this.world.now + SECOND, isOver: this.isOver };
  }

  async repeat({ deeds, until }: Recording): Promise<void> {
    for (const deed of deeds) {
      await this.world.turn(async () => {
        if (deed.first) await this.world.waitUntilJustBefore(deed.moment);
        else await this.world.waitUntil(deed.moment);
        await this.act(deed);
      });
    }
    await this.world.turn(() => this.world.waitUntil(until));
  }

  async dropAndReturn(moment: number): Promise<void> {
    const { world, party, wish } = this;
    await world.turn(async () => {
      await world.waitUntil(moment);
      party.leave(keyOf(wish.late));
      await world.waitUntil(moment + SECOND);
      await this.askEverything();
      await party.join(keyOf(wish.late), party.person(wish.late), null);
      await world.waitUntil(moment + 2 * SECOND);
      await this.askEverything();
    });
  }

  private get isOver(): boolean {
    return this.mirror.game.outcome(this.mirror.state) !== null;
  }

  /** Until nobody else is asked anything. */
  private async othersAnswer(): Promise<void> {
    const { game } = this.mirror;
    for (let deeds = 0; deeds < MOST_DEEDS && !this.isOver; deeds++) {
      const seat = seatsIn(game.waiting(this.mirror.state)).find((one) => one !== this.wish.late);
      if (seat === undefined) return;
      await this.world.waitUntil(this.world.now + BETWEEN_DEEDS_MS);
      const deed = { moment: this.world.now, seat, action: this.anyAction(seat), first: false };
      this.deeds.push(deed);
      await this.act(deed);
      await this.catchUp();
    }
  }

  /** Waits until somebody has answered for the late seat; false where that cannot be done by themselves. */
  private async clockAnswers(): Promise<boolean> {
    const { world, mirror } = this;
    const end = world.now + LONGEST_QUESTION_MS;
    const announced = await this.announcedEnd();
    const { length } = mirror;
    if (!has(mirror.game.waiting(mirror.state), this.wish.late)) return true;
    while (mirror.length === length && world.now < end) {
      await world.waitUntil(world.nextMoment(end));
      this.letBotsThink();
      await world.settle();
      const caughtUp = await this.catchUp(announced);
      if (caughtUp !== 'nothing') return caughtUp === 'answered';
    }
    return true;
  }

  /** When the time is over that people are shown. */
  private async announcedEnd(): Promise<number> {
    const { due } = await this.world.server.hall.find(this.party.code);
    return this.world.now + (due ?? LONGEST_QUESTION_MS);
  }

  private letBotsThink(): void {
    for (const { question, answer } of [...this.world.thoughts.held]) {
      answer(question.to === 'choose' ? this.anyAction(question.seat) : null);
    }
  }

  private anyAction(seat: Seat): string {
    const { game, state } = this.mirror;
    const list = new ActionList();
    game.actions(state, seat, list);
    return game.codec.write(list.pick(this.random));
  }

  private async act({ seat, action }: Deed): Promise<void> {
    const { log } = await this.party.match();
    this.party.tell(keyOf(seat), { type: 'act', after: log.length, action });
    await this.world.settle();
  }

  /** Follows the server's log, and notes what the late seat would have to do for the same to come of it. */
  private async catchUp(announced?: number): Promise<'answered' | 'nothing' | 'cannot be done'> {
    const { log } = await this.party.match();
    const before = this.deeds.length;
    for (const entry of log.slice(this.mirror.length)) {
      if (announced !== undefined && this.doerOf(entry) === this.wish.late) {
        const action = this.ownAction(entry);
        if (action === null) return 'cannot be done';
        const moment =
          this.wish.answers === 'in time' ? Math.min(this.world.now, announced - 1) : this.world.now;
        this.deeds.push({
          moment,
          seat: this.wish.late,
          action: this.mirror.game.codec.write(action),
          first: true,
        });
      }
      this.mirror.play(entry);
    }
    return this.deeds.length > before ? 'answered' : 'nothing';
  }

  private doerOf({ seat, action }: LogEntry): Seat {
    if (seat !== CLOCK || action === UNDO) return seat;
    return this.mirror.game.hosting?.answersFor?.(action) ?? seat;
  }

  /** The action of the seat itself that leads to where the clock's leads. */
  private ownAction({ seat, action, at }: LogEntry): Action | null {
    if (seat === this.wish.late) return action;
    const { mirror, wish } = this;
    const reached = bytesOf(mirror.attempt(seat, action, at)?.state);
    const own = allActions(mirror.game, mirror.state, wish.late).find(
      (one) => bytesOf(mirror.attempt(wish.late, one, at)?.state) === reached,
    );
    return own ?? null;
  }

  private async askEverything(): Promise<void> {
    const { code, cast } = this.party;
    const context = { code, seats: cast.seats.length, level: cast.level, isAlone: false };
    for (const { name, guest } of this.eyes) {
      for (const probe of routeProbes(context, 'changing')) {
        if (probe.method !== 'GET') continue;
        const { cookie } = guest(this.party);
        await this.world.ask(name, routeName(probe, code), { ...probe, cookie });
      }
      await this.party.join(`${name}, another window`, guest(this.party), `${name}, another window`);
      this.party.leave(`${name}, another window`);
    }
  }
}

/** Plays one game in real time between bots, as fast as the rules allow. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  type AnyGame,
  type Bot,
  CLOCK,
  type Context,
  eventFor,
  itemAt,
  type LogEntry,
  NOBODY,
  type RealTime,
  type Seat,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import { type Next, Schedule } from '../schedule.ts';
import { type Chances, chancesFor } from './chances.ts';
import { FingerprintMaker } from './fingerprint.ts';
import { levelAt, type Plan } from './plan.ts';
import { type Finished, type PlayGame, sidesAt } from './playGame.ts';
import { Surveying } from './surveying.ts';

export function racePlayer(entry: CatalogueEntry, plan: Plan, realTime: RealTime): PlayGame {
  const bots = plan.levels.map((id) => levelNamed(entry, id, plan).bot);
  return (index, log) => {
    const seated = Array.from({ length: plan.seats }, (_, seat) => itemAt(bots, levelAt(plan, index, seat)));
    const surveying = plan.survey && new Surveying(entry.game, entry.survey ?? {}, plan.seats);
    return new Race(entry.game, realTime, seated, plan, index, log, surveying).run();
  };
}

class Race {
  private readonly game: AnyGame;
  private readonly realTime: RealTime;
  private readonly seated: readonly Bot[];
  private readonly mostMoves: number;
  private readonly chances: Chances;
  private readonly log: LogEntry[] | undefined;
  private readonly heard: SeenEvent[][];
  private readonly schedule: Schedule;
  private readonly state: unknown;
  private readonly maker: FingerprintMaker;
  private readonly course = new FingerprintMaker(0);
  private readonly surveying: Surveying | undefined;
  private now = 0;

  constructor(
    game: AnyGame,
    realTime: RealTime,
    seated: readonly Bot[],
    plan: Plan,
    index: number,
    log: LogEntry[] | undefined,
    surveying: Surveying | undefined,
  ) {
    this.surveying = surveying;
    this.game = game;
    this.realTime = realTime;
    this.seated = seated;
    this.mostMoves = plan.mostMoves;
    this.chances = chancesFor(plan, index);
    this.log = log;
    this.maker = new FingerprintMaker(index);
    this.heard = seated.map(() => []);
    this.schedule = new Schedule(realTime, (seat) => this.think(seat));
    this.state = game.setup(plan.seats, plan.options, this.chances.deal);
    game.begin(this.state, this.context());
  }

  run(): Finished {
    const { game, state } = this;
    let moves = 0;
    while (game.waiting(state) !== NOBODY && moves < this.mostMoves) {
      this.play(this.next());
      moves++;
    }
    this.maker.text(JSON.stringify(state));
    return {
      moves,
      outcome: game.outcome(state),
      first: null,
      seconds: Math.round(this.now / 1000),
      fingerprint: this.maker.fingerprint,
      course: this.course.fingerprint,
      ...sidesAt(game, state, this.seated.length),
      ...(this.surveying && { survey: this.surveying.end(state, game.outcome(state)) }),
    };
  }

  /** At the same moment nobody is always the first. */
  private next(): Next {
    const seats = seatsIn(this.game.waiting(this.state)).filter((seat) => seat !== CLOCK);
    const first = this.schedule.next(this.state, seats, this.now);
    const next = first[this.chances.order.int(first.length)];
    if (!next) throw new Error(`${this.game.id} waits for somebody who has nothing to do.`);
    return next;
  }

  private think(seat: Seat): Action {
    const { game, state, chances, realTime } = this;
    const bot = itemAt(this.seated, seat);
    const view = game.view(state, seat);
    const action = bot.choose({ seat, view, heard: itemAt(this.heard, seat) }, chances.of(seat));
    const refusal = game.refusal(state, seat, action);
    // What comes too late is never done, and the rules say so of it.
    if (refusal && realTime.momentOf(action) < realTime.deadline(state)) {
      throw new Error(`A bot of level ${bot.level} broke ${refusal.rule}: ${game.words.refusal(refusal)}`);
    }
    return action;
  }

  private play({ seat, action, at }: Next): void {
    this.now = Math.max(this.now, at);
    this.maker.number(action);
    this.course.number(seat);
    this.course.number(action);
    this.log?.push({ seat, action, at: this.now });
    this.game.apply(this.state, seat, action, this.context());
    this.surveying?.saw(this.state, seat, action);
    this.schedule.done(seat);
  }

  private context(): Context {
    return {
      random: this.chances.deal,
      now: this.now,
      tell: (event) => {
        for (const [seat, heard] of this.heard.entries()) heard.push(eventFor(event, seat));
      },
    };
  }
}

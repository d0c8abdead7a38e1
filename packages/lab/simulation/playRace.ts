/** Plays one game in real time between bots, as fast as the rules allow. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  type AnyGame,
  type Bot,
  CLOCK,
  type Context,
  eventFor,
  fastRandom,
  itemAt,
  NOBODY,
  type Random,
  type RealTime,
  type Seat,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import { type Next, Schedule } from '../schedule.ts';
import { FingerprintMaker } from './fingerprint.ts';
import { choiceSeed, levelAt, type Plan, shuffleSeed } from './plan.ts';
import type { Finished } from './playGame.ts';

export function racePlayer(
  entry: CatalogueEntry,
  plan: Plan,
  realTime: RealTime,
): (index: number) => Finished {
  const bots = plan.levels.map((id) => levelNamed(entry, id).bot);
  return (index) => {
    const seated = Array.from({ length: plan.seats }, (_, seat) => itemAt(bots, levelAt(plan, index, seat)));
    return new Race(entry.game, realTime, seated, plan, index).run();
  };
}

class Race {
  private readonly game: AnyGame;
  private readonly realTime: RealTime;
  private readonly seated: readonly Bot[];
  private readonly mostMoves: number;
  private readonly chance: Random;
  private readonly choices: Random;
  private readonly heard: SeenEvent[][];
  private readonly schedule: Schedule;
  private readonly state: unknown;
  private readonly maker: FingerprintMaker;
  private now = 0;

  constructor(game: AnyGame, realTime: RealTime, seated: readonly Bot[], plan: Plan, index: number) {
    this.game = game;
    this.realTime = realTime;
    this.seated = seated;
    this.mostMoves = plan.mostMoves;
    this.chance = fastRandom(shuffleSeed(plan, index));
    this.choices = fastRandom(choiceSeed(plan, index));
    this.maker = new FingerprintMaker(index);
    this.heard = seated.map(() => []);
    this.schedule = new Schedule(realTime, (seat) => this.think(seat));
    this.state = game.setup(plan.seats, plan.options, this.chance);
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
    };
  }

  /** At the same moment nobody is always the first. */
  private next(): Next {
    const seats = seatsIn(this.game.waiting(this.state)).filter((seat) => seat !== CLOCK);
    const first = this.schedule.next(this.state, seats, this.now);
    const next = first[this.choices.int(first.length)];
    if (!next) throw new Error(`${this.game.id} waits for somebody who has nothing to do.`);
    return next;
  }

  private think(seat: Seat): Action {
    const { game, state, choices, realTime } = this;
    const bot = itemAt(this.seated, seat);
    const view = game.view(state, seat);
    const action = bot.choose({ seat, view, heard: itemAt(this.heard, seat) }, choices);
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
    this.game.apply(this.state, seat, action, this.context());
    this.schedule.done(seat);
  }

  private context(): Context {
    return {
      random: this.chance,
      now: this.now,
      tell: (event) => {
        for (const [seat, heard] of this.heard.entries()) heard.push(eventFor(event, seat));
      },
    };
  }
}

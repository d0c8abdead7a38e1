/** Plays one game in real time between bots, as fast as the rules allow: whoever is ready first acts first. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  type AnyGame,
  type Bot,
  CLOCK,
  eventFor,
  fastRandom,
  NOBODY,
  type Outcome,
  type Random,
  type RealTime,
  type Seat,
  type SeenEvent,
  seatsIn,
  type Table,
} from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import { FingerprintMaker } from './fingerprint.ts';
import { choiceSeed, levelAt, type Plan, shuffleSeed } from './plan.ts';
import type { Finished } from './playGame.ts';

/** Somebody's next action and the match time at which it happens. */
interface Next {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

export function racePlayer(
  entry: CatalogueEntry,
  plan: Plan,
  realTime: RealTime,
): (index: number) => Finished {
  const bots = plan.levels.map((id) => levelNamed(entry, id).bot);
  return (index) => {
    const seated = Array.from({ length: plan.seats }, (_, seat) => bots[levelAt(plan, index, seat)] as Bot);
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
  private readonly state: unknown;
  /** What each seat means to do next; nothing where it has not been asked. */
  private readonly meant: (Action | undefined)[] = [];
  private readonly maker: FingerprintMaker;
  private now = 0;

  constructor(game: AnyGame, realTime: RealTime, seated: readonly Bot[], plan: Plan, index: number) {
    this.game = game;
    this.realTime = realTime;
    this.seated = seated;
    this.mostMoves = plan.mostMoves;
    this.chance = fastRandom(shuffleSeed(plan, index));
    this.choices = fastRandom(choiceSeed(plan, index));
    this.heard = seated.map(() => []);
    this.maker = new FingerprintMaker(index);
    this.state = game.setup(plan.seats, plan.options, this.chance);
    game.begin(this.state, this.table());
  }

  run(): Finished {
    const { game, state } = this;
    let moves = 0;
    for (; game.waiting(state) !== NOBODY; moves++) {
      if (moves === this.mostMoves) return this.finished(moves, null);
      this.play(this.next());
    }
    return this.finished(moves, game.outcome(state));
  }

  private finished(moves: number, outcome: Outcome | null): Finished {
    this.maker.text(JSON.stringify(this.state));
    return { moves, outcome, first: null, fingerprint: this.maker.fingerprint };
  }

  /** The earliest of what the bots mean to do and what the clock has to do; at the same time chance decides. */
  private next(): Next {
    const wanted = seatsIn(this.game.waiting(this.state))
      .filter((seat) => seat !== CLOCK)
      .flatMap((seat) => this.meantBy(seat));
    const clock = this.clockNext();
    const earliest = Math.min(...wanted.map(({ at }) => at), clock?.at ?? Number.POSITIVE_INFINITY);
    const first = wanted.filter(({ at }) => at === earliest);
    const next = first.length > 0 ? first[this.choices.int(first.length)] : clock;
    if (!next) throw new Error(`${this.game.id} waits for somebody who has nothing to do.`);
    return next;
  }

  /** Nothing when it would come too late to count. */
  private meantBy(seat: Seat): Next[] {
    const { realTime, state, meant } = this;
    meant[seat] ??= this.think(seat);
    const action = meant[seat];
    const moment = realTime.momentOf(action);
    if (moment < 0) return [{ seat, action, at: this.now }];
    if (moment >= realTime.deadline(state)) return [];
    return [{ seat, action, at: (realTime.liveFrom(state) ?? this.now) + moment }];
  }

  private clockNext(): Next | null {
    const { realTime, state } = this;
    const due = realTime.due(state);
    if (!due) return null;
    const from = due.clock === 'live' ? (realTime.liveFrom(state) ?? 0) : 0;
    return { seat: CLOCK, action: due.action, at: from + due.at };
  }

  private think(seat: Seat): Action {
    const { game, state, choices } = this;
    const bot = this.seated[seat] as Bot;
    const view = game.view(state, seat);
    const action = bot.choose({ seat, view, heard: this.heard[seat] as SeenEvent[] }, choices);
    const refusal = game.refusal(state, seat, action);
    // What comes too late is never done, and the rules say so of it.
    if (refusal && this.realTime.momentOf(action) < this.realTime.deadline(state)) {
      throw new Error(`A bot of level ${bot.level} broke ${refusal.rule}: ${game.words.refusal(refusal)}`);
    }
    return action;
  }

  private play({ seat, action, at }: Next): void {
    const { game, state, realTime } = this;
    const liveBefore = realTime.liveFrom(state);
    this.now = Math.max(this.now, at);
    this.maker.number(action);
    game.apply(state, seat, action, this.table());
    if (seat !== CLOCK) this.meant[seat] = undefined;
    // Another phase: whatever was meant in the one before has no sense any more.
    if (realTime.liveFrom(state) !== liveBefore) this.meant.length = 0;
  }

  private table(): Table {
    return {
      random: this.chance,
      now: this.now,
      tell: (event) => {
        for (const [seat, heard] of this.heard.entries()) heard.push(eventFor(event, seat));
      },
    };
  }
}

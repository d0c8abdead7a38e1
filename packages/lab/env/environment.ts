/**
 * Many matches of one game for a program that plays all seats of them: a request in, an answer out, both as lines of JSON.
 * A request that cannot be done is answered with a sentence and changes nothing, however many matches it is about.
 */
import {
  type Action,
  ActionList,
  formsOf,
  meantForm,
  noActionSentence,
  type Seat,
  SPECTATOR,
} from '@airlock/kernel';
import { EnvMatch, type Kept, type Setting } from './envMatch.ts';
import { Observer, type Shown } from './observing.ts';
import {
  type Asked,
  againIn,
  type Fields,
  jsonIn,
  type Move,
  movesIn,
  neededNumbers,
  numbersIn,
  Refused,
  requestIn,
  seatIn,
  showIn,
  textIn,
  textsIn,
} from './requests.ts';

/** Raised when a request or an answer changes its meaning. */
const ENV_VERSION = 1;

const MOST_MATCHES = 100_000;
const MOST_CLONES = 1_000_000;

interface Ready {
  readonly match: EnvMatch;
  readonly number: number;
  readonly seat: Seat;
  readonly action: Action;
}

export class Environment {
  private readonly setting: Setting;
  private readonly seed: string;
  private readonly observer: Observer;
  private readonly matches = new Map<number, EnvMatch>();
  private readonly clones = new Map<number, Kept>();
  private readonly list = new ActionList();
  private deals = 0;
  private cloned = 0;
  private imagined = 0;
  private steps = 0;

  constructor(setting: Setting, seed: string) {
    this.setting = setting;
    this.seed = seed;
    this.observer = new Observer(setting);
  }

  /** What an environment says before it is asked anything. */
  opening(): string {
    return `{"env":${ENV_VERSION},${this.description()}}`;
  }

  /** The answer to one line. */
  answer(line: string): string {
    let id = '';
    try {
      const fields = jsonIn(line);
      if (fields.id !== undefined) id = `"id":${JSON.stringify(fields.id)},`;
      const request = requestIn(fields);
      return `{${id}${this.done(request.do, request.fields)}}`;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const refused = { code: error.code, sentence: error.message, ...error.more };
      return `{${id}"refused":${JSON.stringify(refused)}}`;
    }
  }

  private done(what: Asked, fields: Fields): string {
    switch (what) {
      case 'describe':
        return this.description();
      case 'reset':
        return this.reset(fields);
      case 'observe':
        return this.observe(fields);
      case 'step':
        return this.step(fields);
      case 'clone':
        return this.clone(fields);
      case 'restore':
        return this.restore(fields);
      case 'imagine':
        return this.imagine(fields);
      case 'forget':
        return this.forget(fields);
      case 'outcome':
        return this.outcome(fields);
      case 'stats':
        return this.stats();
    }
  }

  private description(): string {
    const { game, seats, options, events } = this.setting;
    const described = {
      game: game.id,
      title: game.words.title,
      rules: game.version,
      seats,
      names: Array.from({ length: seats }, (_, seat) => game.words.seat(seat)),
      options,
      seed: this.seed,
      events,
      size: this.observer.size,
      actions: formsOf(game),
    };
    return JSON.stringify(described).slice(1, -1);
  }

  private reset(fields: Fields): string {
    const numbers =
      typeof fields.matches === 'number'
        ? this.firstNumbers(fields.matches)
        : (numbersIn(fields, 'matches') ?? [0]);
    const seeds = textsIn(fields, 'seeds');
    const show = showIn(fields);
    if (seeds && seeds.length !== numbers.length) {
      throw new Refused('bad-request', `There are ${seeds.length} seeds for ${numbers.length} matches.`);
    }
    this.expectRoom(numbers);
    return this.shown(
      numbers.map((number, index) => {
        const [match, seed] = this.deal(seeds?.[index]);
        this.matches.set(number, match);
        return withSeed(this.observer.observation(number, match, show), seed);
      }),
    );
  }

  private deal(seed = `${this.seed} ${this.deals++}`): [EnvMatch, string] {
    return [EnvMatch.dealt(this.setting, seed), seed];
  }

  private observe(fields: Fields): string {
    const show = showIn(fields);
    const seat = seatIn(fields);
    const numbers = numbersIn(fields, 'matches') ?? [...this.matches.keys()];
    if (seat !== undefined && seat !== SPECTATOR) this.expectSeat(seat);
    const matches = numbers.map((number) => this.matchOf(number));
    return this.shown(
      matches.map((match, index) => this.observer.observation(numbers[index] ?? 0, match, show, seat)),
    );
  }

  private step(fields: Fields): string {
    const show = showIn(fields);
    const again = againIn(fields);
    const moves = movesIn(fields);
    const touched = new Set<number>();
    const ready = moves.map((move, index) => {
      if (touched.has(move.match)) {
        throw new Refused(
          'bad-request',
          `Match ${move.match} has two moves; send the second one afterwards.`,
          { move: index },
        );
      }
      touched.add(move.match);
      return this.readied(move, index);
    });
    this.steps += ready.length;
    return this.shown(
      ready.map(({ match, number, seat, action }) => {
        match.step(seat, action);
        if (!again || match.next >= 0) return this.observer.observation(number, match, show);
        return this.dealtAgain(number, match, show);
      }),
    );
  }

  /** The outcome of a match that is over, and what the next one in its place begins with. */
  private dealtAgain(number: number, over: EnvMatch, show: ReadonlySet<Shown>): string {
    const outcome = this.setting.game.outcome(over.state);
    const [match, seed] = this.deal();
    this.matches.set(number, match);
    const observation = withSeed(this.observer.observation(number, match, show), seed);
    const ended = `{"step":${over.steps},"outcome":${outcome ? this.observer.outcomeText(outcome) : 'null'}}`;
    return `${observation.slice(0, -1)},"ended":${ended}}`;
  }

  /** As at a table: with how the kind is written that was probably meant. */
  private noSuchAction(named: string | number, move: number): Refused {
    if (typeof named === 'number')
      return new Refused('no-such-action', `No action is called ${named}.`, { move });
    const form = meantForm(this.setting.game, named);
    return new Refused('no-such-action', noActionSentence(named, form), { move, ...(form ? { form } : {}) });
  }

  /** A move that can be made, or a refusal. */
  private readied({ match: number, action: named, seat: asked }: Move, index: number): Ready {
    const match = this.matchOf(number);
    const seat = asked ?? match.next;
    if (seat < 0 && asked === undefined) {
      throw new Refused('over', `Match ${number} is over.`, { move: index });
    }
    this.expectSeat(seat);
    const action =
      typeof named === 'string' ? this.actionNamed(named) : this.actionNumbered(match, seat, named);
    if (action === undefined) throw this.noSuchAction(named, index);
    const refusal = match.refusal(seat, action);
    if (refusal === 'late') {
      throw new Refused('late', 'The clock acts before that moment; observe the match again.', {
        move: index,
      });
    }
    if (refusal) {
      const sentence = this.setting.game.words.refusal(refusal);
      throw new Refused('rules', sentence, { rule: refusal.rule, move: index });
    }
    return { match, number, seat, action };
  }

  private actionNamed(text: string): Action | undefined {
    return this.setting.game.codec.read(text);
  }

  /** Where numbers leave moments out, it is the listed action of that number. */
  private actionNumbered(match: EnvMatch, seat: Seat, number: number): Action | undefined {
    const { game } = this.setting;
    if (!game.numbering) return number >= 0 && number < game.codec.size ? number : undefined;
    const { list } = this;
    game.actions(match.state, seat, list.clear());
    game.asides(match.state, seat, list);
    return list.toArray().find((action) => game.numbering?.numberOf(action) === number);
  }

  private clone(fields: Fields): string {
    const matches = neededNumbers(fields, 'matches').map((number) => this.matchOf(number));
    if (this.clones.size + matches.length > MOST_CLONES) {
      throw new Refused('too-many', `At most ${MOST_CLONES} clones are kept; forget some first.`);
    }
    const numbers = matches.map((match) => {
      this.clones.set(this.cloned, match.kept());
      return this.cloned++;
    });
    return `"clones":[${numbers.join()}]`;
  }

  private restore(fields: Fields): string {
    const show = showIn(fields);
    const clones = neededNumbers(fields, 'clones');
    const into = neededNumbers(fields, 'matches');
    if (clones.length !== into.length) {
      throw new Refused('bad-request', `There are ${clones.length} clones for ${into.length} matches.`);
    }
    const kept = clones.map((number) => {
      const clone = this.clones.get(number);
      if (!clone) throw new Refused('no-such-clone', `There is no clone ${number}.`);
      return clone;
    });
    this.expectRoom(into);
    return this.shown(
      kept.map((clone, index) => {
        const number = into[index] ?? 0;
        const match = EnvMatch.restored(this.setting, clone);
        this.matches.set(number, match);
        return this.observer.observation(number, match, show);
      }),
    );
  }

  private imagine(fields: Fields): string {
    const show = showIn(fields);
    const from = neededNumbers(fields, 'matches');
    const into = neededNumbers(fields, 'into');
    const asked = seatIn(fields);
    const chance = textIn(fields, 'chance');
    if (from.length !== into.length) {
      throw new Refused('bad-request', `There are ${from.length} matches to imagine into ${into.length}.`);
    }
    if (asked !== undefined) this.expectSeat(asked);
    const matches = from.map((number) => {
      const match = this.matchOf(number);
      const seat = asked ?? match.next;
      if (seat < 0) throw new Refused('over', `Match ${number} is over: nobody has to imagine anything.`);
      return { match, seat };
    });
    this.expectRoom(into);
    return this.shown(
      matches.map(({ match, seat }, index) => {
        const number = into[index] ?? 0;
        const imagined = match.imagined(
          seat,
          `${chance ?? `${this.seed} imagined ${this.imagined++}`} ${index}`,
        );
        this.matches.set(number, imagined);
        return this.observer.observation(number, imagined, show, seat);
      }),
    );
  }

  private forget(fields: Fields): string {
    const clones = numbersIn(fields, 'clones') ?? [];
    const matches = numbersIn(fields, 'matches') ?? [];
    for (const number of matches) this.matchOf(number);
    const missing = clones.find((number) => !this.clones.has(number));
    if (missing !== undefined) throw new Refused('no-such-clone', `There is no clone ${missing}.`);
    for (const number of clones) this.clones.delete(number);
    for (const number of matches) this.matches.delete(number);
    return `"matches":${this.matches.size},"clones":${this.clones.size}`;
  }

  private outcome(fields: Fields): string {
    const numbers = numbersIn(fields, 'matches') ?? [...this.matches.keys()];
    const outcomes = numbers.map((number) => {
      const outcome = this.setting.game.outcome(this.matchOf(number).state);
      return outcome ? this.observer.outcomeText(outcome) : 'null';
    });
    return `"outcomes":[${outcomes.join()}]`;
  }

  /** For measurements: what has been done, and how much processor time it took. */
  private stats(): string {
    const { user, system } = process.cpuUsage();
    const stats = {
      steps: this.steps,
      deals: this.deals,
      matches: this.matches.size,
      clones: this.clones.size,
    };
    return `${JSON.stringify(stats).slice(1, -1)},"cpuSeconds":${(user + system) / 1e6}`;
  }

  private matchOf(number: number): EnvMatch {
    const match = this.matches.get(number);
    if (!match) throw new Refused('no-such-match', `There is no match ${number}; reset it first.`);
    return match;
  }

  private expectSeat(seat: number): void {
    const { seats } = this.setting;
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) {
      throw new Refused('no-such-seat', `There is no seat ${seat}; there are the seats 0 to ${seats - 1}.`);
    }
  }

  private expectRoom(numbers: readonly number[]): void {
    const more = numbers.filter((number) => !this.matches.has(number)).length;
    if (this.matches.size + more > MOST_MATCHES) {
      throw new Refused('too-many', `At most ${MOST_MATCHES} matches are kept; forget some first.`);
    }
  }

  private firstNumbers(count: number): number[] {
    if (!Number.isInteger(count) || count < 1 || count > MOST_MATCHES) {
      throw new Refused(
        'bad-request',
        `"matches" must be a list, or a whole number from 1 to ${MOST_MATCHES}, not ${count}.`,
      );
    }
    return Array.from({ length: count }, (_, number) => number);
  }

  private shown(observations: readonly string[]): string {
    return `"matches":[${observations.join()}]`;
  }
}

const withSeed = (observation: string, seed: string): string =>
  `${observation.slice(0, -1)},"seed":${JSON.stringify(seed)}}`;

/** Looks on at one game for a report on balance: who leads, what is used, and how often there is nothing to decide. */
import {
  type Action,
  ActionList,
  type AnyGame,
  itemAt,
  type Outcome,
  type Seat,
  type Survey,
} from '@airlock/kernel';

/** What one game said about balance. */
export interface GameSurvey {
  /** Decisions that were asked for, those among them with one answer only, and all answers that there were. */
  readonly decisions: number;
  readonly forced: number;
  readonly choices: number;
  /** How often the lead passed to somebody else; `null` where the game does not say who leads. */
  readonly leadChanges: number | null;
  /** For each quarter but the last: whether whoever led at its end won; `null` where nobody led, or nobody won. */
  readonly leaderWon: readonly (boolean | null)[];
  /** By seat: the cards it used, and what was its part and its merit in the end. */
  readonly used: readonly (readonly string[])[];
  readonly roles: readonly (readonly string[])[];
  readonly merits: readonly (readonly string[])[];
}

const QUARTERS = [0.25, 0.5, 0.75];
const NOBODY_LEADS = -1;

export class Surveying {
  private readonly game: AnyGame;
  private readonly survey: Survey;
  private readonly used: Set<string>[];
  private readonly cards: ReadonlySet<string>;
  private readonly list = new ActionList();
  /** Who led after every move. */
  private readonly leaders: number[] = [];
  private decisions = 0;
  private forced = 0;
  private choices = 0;

  constructor(game: AnyGame, survey: Survey, seats: number) {
    this.game = game;
    this.survey = survey;
    this.used = Array.from({ length: seats }, () => new Set());
    this.cards = new Set(survey.cards?.ids);
  }

  /** Before somebody decides. */
  asks(state: unknown, seat: Seat): void {
    this.list.clear();
    this.game.actions(state, seat, this.list);
    this.decisions++;
    this.choices += this.list.size;
    if (this.list.size === 1) this.forced++;
  }

  /** After an action. */
  saw(state: unknown, seat: Seat, action: Action): void {
    const leader = leaderIn(this.survey.standing?.(state) ?? []);
    this.leaders.push(leader);
    const used = this.used[seat];
    if (!used || this.cards.size === 0) return;
    const [kind = '', ...words] = this.game.codec.write(action).split(' ');
    const naming = words.slice(0, this.survey.cards?.usedBy[kind] ?? 0);
    for (const name of naming.flatMap((word) => word.split(','))) if (this.cards.has(name)) used.add(name);
  }

  end(state: unknown, outcome: Outcome | null): GameSurvey {
    const { survey, leaders, used } = this;
    return {
      decisions: this.decisions,
      forced: this.forced,
      choices: this.choices,
      leadChanges: survey.standing ? changesIn(leaders) : null,
      leaderWon: QUARTERS.map((share) => this.hasWon(state, leaderAt(leaders, share), outcome)),
      used: used.map((cards) => [...cards]),
      roles: used.map((_, seat) => survey.roles?.(state, seat) ?? []),
      merits: used.map((_, seat) => survey.merits?.(state, seat) ?? []),
    };
  }

  private hasWon(state: unknown, leader: number, outcome: Outcome | null): boolean | null {
    const winner = outcome?.winners[0];
    if (leader === NOBODY_LEADS || winner === undefined) return null;
    return (this.game.sides ? this.game.sides.of(state, winner) : winner) === leader;
  }
}

/** Whoever has more than all others. */
function leaderIn(standing: readonly number[]): number {
  const most = Math.max(...standing);
  const first = standing.indexOf(most);
  return standing.length < 2 || standing.lastIndexOf(most) !== first ? NOBODY_LEADS : first;
}

/** A tie passes the lead to nobody. */
function changesIn(leaders: readonly number[]): number {
  const led = leaders.filter((leader) => leader !== NOBODY_LEADS);
  return led.filter((leader, index) => index > 0 && leader !== led[index - 1]).length;
}

const leaderAt = (leaders: readonly number[], share: number): number =>
  leaders.length === 0
    ? NOBODY_LEADS
    : itemAt(leaders, Math.min(leaders.length - 1, Math.floor(share * leaders.length)));

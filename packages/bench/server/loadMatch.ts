/** One match under load: two connected players, one of whom moves at a time. What differs by server is behind `Players`. */

export interface Players {
  /** Whose move it is; nobody when the match is over. */
  toMove(): number | null;
  /** Sends the next move of that player. */
  send(player: number): void;
  close(): void;
}

/** Called by the players' side whenever a player has received the outcome of move number `move`, counted from 1. */
export type Received = (player: number, move: number) => void;

export class LoadMatch {
  readonly players: Players;
  moves = 0;
  /** When the move under way was due, or nothing. */
  private due: number | null = null;
  private mover = 0;
  /** Told with the milliseconds from due to the other player's receipt. */
  onSeen: (match: LoadMatch, latency: number) => void = () => {};

  private constructor(players: Players) {
    this.players = players;
  }

  static async open(connect: (received: Received) => Promise<Players>): Promise<LoadMatch> {
    let match: LoadMatch | null = null;
    const players = await connect((player, move) => match?.received(player, move));
    match = new LoadMatch(players);
    return match;
  }

  get busy(): boolean {
    return this.due !== null;
  }

  get over(): boolean {
    return this.players.toMove() === null;
  }

  move(due: number): void {
    const mover = this.players.toMove();
    if (mover === null || this.busy) throw new Error('This match cannot move now.');
    this.mover = mover;
    this.due = due;
    this.moves++;
    this.players.send(mover);
  }

  private received(player: number, move: number): void {
    if (this.due === null || player === this.mover || move !== this.moves) return;
    const latency = performance.now() - this.due;
    this.due = null;
    this.onSeen(this, latency);
  }
}

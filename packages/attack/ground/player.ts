/** Plays as a page does: keeps a view by following events, and finds its actions from that view alone. */
import { loadGame } from '@airlock/catalogue';
import { ActionList, type AnyGame, fastRandom, followEntry, has } from '@airlock/kernel';
import type { ServerMessage } from '@airlock/protocol';
import type { Line } from './line.ts';
import type { Person } from './person.ts';

export class Player {
  readonly line: Line;
  readonly code: string;
  readonly game: AnyGame;
  view: unknown = null;
  viewer = -1;
  sequence = -1;
  over = false;
  private readonly random;
  private taken = 0;
  private sent = 0;

  private constructor(line: Line, code: string, game: AnyGame, seed: number) {
    this.line = line;
    this.code = code;
    this.game = game;
    this.random = fastRandom(seed);
  }

  /** Somebody who has joined their match and seen it. */
  static async at(person: Person, code: string, game: AnyGame, seed = 1): Promise<Player> {
    const line = await person.line();
    const player = new Player(line, code, game, seed);
    await line.watch(code);
    player.catchUp();
    return player;
  }

  /** Follows every message that has come. */
  catchUp(): void {
    for (const message of this.line.messages.slice(this.taken)) this.follow(message);
    this.taken = this.line.messages.length;
  }

  get isAwaited(): boolean {
    this.catchUp();
    if (this.view === null || this.over || this.viewer < 0) return false;
    return has(this.game.waiting(this.imagined()), this.viewer);
  }

  /** Every action that is awaited of this seat, as text. */
  actions(): string[] {
    const actions = new ActionList();
    this.game.actions(this.imagined(), this.viewer, actions);
    return actions.toArray().map((action) => this.game.codec.write(action));
  }

  /** One of them, by chance. */
  anyAction(): string {
    const actions = new ActionList();
    this.game.actions(this.imagined(), this.viewer, actions);
    return this.game.codec.write(actions.pick(this.random));
  }

  /** Sends it, and gives the number it was sent with. */
  send(action: string): number {
    const id = ++this.sent;
    this.line.send({ type: 'act', table: this.code, id, after: this.sequence, action });
    return id;
  }

  /** Does it and waits for the answer. */
  async act(action: string = this.anyAction()): Promise<void> {
    const id = this.send(action);
    await this.line.next('events', (message) => message.id === id);
    this.catchUp();
  }

  async hear(sequence: number): Promise<void> {
    await this.line.until(() => {
      this.catchUp();
      return this.sequence >= sequence;
    }, 20_000);
  }

  private imagined(): unknown {
    this.catchUp();
    return this.game.imagine(this.view, this.random);
  }

  private follow(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.code) return;
    switch (message.type) {
      case 'view':
        this.view = message.view;
        this.viewer = message.viewer;
        this.sequence = message.sequence;
        return;
      case 'events':
        if (message.sequence <= this.sequence) return;
        this.view = followEntry(this.view, message);
        this.sequence = message.sequence;
        return;
      case 'over':
        this.over = true;
    }
  }
}

export async function gameNamed(id: string): Promise<AnyGame> {
  const entry = await loadGame(id);
  if (!entry) throw new Error(`There is no game ${id}.`);
  return entry.game;
}

/** Everybody who is awaited does anything, one after the other; gives how much was done. */
export async function playOn(players: readonly Player[], most: number): Promise<number> {
  let done = 0;
  while (done < most) {
    const next = players.find(({ isAwaited }) => isAwaited);
    if (!next) return done;
    await next.act();
    done++;
    for (const player of players) await player.hear(next.sequence);
  }
  return done;
}

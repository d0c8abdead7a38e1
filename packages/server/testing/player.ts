/** Plays like the page does: keeps a view by following events, and finds its actions from that view alone. */
import { ActionList, type AnyGame, fastRandom, followEntry, has } from '@airlock/kernel';
import type { ServerMessage } from '@airlock/protocol';
import type { TestSocket } from './testSocket.ts';

export class Player {
  readonly socket: TestSocket;
  readonly code: string;
  readonly game: AnyGame;
  readonly random;
  view: unknown = null;
  viewer = -1;
  sequence = -1;
  over = false;
  private taken = 0;
  private sent = 0;

  constructor(socket: TestSocket, code: string, game: AnyGame, seed: string | number = 1) {
    this.socket = socket;
    this.code = code;
    this.game = game;
    this.random = fastRandom(seed);
  }

  /** Follows every message that has come. */
  catchUp(): void {
    for (; this.taken < this.socket.messages.length; this.taken++) {
      this.follow(this.socket.messages[this.taken] as ServerMessage);
    }
  }

  get isAwaited(): boolean {
    if (this.view === null || this.over || this.viewer < 0) return false;
    return has(this.game.waiting(this.imagined()), this.viewer);
  }

  /** Any action of this seat, as text. */
  anyAction(): string {
    const actions = new ActionList();
    this.game.actions(this.imagined(), this.viewer, actions);
    return this.game.codec.write(actions.pick(this.random));
  }

  /** Does it and waits for the answer. */
  async act(action: string = this.anyAction()): Promise<void> {
    const id = ++this.sent;
    this.socket.send({ type: 'act', table: this.code, id, after: this.sequence, action });
    await this.socket.next('events', (message) => message.id === id);
    this.catchUp();
  }

  async hear(sequence: number): Promise<void> {
    this.catchUp();
    while (this.sequence < sequence) {
      await this.socket.next('events', (message) => message.sequence > this.sequence);
      this.catchUp();
    }
  }

  private imagined(): unknown {
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

/** Plays a match to its end, everybody in turn. */
export async function playOut(players: readonly Player[], most = Number.POSITIVE_INFINITY): Promise<number> {
  let acted = 0;
  while (acted < most) {
    for (const player of players) player.catchUp();
    const next = players.find(({ isAwaited }) => isAwaited);
    if (!next) return acted;
    await next.act();
    acted++;
    for (const player of players) await player.hear(next.sequence);
  }
  return acted;
}

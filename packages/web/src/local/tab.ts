/**
 * One tab among those that are open on the tables of this browser. One of them leads: its worker has the room. The others
 * follow: what their pages say goes to the leader over a channel. A lock that the browser keeps says who leads; it falls to the
 * next tab when the leader is gone, however it went. A leader that has fallen silent is robbed of it, and its store keeps
 * nothing from then on, so that two that both think they lead can do no harm.
 */
import { Counter } from './counter.ts';
import type { FromPage, FromRoom } from './messages.ts';
import type { LocalRoom } from './openRoom.ts';

const LEADING = 'airlock tables';
const CHANNEL = 'airlock tables';
/** A leader that has said nothing for this long after it was spoken to is taken for gone: frozen, or hung up. */
const SILENCE_MS = 4_000;

type OnChannel =
  /** A new leader. */
  | { readonly kind: 'leads'; readonly tab: string }
  | { readonly kind: 'said'; readonly tab: string; readonly said: FromPage }
  | { readonly kind: 'told'; readonly tab: string; readonly told: FromRoom | null };

export interface TabParts {
  /** Never the same in two tabs. */
  readonly id: string;
  /** To the page of this tab. */
  tell(told: FromRoom): void;
  /** Opens the room, once this tab leads; what is written by whoever led before is not kept from then on. */
  openRoom(): Promise<LocalRoom>;
  broken(what: string, why: unknown): void;
}

/** Whom a leader serves: its own page and those of the followers. */
interface Leading {
  readonly local: LocalRoom;
  readonly counters: Map<string, Counter>;
}

export class Tab {
  private readonly parts: TabParts;
  private readonly channel = new BroadcastChannel(CHANNEL);
  /** Missing where the page was not loaded over a safe connection. Then whoever came last leads. */
  private readonly locks: LockManager | undefined = navigator.locks;
  private leading: Leading | null = null;
  /** Whether its room is being opened. */
  private isTakingOver = false;
  /** Lets go of the lock, as often as it was had: who robs a silent leader may have been next in turn anyway. */
  private locksHad: (() => void)[] = [];
  /** What the page said before it was known who leads. */
  private waiting: FromPage[] | null = [];
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TabParts) {
    this.parts = parts;
    this.channel.onmessage = ({ data }: MessageEvent<OnChannel>) => this.overhear(data);
    void this.begin();
  }

  /** From the page of this tab. */
  hear(said: FromPage): void {
    if (this.waiting) this.waiting.push(said);
    else if (this.leading) this.serve(this.leading, this.parts.id, said);
    else {
      this.post({ kind: 'said', tab: this.parts.id, said });
      if (said.kind !== 'close') this.expectSign();
    }
  }

  /** Another tab has taken over. */
  resign(): void {
    const { leading } = this;
    if (!leading) return;
    this.leading = null;
    for (const counter of leading.counters.values()) counter.end();
    leading.local.close();
    for (const letGo of this.locksHad.splice(0)) letGo();
    this.parts.tell({ kind: 'moved' });
    this.queueUp();
  }

  private async begin(): Promise<void> {
    if (!this.locks) {
      await this.lead();
      return;
    }
    // Held as long as this tab lives: the leader learns from it when we are gone.
    await new Promise<void>((held) => {
      void this.locks?.request(lockOf(this.parts.id), () => {
        held();
        return new Promise(() => undefined);
      });
    });
    const ended = this.locks.request(LEADING, { ifAvailable: true }, (lock) => {
      if (lock) return this.leadUntilResigned();
      this.flush();
      this.queueUp();
    });
    // Another tab took the lock away, and says so itself.
    ended.catch(() => undefined);
  }

  /** Becomes the leader when whoever leads now is gone. */
  private queueUp(): void {
    this.locks?.request(LEADING, () => this.leadUntilResigned()).catch(() => undefined);
  }

  private leadUntilResigned(): Promise<void> {
    return new Promise((letGo) => {
      this.locksHad.push(letGo);
      // Twice at once would leave the page with lines to a room that nobody serves.
      if (!this.leading && !this.isTakingOver) void this.lead();
    });
  }

  private async lead(): Promise<void> {
    const wasFollowing = this.waiting === null;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.waiting ??= [];
    this.isTakingOver = true;
    const local = await this.parts.openRoom();
    this.isTakingOver = false;
    this.leading = { local, counters: new Map() };
    this.post({ kind: 'leads', tab: this.parts.id });
    // What the page asked of the leader before us is not answered any more.
    if (wasFollowing) this.parts.tell({ kind: 'moved' });
    this.flush();
  }

  private flush(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const said of waiting) this.hear(said);
  }

  private overhear(message: OnChannel): void {
    if (message.kind === 'leads') {
      if (this.leading) this.resign();
      else if (!this.waiting) this.parts.tell({ kind: 'moved' });
    } else if (message.kind === 'told') {
      if (message.tab !== this.parts.id) return;
      clearTimeout(this.silence);
      this.silence = undefined;
      if (message.told) this.parts.tell(message.told);
    } else if (this.leading) {
      this.post({ kind: 'told', tab: message.tab, told: null });
      this.serve(this.leading, message.tab, message.said);
    }
  }

  private serve(leading: Leading, tab: string, said: FromPage): void {
    let counter = leading.counters.get(tab);
    if (!counter) {
      const isOwn = tab === this.parts.id;
      const tell = (told: FromRoom): void => {
        if (this.leading !== leading) return;
        if (isOwn) this.parts.tell(told);
        else this.post({ kind: 'told', tab, told });
      };
      counter = new Counter(leading.local, tell, this.parts.broken);
      leading.counters.set(tab, counter);
      if (!isOwn) this.noticeEnd(leading, tab);
    }
    counter.hear(said);
  }

  /** The lock of a tab can be had when the tab is gone. */
  private noticeEnd(leading: Leading, tab: string): void {
    void this.locks?.request(lockOf(tab), () => {
      leading.counters.get(tab)?.end();
      leading.counters.delete(tab);
    });
  }

  private expectSign(): void {
    this.silence ??= setTimeout(() => {
      this.silence = undefined;
      if (this.leading || this.waiting) return;
      this.locks?.request(LEADING, { steal: true }, () => this.leadUntilResigned()).catch(() => undefined);
    }, SILENCE_MS);
  }

  private post(message: OnChannel): void {
    this.channel.postMessage(message);
  }
}

const lockOf = (tab: string): string => `airlock tab ${tab}`;

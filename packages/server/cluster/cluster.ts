/** This server among others that share its database: who has which table, and how their clients come to it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo, TableSummary } from '@airlock/protocol';
import {
  type FarTable,
  type Hall,
  InAnotherRoom,
  type Line,
  type LiveTable,
  outOfReach,
  Refused,
} from '@airlock/tables';
import type { Presence } from '../operator/presence.ts';
import type { News } from '../programs/news.ts';
import type { Person, PersonId } from '../store/store.ts';
import { FarTables } from './farTables.ts';
import type { Letter, Notice, Speaker, Unheard } from './letters.ts';
import { type Mail, NoAnswer } from './mail.ts';
import { Sharing } from './sharing.ts';
import type { Tenancy } from './tenures.ts';
import { type VisitorParts, Visitors } from './visitors.ts';

/** How soon a table is asked for again whose server does not answer. */
const ASK_AGAIN_MS = 250;
const SIGN_MS = 1_000;
/** Whoever asks for a table out of reach is told so after that time, even where leases are longer. */
const LONGEST_WAIT_MS = 10_000;

export interface ClusterParts extends Omit<VisitorParts, 'send'> {
  readonly news: News;
  readonly hall: Hall;
  readonly mail: Mail;
  readonly tenures: Tenancy;
  readonly leaseMs: number;
  /** What a server had may have nobody to look after it: another has gone, or this one has let go of everything. */
  orphaned(): void;
  heard(notice: Notice): void;
  failed(error: unknown): void;
}

/** A request over HTTP that another server shall answer. */
export interface FarRequest {
  /** The same in the logs of both servers. */
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly session: { readonly id: string; readonly person: Person } | null;
  readonly address: string;
}

export interface FarReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The table, or why not. */
type RematchAnswer =
  | { readonly table: TableInfo }
  | { readonly code: Refused['code']; readonly sentence: string };

export class Cluster {
  private readonly parts: ClusterParts;
  private readonly farTables: FarTables;
  private readonly visitors: Visitors;
  private readonly sharing: Sharing;
  private isLeaving = false;

  constructor(parts: ClusterParts) {
    const { hall, mail, tenures, failed } = parts;
    this.parts = parts;
    const send = (to: string, letter: Letter): void => mail.send(to, letter);
    this.farTables = new FarTables(send);
    this.visitors = new Visitors({ ...parts, send });
    this.sharing = new Sharing({
      node: tenures.node,
      budgets: parts.budgets,
      news: parts.news,
      send,
      sendAll: (letter) => void mail.tellAll(letter).catch(() => undefined),
    });
    mail.watch({
      letter: (from, letter) => this.hear(from, letter as Letter | Unheard),
      lost: () => this.cut(() => true),
      failed,
    });
    mail.answers('sign', async () => !this.isLeaving);
    tenures.watch({
      // Others may have what is in memory here, and have gone on with it.
      expired() {
        for (const table of hall.tables()) hall.dismiss(table);
      },
      regained: () => parts.orphaned(),
      departed: (nodes) => {
        this.cut((node) => nodes.has(node));
        for (const node of nodes) this.sharing.departed(node);
        parts.orphaned();
      },
      partners: () => [...this.farTables.rooms, ...this.visitors.origins],
      failed,
    });
  }

  /** Waits for a server that has gone silent, until the table can be taken over or is found. */
  async find(find: () => Promise<LiveTable>): Promise<LiveTable> {
    const until = Date.now() + Math.min(this.parts.leaseMs, LONGEST_WAIT_MS) + SIGN_MS;
    for (;;) {
      try {
        return await find();
      } catch (error) {
        if (!(error instanceof InAnotherRoom) || (await this.isThere(error.room)) || Date.now() > until)
          throw error;
        await pause(ASK_AGAIN_MS);
      }
    }
  }

  /** `null` where the server that has it cannot be reached now. */
  async reach(room: string, line: Line, speaker: () => Speaker): Promise<FarTable | null> {
    return (await this.isThere(room)) ? this.farTables.reach(room, line, speaker) : null;
  }

  /** Lets the server that has a table answer in place of this one. */
  async request(room: string, request: FarRequest): Promise<FarReply | null> {
    try {
      return (await this.parts.mail.ask(room, 'request', request)) as FarReply;
    } catch (error) {
      if (error instanceof NoAnswer) return null;
      throw error;
    }
  }

  answersRequests(answer: (request: FarRequest) => Promise<FarReply>): void {
    this.parts.mail.answers('request', (given) => answer(given as FarRequest));
  }

  /** Lets somebody leave a table there who wants to be forgotten. */
  leave(room: string, code: string, person: PersonId): Promise<unknown> {
    return this.parts.mail.ask(room, 'leave', { code, person });
  }

  answersLeaving(answer: (code: string, person: PersonId) => Promise<unknown>): void {
    this.parts.mail.answers('leave', (given) => {
      const { code, person } = given as { code: string; person: PersonId };
      return answer(code, person);
    });
  }

  async summary(room: string, code: string, person: Person): Promise<TableSummary | null> {
    try {
      return (await this.parts.mail.ask(room, 'summary', { code, person })) as TableSummary | null;
    } catch (error) {
      if (error instanceof NoAnswer) return null;
      throw error;
    }
  }

  answersSummaries(answer: (code: string, person: Person) => Promise<TableSummary | null>): void {
    this.parts.mail.answers('summary', (given) => {
      const { code, person } = given as { code: string; person: Person };
      return answer(code, person);
    });
  }

  /** Gets somebody ready at a table there. */
  async joinRematch(room: string, code: string, person: Person): Promise<TableInfo> {
    try {
      const answer = (await this.parts.mail.ask(room, 'rematch', { code, person })) as RematchAnswer;
      if ('table' in answer) return answer.table;
      throw new Refused(answer.code, answer.sentence);
    } catch (error) {
      throw error instanceof NoAnswer ? outOfReach() : error;
    }
  }

  answersRematches(answer: (code: string, person: Person) => Promise<TableInfo>): void {
    this.parts.mail.answers('rematch', async (given): Promise<RematchAnswer> => {
      const { code, person } = given as { code: string; person: Person };
      try {
        return { table: await answer(code, person) };
      } catch (error) {
        // It has moved on since; whoever asks again finds it.
        const refused = error instanceof InAnotherRoom ? outOfReach() : error;
        if (!(refused instanceof Refused)) throw refused;
        return { code: refused.code, sentence: refused.message };
      }
    });
  }

  /** Who is at the other servers; one that does not answer in time is left out. */
  async presences(): Promise<Presence[]> {
    const { mail, tenures } = this.parts;
    const others = [...tenures.live].filter((node) => node !== tenures.node);
    const asked = others.map(async (node) => {
      try {
        return [(await mail.ask(node, 'presence', null, SIGN_MS)) as Presence];
      } catch (error) {
        if (error instanceof NoAnswer) return [];
        throw error;
      }
    });
    return (await Promise.all(asked)).flat();
  }

  answersPresence(answer: () => Presence): void {
    this.parts.mail.answers('presence', async () => answer());
  }

  /** Everybody hears it, this server by itself where the mail is away. */
  async tell(notice: Notice): Promise<void> {
    try {
      await this.parts.mail.tellAll(notice);
    } catch (error) {
      this.parts.failed(error);
      this.parts.heard(notice);
    }
  }

  /** How many servers gave a sign of life, this one among them. */
  get servers(): number {
    return this.parts.tenures.live.size;
  }

  /** Clients here at tables elsewhere, and clients from elsewhere at tables here. */
  get farLines(): number {
    return this.farTables.size + this.visitors.size;
  }

  get isMailAway(): boolean {
    return !this.parts.mail.isConnected;
  }

  /** From now on others wait for its tables instead of leading their clients here. */
  beginLeaving(): void {
    this.isLeaving = true;
  }

  async close(): Promise<void> {
    this.sharing.close();
    this.cut(() => true);
    await this.parts.mail.close();
  }

  private async isThere(room: string): Promise<boolean> {
    try {
      return (await this.parts.mail.ask(room, 'sign', null, SIGN_MS)) === true;
    } catch (error) {
      if (error instanceof NoAnswer) return false;
      throw error;
    }
  }

  private hear(from: string, letter: Letter | Unheard): void {
    if ('visit' in letter) this.visitors.hear(from, letter);
    else if ('reply' in letter) this.farTables.hear(letter);
    else if ('notice' in letter) {
      if (letter.notice === 'renamed') this.visitors.renamed(letter.person);
      this.parts.heard(letter);
    } else if (!('unheard' in letter)) this.sharing.hear(from, letter);
    else if ('visit' in letter.unheard) this.farTables.unheard(letter.unheard);
    else if ('reply' in letter.unheard) this.visitors.unheard(letter.unheard);
  }

  private cut(isGone: (node: string) => boolean): void {
    this.farTables.cutAll(isGone);
    this.visitors.dropAll(isGone);
  }
}

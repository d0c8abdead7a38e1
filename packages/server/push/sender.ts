/** Sends notices to push services, encrypted so that only the browser can read them. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import type { PushRecord } from '../store/store.ts';
import type { PushKeys } from './keys.ts';
import type { Reach } from './reach.ts';

/** A service that takes longer is given up. */
const LONGEST_MS = 10_000;
/** Under way at the same time, and waiting for their turn: beyond it a notice is not sent. */
const MOST_UNDER_WAY = 32;
const MOST_WAITING = 2_000;

export interface PushMessage {
  /** What the browser is told: nothing that its owner may not know, and nothing that a push service could read. */
  readonly words: string;
  /** A later notice of the same topic takes the place of this one where that has not arrived yet. */
  readonly topic: string;
  /** For how many seconds it is worth anything. */
  readonly lasts: number;
}

/** `gone` where the browser does not want to hear of us any more. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface SenderParts {
  readonly keys: PushKeys;
  /** Who runs this server: an address that push services may write to. */
  readonly contact: string;
  readonly reach: Reach;
}

export class Sender {
  private readonly parts: SenderParts;
  private readonly waiting: (() => void)[] = [];
  private underWay = 0;
  private isClosed = false;

  constructor(parts: SenderParts) {
    this.parts = parts;
  }

  async send(to: PushRecord, message: PushMessage): Promise<Sent> {
    if (!(await this.turn())) return 'failed';
    try {
      return judged(await this.post(to, message));
    } catch {
      // Away, too slow, or where nobody may send anything: the notice is lost, and the match goes on without it.
      return 'failed';
    } finally {
      this.underWay--;
      this.waiting.shift()?.();
    }
  }

  close(): void {
    this.isClosed = true;
    for (const next of this.waiting.splice(0)) next();
  }

  private async turn(): Promise<boolean> {
    if (this.isClosed || this.waiting.length >= MOST_WAITING) return false;
    if (this.underWay >= MOST_UNDER_WAY) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.underWay++;
    if (!this.isClosed) return true;
    this.underWay--;
    return false;
  }

  /** The status that the service answers with. */
  private post(
    { endpoint, p256dh, auth }: PushRecord,
    { words, topic, lasts }: PushMessage,
  ): Promise<number> {
    const { keys, contact, reach } = this.parts;
    if (reach.problem(endpoint) !== null) return Promise.resolve(410);
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      words,
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.max(0, Math.floor(lasts)),
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    );
    const url = new URL(endpoint);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const asking = request(url, {
        method,
        headers: headers as Record<string, string>,
        lookup: reach.lookup,
        // No connection is kept: another notice may go to another place.
        agent: false,
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      asking.on('error', reject);
      asking.on('response', (answer: IncomingMessage) => {
        // Whatever it says besides is nobody's business, however long it is.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asking.end(body);
    });
  }
}

/** 403: it was made for keys that are no longer ours. */
const GONE = [403, 404, 410];

function judged(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent';
  return GONE.includes(status) ? 'gone' : 'failed';
}

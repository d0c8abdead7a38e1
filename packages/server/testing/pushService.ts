/** A push service on this computer, and browsers that subscribe to it: what is sent to them is decrypted as a browser would. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushInput } from '@airlock/protocol';

const CURVE = 'prime256v1';

export interface Received {
  /** What a browser shows it from. */
  readonly words: string;
  readonly headers: IncomingHttpHeaders;
  /** Who signed it, by their public key. */
  readonly signedBy: string;
}

export class TestBrowser {
  readonly subscription: PushInput;
  readonly received: Received[] = [];
  /** What the service answers for it. */
  status = 201;
  private readonly keys: ECDH;
  private readonly auth: Buffer;
  private readonly wakers = new Set<() => void>();

  constructor(endpoint: string) {
    this.keys = createECDH(CURVE);
    this.keys.generateKeys();
    this.auth = randomBytes(16);
    this.subscription = {
      endpoint,
      keys: {
        p256dh: this.keys.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
  }

  /** Throws where it was not encrypted for this browser, or not signed for this service. */
  take(body: Buffer, headers: IncomingHttpHeaders): void {
    this.received.push({
      words: this.opened(body),
      headers,
      signedBy: signerOf(headers, this.subscription.endpoint),
    });
    for (const wake of this.wakers) wake();
  }

  /** Waits until this many have come. */
  async has(count: number): Promise<readonly Received[]> {
    while (this.received.length < count) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.wakers.delete(wake);
          resolve();
        };
        this.wakers.add(wake);
      });
    }
    return this.received;
  }

  /** RFC 8188 and 8291: one record, encrypted for the keys of the subscription. */
  private opened(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const shared = this.keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = derived(shared, this.auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return padded.subarray(0, end).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** The public key that a message was signed with, after looking at the signature and at what was signed (VAPID, RFC 8292). */
function signerOf({ authorization = '' }: IncomingHttpHeaders, endpoint: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (
    !isSigned ||
    aud !== new URL(endpoint).origin ||
    !(exp > Date.now() / 1_000) ||
    !String(sub).includes(':')
  ) {
    throw new Error(`A push service would refuse this: ${claims}`);
  }
  return key;
}

export interface PushService {
  browser(): TestBrowser;
  /** What went wrong with messages that came; empty where nothing did. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, TestBrowser>();
  const complaints: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      response.statusCode = browser?.status ?? 404;
      try {
        if (browser && response.statusCode < 300) browser.take(Buffer.concat(parts), request.headers);
      } catch (error) {
        complaints.push(String(error));
        response.statusCode = 400;
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    complaints,
    browser() {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = new TestBrowser(`http://127.0.0.1:${port}${path}`);
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

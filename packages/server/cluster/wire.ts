/** Carries texts between servers, by the boxes they listen to. Nothing is kept on the way. */
import { createClient } from '@redis/client';

export interface Wire {
  /** Whether texts go and come at the moment. */
  readonly isConnected: boolean;
  /** Gives how many have heard it. */
  publish(box: string, text: string): Promise<number>;
  /** Hears what is sent to these boxes. `broke` is told when texts may have been lost, with the reason where there is one. */
  listen(
    boxes: readonly string[],
    heard: (text: string) => void,
    broke: (error: unknown) => void,
  ): Promise<void>;
  close(): void;
}

const CONNECT_MS = 2_000;
/** Redis may vanish without a word: a server that has not heard itself for this long hears nobody. */
const STILL_MS = 1_000;
const DEAF_MS = 5_000;
const STILL = '{"still":true}';

type Client = ReturnType<typeof createClient>;

export class RedisWire implements Wire {
  private readonly sending: Client;
  private readonly hearing: Client;
  private still: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(url: string) {
    const socket = {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, 1_000),
    };
    // What cannot be sent now is not sent later, when it may mean something else.
    const options = { url, disableOfflineQueue: true };
    this.sending = createClient({ ...options, socket });
    this.hearing = createClient({ ...options, socket: { ...socket, socketTimeout: DEAF_MS } });
  }

  get isConnected(): boolean {
    return this.sending.isReady && this.hearing.isReady;
  }

  async listen(
    boxes: readonly string[],
    heard: (text: string) => void,
    broke: (error: unknown) => void,
  ): Promise<void> {
    const [own] = boxes;
    for (const client of [this.sending, this.hearing]) {
      client.on('error', (error) => this.isClosed || broke(error));
      client.on('reconnecting', () => this.isClosed || broke(null));
    }
    // What does not go through is noticed where it should have been heard.
    this.still = setInterval(
      () => void this.publish(String(own), STILL).catch(() => undefined),
      STILL_MS,
    ).unref();
    await Promise.all([this.sending.connect(), this.hearing.connect()]);
    await this.hearing.subscribe([...boxes], (text) => {
      if (text !== STILL) heard(text);
    });
  }

  publish(box: string, text: string): Promise<number> {
    return this.sending.publish(box, text);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.still);
    for (const client of [this.sending, this.hearing]) client.destroy();
  }
}

/** Orders for a race that is soon over: worked out with the rules, and sent over a line of the person's own. */
import { hypatia } from '@airlock/hypatia';
import { ActionList, defaultOptions, fastRandom, type Options, openMatch } from '@airlock/kernel';
import { PROTOCOL_VERSION } from '@airlock/protocol';
import type { Page } from '@playwright/test';

const TRIES = 120;

/** The shortest voyage of many by chance on this ship, order by order; another one for each commander. */
export function shortestVoyage(ship: Options, commander: number): string[] {
  const voyages = Array.from({ length: TRIES }, (_, number) =>
    voyageByChance(ship, `${commander} ${number}`),
  );
  return voyages.reduce((best, one) => (one.length < best.length ? one : best));
}

function voyageByChance(ship: Options, seed: string): string[] {
  const random = fastRandom(seed);
  const options = { ...defaultOptions(hypatia.options), ...ship };
  const match = openMatch(hypatia, { options, seats: ['alone'], generator: 'fast', seed });
  const orders: string[] = [];
  const list = new ActionList();
  while (!match.outcome) {
    list.clear();
    hypatia.actions(match.state, 0, list);
    const action = list.pick(random);
    match.play(0, action);
    orders.push(hypatia.codec.write(action));
  }
  return orders;
}

/** Sends orders one after the other, as a second window of the same person would. */
export async function sendOrders(page: Page, orders: readonly string[]): Promise<void> {
  await page.evaluate(
    async ({ orders: all, version }) => {
      const table = location.pathname.replace('/t/', '');
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      const say = (message: object): void => socket.send(JSON.stringify(message));
      let sequence = 0;
      const answer = (isIt: (message: { type: string; id?: number; sentence?: string }) => boolean) =>
        new Promise<void>((resolve, reject) => {
          const listen = ({ data }: MessageEvent): void => {
            const message = JSON.parse(String(data));
            sequence = message.sequence ?? sequence;
            if (message.type === 'refused') reject(new Error(message.sentence));
            if (!isIt(message)) return;
            socket.removeEventListener('message', listen);
            resolve();
          };
          socket.addEventListener('message', listen);
        });
      await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
      const joined = answer(({ type }) => type === 'view');
      say({ type: 'hello', version });
      say({ type: 'join', table });
      await joined;
      for (const [index, action] of all.entries()) {
        const done = answer(({ id }) => id === index + 1);
        say({ type: 'act', table, id: index + 1, after: sequence, action });
        await done;
      }
      socket.close();
    },
    { orders: [...orders], version: PROTOCOL_VERSION },
  );
}

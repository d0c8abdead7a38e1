/** Bots in a race on the real server. */
import { describe, expect, it } from 'vitest';
import { guest } from '../testing/guest.ts';
import { heard, raceServer, seated, told, wish } from '../testing/racers.ts';

describe('a race against a bot', () => {
  it('goes at the pace of the bot, one thing at a time', async () => {
    const { url } = await raceServer();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable(wish({ mode: 'bot', botPace: 5 }, { kind: 'bot', level: 'omega' }));
    await ann.start(code);
    const racer = await seated(ann, code);
    racer.send('ready');
    await heard(racer.socket, 'go');
    while (told(racer.socket, 'place').length < 3) await heard(racer.socket, 'place');
    const times = racer.socket.messages.flatMap((message) =>
      message.type === 'events' && message.seat === 1 && message.events.some(({ type }) => type === 'place')
        ? [message.at]
        : [],
    );
    for (const [index, at] of times.entries()) {
      if (index > 0) expect(at - (times[index - 1] as number)).toBeGreaterThan(200);
    }
  }, 60_000);
});

import { describe, expect, it } from 'vitest';
import { guest, stranger } from '../testing/guest.ts';
import { startForTest, temporaryFolder } from '../testing/startForTest.ts';

describe('talk at a table', () => {
  it('reaches everybody, is kept over a restart and is shown to those who come later', async () => {
    const data = temporaryFolder();
    const server = await startForTest({ data });
    const [ann, bob, wim] = [
      await guest(server.url, 'Ann'),
      await guest(server.url, 'Bob'),
      await guest(server.url, 'Wim'),
    ];
    const { code } = await ann.setTable();
    await bob.claim(code);
    const sockets = await Promise.all([ann, bob, wim].map((person) => person.socket()));
    for (const socket of sockets) await socket.join(code);
    for (const [index, socket] of sockets.entries()) {
      socket.send({ type: 'talk', table: code, id: index, text: `  line ${index} ` });
      for (const hearer of sockets) {
        const { lines } = await hearer.next('talk');
        expect(lines).toMatchObject([
          { number: index + 1, text: `line ${index}`, seat: index < 2 ? index : null },
        ]);
      }
    }
    await server.stop();
    const again = await startForTest({ data });
    const late = await stranger(again.url).socket();
    await late.join(code);
    const { lines } = await late.next('talk');
    expect(lines.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ann: line 0',
      'Bob: line 1',
      'Wim: line 2',
    ]);
  });

  it('needs a name', async () => {
    const { url } = await startForTest();
    const { code } = await (await guest(url, 'Ann')).setTable();
    const socket = await stranger(url).socket();
    await socket.join(code);
    socket.send({ type: 'talk', table: code, id: 3, text: 'psst' });
    expect(await socket.next('refused')).toMatchObject({ code: 'no-session', id: 3 });
  });
});

import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/startForTest.ts';
import { Control, type Service } from './control.ts';
import { ControlLine } from './controlLine.ts';
import type { ControlAddress } from './proof.ts';

async function aControl(services: Readonly<Record<string, Service>> = {}) {
  const folder = temporaryFolder();
  const failures: unknown[] = [];
  const control = await Control.open(folder, services, (error) => failures.push(error));
  onTestFinished(() => control.close());
  const file = join(folder, 'control.json');
  const address = JSON.parse(readFileSync(file, 'utf8')) as ControlAddress;
  return { folder, control, failures, file, address };
}

const reached = async (folder: string): Promise<ControlLine> => {
  const line = await ControlLine.reach(folder);
  if (!line) throw new Error('Nobody answers.');
  onTestFinished(() => line.close());
  return line;
};

/** All that a stranger on the port is told until the line is cut. */
async function heardBy(port: number, says: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  says(socket);
  await once(socket, 'close');
  return heard;
}

describe('the line to a running server', () => {
  it('answers who can read the data folder', async () => {
    const { folder, file } = await aControl({
      add: async (_asker, { a, b }) => ({ sum: Number(a) + Number(b) }),
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    const line = await reached(folder);
    expect(await line.ask({ do: 'add', a: 1, b: 2 })).toEqual({ sum: 3 });
    expect(await line.ask({ do: 'add', a: 3, b: 4 })).toEqual({ sum: 7 });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['says nothing of use', (socket) => socket.write('GET / HTTP/1.1\r\n\r\n')],
    ['has no proof', (socket) => socket.write('{"do":"secret"}\n')],
    ['has a wrong proof', (socket) => socket.write(`{"proof":"${'0'.repeat(64)}","question":"x"}\n`)],
    ['talks without end', (socket) => socket.write('x'.repeat(100_000))],
  ])('tells a stranger nothing who %s', async (_what, says) => {
    const { address } = await aControl({ secret: async () => ({ secret: 'told' }) });
    const heard = await heardBy(address.port, says);
    expect(heard).toMatch(/^\{"airlock":"control","question":"[0-9a-f]{32}"\}\n$/);
  });

  it('is not there where no server runs, nor where one was killed', async () => {
    const { folder, control, file } = await aControl();
    const left = readFileSync(file);
    await control.close();
    expect(existsSync(file)).toBe(false);
    expect(await ControlLine.reach(folder)).toBeNull();
    writeFileSync(file, left);
    expect(await ControlLine.reach(folder)).toBeNull();
    writeFileSync(file, '{"port":');
    expect(await ControlLine.reach(folder)).toBeNull();
  });

  it('does not take another program on the port of a dead server for the server', async () => {
    const { folder, control, file, address } = await aControl();
    await control.close();
    let heard = '';
    const impostor = createServer((socket) => {
      socket.on('data', (data) => {
        heard += data;
        socket.write('{"proof":"yes"}\n');
      });
      socket.write('{"airlock":"control","question":"q"}\n');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void impostor.close());
    await once(impostor, 'listening');
    writeFileSync(file, JSON.stringify({ ...address, port: (impostor.address() as AddressInfo).port }));
    expect(await ControlLine.reach(folder)).toBeNull();
    expect(heard).not.toContain(address.key);
  });

  it('does what is to be done when the asker is gone, however that happens', async () => {
    let gone = 0;
    const { folder, control } = await aControl({
      stay: async (asker) => {
        asker.whenGone(() => gone++);
        return { ok: true };
      },
    });
    const first = await reached(folder);
    await first.ask({ do: 'stay' });
    expect(gone).toBe(0);
    first.close();
    await expect.poll(() => gone).toBe(1);
    const second = await reached(folder);
    await second.ask({ do: 'stay' });
    await control.close();
    await expect.poll(() => gone).toBe(2);
    await expect(second.ask({ do: 'stay' })).rejects.toThrow('The server stopped while it was being asked.');
  });

  it('says what it cannot do, and what did not work', async () => {
    const { folder, failures } = await aControl({
      fail: async () => {
        throw new Error('It broke.');
      },
    });
    const line = await reached(folder);
    await expect(line.ask({ do: 'toString' })).rejects.toThrow('This server cannot do "toString".');
    await expect(line.ask({ do: 'fail' })).rejects.toThrow('It broke.');
    expect(failures.map(String)).toEqual(['Error: It broke.']);
  });
});

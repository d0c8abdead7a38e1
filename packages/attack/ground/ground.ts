/** What an attack stands on: servers, people and folders of its own, all cleared away when it is over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AirlockProcess, type ServerWish } from './airlockProcess.ts';
import type { Line } from './line.ts';
import { Person } from './person.ts';

/**
 * Everything runs on this computer and comes from one address. A server that is told of a proxy in front takes the
 * client's address from a header, as it would in the world, so that each person here has an address of their own.
 */
const BEHIND_PROXY = { AIRLOCK_BEHIND_PROXY: 'yes' };

export class Ground {
  private readonly servers: AirlockProcess[] = [];
  private readonly lines: Line[] = [];
  private readonly folders: string[] = [];
  private readonly ends: (() => void)[] = [];
  private people = 0;
  private isCleared = false;

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'airlock-attack-'));
    this.folders.push(folder);
    return folder;
  }

  /** A server with its limits as they are by default. */
  async server({
    environment,
    data = this.folder(),
    ...wish
  }: Partial<ServerWish> = {}): Promise<AirlockProcess> {
    const server = await AirlockProcess.start({
      ...wish,
      data,
      environment: { ...BEHIND_PROXY, ...environment },
    });
    this.servers.push(server);
    // An attack that took too long may still be starting one.
    if (this.isCleared) await server.stop();
    return server;
  }

  /** Somebody without a session, at an address of their own unless one is given. */
  stranger(server: AirlockProcess, address = this.freshAddress(), name = ''): Person {
    return new Person(server, name, address, (line) => this.lines.push(line));
  }

  /** Somebody whom the server knows by name. */
  async person(server: AirlockProcess, name: string, address?: string): Promise<Person> {
    const person = this.stranger(server, address, name);
    const { status } = await person.introduce();
    if (status !== 200) throw new Error(`${name} could not introduce themselves: ${status}.`);
    return person;
  }

  /** Something else that has to end with the attack. */
  atEnd(end: () => void): void {
    this.ends.push(end);
  }

  async clear(): Promise<void> {
    this.isCleared = true;
    for (const end of this.ends) end();
    for (const line of this.lines) line.close();
    await Promise.all(this.servers.map((server) => server.stop()));
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }

  /** From a block that is set aside for documents, so that it is nobody's. */
  private freshAddress(): string {
    this.people++;
    return `198.51.${100 + Math.floor(this.people / 250)}.${(this.people % 250) + 1}`;
  }
}

/** Sits players down at new matches, some tables at a time. */
import type { Contestant } from './contestants.ts';
import { LoadMatch } from './loadMatch.ts';
import type { ServerProcess } from './serverProcess.ts';

const TABLES_AT_A_TIME = 16;

/** A contestant with its server, and how many matches have been opened there: none is opened twice. */
export class Entrant {
  readonly contestant: Contestant;
  readonly server: ServerProcess;
  private opened = 0;

  constructor(contestant: Contestant, server: ServerProcess) {
    this.contestant = contestant;
    this.server = server;
  }

  async sitDown(count: number): Promise<LoadMatch[]> {
    const matches: LoadMatch[] = [];
    while (matches.length < count) {
      const batch = Array.from({ length: Math.min(TABLES_AT_A_TIME, count - matches.length) }, () => {
        const number = this.opened++;
        return LoadMatch.open((received) => this.contestant.connect(this.server.port, number, received));
      });
      matches.push(...(await Promise.all(batch)));
    }
    return matches;
  }
}

export function closeAll(matches: readonly LoadMatch[]): void {
  for (const { players } of matches) players.close();
}

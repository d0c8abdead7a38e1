/**
 * Whoever knows a table's code may look on, and take a seat that is free. Codes are short enough to be said over the phone,
 * so nobody may try many of them, and one that exists must be rare among those that could.
 */
import { atTable, ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import { guessedCode } from '../ground/codes.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { inParallel } from '../ground/parallel.ts';
import { codeOf, type Person } from '../ground/person.ts';
import { only } from '../ground/seating.ts';
import { codeSpace } from '../judging/codeSpace.ts';
import { figure } from '../judging/figures.ts';

const GUESSES = 1_000;
const AT_ONCE = 20;
/** So many that no socket by itself sends too much. */
const SOCKETS = 40;
/** What somebody may have who mistypes, and everybody at their address. */
const MOST_LOOKED_UP = 100;
const ADDRESSES = 300;

const TABLES = 1_500;
const LEAST_CODES = 1e9;

export const guessCodes: Attack = {
  number: 10,
  name: 'guess codes',
  harm: 'A stranger finds tables by trying codes, watches and takes the free seats.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const host = await ground.person(server, 'Ann');
    const { code } = await host.setTable();

    const stranger = ground.stranger(server);
    const byHttp = await guessByHttp(() => stranger, code, GUESSES);
    yield judged(`${figure(GUESSES)} guesses by HTTP from one address`, byHttp);
    const listener = ground.stranger(server);
    yield judged(
      `${figure(GUESSES)} guesses on ${SOCKETS} sockets from one address`,
      await guessOnSockets(listener, code),
    );
    const network = await guessByHttp(
      (number) => ground.stranger(server, `2001:db8:7:7::${(number + 1).toString(16)}`),
      code,
      ADDRESSES,
    );
    yield judged(`${ADDRESSES} guesses from as many IPv6 addresses of one network`, network);

    const hit = await stranger.ask('GET', atTable(ROUTES.table, code));
    const miss = await stranger.ask('GET', atTable(ROUTES.table, guessedCode(code)));
    yield {
      tried: 'guess on after the last guess was refused, and tell a hit from a miss by the answer',
      held: hit.status === miss.status && codeOf(hit) === codeOf(miss),
      evidence: `a hit is answered ${hit.status}, a miss ${miss.status} ${codeOf(miss)}`,
    };
    const { status } = await host.ask('GET', atTable(ROUTES.table, code));
    yield {
      tried: 'lock the host out of their own table that way',
      held: status === 200,
      evidence: `the host is answered ${status}`,
    };
    await server.stop();

    const codes = await manyCodes(ground);
    const space = codeSpace(codes);
    yield {
      tried: `count the codes there can be, from ${figure(codes.length)} that were given out`,
      held: space >= LEAST_CODES,
      evidence: `about ${space.toExponential(1)} (at least ${LEAST_CODES.toExponential(0)}), such as ${only(codes, 0)}`,
    };
  },
};

interface Guessed {
  lookedUp: number;
  refused: number;
}

const judged = (tried: string, { lookedUp, refused }: Guessed): Trial => ({
  tried,
  held: lookedUp <= MOST_LOOKED_UP && refused > 0,
  evidence: `${figure(lookedUp)} were looked up (at most ${MOST_LOOKED_UP}), ${figure(refused)} refused`,
});

async function guessByHttp(
  guesser: (number: number) => Person,
  known: string,
  guesses: number,
): Promise<Guessed> {
  const guessed: Guessed = { lookedUp: 0, refused: 0 };
  await inParallel(AT_ONCE, guesses, async (number) => {
    const { status } = await guesser(number).ask('GET', atTable(ROUTES.table, guessedCode(known)));
    if (status === 404 || status === 200) guessed.lookedUp++;
    else guessed.refused++;
  });
  return guessed;
}

async function guessOnSockets(guesser: Person, known: string): Promise<Guessed> {
  const guessed: Guessed = { lookedUp: 0, refused: 0 };
  const lines: Line[] = [];
  for (let count = 0; count < SOCKETS; count++) {
    // A connection that is not let in guesses nothing.
    const line = await guesser.line().catch(() => null);
    if (line) lines.push(line);
    else guessed.refused += GUESSES / SOCKETS;
  }
  await Promise.all(
    lines.map(async (line) => {
      for (let count = 0; count < GUESSES / SOCKETS; count++) {
        line.send({ type: 'join', table: guessedCode(known) });
      }
      await line.until(() => line.all('refused').length >= GUESSES / SOCKETS, 10_000);
      for (const { code } of line.all('refused')) {
        if (code === 'no-such-table') guessed.lookedUp++;
        else guessed.refused++;
      }
      line.close();
    }),
  );
  return guessed;
}

async function manyCodes(ground: Ground): Promise<string[]> {
  const server: AirlockProcess = await ground.server({ environment: { AIRLOCK_LIMITS: 'off' } });
  const host = await ground.person(server, 'Ann');
  const codes: string[] = [];
  await inParallel(AT_ONCE, TABLES, async () => {
    codes.push((await host.setTable()).code);
  });
  return codes;
}

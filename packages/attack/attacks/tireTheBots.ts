/**
 * Bots cost more than anything else the server does. One session that sets tables full of bots and leaves, or ten people who
 * choose the strongest at once, must not make anybody else wait for their bot; and where no person is, nothing goes on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameInfo, ROUTES, type TableInfo } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { type Person, sentenceOf } from '../ground/person.ts';
import { gameNamed, Player } from '../ground/player.ts';
import { figure, milliseconds, quantile } from '../judging/figures.ts';

/** How long a bot seems to think unless the server is told otherwise. */
const PACE_MS = 900;
const TABLES = 10;
const ANSWERS = 6;
/** By then the bots are past the opening, where there is more to think about. */
const SETTLE_MS = 4_000;
const PATIENCE_MS = 25_000;

const PEOPLE = 30;
const ROUNDS = 2;
const LONGEST_ANSWER_MS = 5_000;

const GRACE_MS = 1_000;
/** The server may look only now and then for those who are gone. */
const SLACK_MS = 3_000;
const WATCH_IDLE_MS = 4_000;
const MOST_IDLE_SHARE = 0.05;

export const tireTheBots: Attack = {
  number: 9,
  name: 'tire the bots',
  harm: 'Nobody gets an answer from their bot, because somebody else set up tables full of bots and left.',
  alone: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    yield await besideTablesOfBots(ground);
    yield await manyWithTheStrongest(ground);
    yield* playWithoutPeople(ground);
  },
};

async function besideTablesOfBots(ground: Ground): Promise<Trial> {
  const server = await ground.server();
  const level = await strongestOf(ground, server, 'outpost-seven');
  const attacker = await ground.person(server, 'Mallory');
  let started = 0;
  for (let count = 0; count < TABLES; count++) {
    const bot = { kind: 'bot', level };
    const wish = { game: 'outpost-seven', seats: [bot, bot], start: true };
    const reply = await attacker.ask('POST', ROUTES.tables, wish);
    if (reply.status === 200 && (reply.body as TableInfo).stage === 'playing') started++;
  }
  await sleep(SETTLE_MS);
  const player = await against(ground, server, 'casual');
  const times: number[] = [];
  while (times.length < ANSWERS && times.reduce((sum, time) => sum + time, 0) < PATIENCE_MS) {
    times.push(await answerTime(player));
  }
  const longest = Math.max(...times);
  await server.stop();
  return {
    tried: `play a casual bot while another session has set up ${TABLES} tables of the strongest bots`,
    held: longest <= 2 * PACE_MS && times.length === ANSWERS,
    evidence:
      `${times.length} answers, the slowest after ${milliseconds(longest)} (at most ${figure(2 * PACE_MS)}); ` +
      `${started} tables without a person began`,
  };
}

async function manyWithTheStrongest(ground: Ground): Promise<Trial> {
  const server = await ground.server();
  const level = await strongestOf(ground, server, 'outpost-seven');
  const players = await Promise.all(Array.from({ length: PEOPLE }, () => against(ground, server, level)));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(...(await Promise.all(players.map((player) => answerTime(player)))));
    if (Math.max(...times) >= PATIENCE_MS) break;
  }
  await server.stop();
  return {
    tried: `${PEOPLE} people play the strongest bot of Outpost Seven at the same time`,
    held: quantile(times, 0.95) <= LONGEST_ANSWER_MS && times.length === PEOPLE * ROUNDS,
    evidence:
      `${times.filter((time) => time <= LONGEST_ANSWER_MS).length} of ${times.length} answers within 5 s, ` +
      `half after ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`,
  };
}

async function* playWithoutPeople(ground: Ground): AsyncIterable<Trial> {
  const server = await ground.server({
    environment: { AIRLOCK_GRACE_MS: String(GRACE_MS), AIRLOCK_BOT_PACE_MS: '150' },
  });
  const host = await ground.person(server, 'Mallory');
  const seats = Array.from({ length: 6 }, () => ({ kind: 'bot', level: 'casual' }));
  const codes: string[] = [];
  let refused = '';
  for (let count = 0; count < 3; count++) {
    const reply = await host.ask('POST', ROUTES.tables, { game: 'outsider', seats, start: true });
    if (reply.status === 200) codes.push((reply.body as TableInfo).code);
    else refused = sentenceOf(reply);
  }
  const tried = 'set up tables of bots alone, watch for a moment and leave';
  if (codes.length === 0) {
    yield { tried, held: refused !== '', evidence: `refused: ${refused}` };
    return;
  }
  const line = await host.line();
  for (const code of codes) await line.join(code);
  await sleep(GRACE_MS);
  line.close();
  await sleep(GRACE_MS + SLACK_MS);
  const before = server.cpuTime();
  await sleep(WATCH_IDLE_MS);
  const share = (server.cpuTime() - before) / WATCH_IDLE_MS;
  yield {
    tried,
    held: share <= MOST_IDLE_SHARE,
    evidence: `${figure(share * 100)} % of a core in the ${WATCH_IDLE_MS / 1000} s after the grace time`,
  };
  const again = await host.line();
  let late = 0;
  for (const code of codes) late += await actedLately(again, code);
  yield {
    tried: 'come back and see whether the match went on in the meantime',
    held: late === 0,
    evidence: `${late} actions in the ${WATCH_IDLE_MS / 1000} s while nobody was there`,
  };
}

/** How many entries of the log are younger than the watch; moments are dated from the start of the match. */
async function actedLately(line: Awaited<ReturnType<Person['line']>>, code: string): Promise<number> {
  line.send({ type: 'join', table: code, compact: true });
  const table = await line.next('table', (message) => message.table.code === code);
  if (table.table.stage === 'lobby') return 0;
  const { moments, startedAt } = await line.next('view', (view) => view.table === code);
  const now = startedAt === undefined ? Number.NaN : Date.now() - startedAt;
  return moments.filter(({ at }) => at > now - WATCH_IDLE_MS).length;
}

/** The last level of a game, as the server lists them. */
async function strongestOf(ground: Ground, server: AirlockProcess, game: string): Promise<string> {
  const games = await ground.stranger(server).must<GameInfo[]>('GET', ROUTES.games);
  const level = games.find(({ id }) => id === game)?.levels.at(-1)?.id;
  if (level === undefined) throw new Error(`There are no bots for ${game}.`);
  return level;
}

/** Somebody at Outpost Seven with a bot of that level. */
async function against(ground: Ground, server: AirlockProcess, level: string): Promise<Player> {
  const person = await ground.person(server, 'Ann');
  const { code } = await person.setTable({
    options: { startPlayer: 'red', openingKeep: 'auto' },
    seats: [{ kind: 'me' }, { kind: 'bot', level }],
    start: true,
  });
  return Player.at(person, code, await gameNamed('outpost-seven'));
}

/** Does something, and waits until the bot has. */
async function answerTime(player: Player): Promise<number> {
  const { line } = player;
  await line.until(() => player.isAwaited || player.over, PATIENCE_MS);
  await player.act();
  const asked = performance.now();
  const from = line.messages.length;
  const isAnswered = (): boolean =>
    line.messages.slice(from).some((message) => message.type === 'events' && message.seat !== player.viewer);
  await line.until(() => isAnswered() || player.isAwaited || player.over, PATIENCE_MS);
  return performance.now() - asked;
}

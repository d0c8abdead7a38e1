/**
 * In Outbreak the clock plays a card by default for whoever lets the time run out, and a card by default often gives the
 * role away. So nobody may learn whose time ran out: not by the moment an answer is dated with, not by when it comes, and
 * not by a bot that has taken over, when the late person's connection drops.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { atTable, ROUTES, type SeatInfo, type TableInfo } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import { answerUntil, outbreakTable, outbreakViewOf } from '../ground/outbreak.ts';
import type { Player } from '../ground/player.ts';
import { only } from '../ground/seating.ts';
import { milliseconds } from '../judging/figures.ts';

/** A person who hesitates as long as they may. */
const LAST_MOMENT_MS = 400;
/** What a busy machine may add; the clock answered up to 1,250 ms late. */
const SAME_TIME_MS = 100;
const PATIENCE_MS = 40_000;
const AFTER_DROP_MS = 3_000;

export const tellWhoWasLate: Attack = {
  number: 3,
  name: 'tell who was late',
  harm: 'In a game of hidden roles, it is known whose card was played by default, and so what their role is.',
  patient: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, people, players } = await outbreakTable(ground, server, true);
    const [late, alsoLate, slow, ...quick] = byRole(players);
    const observer = only(quick, 0);
    await answerUntil(quick, () => outbreakViewOf(observer).phase === 'actions', PATIENCE_MS);
    const question = askedOf(observer);

    // Some answer at once, one in the last moment, two not at all.
    const hesitation = sleep(question.dueMs - LAST_MOMENT_MS - (performance.now() - question.came));
    const answers = () => answersSince(observer, question.index);
    await answerUntil(quick, () => answers().size >= quick.length, PATIENCE_MS);
    await hesitation;
    await slow.act();
    await observer.line.until(() => answers().size === players.length, PATIENCE_MS);
    const [ofLate, ofAlsoLate, ofSlow] = [late, alsoLate, slow].map(({ viewer }) => answers().get(viewer));
    if (!ofLate || !ofAlsoLate || !ofSlow) throw new Error('Not everybody’s answer was told.');
    const dated = Math.max(ofLate.at, ofAlsoLate.at) - ofSlow.at - LAST_MOMENT_MS;
    yield {
      tried: 'read the date of an answer given by the clock',
      held: dated <= SAME_TIME_MS,
      evidence: `dated ${signed(dated)} from the deadline; whoever answers themselves is before it`,
    };
    const deadline = question.came + question.dueMs;
    const came = Math.max(ofLate.came, ofAlsoLate.came) - deadline;
    yield {
      tried: 'see when an answer given by the clock comes',
      held: came <= SAME_TIME_MS || Math.abs(came - (ofSlow.came - deadline)) <= SAME_TIME_MS,
      evidence: `it came ${signed(came)} from the deadline, a last-moment one ${signed(ofSlow.came - deadline)}`,
    };

    // Late once more: now a bot plays for them, which only they are told.
    const isReplaced = (): boolean =>
      late.line.all('table').some(({ table }) => 'standIn' in only(table.seats, late.viewer));
    const replaced = await answerUntil([...quick, slow, alsoLate], isReplaced, PATIENCE_MS);
    const watcher = await ground.stranger(server).line();
    await watcher.join(code);
    late.line.close();
    slow.line.close();
    await answerUntil(quick, () => false, AFTER_DROP_MS);
    const asked = [ground.stranger(server), only(people, observer.viewer)].map((person) =>
      person.must('GET', atTable(ROUTES.table, code)),
    );
    const heard = [observer.line, watcher].flatMap((line) => line.all('table').map(({ table }) => table));
    const told = [...heard, ...(await Promise.all(asked))].filter(
      (table) => isAway(table, late.viewer) && isAway(table, slow.viewer),
    );
    const telling = told.find((table) => seatOf(table, late.viewer) !== seatOf(table, slow.viewer));
    yield {
      tried: 'watch the table when somebody who was late twice loses the connection',
      held: told.length > 0 && telling === undefined,
      evidence: telling
        ? `the late player is ${seatOf(telling, late.viewer)}, another who dropped is ${seatOf(telling, slow.viewer)}`
        : `both who dropped look the same in ${told.length} tables${replaced ? ', although a bot plays for one' : ''}`,
    };
  },
};

/** Two who are late, one who hesitates, and the rest; whoever leads is not late, for all wait for them alone. */
function byRole(
  players: readonly Player[],
): [late: Player, alsoLate: Player, slow: Player, ...quick: Player[]] {
  const { leader } = outbreakViewOf(only(players, 0));
  const followers = players.filter(({ viewer }) => viewer !== leader);
  return [
    only(followers, 0),
    only(followers, 1),
    only(followers, 2),
    only(followers, 3),
    only(players, leader),
  ];
}

interface Question {
  /** Where in what the observer heard it was asked. */
  readonly index: number;
  /** The date of the question, and when it came. */
  readonly at: number;
  readonly came: number;
  readonly dueMs: number;
}

/** The question that stands, as the observer heard it. */
function askedOf({ line }: Player): Question {
  for (let index = line.messages.length - 1; index >= 0; index--) {
    const message = line.messages[index];
    if (message?.type === 'events' && typeof message.due === 'number') {
      return { index, at: message.at, came: only(line.times, index), dueMs: message.due };
    }
  }
  throw new Error('Nothing was asked with a deadline.');
}

interface Answer {
  readonly at: number;
  readonly came: number;
}

/** Who has chosen a card since, as the observer heard it. */
function answersSince({ line }: Player, index: number): Map<number, Answer> {
  const answers = new Map<number, Answer>();
  for (let at = index + 1; at < line.messages.length; at++) {
    const message = line.messages[at];
    if (message?.type !== 'events') continue;
    const chosen = message.events.find(({ type }) => type === 'cardChosen');
    const seat = Number(chosen?.open.seat);
    if (chosen && !answers.has(seat)) answers.set(seat, { at: message.at, came: only(line.times, at) });
  }
  return answers;
}

function isAway({ seats }: TableInfo, seat: number): boolean {
  const info = only(seats, seat);
  return info.kind === 'person' && !info.here;
}

/** What is told of a seat besides the name. */
function seatOf({ seats }: TableInfo, seat: number): string {
  const { name: _, ...rest } = { name: '', ...(only(seats, seat) as SeatInfo) };
  return JSON.stringify(rest);
}

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${milliseconds(Math.abs(value))}`;

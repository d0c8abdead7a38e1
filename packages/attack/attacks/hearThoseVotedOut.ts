/**
 * In Outbreak those voted out know their role and may say what they like among themselves. A living player who opens a
 * private window without a seat must not hear them there.
 */
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { answerUntil, outbreakTable, outbreakViewOf } from '../ground/outbreak.ts';
import type { Player } from '../ground/player.ts';
import { only } from '../ground/seating.ts';

const SECRET = 'I was Patient Zero, and so is nobody else';
const PATIENCE_MS = 30_000;
const LISTEN_MS = 1_500;

export const hearThoseVotedOut: Attack = {
  number: 6,
  name: 'hear those voted out',
  harm: 'A living player hears in a private window what those voted out say about their roles.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, people, players } = await outbreakTable(ground, server, false);
    const before = await ground.stranger(server).line();
    await before.watch(code);
    const victim = await voteSomebodyOut(players);
    const living = only(
      players.filter((player) => player !== victim),
      0,
    );
    victim.line.send({ type: 'talk', table: code, id: 1, text: SECRET });
    const said = await victim.line.until(() => hears(victim.line), LISTEN_MS);
    await living.line.until(() => hears(living.line) || hears(before), LISTEN_MS);
    const after = await ground.stranger(server).line();
    await after.watch(code);
    // A name of their own must not help either.
    const guest = await (await ground.person(server, 'Mallory')).line();
    await guest.watch(code);
    const again = await only(people, living.viewer).line();
    await again.watch(code);
    await after.until(() => hears(after), LISTEN_MS);
    for (const [tried, line] of [
      ['listen as a living player', living.line],
      ['listen as a living player who comes back', again],
      ['listen in a window that was open before', before],
      ['listen in a window that is opened afterwards', after],
      ['listen in a window of another session', guest],
    ] as const) {
      yield {
        tried,
        held: said && !hears(line),
        evidence: hears(line) ? 'heard every word' : said ? 'heard nothing' : 'the voted out could not speak',
      };
    }
  },
};

const hears = (line: Line): boolean =>
  line.all('talk').some(({ lines }) => lines.some(({ text }) => text === SECRET));

/** Everybody does anything until ballots are asked for, then all vote for the same seat. */
async function voteSomebodyOut(players: readonly Player[]): Promise<Player> {
  const [victim, other] = [only(players, 4), only(players, 3)];
  const isOut = (): boolean => (outbreakViewOf(victim).out >> victim.viewer) % 2 === 1;
  // Seats are counted from 1 where people read them.
  const ballotOf = (player: Player): string => `vote ${(player === victim ? other : victim).viewer + 1}`;
  const isVoted = await answerUntil(players, isOut, PATIENCE_MS, (player) =>
    outbreakViewOf(player).phase === 'vote' ? ballotOf(player) : player.anyAction(),
  );
  if (!isVoted) throw new Error('Nobody was voted out.');
  return victim;
}

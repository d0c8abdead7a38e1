/**
 * A bot that plays on for somebody who was late knows their secrets. If it also spoke for them, the table would hear an accusation
 * or a claim in the name of a person who sits there, said nothing, and may have meant the opposite.
 */
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import { answerUntil, followerOf, outbreakTable } from '../ground/outbreak.ts';
import { only } from '../ground/seating.ts';

const UNTIL_REPLACED_MS = 45_000;
/** A bot that speaks does so within seconds of every new question, and two or three are asked in this time. */
const LISTEN_MS = 35_000;
const ENOUGH_ANSWERS = 2;

export const speakForSomebody: Attack = {
  number: 7,
  name: 'speak for somebody',
  harm: 'The table hears claims in the name of a person who is there and never made them.',
  patient: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server({ environment: { AIRLOCK_BOT_PACE_MS: '100' } });
    const { players } = await outbreakTable(ground, server, true);
    const late = followerOf(players);
    const others = players.filter((player) => player !== late);
    const { line: ears } = only(others, 0);
    const isReplaced = (): boolean =>
      late.line.all('table').some(({ table }) => 'standIn' in only(table.seats, late.viewer));
    const replaced = await answerUntil(others, isReplaced, UNTIL_REPLACED_MS);
    const from = ears.messages.length;
    const heard = () =>
      ears.messages
        .slice(from)
        .flatMap((message) => (message.type === 'events' ? message.events : []))
        .filter(({ open }) => open.seat === late.viewer);
    const claims = () => heard().filter(({ type }) => type === 'claimed');
    const answers = () => heard().filter(({ type }) => /Chosen$|Cast$/.test(type));
    await answerUntil(others, () => claims().length > 0 || answers().length >= ENOUGH_ANSWERS, LISTEN_MS);
    yield {
      tried: 'be late twice, stay, and hear what the bot says in one’s name',
      held: claims().length === 0 && answers().length >= ENOUGH_ANSWERS,
      evidence:
        `${claims().length} claims in the name of a person who is there, in ${answers().length} answers ` +
        `${replaced ? 'of the bot' : 'of the clock; no bot took over'}`,
    };
  },
};

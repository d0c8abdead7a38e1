/** A whole talk in a narrow terminal, in every game: whatever is said fits it, and lists name everything that help does. */
import { type BotLevel, loadGame, SHELF } from '@airlock/catalogue';
import { fastRandom, present } from '@airlock/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { fitTo, inkOf, widthOf } from '../ink.ts';
import { tableOf } from '../testing/tables.ts';
import { Conversation } from './conversation.ts';
import { screenFor } from './screens/screens.ts';

const COLUMNS = 46;

afterEach(() => fitTo(undefined));

async function talkAt(id: string) {
  const entry = present(await loadGame(id));
  const { spelling } = await entry.spelling();
  const level = (entry.levels[0] as BotLevel).id;
  const table = await tableOf(entry, { seats: entry.game.seats.min, seed: `narrow talk ${id}`, level });
  let said: string[] = [];
  const say = (...lines: readonly string[]): void => {
    said.push(...lines);
  };
  const strongest = entry.levels[0] as BotLevel;
  const talk = new Conversation(table, await screenFor(id), inkOf(false, true), strongest, say, spelling);
  const answer = async (act: () => Promise<void>): Promise<string[]> => {
    await act();
    const lines = said.flatMap((line) => line.split('\n'));
    said = [];
    return lines;
  };
  return {
    talk,
    table,
    type: (line: string) => answer(() => talk.take(line)),
    open: () => answer(() => talk.turn()),
  };
}

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  it(`says nothing that is wider than ${COLUMNS} columns`, async () => {
    fitTo(COLUMNS);
    const { talk, table, type, open } = await talkAt(id);
    const random = fastRandom(`narrow talk ${id}`);
    const lines = await open();
    for (let step = 0; step < 12 && !table.isOver; step++) {
      for (const order of ['?', 'list', 'log', 'board']) lines.push(...(await type(order)));
      const options = table.listed();
      lines.push(...(await type(present(options[random.int(options.length)]).words.join(' '))));
    }
    expect(talk.hasLeft).toBe(false);
    // One word that is wider than the terminal cannot be broken.
    const wide = lines.filter((line) => widthOf(line) > COLUMNS && line.trim().includes(' '));
    expect(wide).toEqual([]);
  });

  it('lists whatever help says can be done at any time', async () => {
    const { type, open } = await talkAt(id);
    await open();
    const help = (await type('?')).join(' ').replaceAll(/\s+/g, ' ');
    const named = /At any time: (.*?)(?: and \d+ more|\.$)/.exec(help)?.[1]?.split(', ') ?? [];
    const listed = (await type('list')).join('\n');
    for (const action of named) expect(listed).toContain(action);
    if (help.includes('resign')) expect(help).toContain('give up the game');
  });
});

/** Runs in a thread of its own: thinks about one question after the other. */
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@airlock/catalogue';
import { fastRandom } from '@airlock/kernel';
import { type Answer, type Question, READY } from './thought.ts';

parentPort?.on('message', (question: Question) => {
  think(question).then(
    (action) => answer({ ok: true, action }),
    (error) => answer({ ok: false, problem: error instanceof Error ? error.message : String(error) }),
  );
});

parentPort?.postMessage(READY);

async function think({ game: id, level: name, seat, view, heard, seed }: Question): Promise<string> {
  const entry = await loadGame(id);
  const level = entry?.levels.find((one) => one.id === name);
  if (!entry || !level) throw new Error(`There is no bot "${name}" for "${id}".`);
  return entry.game.codec.write(level.bot.choose({ seat, view, heard }, fastRandom(seed)));
}

function answer(text: Answer): void {
  parentPort?.postMessage(text);
}

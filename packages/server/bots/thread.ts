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

async function think(question: Question): Promise<string | null> {
  const { to, game: id, level: name, seat, view, heard, seed } = question;
  const entry = await loadGame(id);
  const level = entry?.levels.find((one) => one.id === name);
  if (!entry || !level) throw new Error(`There is no bot "${name}" for "${id}".`);
  const seated = { seat, view, heard };
  const random = fastRandom(seed);
  const { bot } = level;
  // Everybody is asked in an order of chance, so that nobody's place in it tells anything: it is always their turn.
  const action = to === 'choose' ? bot.choose(seated, random) : (bot.speak?.(seated, random, 'any') ?? null);
  return action === null ? null : entry.game.codec.write(action);
}

function answer(text: Answer): void {
  parentPort?.postMessage(text);
}

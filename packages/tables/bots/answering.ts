/** Thinks about one question after the other, in a thread of its own. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type Effort, fastRandom } from '@airlock/kernel';
import { type Answer, BEGUN, type Preparation, type Question, type Spare } from './thought.ts';

/** What the thread is given by whatever it runs in. */
export interface AnsweringParts {
  /** Finds a game by its id. */
  load(id: string): Promise<CatalogueEntry | undefined>;
  /** Milliseconds that this thread has used since any moment. */
  stopwatch(): number;
  /** The thought makes headway. */
  sign(): void;
  say(said: Answer | typeof BEGUN): void;
}

/** Gives what the thread does with what it is told. */
export function answering(parts: AnsweringParts): (order: Question | Preparation) => void {
  const { load, stopwatch, sign, say } = parts;
  const games = new Map<string, CatalogueEntry>();

  return (order) => {
    // What cannot be loaded is told to whoever asks for it.
    if ('prepare' in order) void entryOf(order.prepare).catch(() => undefined);
    else think(order).then(say, (error) => say({ ok: false, problem: String(error?.message ?? error) }));
  };

  async function think(question: Question): Promise<Answer> {
    const { game: id, level: name, spare } = question;
    if (!games.has(id)) {
      await entryOf(id);
      say(BEGUN);
    }
    const entry = await entryOf(id);
    const level = entry.levels.find((one) => one.id === name);
    if (!level) throw new Error(`There is no bot "${name}" for "${id}".`);
    const began = stopwatch();
    const action = chosen(level.bot, question, effortOf(spare, began));
    return {
      ok: true,
      action: action === null ? null : entry.game.codec.write(action),
      milliseconds: stopwatch() - began,
    };
  }

  /** The time counts from when the bot begins: to load its game is not its business. */
  function effortOf({ share, milliseconds }: Spare, began: number): Effort {
    return {
      share,
      isUsedUp() {
        sign();
        return stopwatch() - began >= milliseconds;
      },
    };
  }

  async function entryOf(id: string): Promise<CatalogueEntry> {
    const known = games.get(id);
    if (known) return known;
    const entry = await load(id);
    if (!entry) throw new Error(`There is no game "${id}".`);
    games.set(id, entry);
    return entry;
  }
}

function chosen(
  bot: CatalogueEntry['levels'][number]['bot'],
  { to, seat, view, heard, seed }: Question,
  effort: Effort,
): number | null {
  const seated = { seat, view, heard };
  const random = fastRandom(seed);
  if (to === 'choose') return bot.choose(seated, random, effort);
  // Everybody is asked in an order of chance, so that nobody's place in it tells anything: it is always their turn.
  return bot.speak?.(seated, random, 'any') ?? null;
}

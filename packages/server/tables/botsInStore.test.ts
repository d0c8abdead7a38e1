/** A bot that has decided while something else was being stored waits for its turn, and is not asked a second time. */
import { loadForDevelopers } from '@airlock/catalogue';
import { type Question, Thinkers, type ThreadEvents } from '@airlock/tables';
import { expect, it, onTestFinished } from 'vitest';
import { TIMERS } from '../given.ts';
import { MemoryStore } from '../store/memoryStore.ts';
import type { Write } from '../store/store.ts';
import { guest } from '../testing/guest.ts';
import { playerAt } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';

/** Keeps what it is given in its hand until it is let go. */
class HeldStore extends MemoryStore {
  private holding: Promise<void> | null = null;
  isHolding = false;

  /** Gives what lets it go. */
  hold(): () => void {
    let letGo = (): void => undefined;
    this.holding = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  override async commit(group: readonly Write[]): Promise<void> {
    this.isHolding = this.holding !== null;
    await this.holding;
    this.holding = null;
    this.isHolding = false;
    await super.commit(group);
  }
}

/** Bots that answer when the test wants it. */
function askedBots() {
  const asked: { readonly question: Question; readonly events: ThreadEvents }[] = [];
  const thinkers = new Thinkers({
    start: (events) => ({
      signs: 0,
      ask: (question) => void asked.push({ question, events }),
      prepare: () => undefined,
      end: async () => undefined,
    }),
    timers: TIMERS,
    threads: 1,
    limitMs: 2_000,
    stuckMs: 60_000,
    patienceMs: 1_000,
  });
  onTestFinished(() => thinkers.close());
  return { asked, thinkers };
}

it('is asked once for one answer, though somebody else’s was still being stored', async () => {
  const template = await loadForDevelopers('goofspiel');
  if (!template) throw new Error('There is no template.');
  const store = new HeldStore();
  const { asked, thinkers } = askedBots();
  const { url, metrics, hall } = await startForTest(
    {},
    { store, thinkers, games: new Map([['goofspiel', template]]) },
  );
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const level = template.levels[0]?.id ?? '';
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, level }];
  const { code } = await ann.setTable({ game: 'goofspiel', seats });
  await bob.claim(code);
  await bob.ready(code);
  await ann.start(code);
  const players = [
    await playerAt(ann, code, template.game, 0),
    await playerAt(bob, code, template.game, 1),
  ] as const;
  await expect.poll(() => asked.length, PATIENTLY).toBe(1);

  // All three are asked at once, and Bob takes his time.
  const letGo = store.hold();
  const annActs = players[0].act();
  await expect.poll(() => store.isHolding, PATIENTLY).toBe(true);
  asked[0]?.events.answered({ ok: true, action: 'bid 5', milliseconds: 1 });
  // Whatever the bot does with its thought is done at once, since it has no pace here.
  await new Promise((turned) => setImmediate(turned));
  letGo();
  await annActs;
  await players[1].hear(2);
  const log = (await hall.find(code)).match?.log ?? [];
  const botsBids = log.filter(({ seat }) => seat === 2);
  expect(botsBids.map(({ action }) => template.game.codec.write(action))).toEqual(['bid 5']);
  expect(asked.length).toBe(1);

  // With Bob's the round is over, and only the next one is asked about.
  await players[1].act();
  await expect.poll(() => asked.length, PATIENTLY).toBe(2);
  const refused = await metrics.botFailures.get();
  expect(refused.values).toEqual([]);
});

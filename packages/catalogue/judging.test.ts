import { type Decision, judge, review } from '@airlock/bots';
import {
  type AnyGame,
  CLOCK,
  defaultOptions,
  eventFor,
  fastRandom,
  type Match,
  NOBODY,
  openMatch,
  type Seat,
  type Seated,
  type SeenEvent,
  seatsIn,
  type ToldEvent,
  withNames,
} from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry, JudgingRoom } from './index.ts';
import { loadGame, SHELF } from './index.ts';

const SEED = 'judged';
/** Small: what is looked for shows in any number of worlds. */
const FEW = { first: 1, second: 1, last: 3 };
const MOST_ENTRIES = 30;
const POSITIONS = 3;

interface Position {
  readonly decision: Decision;
  readonly state: unknown;
}

/** The best of those that do not search. */
function quickest(levels: CatalogueEntry['levels']): CatalogueEntry['levels'][number] {
  const level = levels.findLast(({ thinks }) => thinks === undefined);
  if (!level) throw new Error('All of them search.');
  return level;
}

/** The beginning of a match of bots that answer at once, looked at before each of their decisions. */
function beginning({ game, levels }: CatalogueEntry, plays = quickest(levels)): Position[] {
  const { bot } = plays;
  const names = Array.from(
    { length: Math.max(game.seats.min, game.realTime ? 2 : 1) },
    (_, seat) => `Bot ${seat}`,
  );
  const match: Match<unknown, unknown, SeenEvent> = openMatch(game, {
    options: defaultOptions(game.options),
    seats: names,
    generator: 'fast',
    seed: SEED,
  });
  const heard: SeenEvent[][] = names.map(() => []);
  const hear = (events: readonly ToldEvent[]): void => {
    for (const event of events) for (const [seat, ears] of heard.entries()) ears.push(eventFor(event, seat));
  };
  hear(match.opening);
  const random = fastRandom('choices');
  const positions: Position[] = [];
  while (match.log.length < MOST_ENTRIES && match.waiting !== NOBODY) {
    const [seat = CLOCK] = seatsIn(match.waiting);
    const due = seat === CLOCK ? game.realTime?.due(match.state) : null;
    const seated = { seat, view: match.view(seat), heard: [...(heard[seat] ?? [])] };
    const action = due ? due.action : bot.choose(seated, random);
    const index = match.log.length;
    if (!due)
      positions.push({ decision: { index, seat, action, at: 0, seated }, state: game.clone(match.state) });
    const done = match.play(seat, action, due?.at ?? 0);
    if (!done.ok) throw new Error(game.words.refusal(done.refusal));
    hear(done.events);
  }
  return positions;
}

function positionsOf(entry: CatalogueEntry, { judging }: JudgingRoom): Position[] {
  const found = beginning(entry).filter(
    ({ decision }) => judging.isJudged(decision.action) && judging.ask(decision.seated, fastRandom('asks')),
  );
  const every = Math.max(1, Math.floor(found.length / POSITIONS));
  return found.filter((_, index) => index % every === 0).slice(0, POSITIONS);
}

/** How a review judges a position: from the view of the seat. */
type JudgeAt = (game: AnyGame, room: JudgingRoom, state: unknown, position: Position) => unknown;

const NAMING = { names: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'], reader: 0 as Seat };

/** All that a review says of it: figures, what was asked, labels and reasons. */
const fromTheSeat: JudgeAt = (game, room, state, { decision }) => {
  const { seat, seated } = decision;
  const looked = { ...decision, seated: { seat, view: game.view(state, seat), heard: seated.heard } };
  const naming = { ...NAMING, reader: seat };
  return review({ game, ...room, naming, seed: SEED, budget: FEW }, looked);
};

/** The planted fault: worlds are imagined from what only a reviewer knows. */
const fromTheTruth: JudgeAt = (game, { judging }, state, { decision: { seat, seated, action } }) => {
  const peeking = {
    ...judging,
    ask(asked: Seated, random: Parameters<typeof judging.ask>[1]) {
      const question = judging.ask(asked, random);
      return question && { ...question, world: () => game.clone(state) };
    },
  };
  const seen: Seated = { seat, view: game.view(state, seat), heard: seated.heard };
  return judge(game, peeking, seen, [action], { budget: FEW, seed: SEED });
};

/** In how many positions the judgement changes when everything the seat may not know is imagined afresh. */
function leaks(game: AnyGame, room: JudgingRoom, positions: readonly Position[], judgeAt: JudgeAt): number {
  let changed = 0;
  for (const position of positions) {
    const { seat } = position.decision;
    const view = game.view(position.state, seat);
    const other = game.imagine(view, fastRandom('another world'));
    // A world that looks different is none that the seat could not tell from the real one.
    if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(view)) continue;
    const one = judgeAt(game, room, position.state, position);
    if (JSON.stringify(judgeAt(game, room, other, position)) !== JSON.stringify(one)) changed++;
  }
  return changed;
}

const judgedGames = SHELF.map(({ id }) => id);

describe.each(judgedGames)('judgements of %s', (id) => {
  async function opened() {
    const entry = await loadGame(id);
    const room = await entry?.judging?.();
    if (!entry || !room) throw new Error(`${id} has no judgements.`);
    return { entry, room, positions: positionsOf(entry, room) };
  }

  it('depend on nothing that the seat could not know', async () => {
    const { entry, room, positions } = await opened();
    expect(positions.length).toBeGreaterThan(1);
    expect(leaks(entry.game, room, positions, fromTheSeat)).toBe(0);
  });

  it('are found out where they do', async () => {
    const { entry, room, positions } = await opened();
    expect(leaks(entry.game, room, positions, fromTheTruth)).toBeGreaterThan(0);
  });

  it('name what was done, what would be best, and why', async () => {
    const { entry, room, positions } = await opened();
    for (const { decision } of positions) {
      const one = review({ game: entry.game, ...room, naming: NAMING, seed: SEED, budget: FEW }, decision);
      expect(one?.candidates).toContain(one?.done);
      const label = entry.game.words.action(decision.action, decision.seated.view);
      expect(one?.done.label).toBe(withNames(label, NAMING));
      expect(one?.why.headline).toMatch(/^\S.*\.$/);
      expect(one?.asked).toMatch(/^\S.*[.?:]/);
      expect(one?.loss).toBeGreaterThanOrEqual(0);
      expect(one?.best.behind.mean).toBe(0);
    }
  });
});

/** Enough worlds for a verdict, few enough for a test. */
const SOME = { first: 2, second: 4, last: 16 };
const LOOKED_AT = 14;

describe.each(judgedGames)('slips and mistakes in %s', (id) => {
  it('are each explained by something counted', async () => {
    const entry = await loadGame(id);
    const room = await entry?.judging?.();
    const [careless] = entry?.levels ?? [];
    if (!entry || !room || !careless) throw new Error(`${id} has no judgements.`);
    // In a race the careless one does not even finish a card in this few entries.
    const positions = entry.game.realTime ? beginning(entry) : beginning(entry, careless);
    const judged = positions.filter(({ decision }) => room.judging.isJudged(decision.action));
    let explained = 0;
    for (const { decision } of judged.slice(0, LOOKED_AT)) {
      const one = review({ game: entry.game, ...room, naming: NAMING, seed: SEED, budget: SOME }, decision);
      // Whatever it is called: what a small number of worlds calls fine may be a slip in more.
      if (!one || one.candidates.length < 2) continue;
      expect(one.why.headline).toMatch(/\d/);
      expect(one.why.sentences.length, one.why.headline).toBeGreaterThan(0);
      for (const sentence of one.why.sentences) expect(sentence).toMatch(/\d.*[.!?]$/);
      explained++;
    }
    expect(explained).toBeGreaterThan(2);
  });
});

describe.each(['outsider', 'outbreak'])('what a seat of %s could believe', (id) => {
  it('rests on what it could know alone, and leaves nobody above certainty', async () => {
    const entry = await loadGame(id);
    const suspecting = (await entry?.judging?.())?.judging.suspecting;
    if (!entry || !suspecting) throw new Error(`Nobody is suspected in ${id}.`);
    const { game } = entry;
    let compared = 0;
    for (const { decision, state } of beginning(entry)) {
      const { seat, seated } = decision;
      const chances = suspecting.believes(seated, fastRandom('beliefs'));
      for (const chance of chances) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
      const other = game.imagine(game.view(state, seat), fastRandom('another world'));
      if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(seated.view)) continue;
      const elsewhere = { ...seated, view: game.view(other, seat) };
      expect(suspecting.believes(elsewhere, fastRandom('beliefs'))).toEqual(chances);
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

/** The checker must find what it is there for: every way in which a history can be broken, one at a time. */
import {
  type AnyGame,
  commitTo,
  digestOf,
  fastRandom,
  heardEntry,
  Match,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../loadGames.ts';
import type { LogLine } from '../store/store.ts';
import { violations } from './checker.ts';
import type { History, OnDisk, Promised, Sitting } from './history.ts';

const CODE = 'KEEL-42-VANE';
const SEED = 'ab'.repeat(32);
const ENTRIES = 8;

interface Story {
  history: { promised: Promised[]; sittings: Sitting[] };
  disk: Map<string, OnDisk>;
  games: Map<string, AnyGame>;
}

/** Two people who played some entries of Outpost Seven, everything as it should be. */
async function story(): Promise<Story> {
  const game = (await loadGames()).get('outpost-seven')?.game as AnyGame;
  const seats = ['Ann', 'Bob'];
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.default]),
  );
  const header = {
    game: game.id,
    rules: game.version,
    options,
    seats,
    generator: 'strong' as const,
    commitment: commitTo(SEED),
  };
  const match: Match<unknown, unknown, SeenEvent> = new Match(game, header, SEED);
  const random = fastRandom('story');
  const sittings = seats.map(
    (name, seat): Sitting => ({
      table: CODE,
      game: game.id,
      seat,
      name,
      sent: [],
      heard: [],
      order: [{ sequence: 0, isView: true }],
      talk: [],
      said: [],
      isOver: false,
      view: null,
      sequence: ENTRIES,
    }),
  );
  const log: LogLine[] = [];
  while (log.length < ENTRIES) {
    const [seat = 0] = seatsIn(match.waiting);
    const actions = match.actions(seat).filter((action) => game.codec.write(action) !== 'resign');
    const action = actions[random.int(actions.length)] as number;
    const at = log.length * 100;
    const played = match.play(seat, action, at, [...seats.keys()]);
    if (!played.ok) throw new Error(played.refusal.reason);
    const text = game.codec.write(action);
    log.push({ seat, action: text, at, digest: digestOf(game, match.state) });
    const sequence = log.length;
    for (const sitting of sittings) {
      sitting.heard.push({ sequence, seat, at, ...structuredClone(heardEntry(played, sitting.seat)) });
      sitting.order.push({ sequence, isView: false });
      if (sitting.seat !== seat) continue;
      sitting.sent.push({
        id: sequence,
        action: text,
        after: sequence - 1,
        times: 1,
        answers: [sequence],
        refusals: [],
      });
    }
  }
  const line = { number: 1, seat: 0, name: 'Ann', text: 'hello', at: 5 };
  for (const sitting of sittings) {
    sitting.view = match.view(sitting.seat);
    sitting.talk.push({ ...line });
  }
  sittings[0]?.said.push('hello');
  const record: OnDisk['record'] = {
    number: 1,
    code: CODE,
    game: game.id,
    host: 'ann',
    options,
    seats: seats.map((name) => ({ kind: 'person', person: name, name, ready: true })),
    stage: 'playing',
    match: { rules: game.version, seed: SEED, startedAt: 1 },
    rematch: null,
    changedAt: 1,
  };
  const promised = [{ table: CODE, game: game.id, seats, commitment: commitTo(SEED) }];
  return {
    history: { promised, sittings },
    disk: new Map([[CODE, { record, log, talk: [line] }]]),
    games: new Map([[game.id, game]]),
  };
}

const judged = ({ history, disk, games }: Story): string[] => violations(history as History, disk, games);

const kept = ({ disk }: Story): OnDisk => disk.get(CODE) as OnDisk;
const keepLog = (told: Story, log: LogLine[]): void => void told.disk.set(CODE, { ...kept(told), log });

/** Who did an entry. */
const doer = ({ history, disk }: Story, sequence: number): Sitting =>
  history.sittings[disk.get(CODE)?.log[sequence - 1]?.seat ?? 0] as Sitting;
const sentAs = (told: Story, sequence: number) => {
  const sent = doer(told, sequence).sent.find(({ answers }) => answers.includes(sequence));
  if (!sent) throw new Error('Nobody did that.');
  return sent;
};

describe('the checker of fault runs', () => {
  it('finds nothing where everything is as it was told', async () => {
    expect(judged(await story())).toEqual([]);
  });

  it.each<[string, (told: Story) => void, RegExp]>([
    [
      'the last entry is lost',
      (told) => keepLog(told, kept(told).log.slice(0, -1)),
      /entry 8 was told and is lost/,
    ],
    ['all but the deal is lost', (told) => keepLog(told, []), /was acknowledged as entry 1 and is lost/],
    [
      'an entry in the middle is lost',
      (told) =>
        keepLog(
          told,
          kept(told).log.filter((_, index) => index !== 3),
        ),
      /its log cannot be played again|was told differently|was acknowledged as entry/,
    ],
    [
      'two entries are in another order',
      (told) => {
        const log = [...kept(told).log];
        [log[4], log[5]] = [log[5] as LogLine, log[4] as LogLine];
        keepLog(told, log);
      },
      /its log cannot be played again|was told as seat/,
    ],
    [
      'something was done twice that was sent once',
      (told) => {
        const sent = sentAs(told, 8);
        sent.answers.push(6);
      },
      /was done 2 times: 8, 6/,
    ],
    [
      'an entry is there that nobody sent',
      (told) => {
        const sitting = doer(told, 8);
        sitting.sent.splice(sitting.sent.indexOf(sentAs(told, 8)), 1);
      },
      /entry 8 ".*" was sent by nobody, or is there twice/,
    ],
    [
      'something was refused and done',
      (told) => {
        const sent = sentAs(told, 8);
        sent.answers.length = 0;
        sent.refusals.push('storage');
      },
      /entry 8 ".*" was sent by nobody, or is there twice/,
    ],
    [
      'something was refused and acknowledged',
      (told) => void sentAs(told, 8).refusals.push('storage'),
      /was refused and done/,
    ],
    [
      'another action was acknowledged',
      (told) => {
        const sent = sentAs(told, 8);
        doer(told, 8).sent.push({ ...sent, id: 99, action: 'resign', answers: [8] });
        sent.answers.length = 0;
      },
      /"resign" was acknowledged as entry 8, which is/,
    ],
    [
      'entries came in another order',
      (told) => {
        const { order } = told.history.sittings[0] as Sitting;
        order.splice(3, 1);
      },
      /entry 4 came after 2|entry 3 came after 1/,
    ],
    [
      'a view took back what had been told',
      (told) => void told.history.sittings[0]?.order.push({ sequence: 5, isView: true }),
      /a view of 5 entries came after entry 8/,
    ],
    [
      'an entry was told differently than it is',
      (told) => {
        const [, sitting] = told.history.sittings as [Sitting, Sitting];
        const events = [{ type: 'other', rule: 'OPS-1', open: {} }];
        sitting.heard[2] = { ...(sitting.heard[2] as Sitting['heard'][number]), events };
      },
      /entry 3 of outpost-seven was told differently/,
    ],
    [
      'an entry was told at another time',
      (told) => {
        const [sitting] = told.history.sittings as [Sitting];
        sitting.heard[2] = { ...(sitting.heard[2] as Sitting['heard'][number]), at: 7 };
      },
      /entry 3 was told with a different time/,
    ],
    [
      'somebody ends with another view',
      (told) => {
        const [sitting] = told.history.sittings as [Sitting];
        sitting.view = { ...(sitting.view as object), deck: -1 };
      },
      /ends with a different view from the one the log gives/,
    ],
    [
      'somebody ends behind the log',
      (told) => {
        (told.history.sittings[1] as Sitting).sequence = 6;
      },
      /ends at entry 6, and the log at 8/,
    ],
    [
      'somebody never saw the match',
      (told) => {
        (told.history.sittings[1] as Sitting).view = null;
      },
      /never saw the match/,
    ],
    [
      'somebody was told that it is over',
      (told) => {
        (told.history.sittings[1] as Sitting).isOver = true;
      },
      /was told that it is over, and it is not/,
    ],
    [
      'the record says that it is over',
      (told) => {
        const { record } = kept(told);
        told.disk.set(CODE, { ...kept(told), record: { ...record, stage: 'over' } });
      },
      /after 8 entries it is not over, and is kept as over/,
    ],
    [
      'a line is lost',
      (told) => void told.disk.set(CODE, { ...kept(told), talk: [] }),
      /line 1 "hello" was told and is lost/,
    ],
    [
      'a line is another one',
      (told) => {
        const talk = kept(told).talk.map((line) => ({ ...line, text: 'bye' }));
        told.disk.set(CODE, { ...kept(told), talk });
      },
      /line 1 was told as "hello" and is "bye"/,
    ],
    [
      'a line is there twice',
      (told) => {
        const [line] = kept(told).talk as [OnDisk['talk'][number]];
        told.disk.set(CODE, { ...kept(told), talk: [line, { ...line, number: 2 }] });
      },
      /"hello" was said once and is there twice/,
    ],
    ['a table is lost', (told) => void told.disk.clear(), /KEEL-42-VANE was promised and is not on the disk/],
    [
      'a seat is lost',
      (told) => {
        const { record } = kept(told);
        const seats = record.seats.map((seat, index) => (index === 1 ? { kind: 'open' as const } : seat));
        told.disk.set(CODE, { ...kept(told), record: { ...record, seats } });
      },
      /seat 1 was given to Bob and is nobody's/,
    ],
    [
      'a digest is of another state',
      (told) => {
        const [first, ...rest] = kept(told).log;
        keepLog(told, [{ ...(first as LogLine), digest: '0'.repeat(16) }, ...rest]);
      },
      /entry 1 does not lead where its digest says/,
    ],
    [
      'the match is another one',
      (told) => {
        (told.history.promised[0] as { commitment: string }).commitment = commitTo('cd'.repeat(32));
      },
      /its match began, and is a different one now/,
    ],
  ])('finds that %s', async (_what, breakIt, sentence) => {
    const told = await story();
    breakIt(told);
    const found = judged(told);
    expect(found.join('\n')).toMatch(sentence);
  });

  it('finds what was done twice because it was sent again', async () => {
    const told = await story();
    // The answer got lost, it was sent again, and both stand in the log.
    const sent = sentAs(told, 8);
    sent.answers.length = 0;
    sent.times = 2;
    expect(judged(told)).toEqual([]);
    const line = kept(told).log[7] as LogLine;
    keepLog(told, [...kept(told).log, line]);
    expect(judged(told).join('\n')).toMatch(/is there twice|cannot be played again/);
  });
});

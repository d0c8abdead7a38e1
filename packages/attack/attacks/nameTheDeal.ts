/**
 * The host names the deal and has played it before, alone or against a friend: then every card of the race is known
 * before it starts. A name may deal the same cards again only where nobody plays against another person.
 */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import { type Person, type Reply, sentenceOf } from '../ground/person.ts';
import { type Leaf, leavesOf } from '../judging/leaves.ts';

interface Race {
  readonly called: string;
  readonly game: string;
  readonly versus: Readonly<Record<string, string>>;
  readonly alone: Readonly<Record<string, string>>;
  /** Where in the first view lies what was dealt. */
  readonly dealt: RegExp;
}

const RACES: readonly Race[] = [
  {
    called: 'Omega Virus',
    game: 'omega-virus',
    versus: { mode: 'versus' },
    alone: { mode: 'practice' },
    dealt: /^(locations|scoring)\./,
  },
  {
    called: 'Hypatia',
    game: 'hypatia',
    versus: { mode: 'race', layout: 'random' },
    alone: { mode: 'solo', layout: 'random' },
    dealt: /^ships\.0\.(layout|hand)\./,
  },
];
const NAME = 'the deal I know';

type Deal = ReadonlyMap<string, Leaf>;
/** What was dealt, or the sentence with which it was refused. */
type Dealt = Deal | string;

export const nameTheDeal: Attack = {
  number: 4,
  name: 'name the deal',
  harm: 'Whoever names the deal has seen every card of a race before it starts.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    for (const race of RACES) {
      const people = await Promise.all(['Ann', 'Bob'].map((name) => ground.person(server, name)));
      const deal = (seed: string): Promise<Dealt> => dealt(people, race, { ...race.versus, seed });
      // Deals without a name show that what is compared can differ.
      const control = differing(await deal(''), await deal(''));
      const first = await deal(NAME);
      yield judged(`race twice in ${race.called} on one named deal`, first, await deal(NAME), control);
      const practised = await dealt(people.slice(0, 1), race, { ...race.alone, seed: NAME });
      yield judged(
        `practise a named deal of ${race.called} alone, then race on it`,
        practised,
        first,
        control,
      );
    }
  },
};

function judged(tried: string, one: Dealt, other: Dealt, control: number): Trial {
  for (const refused of [one, other]) {
    if (typeof refused === 'string') return { tried, held: true, evidence: `refused: ${refused}` };
  }
  const count = differing(one, other);
  return {
    tried,
    held: count > 0 && control > 0,
    evidence: `${count} dealt values differ; without a name ${control} do`,
  };
}

function differing(one: Dealt, other: Dealt): number {
  if (typeof one === 'string' || typeof other === 'string') return 0;
  return [...one].filter(([path, value]) => other.get(path) !== value).length;
}

async function dealt(
  people: readonly Person[],
  { game, dealt: where }: Race,
  options: Readonly<Record<string, string>>,
): Promise<Dealt> {
  const [host, ...others] = people;
  if (!host) throw new Error('Nobody deals.');
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const set = await host.ask('POST', ROUTES.tables, { game, options, seats });
  if (isRefused(set)) return sentenceOf(set);
  const { code } = set.body as TableInfo;
  for (const person of others) await person.sitDown(code);
  const start = await host.ask('POST', atTable(ROUTES.start, code), {});
  if (isRefused(start)) return sentenceOf(start);
  const line = await host.line();
  const { view } = await line.watch(code);
  line.close();
  const leaves = [...leavesOf(view)].filter(([path]) => where.test(path));
  if (leaves.length === 0) throw new Error(`Nothing dealt can be seen in ${game}.`);
  return new Map(leaves);
}

/** Whatever is neither granted nor refused as asked for wrongly is a fault of another kind. */
function isRefused(reply: Reply): boolean {
  if (reply.status >= 500) throw new Error(`Answered ${reply.status}: ${sentenceOf(reply)}`);
  return reply.status >= 400;
}

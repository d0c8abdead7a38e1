/**
 * At a table people are their names. One that cannot be seen, that turns the text around it, that says "Bot" or looks like
 * the name of somebody else there lets a stranger speak and vote as another. Each is refused with a sentence or shown in
 * a form that can be seen and told apart.
 */
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { type Person, type Reply, sentenceOf } from '../ground/person.ts';
import { only, seatedTable } from '../ground/seating.ts';
import { looksLikeBot, looksOf, trickIn } from '../judging/names.ts';

const INVISIBLE = [
  '\u3164',
  '\u2800',
  '\u115f',
  '\u1160',
  '\u034f',
  '\ufe0f',
  '\u200b',
  '\u00ad',
  '\u180e',
  '\u2060',
  '\ufeff',
  '\uffa0',
  '\u17b4',
  '\u061c',
  '\u{e0041}',
  '\u3164\u2800\u3164',
  '\u00a0\u2003',
  '\u0301',
  ' \u034f ',
];
const TURNING = [
  'Ann\u202ebob',
  '\u2066Ann',
  'Ann\u200f',
  '\u202dAnn',
  'An\u0000n',
  'Ann\r\nSet-Cookie: a=b',
  'Ann\u001b[31m',
  'Ann\u2028Bob',
];
const PILED = [
  `A${'\u0301'.repeat(20)}`,
  `A${'\u0488'.repeat(12)}n`,
  `${'a\u0300\u0301\u0302\u0303\u0304'.repeat(4)}`,
];
const BOTS = [
  'Bot · Engineer',
  'bot',
  'BOT',
  'Bot·Deckhand',
  'Bоt · Engineer',
  'Ｂｏｔ · Engineer',
  'Bot • Engineer',
  'Bot - Engineer',
  'B\u00adot',
];
const LIKE_ANN = ['Ann', 'ann', 'ANN', 'Аnn', 'Ａｎｎ', 'Ann ', 'Ann\u3164', 'A\u034fnn'];

const LINES = [
  '\u202eUoy lliw esol',
  'a\u0000b',
  `so${'\u0301'.repeat(60)}`,
  '\u3164',
  '\u2067hello',
  'bell\u0007',
  '\u200b\u200b',
];
const PATIENCE_MS = 3_000;
const MOST_SPELLED = 40;

export const poseByName: Attack = {
  number: 13,
  name: 'pose by a name',
  harm: 'A stranger is invisible, looks like a bot, or speaks as somebody else at the table.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    yield await judgeNames(ground, server, 'that nobody can see', INVISIBLE, trickIn);
    yield await judgeNames(ground, server, 'that turn or break the text', TURNING, trickIn);
    yield await judgeNames(ground, server, 'of piled-up marks', PILED, trickIn);
    yield await judgeNames(ground, server, 'that pose as a bot', BOTS, (shown) =>
      looksLikeBot(shown) ? 'looks like a bot' : null,
    );
    yield await sitBesideAnn(ground, server);
    yield await becomeAnnLater(ground, server);
    yield await speakAsAnn(ground, server);
    yield await talkTricks(ground, server);
  },
};

/** `A<301>n` for what cannot be printed. */
const spelled = (text: string): string =>
  [...text]
    .map((letter) => (/[\x20-\x7e]/.test(letter) ? letter : `<${(letter.codePointAt(0) ?? 0).toString(16)}>`))
    .join('')
    .slice(0, MOST_SPELLED);

function inWords(tried: number, broken: readonly string[]): string {
  return broken.length === 0
    ? `${tried} of ${tried} refused with a sentence or made harmless`
    : `${broken.length} of ${tried} got through, such as ${broken.slice(0, 3).join('; ')}`;
}

async function judgeNames(
  ground: Ground,
  server: AirlockProcess,
  what: string,
  names: readonly string[],
  fault: (shown: string) => string | null,
): Promise<Trial> {
  const broken: string[] = [];
  for (const name of names) {
    const person = ground.stranger(server, undefined, name);
    const reply = await person.introduce();
    const why = reply.status === 200 ? fault(nameAtTable(await person.setTable(), 0)) : faultOfRefusal(reply);
    if (why !== null) broken.push(`${spelled(name)}: ${why}`);
  }
  return {
    tried: `${names.length} names ${what}`,
    held: broken.length === 0,
    evidence: inWords(names.length, broken),
  };
}

/** A refusal has to say in a sentence what is wrong. */
function faultOfRefusal(reply: Reply): string | null {
  if (reply.status >= 500) return `answered ${reply.status}`;
  return /\w.*\.$/.test(sentenceOf(reply)) ? null : 'refused without a sentence';
}

function nameAtTable({ seats }: TableInfo, seat: number): string {
  const info = only(seats, seat);
  return info.kind === 'open' ? '' : info.name;
}

/** Somebody with such a name wants to sit where Ann sits. */
async function sitBesideAnn(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const broken: string[] = [];
  for (const name of LIKE_ANN) {
    const ann = await ground.person(server, 'Ann');
    const { code } = await ann.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const other = ground.stranger(server, undefined, name);
    const introduced = await other.introduce();
    const sat =
      introduced.status === 200 ? await other.ask('POST', atTable(ROUTES.seat, code), {}) : introduced;
    if (sat.status === 200) {
      const table = sat.body as TableInfo;
      const [first, second] = [nameAtTable(table, 0), nameAtTable(table, 1)];
      if (looksOf(first) === looksOf(second)) broken.push(`${spelled(first)} beside ${spelled(second)}`);
    } else {
      const why = faultOfRefusal(sat);
      if (why !== null) broken.push(`${spelled(name)}: ${why}`);
    }
  }
  return {
    tried: `sit beside Ann with ${LIKE_ANN.length} names that look like hers`,
    held: broken.length === 0,
    evidence: inWords(LIKE_ANN.length, broken),
  };
}

/** Sits down under an honest name and takes hers afterwards, before and after the start. */
async function becomeAnnLater(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const ann = await ground.person(server, 'Ann');
  const { code } = await ann.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const other = await ground.person(server, 'Bob');
  await other.sitDown(code);
  const begun = await seatedTable(ground, server, { game: 'outpost-seven', seats: 2 });
  const shown: string[] = [];
  const isSame: boolean[] = [];
  for (const [person, table] of [
    [other, code],
    [only(begun.people, 1), begun.code],
  ] as const) {
    const { status } = await person.ask('PATCH', ROUTES.session, { name: 'Ann' });
    const info = await ground.stranger(server).must('GET', atTable(ROUTES.table, table));
    const [first, second] = [nameAtTable(info, 0), nameAtTable(info, 1)];
    shown.push(`answered ${status}, the seats are ${first} and ${second}`);
    isSame.push(looksOf(first) === looksOf(second));
  }
  return {
    tried: 'sit down as Bob and take Ann’s name afterwards, before and after the start',
    held: !isSame.includes(true),
    evidence: shown.join('; '),
  };
}

/** Only watches, and talks under her name. */
async function speakAsAnn(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const { code, people } = await seatedTable(ground, server, { game: 'outpost-seven', seats: 2 });
  const ears = await only(people, 1).line();
  await ears.watch(code);
  const poser = await ground.person(server, 'Ann');
  const line = await poser.line();
  await line.watch(code);
  line.send({ type: 'talk', table: code, id: 1, text: 'I resign' });
  await ears.until(() => saidAt(ears).length > 0 || line.all('refused').length > 0, PATIENCE_MS);
  const [said] = saidAt(ears);
  const isTold = said !== undefined && looksOf(said.name) === looksOf('Ann') && said.seat === 0;
  return {
    tried: 'watch under the name of a player and talk',
    held: !isTold,
    evidence: said
      ? `the line comes from ${said.name}, ${said.seat === null ? 'marked as somebody watching' : `at seat ${said.seat}`}`
      : 'refused',
  };
}

const saidAt = (line: Line) => line.all('talk').flatMap(({ lines }) => lines);

async function talkTricks(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const broken: string[] = [];
  for (const [index, text] of LINES.entries()) {
    const { code, people } = await seatedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    const [mouth, ears] = await Promise.all([lineAt(only(people, 0), code), lineAt(only(people, 1), code)]);
    mouth.send({ type: 'talk', table: code, id: index, text });
    await mouth.until(() => saidAt(mouth).length > 0 || mouth.all('refused').length > 0, PATIENCE_MS);
    await ears.ping();
    for (const said of saidAt(ears)) {
      const why = trickIn(said.text);
      if (why !== null) broken.push(`${spelled(text)}: ${why}`);
    }
    if (saidAt(ears).length === 0 && mouth.all('refused').length === 0)
      broken.push(`${spelled(text)}: no answer`);
  }
  return {
    tried: `${LINES.length} lines of talk with turned direction, NUL and piles of marks`,
    held: broken.length === 0,
    evidence: inWords(LINES.length, broken),
  };
}

async function lineAt(person: Person, code: string): Promise<Line> {
  const line = await person.line();
  await line.watch(code);
  return line;
}

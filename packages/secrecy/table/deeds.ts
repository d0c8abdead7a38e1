/** What people and bots do at a table, the same at both servers as far as the viewer may know. */
import { EVERYBODY, type Seat } from '@airlock/kernel';
import { atTable, ROUTES } from '@airlock/protocol';
import { type BySide, bySide, SIDES, type Side, type Step } from '../worlds/coupling.ts';
import type { Mirror } from '../worlds/mirror.ts';
import { keyOf } from './eyes.ts';
import type { Verdict } from './pair.ts';
import type { Party } from './party.ts';
import { type Happening, othersHere, pick, type Scene, seatsHere } from './scene.ts';

/** Somebody who is there does something. */
export const act: Happening = async (scene) => {
  const step = scene.coupling.stepOf(seatsHere(scene), scene.pair.matchTime);
  return step && take(scene, step);
};

async function take({ pair, mirror }: Scene, step: Step): Promise<Verdict> {
  const texts = textsOf(mirror, step);
  const after = pair.length;
  const verdict = await pair.both(`seat ${step.seat} does ${nameOf(texts)}`, (party, side) => {
    party.tell(keyOf(step.seat), { type: 'act', after, action: texts[side] });
  });
  const isKept = pair.length > after || sealedMs(mirror) > 0;
  if (verdict === 'alike' && !isKept) throw new Error(`${nameOf(texts)} was not taken.`);
  return verdict;
}

/** How long before the deadline answers are kept back, where nobody may learn whose time ran out. */
function sealedMs({ game, state }: Mirror): number {
  const deadline = game.hosting?.deadline(state);
  return deadline && 'sealed' in deadline ? deadline.sealed : 0;
}

/** The viewer, or somebody else, answers in the last stretch before a deadline. */
export const answerLate: Happening = async (scene) => {
  const { pair, mirror, coupling, viewer } = scene;
  const { deadlineAt } = await pair.matchOf('one');
  const sealed = sealedMs(mirror);
  if (deadlineAt === null || sealed === 0) return null;
  if ((await pair.waitUntil(Math.max(pair.now, deadlineAt - sealed / 2))) === 'parted') return 'parted';
  const here = seatsHere(scene);
  const step =
    coupling.stepOf(here.includes(viewer) ? [viewer] : [], pair.matchTime, 'awaited') ??
    coupling.stepOf(here, pair.matchTime, 'awaited');
  return step ? take(scene, step) : 'alike';
};

const textsOf = ({ game }: Mirror, step: Step): BySide<string> =>
  bySide((side) => game.codec.write(step[side]));

const nameOf = ({ one, other }: BySide<string>): string => (one === other ? one : `${one}, or ${other}`);

/** Shorter than the shortest time a bot lets pass before it acts. */
const LONGEST_THOUGHT_MS = 500;

/** A bot that was asked answers, in the other world a little later: how long it thought must not show. */
export const think: Happening = async (scene) => {
  const { pair, mirror, random } = scene;
  const [thought, other] = SIDES.map((side) => pair.parties[side].world.thoughts.held[0]);
  if (!thought || !other) return null;
  const { seat, to } = thought.question;
  if (seat !== other.question.seat || to !== other.question.to) return null;
  const step = chosenBy(scene, seat, to);
  if (to === 'choose' && !step) return null;
  const texts = step && textsOf(mirror, step);
  const what = `the bot at seat ${seat} ${texts ? `decides on ${nameOf(texts)}` : 'has nothing to say'}`;
  const answer = ({ world }: Party, side: Side) => world.thoughts.held[0]?.answer(texts?.[side] ?? null);
  // In a race a bot acts when it means to, and it means to now.
  if (mirror.game.realTime) return pair.both(what, answer);
  const first = await pair.both(what, (party, side) => side === 'one' && answer(party, side));
  const later = Math.max(pair.now, thought.askedAt + random.int(LONGEST_THOUGHT_MS));
  if (first === 'parted' || (await pair.waitUntil(later)) === 'parted') return 'parted';
  return pair.both(
    `${what}, now in the other world`,
    (party, side) => side === 'other' && answer(party, side),
  );
};

/** One in this many who may speak does. */
const BOTS_PER_WORD = 4;

function chosenBy({ coupling, pair, random }: Scene, seat: Seat, to: 'choose' | 'speak'): Step | null {
  if (to === 'choose') return coupling.stepOf([seat], pair.matchTime, 'awaited');
  return random.int(BOTS_PER_WORD) === 0 ? coupling.stepOf([seat], pair.matchTime, 'aside') : null;
}

/** What the viewer may not hear is another thing in the other world. */
export const talk: Happening = async (scene) => {
  const { pair, mirror, viewer, random } = scene;
  const { hosting } = mirror.game;
  const circleOf = (seat: Seat) => hosting?.circle(mirror.state, seat) ?? EVERYBODY;
  const apart = othersHere(scene).filter((seat) => circleOf(seat) !== EVERYBODY);
  const seat = pick(apart.length > 0 && random.int(2) === 0 ? apart : othersHere(scene), random);
  if (seat === undefined) return null;
  const circle = circleOf(seat);
  const hears = circle === EVERYBODY || (hosting?.hears(mirror.state, viewer, circle) ?? true);
  const words = bySide((side) => (hears || side === 'one' ? 'I trust nobody.' : 'I trust seat 1.'));
  const what = `seat ${seat} says something ${hears ? 'to all' : 'that the viewer may not hear'}`;
  return pair.both(what, (party, side) => {
    party.tell(keyOf(seat), { type: 'talk', text: words[side] });
  });
};

export const takeBack: Happening = async (scene) => {
  const seat = pick(othersHere(scene), scene.random);
  if (seat === undefined) return null;
  const after = scene.pair.length;
  return scene.pair.both(`seat ${seat} wants to take back`, (party) => {
    party.tell(keyOf(seat), { type: 'undo', after });
  });
};

export const askForMoment: Happening = async (scene) => {
  const seat = pick(othersHere(scene), scene.random);
  if (seat === undefined || scene.mirror.game.hosting?.longestInterrupt === undefined) return null;
  return scene.pair.both(`seat ${seat} asks the bots for a moment`, (party) => {
    party.tell(keyOf(seat), { type: 'interrupt', on: true });
  });
};

/** The match goes on as long as one player wants it to. */
export const wantToStop: Happening = async (scene) => {
  const { pair, random, viewer } = scene;
  const seat = pick(othersHere(scene), random);
  if (seat === undefined || viewer < 0) return null;
  const agree = random.int(2) === 0;
  return pair.both(`seat ${seat} ${agree ? 'wants' : 'does not want'} to stop`, async (party) => {
    const path = atTable(ROUTES.abandon, party.code);
    const { cookie } = party.person(seat);
    await party.world.ask(null, path, { method: 'POST', path, cookie, body: { agree } });
  });
};

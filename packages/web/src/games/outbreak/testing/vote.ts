/** A vote played by bots, as one seat hears its last ballot, for tests. */
import { defaultOptions, fastRandom, heardEntry, openMatch, type Seat, seatsIn } from '@airlock/kernel';
import { casualBot, outbreak, QUIET_MANNER, TALKATIVE_MANNER, type View } from '@airlock/outbreak';
import type { HeardEntry } from '../../../match/unfold.ts';
import { CROWD_NAMES } from './position.ts';

export interface HeardVote {
  readonly names: readonly string[];
  readonly viewer: Seat;
  /** Before the last ballot. */
  readonly view: View;
  readonly entry: HeardEntry;
}

type Wanted = 'out' | 'end' | 'nobody';

/** The first vote of its kind that bots come to, however many matches it takes; seen by a seat that stays in. */
export function heardVote(seats: number, wanted: Wanted): HeardVote {
  for (let seed = 0; seed < MOST_MATCHES; seed++) {
    const found = voteIn(seats, wanted, `vote ${seed}`);
    if (found) return found;
  }
  throw new Error(`No vote of ${seats} seats ends with ${wanted}.`);
}

const MOST_MATCHES = 400;
const MOST_ENTRIES = 400;

function voteIn(seats: number, wanted: Wanted, seed: string): HeardVote | null {
  const names = CROWD_NAMES.slice(0, seats);
  const options = { ...defaultOptions(outbreak.options) };
  const match = openMatch(outbreak, { options, seats: names, generator: 'fast', seed });
  const bot = casualBot(wanted === 'nobody' ? QUIET_MANNER : TALKATIVE_MANNER);
  const random = fastRandom(seed);
  const all = names.map((_, seat) => seat);
  for (let entry = 0; entry < MOST_ENTRIES && !match.outcome; entry++) {
    const [seat = 0] = seatsIn(match.waiting);
    const known = { seat, view: match.view(seat), heard: [] };
    const action = bot.speak(known, random, 'last') ?? bot.choose(known, random);
    const before = all.map((viewer) => match.view(viewer));
    const played = match.play(seat, action, 0, all);
    if (!played.ok) throw new Error(`A bot did what is not allowed: ${outbreak.codec.write(action)}.`);
    const { votes } = match.state;
    const vote = votes.at(-1);
    if (!vote || votes.length === before[0]?.votes.length) continue;
    const isEnd = match.outcome !== null;
    if (wanted === 'nobody' ? vote.out >= 0 : vote.out < 0 || isEnd !== (wanted === 'end')) continue;
    const viewer = all.findLast(
      (one) => one !== vote.out && one !== seat && (match.state.out >> one) % 2 === 0,
    );
    const view = viewer === undefined ? undefined : before[viewer];
    if (viewer === undefined || !view) continue;
    return { names, viewer, view, entry: heardEntry(played, viewer) };
  }
  return null;
}

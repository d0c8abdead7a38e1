/** Actions a rule should refuse: near misses of legal ones, anything the codec has a number for, and nonsense. */
import { type Action, type AnyGame, type Codec, itemAt, pick, present, type Random } from '@airlock/kernel';

const NONSENSE: readonly number[] = [
  Number.NaN,
  -1,
  -2,
  -1000,
  0.5,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
];

/** This many numbers of each kind of action are drawn; a kind with fewer is tried whole. */
const PER_KIND = 3;
const NEAR_MISSES = 4;

/** Legal ones may be among them; whoever asks must leave those out. */
export function strangeActions({ codec }: AnyGame, legal: readonly Action[], random: Random): Action[] {
  const actions = [...NONSENSE, codec.size, codec.size + 1];
  const starts = [...Object.values(codec.first), codec.size];
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const count = itemAt(starts, index + 1) - start;
    for (let draw = 0; draw < Math.min(count, PER_KIND); draw++) {
      actions.push(start + (count <= PER_KIND ? draw : wholeBelow(count, random)));
    }
  }
  for (let draw = 0; draw < NEAR_MISSES && legal.length > 0; draw++) {
    const action = pick(legal, random);
    actions.push(action + 1, action - 1, action + 0.5, ...oneWordOff(codec, action, random));
  }
  return actions;
}

/** The action with each of its words in turn taken from another action of its kind. */
function oneWordOff(codec: Codec, action: Action, random: Random): Action[] {
  const kind = codec.kind(action);
  const starts = [...Object.values(codec.first), codec.size];
  const first = present(codec.first[kind]);
  const end = starts.find((start) => start > action) as number;
  const words = codec.write(action).split(' ');
  const others = codec.write(first + wholeBelow(end - first, random)).split(' ');
  return words.slice(1).flatMap((_, index) => {
    const text = words.map((word, place) => (place === index + 1 ? others[place] : word)).join(' ');
    const read = codec.read(text);
    return read === undefined ? [] : [read];
  });
}

/** Codecs may count beyond what one draw of the generator covers. */
function wholeBelow(below: number, random: Random): number {
  const HALF = 2 ** 30;
  if (below <= HALF) return random.int(below);
  return (random.int(Math.ceil(below / HALF)) * HALF + random.int(HALF)) % below;
}

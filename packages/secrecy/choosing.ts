/** Which position is examined through whose eyes, and what else that viewer takes for possible. All of it follows from a seed. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { bytesOf, type Setting } from '@airlock/conformance';
import { type AnyGame, fastRandom, type Random, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { EpisodeWish } from './table/episode.ts';
import { type ViewerKind, viewerKind } from './table/eyes.ts';
import type { Plant } from './table/plant.ts';
import type { BySide } from './worlds/coupling.ts';
import { type PlayedPosition, positionsOf } from './worlds/playthrough.ts';
import { openingFor, type Prepared } from './worlds/prepared.ts';

export interface Choice {
  readonly wish: EpisodeWish;
  readonly kind: ViewerKind;
  /** How many actions led to the position. */
  readonly number: number;
}

export interface ChoiceContext {
  readonly entry: CatalogueEntry;
  readonly setting: Setting;
  readonly seed: string;
  readonly plant?: Plant;
  readonly isFar?: boolean;
}

/** Positions of one match that are examined. */
const POSITIONS_A_MATCH = 4;

/** Positions one after the other from there. */
const EPISODE_LENGTH = 4;

/** One in this many is examined with all there is. */
const EPISODES_PER_EVERYTHING = 12;

/** In real time nobody waits for hours. */
const LONGEST_MATCH_MS = 20 * 60_000;

/** Imagined worlds tried for one that is not the same. */
const MOST_WORLDS = 4;

/** Empty where the viewer already knows everything. */
export function choicesIn(context: ChoiceContext): Choice[] {
  const { entry, setting, seed } = context;
  const random = fastRandom(`choices of ${seed}`);
  return samplePositions(entry.game, setting, seed, random).flatMap((position, index) => {
    const viewer = someViewer(entry.game, setting, position, random);
    return choiceAt(context, position, viewer, `${seed}, ${index}`, random);
  });
}

/** The opening and others, each as likely as any. */
function samplePositions(game: AnyGame, setting: Setting, seed: string, random: Random): PlayedPosition[] {
  const sample: PlayedPosition[] = [];
  let passed = 0;
  for (const position of positionsOf(game, setting, seed)) {
    if (game.realTime && position.at > LONGEST_MATCH_MS) break;
    passed++;
    const place = sample.length < POSITIONS_A_MATCH ? sample.length : random.int(passed);
    if (place < POSITIONS_A_MATCH && (place > 0 || passed === 1))
      sample[place] = { ...position, state: game.clone(position.state) };
  }
  return sample;
}

/** Whoever was voted out is looked for, since there are few of them. */
function someViewer(game: AnyGame, setting: Setting, { state }: PlayedPosition, random: Random): Viewer {
  const all = Array.from({ length: setting.seats }, (_, seat) => seat);
  const out = all.filter((seat) => viewerKind(game, setting, state, seat) === 'voted-out seat');
  const draw = random.int(3);
  if (draw === 0) return SPECTATOR;
  const from = draw === 1 && out.length > 0 ? out : all;
  return from[random.int(from.length)] ?? SPECTATOR;
}

function choiceAt(
  { entry, setting, plant, isFar = false }: ChoiceContext,
  position: PlayedPosition,
  viewer: Viewer,
  seed: string,
  random: Random,
): Choice[] {
  const { game } = entry;
  const states = indistinguishable(game, position, viewer, random);
  if (!states) return [];
  const { at, number } = position;
  const wish: EpisodeWish = {
    entry,
    setting,
    viewer,
    states,
    at,
    seed,
    length: EPISODE_LENGTH,
    effort: random.int(EPISODES_PER_EVERYTHING) === 0 ? 'everything' : 'enough',
    isFar,
    ...(plant ? { plant } : {}),
  };
  return [{ wish, kind: viewerKind(game, setting, position.state, viewer), number }];
}

/**
 * Two worlds that the viewer cannot tell apart: the real one and an imagined one, where both look alike to spectators too.
 * Where they do not, either spectators see more than the viewer, or imagining forgot what is known to all. Two imagined ones
 * tell which: they forget the same, but agree on nothing that the viewer cannot know.
 */
function indistinguishable(
  game: AnyGame,
  { state, opening }: Prepared,
  viewer: Viewer,
  random: Random,
): BySide<Prepared> | null {
  const view = game.view(state, viewer);
  const imagined = (): Prepared => ({
    state: game.imagine(view, random),
    opening: openingFor(viewer, opening),
  });
  const shown = (of: Prepared): string => bytesOf(game.view(of.state, SPECTATOR));
  const other = imagined();
  const one = shown({ state, opening }) === shown(other) ? { state, opening } : imagined();
  for (let tries = 0; tries < MOST_WORLDS; tries++) {
    const another = tries === 0 ? other : imagined();
    if (bytesOf(another.state) !== bytesOf(one.state)) return { one, other: another };
  }
  return null;
}

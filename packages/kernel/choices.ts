/**
 * What somebody can do now, for programs that do not know the game: as texts and words, made from a view alone, so that nothing
 * else can show in it.
 */
import { type Action, ActionList, type DomainForm } from './actions.ts';
import { type AnyGame, type Naming, plainText } from './game.ts';
import { fastRandom } from './random.ts';
import type { Seat } from './seats.ts';

/** An action as it is sent and as a button says it. */
export type Offer = readonly [text: string, words: string];

/** A kind of action with what each of its words may be. */
export interface ActionForm {
  readonly kind: string;
  readonly words: readonly DomainForm[];
}

export interface Choices {
  /** What is asked, as a sentence. */
  readonly prompt: string;
  /** Everything that is awaited, in a fixed order; of the kinds in `forms` only some. */
  readonly actions: readonly Offer[];
  /** What may be done besides, such as resigning; of the kinds in `forms` nothing. */
  readonly asides: readonly Offer[];
  /** Kinds of which there is more than a list can hold: claims, and places on an open board. The rules judge what is sent. */
  readonly forms: readonly ActionForm[];
}

/** Of a kind that may be done besides, this many are listed; of a larger one its form is given. */
const MOST_ASIDES = 24;

export function formsOf({ codec }: AnyGame): ActionForm[] {
  return Object.keys(codec.kinds).map((kind) => formOf(codec, kind));
}

/** A state that the owner of this view could not tell from the real one: what they can do in it they can do. */
export const imaginedFrom = (game: AnyGame, view: unknown): unknown =>
  game.imagine(view, fastRandom('choices'));

/** `state` is one that was imagined from the view, never the real one. */
export function choicesFor(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  naming: Naming,
  state = imaginedFrom(game, view),
): Choices {
  const choice = (action: Action): Offer => [
    game.codec.write(action),
    plainText(game.words.action(action, view)),
  ];
  const list = new ActionList();
  game.actions(state, seat, list);
  const actions = list.toArray();
  game.asides(state, seat, list.clear());
  const asides = byKind(game, list.toArray());
  const many = [...asides].flatMap(([kind, ofKind]) => (ofKind.length > MOST_ASIDES ? [kind] : []));
  const isOpen = actions.length > 0 || asides.size > 0;
  const kinds = isOpen ? new Set([...(game.openKinds ?? []), ...many]) : new Set<string>();
  return {
    prompt: plainText(game.words.prompt(view, naming)),
    actions: actions.map(choice),
    asides: [...asides].flatMap(([kind, ofKind]) => (kinds.has(kind) ? [] : ofKind.map(choice))),
    forms: [...kinds].map((kind) => formOf(game.codec, kind)),
  };
}

const formOf = ({ kinds }: AnyGame['codec'], kind: string): ActionForm => ({
  kind,
  words: (kinds[kind] ?? []).map(({ form }) => form),
});

function byKind({ codec }: AnyGame, actions: readonly Action[]): Map<string, Action[]> {
  const kinds = new Map<string, Action[]>();
  for (const action of actions) {
    const kind = codec.kind(action);
    const known = kinds.get(kind);
    if (known) known.push(action);
    else kinds.set(kind, [action]);
  }
  return kinds;
}

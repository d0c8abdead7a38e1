/** A game's poster, cropped to fill its place. It shows nothing that the words beside it do not say. */
import { aboutOf } from '../games/found.ts';

export function Poster({ game, class: name }: { readonly game: string; readonly class: string | undefined }) {
  return <img class={name} src={aboutOf(game)?.poster} alt="" width="260" height="360" decoding="async" />;
}

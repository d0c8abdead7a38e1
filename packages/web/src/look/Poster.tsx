/** A game's poster, cropped to fill its place. It shows nothing that the words beside it do not say. */
import { posterOf } from '../posters/posters.ts';

export function Poster({ game, class: name }: { readonly game: string; readonly class: string | undefined }) {
  return <img class={name} src={posterOf(game)} alt="" width="260" height="360" decoding="async" />;
}

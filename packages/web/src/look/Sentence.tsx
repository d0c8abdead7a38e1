/** A sentence of the games' words, in which `*stars*` mark what stands out. */

/** Draws the marked words in `<b>`, or in `<em>` where they take the lamp's colour. */
export function Sentence({ text, mark: Mark = 'b' }: { readonly text: string; readonly mark?: 'b' | 'em' }) {
  return (
    <>
      {text.split('*').map((part, index) => {
        const key = `${index}${part}`;
        return index % 2 === 1 ? <Mark key={key}>{part}</Mark> : part;
      })}
    </>
  );
}

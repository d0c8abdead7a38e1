/** A moment of waiting; the sentence appears only when it takes long. */
import lazy from '../look/Lazy.module.css';

export function Waiting({ sentence }: { readonly sentence: string }) {
  return (
    <main class={lazy.waiting} aria-busy="true">
      <p class={lazy.sentence}>{sentence}</p>
    </main>
  );
}

/** Somebody waits for an answer of the reader: to be let in, or to look through their eyes. */
import { Button } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import type { JoinedTable } from '../match/joinedTable.ts';
import styles from '../table/OfferedSeat.module.css';
import { api } from '../wire/http.ts';
import { watchWords } from './companyWords.ts';

export function Wishes({ live }: { readonly live: JoinedTable }) {
  const { code, wishes = [] } = live.info.value;
  const [wish] = wishes;
  if (!wish) return null;
  const answer = (agree: boolean) => () =>
    void attempt(() => api.watching(code, { do: 'answer', number: wish.number, agree }));
  const name = isolated(wish.name);
  return (
    <section class={styles.offer} aria-label={watchWords.wishes} role="status">
      <p>{wish.seat === null ? watchWords.wantsIn(name) : watchWords.wantsLook(name)}</p>
      <Button look="ink" onPress={answer(false)}>
        {watchWords.decline}
      </Button>
      <Button look="go" onPress={answer(true)}>
        {watchWords.agree}
      </Button>
    </section>
  );
}

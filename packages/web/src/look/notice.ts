/** One sentence about something that did not work, wherever the reader is. */
import { signal } from '@preact/signals';
import { sentenceOf } from '../wire/http.ts';

export const notice = signal<string | null>(null);

/** Does something that may be refused; a refusal is shown and gives nothing. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  notice.value = null;
  try {
    return await work();
  } catch (error) {
    notice.value = sentenceOf(error);
    return undefined;
  }
}

/** A report to whoever runs the server: what happened, with the talk and the match, which the server adds itself. */
import { MOST_LETTERS_IN_REPORT } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import text from '../look/text.module.css';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';
import styles from './Company.module.css';
import { watchWords } from './companyWords.ts';

export function ReportForm({ code }: { readonly code: string }) {
  const draft = useSignal('');
  const sent = useSignal(false);
  async function send(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const done = await attempt(async () => {
      await arrive();
      return api.report(code, draft.peek().trim());
    });
    if (done) sent.value = true;
  }
  if (sent.value) return <p role="status">{watchWords.reportSent}</p>;
  return (
    <form class={styles.form} onSubmit={send}>
      <p class={text.dim}>{watchWords.reportHelp}</p>
      <textarea
        required
        maxLength={MOST_LETTERS_IN_REPORT}
        aria-label={watchWords.reportText}
        value={draft.value}
        onInput={(event) => {
          draft.value = event.currentTarget.value;
        }}
      />
      <Button look="go" submit>
        {watchWords.reportSend}
      </Button>
    </form>
  );
}

/** A match that only those see whom its host lets in: how to ask, and what happens then. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Message } from '../about/Message.tsx';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { watchWords } from './companyWords.ts';

interface KnockProps {
  readonly code: string;
  readonly sentence: string;
  readonly onLetIn: () => void;
}

/** How often to look whether one has been let in. */
const LOOK_EVERY = 3_000;

export function Knock({ code, sentence, onLetIn }: KnockProps) {
  const asked = useSignal(false);
  useEffect(() => {
    if (!asked.value) return;
    const timer = setInterval(() => {
      api.table(code).then(onLetIn, () => undefined);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [asked, asked.value, code, onLetIn]);

  async function knock() {
    const done = await attempt(async () => {
      await arrive();
      return api.watching(code, { do: 'knock' });
    });
    if (done) asked.value = true;
  }

  return (
    <Message title={watchWords.closed} lamp="wait" sentence={asked.value ? watchWords.knocked : sentence}>
      {!asked.value && (
        <Button look="go" onPress={knock}>
          {watchWords.knock}
        </Button>
      )}
    </Message>
  );
}

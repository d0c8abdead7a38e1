/** What the server keeps about the reader: to take home, and to have deleted, with a word before about what that means. */
import { type ForgottenReply, ROUTES } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { forgetMe, signOut } from '../session/session.ts';
import { addressOf, IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import { AskFirst } from './AskFirst.tsx';
import styles from './MyData.module.css';
import tag from './NameTag.module.css';

export function MyData() {
  const done = useSignal<ForgottenReply | null>(null);
  if (IS_SITE) return <OfThisBrowser />;
  if (done.value) return <Forgotten reply={done.value} />;
  return (
    <div class={styles.data}>
      <ButtonLink look="ink" icon="download" href={ROUTES.person} download>
        {words.data.download}
      </ButtonLink>
      <AskFirst icon="close" label={words.data.remove} warning={words.data.warning} stay={words.data.keep}>
        <Button
          look="ink"
          icon="warn"
          onPress={async () => {
            done.value = (await attempt(forgetMe)) ?? null;
          }}
        >
          {words.data.removeSure}
        </Button>
      </AskFirst>
    </div>
  );
}

/** Where there is no server, all there is lies in this browser. */
const OfThisBrowser = () => (
  <div class={styles.data}>
    <AskFirst icon="close" label={words.data.remove} warning={words.site.warning} stay={words.data.keep}>
      <Button look="ink" icon="warn" onPress={() => void attempt(() => signOut('here'))}>
        {words.data.removeSure}
      </Button>
    </AskFirst>
  </div>
);

/** The page is a stranger's now: whatever is done next begins with a new guest. */
function Forgotten({ reply }: { readonly reply: ForgottenReply }) {
  return (
    <section class={styles.data} aria-label={words.data.removed}>
      <p class={tag.hint} role="status">
        {words.data.done(reply)}
      </p>
      <Button look="go" onPress={() => location.assign(addressOf('/'))}>
        {words.data.goOn}
      </Button>
    </section>
  );
}

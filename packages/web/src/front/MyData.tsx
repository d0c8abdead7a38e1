/** What the server keeps about the reader: to take home, and to have deleted, with a word before about what that means. */
import { type ForgottenReply, ROUTES } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { forgetMe, signOut } from '../session/session.ts';
import { addressOf, IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import { AskFirst } from './AskFirst.tsx';
import styles from './IdentitySheet.module.css';
import { keepMeWords } from './keepMeWords.ts';

export function MyData() {
  const done = useSignal<ForgottenReply | null>(null);
  if (IS_SITE) return <OfThisBrowser />;
  if (done.value) return <Forgotten reply={done.value} />;
  return (
    <section class={styles.part} aria-label={keepMeWords.data}>
      <h3 class={styles.title}>{keepMeWords.data}</h3>
      <p class={styles.hint}>{keepMeWords.dataHint}</p>
      <div class={styles.buttons}>
        <ButtonLink icon="download" href={ROUTES.person} download>
          {words.data.download}
        </ButtonLink>
        <AskFirst
          isGrave
          icon="close"
          label={words.data.remove}
          warning={words.data.warning}
          stay={words.data.keep}
        >
          <Button
            look="danger"
            icon="close"
            onPress={async () => {
              done.value = (await attempt(forgetMe)) ?? null;
            }}
          >
            {words.data.removeSure}
          </Button>
        </AskFirst>
      </div>
    </section>
  );
}

/** Where there is no server, all there is lies in this browser. */
const OfThisBrowser = () => (
  <div class={styles.part}>
    <AskFirst
      isGrave
      icon="close"
      label={words.data.remove}
      warning={words.site.warning}
      stay={words.data.keep}
    >
      <Button look="danger" icon="close" onPress={() => void attempt(() => signOut('here'))}>
        {words.data.removeSure}
      </Button>
    </AskFirst>
  </div>
);

/** The page is a stranger's now: whatever is done next begins with a new guest. */
function Forgotten({ reply }: { readonly reply: ForgottenReply }) {
  return (
    <section class={styles.part} aria-label={words.data.removed}>
      <p class={styles.hint} role="status">
        {words.data.done(reply)}
      </p>
      <Button look="go" onPress={() => location.assign(addressOf('/'))}>
        {words.data.goOn}
      </Button>
    </section>
  );
}

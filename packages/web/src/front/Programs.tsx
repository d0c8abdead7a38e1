/** The reader's programs: made with a name and a token that is shown once, and revoked. */
import { type MadeProgram, MOST_LETTERS_IN_NAME, type ProgramInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { AskFirst } from './AskFirst.tsx';
import sheet from './IdentitySheet.module.css';
import styles from './Programs.module.css';

export function Programs() {
  const mine = useSignal<readonly ProgramInfo[]>([]);
  const made = useSignal<MadeProgram | null>(null);
  const name = useSignal('');

  async function look() {
    mine.value = (await attempt(api.programs)) ?? mine.value;
  }
  useEffect(() => void look(), []);

  async function make(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    made.value = (await attempt(() => api.makeProgram(name.value.trim()))) ?? null;
    if (!made.value) return;
    name.value = '';
    await look();
  }

  async function revoke(id: string) {
    mine.value = (await attempt(() => api.revokeProgram(id))) ?? mine.value;
    if (made.value?.id === id) made.value = null;
  }

  return (
    <section class={sheet.part} aria-label={words.programs.title}>
      <h3 class={sheet.title}>{words.programs.title}</h3>
      <p class={sheet.hint}>{words.programs.help}</p>
      <ul class={styles.list}>
        {mine.value.map((program) => (
          <li key={program.id} class={styles.program}>
            <b>
              <bdi>{program.name}</bdi>
            </b>
            <AskFirst
              icon="close"
              label={words.programs.revoke(isolated(program.name))}
              warning={words.programs.warning}
              stay={words.programs.keep}
            >
              <Button look="danger" icon="warn" onPress={() => revoke(program.id)}>
                {words.programs.revokeSure}
              </Button>
            </AskFirst>
          </li>
        ))}
      </ul>
      {made.value && <Token made={made.value} />}
      <form class={styles.make} onSubmit={make}>
        <label class={sheet.hint} for="program-name">
          {words.programs.name}
        </label>
        <input
          class={sheet.field}
          id="program-name"
          maxLength={MOST_LETTERS_IN_NAME}
          required
          autocomplete="off"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        <Button look="go" submit>
          {words.programs.make}
        </Button>
      </form>
    </section>
  );
}

/** Shown now and never again. */
function Token({ made }: { readonly made: MadeProgram }) {
  const copied = useSignal(false);
  return (
    <div class={styles.token} role="status">
      <p class={sheet.hint}>{words.programs.token(isolated(made.name))}</p>
      <code>{made.token}</code>
      <Button
        icon={copied.value ? 'check' : 'copy'}
        onPress={async () => {
          copied.value = await copyText(made.token);
        }}
      >
        {copied.value ? words.invite.copied : words.programs.copy}
      </Button>
    </div>
  );
}

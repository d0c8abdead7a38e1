/** Which match to watch: by its code, or from a file that is dropped or chosen. */
import { readInvitation } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedDragEvent, TargetedEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { Page } from '../about/Page.tsx';
import { Button } from '../look/Button.tsx';
import field from '../look/field.module.css';
import { Icon } from '../look/Icon.tsx';
import { go } from '../router.ts';
import { api } from '../wire/http.ts';
import { Problem } from '../wire/problem.ts';
import { words } from '../words.ts';
import styles from './ChooseMatch.module.css';
import { LARGEST_FILE } from './replay.ts';

interface ChooseMatchProps {
  readonly problem: string | null;
  readonly onText: (text: string) => void;
  readonly onProblem: (sentence: string) => void;
}

/** A match that is being played is watched at its table, a finished one is replayed. */
async function watch(code: string): Promise<void> {
  const { stage } = await api.table(code);
  go(stage === 'over' ? `/replay/${code}` : `/t/${code}`);
}

export function ChooseMatch({ problem, onText, onProblem }: ChooseMatchProps) {
  const dragging = useSignal(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function openFiles(files: FileList | null | undefined) {
    const [file, ...more] = files ?? [];
    if (!file) return;
    if (more.length > 0) onProblem(words.replay.oneFile);
    else if (file.size > LARGEST_FILE) onProblem(words.replay.tooLarge);
    else onText(await file.text());
  }

  function drop(event: TargetedDragEvent<HTMLElement>) {
    event.preventDefault();
    dragging.value = false;
    openFiles(event.dataTransfer?.files);
  }

  async function find(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const code = readInvitation(String(new FormData(event.currentTarget).get('code')));
    if (!code) return onProblem(words.front.noCode);
    try {
      await watch(code);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      onProblem(error.message);
    }
  }

  return (
    <Page title={words.replay.title}>
      <p>{words.replay.lead}</p>
      <p class={styles.problem} role="alert">
        {problem}
      </p>
      <form class={styles.form} onSubmit={find} novalidate>
        <label for="code">{words.replay.byCode}</label>
        <div class={styles.row}>
          <input
            class={field.field}
            id="code"
            name="code"
            placeholder={words.replay.byCodeHint}
            autocomplete="off"
            spellcheck={false}
          />
          <Button icon="review" submit>
            {words.replay.open}
          </Button>
        </div>
      </form>
      <section
        class={`${styles.drop} ${dragging.value ? styles.over : ''}`}
        aria-label={words.replay.byFile}
        onDragOver={(event) => {
          event.preventDefault();
          dragging.value = true;
        }}
        onDragLeave={() => {
          dragging.value = false;
        }}
        onDrop={drop}
      >
        <Icon name="download" />
        <h2>{dragging.value ? words.replay.drop : words.replay.byFile}</h2>
        <p>{words.replay.byFileHint}</p>
        <input
          ref={chooser}
          class={styles.hidden}
          type="file"
          accept=".json,application/json"
          aria-label={words.replay.choose}
          tabIndex={-1}
          onChange={(event) => openFiles(event.currentTarget.files)}
        />
        <Button look="go" onPress={() => chooser.current?.click()}>
          {words.replay.choose}
        </Button>
      </section>
    </Page>
  );
}

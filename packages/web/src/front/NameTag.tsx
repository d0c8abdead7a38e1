/** The guest's name, and the small paper on which it can be changed. */
import { MOST_LETTERS_IN_NAME } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Later } from '../look/Later.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { usePopover } from '../look/popover.ts';
import { friendlyName } from '../session/names.ts';
import { rename } from '../session/session.ts';
import { IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import front from './FrontPage.module.css';
import { MyData } from './MyData.tsx';
import styles from './NameTag.module.css';
import { ProgramsButton } from './ProgramsButton.tsx';
import { SignOut } from './SignOut.tsx';
import { Solo } from './Solo.tsx';

const loadKeepMe = () => import('./KeepMe.tsx').then(({ KeepMe }) => KeepMe);

export function NameTag({ name }: { readonly name: string | undefined }) {
  const popover = usePopover<HTMLDivElement>();
  const draft = useSignal('');

  async function save(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    const done = await attempt(async () => {
      await rename(draft.value.trim());
      return true;
    });
    if (done) popover.close();
  }

  return (
    <div class={styles.tag} ref={popover.ref}>
      <button
        type="button"
        class={front.link}
        aria-expanded={popover.open}
        aria-label={name ? words.front.guest(isolated(name)) : words.front.newGuest}
        onClick={() => {
          draft.value = name ?? '';
          popover.toggle();
        }}
      >
        <Icon name="person" /> <span>{name ? words.front.guest(isolated(name)) : words.front.newGuest}</span>
      </button>
      {popover.open && (
        <div class={styles.paper}>
          <form class={styles.form} onSubmit={save}>
            <label class={styles.label} for="guest-name">
              {words.name.title}
            </label>
            <input
              class={styles.field}
              id="guest-name"
              maxLength={MOST_LETTERS_IN_NAME}
              required
              autocomplete="nickname"
              value={draft.value}
              aria-describedby="guest-name-hint"
              ref={popover.first}
              onInput={(event) => {
                draft.value = event.currentTarget.value;
              }}
            />
            <p class={styles.hint} id="guest-name-hint">
              {IS_SITE ? words.site.nameHint : words.name.hint}
            </p>
            <div class={styles.buttons}>
              <Button
                look="ink"
                icon="recycle"
                onPress={() => {
                  draft.value = friendlyName();
                }}
              >
                {words.name.another}
              </Button>
              <Button look="go" submit>
                {words.name.save}
              </Button>
            </div>
          </form>
          {!IS_SITE && (
            <>
              <Later load={loadKeepMe} props={{ isGuest: name !== undefined }} />
              {name && <SignOut />}
              <Solo />
              {name && <ProgramsButton />}
            </>
          )}
          <MyData />
        </div>
      )}
    </div>
  );
}

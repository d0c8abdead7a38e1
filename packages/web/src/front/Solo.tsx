/** Where games alone and with bots are played: in this browser, or at the server. */
import { Choice } from '../look/Choice.tsx';
import { keep, settings } from '../settings.ts';
import { words } from '../words.ts';
import styles from './IdentitySheet.module.css';

const COPIES = ['daily', 'all', 'none'] as const;

export const Solo = () => (
  <div class={styles.part}>
    <p class={styles.title}>{words.local.solo}</p>
    <Choice
      label={words.local.solo}
      about="solo-hint"
      value={settings.value.solo}
      values={[
        { value: 'here', name: words.local.soloHere },
        { value: 'server', name: words.local.soloServer },
      ]}
      onChoose={(solo) => keep({ solo: solo === 'server' ? 'server' : 'here' })}
    />
    <p class={styles.hint} id="solo-hint">
      {words.local.soloHint}
    </p>
    <p class={styles.title}>{words.local.copies}</p>
    <Choice
      label={words.local.copies}
      about="copies-hint"
      value={settings.value.copies}
      values={COPIES.map((value) => ({ value, name: words.local.copiesOf[value] }))}
      onChoose={(chosen) => keep({ copies: COPIES.find((one) => one === chosen) ?? 'daily' })}
    />
    <p class={styles.hint} id="copies-hint">
      {words.local.copiesHint}
    </p>
  </div>
);

/** Leads to the reader's programs, which few have and nobody loads before. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { Button } from '../look/Button.tsx';
import { words } from '../words.ts';
import styles from './IdentitySheet.module.css';

export function ProgramsButton() {
  const sheet = useSignal<{ readonly Programs: FunctionComponent } | null>(null);
  if (sheet.value) return <sheet.value.Programs />;
  return (
    <div class={styles.part}>
      <Button
        icon="keyboard"
        class={styles.start}
        onPress={async () => {
          sheet.value = await import('./Programs.tsx');
        }}
      >
        {words.programs.title}
      </Button>
    </div>
  );
}

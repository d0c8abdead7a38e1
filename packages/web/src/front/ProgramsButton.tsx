/** Leads to the reader's programs, which few have and nobody loads before. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { Button } from '../look/Button.tsx';
import { words } from '../words.ts';

export function ProgramsButton() {
  const sheet = useSignal<{ readonly Programs: FunctionComponent } | null>(null);
  if (sheet.value) return <sheet.value.Programs />;
  return (
    <Button
      look="ink"
      icon="keyboard"
      onPress={async () => {
        sheet.value = await import('./Programs.tsx');
      }}
    >
      {words.programs.title}
    </Button>
  );
}

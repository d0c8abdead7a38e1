/** Plays again: the first who presses sets the next table, the others follow. */
import { isLocalCode } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { go } from '../router.ts';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';

export function Rematch({
  code,
  label,
  big,
  plain,
}: {
  readonly code: string;
  readonly label: string;
  readonly big?: boolean;
  /** Where something else is the way on. */
  readonly plain?: boolean;
}) {
  const busy = useSignal(false);
  async function again() {
    if (busy.value) return;
    busy.value = true;
    const next = await attempt(async () => {
      if (!isLocalCode(code)) await arrive();
      return api.rematch(code);
    });
    busy.value = false;
    if (next) go(`/t/${next.code}`);
  }
  return (
    <Button
      look={plain ? 'plain' : 'go'}
      icon="play"
      {...(big ? { big } : {})}
      attributes={{ 'aria-busy': busy.value }}
      onPress={again}
    >
      {label}
    </Button>
  );
}

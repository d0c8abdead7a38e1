/** Invites one of the programs that wait for this game to an open seat; a host may want none. */
import type { TableInfo, WaitingProgram } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import text from '../look/text.module.css';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import styles from './InvitePrograms.module.css';
import type { LobbyWork } from './Lobby.tsx';

export function InvitePrograms({ info, work }: { readonly info: TableInfo; readonly work: LobbyWork }) {
  const waiting = useSignal<readonly WaitingProgram[] | null>(null);
  const invited = useSignal<string | null>(null);
  const hasRoom = info.seats.some(({ kind }) => kind === 'open');
  const isRefused = info.programs === false;
  if (!isRefused && (!hasRoom || info.mySeat === null)) return null;

  async function look() {
    waiting.value = (await attempt(() => api.waitingPrograms(info.game))) ?? null;
  }

  function invite({ id, name }: WaitingProgram) {
    work.ask(async () => {
      const table = await api.invite(info.code, id);
      invited.value = name;
      return table;
    });
  }

  const mayProgramsCome = (programs: boolean) => {
    waiting.value = null;
    invited.value = null;
    work.ask(() => api.change(info.code, { programs }));
  };

  if (isRefused) {
    return (
      <section class={styles.programs} aria-label={words.programs.title}>
        <p class={text.dim}>{words.programs.none}</p>
        {info.host && (
          <Button icon="plus" onPress={() => mayProgramsCome(true)}>
            {words.programs.allow}
          </Button>
        )}
      </section>
    );
  }
  return (
    <section class={styles.programs} aria-label={words.programs.title}>
      <Button icon="keyboard" attributes={{ 'aria-expanded': waiting.value !== null }} onPress={look}>
        {words.programs.invite}
      </Button>
      {info.host && !info.seats.some(({ kind }) => kind === 'program') && (
        <Button icon="close" onPress={() => mayProgramsCome(false)}>
          {words.programs.refuse}
        </Button>
      )}
      {invited.value !== null && (
        <p class={text.dim} role="status">
          {words.programs.invited(isolated(invited.value))}
        </p>
      )}
      {waiting.value?.length === 0 && <p class={text.dim}>{words.programs.noneWaits}</p>}
      {waiting.value?.map((program) => (
        <Button key={program.id} icon="plus" onPress={() => invite(program)}>
          <bdi>{program.name}</bdi>
        </Button>
      ))}
    </section>
  );
}

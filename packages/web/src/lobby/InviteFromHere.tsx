/** In place of the link, at a table in this browser: nobody else can come here, but the same table can be set at the server. */
import type { TableInfo } from '@airlock/protocol';
import { inviteTo } from '../front/newTable.ts';
import { Button } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import text from '../look/text.module.css';
import { IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import styles from './Invite.module.css';

export function InviteFromHere({ info }: { readonly info: TableInfo }) {
  return (
    <section class={styles.invite} aria-label={words.local.plate}>
      <div>
        <h2 class={`${text.plate} ${text.faint}`}>{words.local.plate}</h2>
        <p>{words.local.aboutTable}</p>
        {IS_SITE && <p>{words.site.noServer}</p>}
      </div>
      {!IS_SITE && (
        <Button icon="link" onPress={() => void attempt(() => inviteTo(info))}>
          {words.local.invite}
        </Button>
      )}
    </section>
  );
}

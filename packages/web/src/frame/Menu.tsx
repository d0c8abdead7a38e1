/** The menu: what the reader prefers, the link, and the ways out. */
import { useSignal } from '@preact/signals';
import type { Desk } from '../games/contract.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { Later } from '../look/Later.tsx';
import { useSure } from '../look/sure.ts';
import text from '../look/text.module.css';
import { Preferences } from '../preferences/Preferences.tsx';
import { IS_SITE } from '../site.ts';
import { words } from '../words.ts';
import styles from './Menu.module.css';
import type { FrameState } from './state.ts';
import type { Abandoning, FrameTable, ToServer } from './table.ts';

const loadCompany = () => import('../company/TableCompany.tsx').then(({ TableCompany }) => TableCompany);

interface MenuProps {
  readonly desk: Desk;
  readonly table: FrameTable;
  readonly state: FrameState;
}

export function Menu({ desk, table, state }: MenuProps) {
  const copied = useSignal(false);
  return (
    <div class={styles.menu}>
      <Preferences />
      {table.busy.value && <p class={text.dim}>{words.door.busy}</p>}
      {table.watchers.value > 0 && <p class={text.dim}>{words.menu.watchers(table.watchers.value)}</p>}
      <Button icon="keyboard" class={styles.keys} onPress={state.openKeys}>
        {words.keys.title}
      </Button>
      {table.toServer ? (
        !IS_SITE && desk.outcome.value === null && <Onwards toServer={table.toServer} />
      ) : (
        <Button
          icon={copied.value ? 'check' : 'copy'}
          onPress={async () => {
            copied.value = await copyText(`${location.origin}/t/${table.code}`);
          }}
        >
          {copied.value ? words.invite.copied : words.menu.copyLink}
        </Button>
      )}
      {table.again && (
        <Button icon="undo" onPress={table.again}>
          {words.learn.again}
        </Button>
      )}
      {table.moreTime && desk.due.value !== null && (
        <Button icon="clock" onPress={table.moreTime}>
          {words.menu.moreTime}
        </Button>
      )}
      {table.resign && desk.outcome.value === null && (
        <Sure ask={words.menu.resign} sure={words.menu.resignSure} onSure={table.resign} />
      )}
      {table.abandoning?.canVote.value && desk.outcome.value === null && (
        <Abandon abandoning={table.abandoning} />
      )}
      {table.live && <Later load={loadCompany} props={{ live: table.live }} />}
      <ButtonLink icon="grid" href="/games">
        {words.front.yourGames}
      </ButtonLink>
      <Button icon="back" onPress={table.leave}>
        {desk.mode === 'play' && desk.outcome.value === null ? words.menu.leaveOpen : words.menu.leave}
      </Button>
    </div>
  );
}

/** A table in this browser has no link for others; its match can be carried on where it has one. */
const Onwards = ({ toServer }: { readonly toServer: ToServer }) => (
  <>
    {toServer.invite && (
      <Button icon="link" onPress={toServer.invite}>
        {words.local.inviteHere}
      </Button>
    )}
    <Button icon="share" onPress={toServer.move}>
      {words.local.move}
    </Button>
  </>
);

/** A vote among the people; it can be taken back until all agree. */
function Abandon({ abandoning }: { readonly abandoning: Abandoning }) {
  const { agreed, of, mine } = abandoning.votes.value;
  return (
    <>
      {agreed > 0 && <p class={text.dim}>{words.menu.abandonVotes(agreed, of)}</p>}
      {mine ? (
        <Button icon="undo" onPress={() => abandoning.vote(false)}>
          {words.menu.goOn}
        </Button>
      ) : (
        <Sure
          ask={words.menu.abandon}
          sure={words.menu.abandonSure(of - agreed)}
          onSure={() => abandoning.vote(true)}
        />
      )}
    </>
  );
}

function Sure(props: { readonly ask: string; readonly sure: string; readonly onSure: () => void }) {
  const { asking, press } = useSure(props.onSure);
  return (
    <Button look="danger" icon="flag" onPress={press}>
      {asking ? props.sure : props.ask}
    </Button>
  );
}

/** The menu: sound, motion, the link, and the ways out. */
import { useSignal } from '@preact/signals';
import type { Desk } from '../games/contract.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import setting from '../look/setting.module.css';
import { useSure } from '../look/sure.ts';
import text from '../look/text.module.css';
import { keep, settings } from '../settings.ts';
import { playSound } from '../sound/player.ts';
import { canNotify, isBlocked, wantNotices } from '../table/notices.ts';
import { words } from '../words.ts';
import styles from './Menu.module.css';
import type { FrameState } from './state.ts';
import type { Abandoning, FrameTable, ToServer } from './table.ts';

interface MenuProps {
  readonly desk: Desk;
  readonly table: FrameTable;
  readonly state: FrameState;
}

const MOTIONS = ['system', 'on', 'off'] as const;

export function Menu({ desk, table, state }: MenuProps) {
  const { muted, volume, motion, rest, letters, holds } = settings.value;
  const copied = useSignal(false);
  return (
    <div class={styles.menu}>
      <label class={setting.setting}>
        <span>{words.menu.sound}</span>
        <input
          type="checkbox"
          checked={!muted}
          onChange={(event) => keep({ muted: !event.currentTarget.checked })}
        />
      </label>
      <label class={setting.setting}>
        <span>{words.menu.volume}</span>
        <input
          type="range"
          class={styles.volume}
          min="0"
          max="1"
          step="0.05"
          value={volume}
          disabled={muted}
          onInput={(event) => keep({ volume: Number(event.currentTarget.value) })}
          onChange={() => playSound('place')}
        />
      </label>
      <label class={setting.setting}>
        <span>{words.menu.motion}</span>
        <select
          value={motion}
          onChange={(event) => keep({ motion: event.currentTarget.value as (typeof MOTIONS)[number] })}
        >
          {MOTIONS.map((value) => (
            <option key={value} value={value}>
              {words.menu.motions[value]}
            </option>
          ))}
        </select>
      </label>
      <label class={setting.setting}>
        <span>{words.menu.rest}</span>
        <input
          type="checkbox"
          checked={rest}
          onChange={(event) => keep({ rest: event.currentTarget.checked })}
        />
      </label>
      <label class={setting.setting}>
        <span>{words.menu.holds}</span>
        <input
          type="checkbox"
          checked={holds}
          onChange={(event) => keep({ holds: event.currentTarget.checked })}
        />
      </label>
      <label class={setting.setting}>
        <span>{words.menu.letters}</span>
        <input
          type="checkbox"
          checked={letters}
          onChange={(event) => keep({ letters: event.currentTarget.checked })}
        />
      </label>
      {canNotify() && (
        <label class={setting.setting}>
          <span>{isBlocked() ? words.menu.noticesBlocked : words.menu.notices}</span>
          <input
            type="checkbox"
            checked={settings.value.notices}
            disabled={isBlocked()}
            onChange={(event) => void wantNotices(event.currentTarget.checked)}
          />
        </label>
      )}
      {table.busy.value && <p class={text.dim}>{words.door.busy}</p>}
      {table.watchers.value > 0 && <p class={text.dim}>{words.menu.watchers(table.watchers.value)}</p>}
      <Button icon="keyboard" class={styles.keys} onPress={state.openKeys}>
        {words.keys.title}
      </Button>
      {table.toServer ? (
        desk.outcome.value === null && <Onwards toServer={table.toServer} />
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

/** A table before the match: the poster, the link, the seats, the rules it is played by, and the door. */
import type { AnyGame } from '@airlock/kernel';
import { type GameInfo, isLocalCode, isSomebody, type TableInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usualLevel } from '../front/newTable.ts';
import { accentOf } from '../games/found.ts';
import { Later } from '../look/Later.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import text from '../look/text.module.css';
import type { JoinedTable } from '../match/joinedTable.ts';
import { keep, settings } from '../settings.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { useCompanyNotice } from './companyNotice.ts';
import { Invite } from './Invite.tsx';
import { InviteFromHere } from './InviteFromHere.tsx';
import { InvitePrograms } from './InvitePrograms.tsx';
import { ListedPanel, OpenCountdown } from './ListedPanel.tsx';
import styles from './Lobby.module.css';
import { LobbyDoorBar } from './LobbyDoorBar.tsx';
import { LobbyTalk } from './LobbyTalk.tsx';
import { LobbyTop } from './LobbyTop.tsx';
import { PosterPanel } from './PosterPanel.tsx';
import { RulesRail } from './RulesRail.tsx';
import { Seats } from './Seats.tsx';
import { TimePanel } from './TimePanel.tsx';

const loadWatching = () => import('../company/WatchingRows.tsx').then(({ WatchingRows }) => WatchingRows);

interface LobbyProps {
  readonly live: JoinedTable;
  readonly game: AnyGame;
}

export interface LobbyWork {
  /** Asks the server for a change and shows what came of it. */
  ask(change: () => Promise<TableInfo>): void;
  readonly level: string;
}

export function Lobby({ live, game }: LobbyProps) {
  const info = live.info.value;
  const about = useSignal<GameInfo | null>(null);
  useCompanyNotice(live, game.words.title);
  useEffect(() => {
    document.title = words.title(words.lobby.title(game.words.title));
    attempt(() => api.gameAt(live.info.peek())).then((known) => {
      about.value = known ?? null;
    });
  }, [about, game, live]);

  const work: LobbyWork = {
    ask: (change) => void live.change(() => attempt(change)),
    level: about.value ? usualLevel(about.value) : '',
  };

  function chooseLevel(seat: number, level: string) {
    keep({ levels: { ...settings.peek().levels, [info.game]: level } });
    work.ask(() => api.change(info.code, { seat: { index: seat, plan: { kind: 'bot', level } } }));
  }

  const hostName = info.host ? words.lobby.byYou : hostOf(info);
  return (
    <div class={styles.lobby} style={accentOf(info.game)}>
      <LobbyTop info={info} game={game} onLeave={() => work.ask(() => api.standUp(info.code))} />
      <PosterPanel game={info.game} />
      <main class={styles.main}>
        <h1 class={text.spoken}>{words.lobby.title(game.words.title)}</h1>
        {isLocalCode(info.code) ? (
          <InviteFromHere info={info} />
        ) : (
          <Invite
            code={info.code}
            title={game.words.title}
            hasRoom={info.seats.some(({ kind }) => kind === 'open')}
          />
        )}
        {!isLocalCode(info.code) && <InvitePrograms info={info} work={work} />}
        <OpenCountdown info={info} />
        <Seats info={info} game={game} levels={about.value?.levels ?? []} work={work} onLevel={chooseLevel} />
        <TimePanel
          info={info}
          game={game}
          onChange={(change) => work.ask(() => api.change(info.code, change))}
        />
        {!isLocalCode(info.code) && (
          <ListedPanel info={info} onChange={(open) => work.ask(() => api.change(info.code, { open }))} />
        )}
        {!isLocalCode(info.code) && (
          <Later
            load={loadWatching}
            props={{
              info,
              onChange: (rule) => void attempt(() => api.watching(info.code, { do: 'allow', rule })),
            }}
          />
        )}
      </main>
      <RulesRail
        info={info}
        game={game}
        levels={about.value?.levels ?? []}
        hostName={hostName}
        onChange={(options) => work.ask(() => api.change(info.code, { options }))}
      />
      {!isLocalCode(info.code) && <LobbyTalk live={live} />}
      <LobbyDoorBar info={info} work={work} />
    </div>
  );
}

/** What the host is called, if they sit. */
function hostOf({ seats }: TableInfo): string | null {
  const host = seats.find((seat) => isSomebody(seat) && seat.host);
  return host && isSomebody(host) ? isolated(host.name) : null;
}

/** In the menu of a match: who may watch, what is done about single people, and a report. */
import { listOf } from '@airlock/kernel';
import { isSomebody, type TableInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { Button } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { set } from '../look/set.ts';
import text from '../look/text.module.css';
import type { JoinedTable } from '../match/joinedTable.ts';
import { api } from '../wire/http.ts';
import styles from './Company.module.css';
import { watchWords } from './companyWords.ts';
import { hide, isHidden } from './hidden.ts';
import { ReportForm } from './ReportForm.tsx';
import { WatchingRows } from './WatchingRows.tsx';

type Ask = (change: () => Promise<unknown>) => void;

export function TableCompany({ live }: { readonly live: JoinedTable }) {
  const info = live.info.value;
  const reporting = useSignal(false);
  const ask: Ask = (change) => void attempt(change);
  const isPlaying = info.stage === 'playing';
  return (
    <>
      {isPlaying && (
        <WatchingRows
          info={info}
          onChange={(rule) => ask(() => api.watching(info.code, { do: 'allow', rule }))}
        />
      )}
      <details class={styles.fold}>
        <summary>{watchWords.people}</summary>
        <div class={styles.people}>
          {isPlaying && <Eyes info={info} ask={ask} />}
          {info.seats.map((_, seat) => (
            <AboutSeat key={seat} info={info} seat={seat} ask={ask} />
          ))}
        </div>
      </details>
      {reporting.value ? (
        <ReportForm code={info.code} />
      ) : (
        <Button icon="warn" onPress={set(reporting, true)}>
          {watchWords.report}
        </Button>
      )}
    </>
  );
}

/** Whose eyes somebody looks through, and who looks through the reader's. */
function Eyes({ info, ask }: { readonly info: TableInfo; readonly ask: Ask }) {
  const mine = info.mySeat === null ? undefined : info.seats[info.mySeat];
  const lookers = mine && isSomebody(mine) ? (mine.lookers ?? []) : [];
  const end = () => ask(() => api.watching(info.code, { do: 'endLooks' }));
  return (
    <>
      {lookers.length > 0 && (
        <p class={text.dim}>{watchWords.lookedThrough(listOf(lookers.map(isolated)))}</p>
      )}
      {lookers.length > 0 && <Button onPress={end}>{watchWords.endLooks}</Button>}
      {info.through !== undefined && <Button onPress={end}>{watchWords.stopLooking}</Button>}
    </>
  );
}

interface AboutSeatProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly ask: Ask;
}

function AboutSeat({ info, seat: at, ask }: AboutSeatProps) {
  const asked = useSignal(false);
  const seat = info.seats[at];
  if (!seat || seat.kind === 'open' || at === info.mySeat) return null;
  const { code, host } = info;
  const name = isolated(seat.name);
  const isPerson = isSomebody(seat);
  const isHiddenNow = isHidden(code, seat.name);
  const canOffer = host && info.stage === 'playing' && (!isPerson || seat.standIn !== undefined);
  const offered = seat.offered === true;
  return (
    <>
      {isPerson && (
        <Button icon={isHiddenNow ? 'talk' : 'hidden'} onPress={() => hide(code, seat.name, !isHiddenNow)}>
          {isHiddenNow ? watchWords.unhide(name) : watchWords.hide(name)}
        </Button>
      )}
      {isPerson && host && (
        <Button
          icon={seat.muted ? 'sound' : 'speakerOff'}
          onPress={() => ask(() => api.host(code, { do: 'mute', seat: at, on: !seat.muted }))}
        >
          {seat.muted ? watchWords.unmute(name) : watchWords.mute(name)}
        </Button>
      )}
      {isPerson && info.mySeat === null && info.stage === 'playing' && info.through !== at && (
        <Button
          icon={asked.value ? 'check' : 'eye'}
          onPress={() =>
            ask(async () => {
              await api.watching(code, { do: 'look', seat: at });
              asked.value = true;
            })
          }
        >
          {asked.value ? watchWords.asked : watchWords.look(name)}
        </Button>
      )}
      {canOffer && (
        <Button
          icon="person"
          onPress={() => ask(() => api.host(code, { do: 'offer', seat: at, on: !offered }))}
        >
          {offered ? watchWords.takeBack(name) : watchWords.offer(name)}
        </Button>
      )}
    </>
  );
}

/** The seats of a table: who sits where, who is ready, where bots play and where anybody may still sit down. */
import type { AnyGame } from '@airlock/kernel';
import type { GameInfo, SeatInfo, TableInfo } from '@airlock/protocol';
import { aboutOf } from '../games/found.ts';
import { Levels } from '../levels/Levels.tsx';
import { strengthOf } from '../levels/strength.ts';
import { Button } from '../look/Button.tsx';
import { Choice } from '../look/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import { initialOf } from '../look/names.ts';
import { RobotMark } from '../look/Pictogram.tsx';
import { Tool } from '../look/Tool.tsx';
import text from '../look/text.module.css';
import { keep, settings } from '../settings.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import type { LobbyWork } from './Lobby.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly levels: GameInfo['levels'];
  readonly work: LobbyWork;
  readonly onLevel: (seat: number, level: string) => void;
}

export function Seats(props: SeatsProps) {
  const { game } = props;
  const { seats } = props.info;
  const { min, max } = game.seats;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <section aria-label={words.lobby.seats}>
      <h2 class={`${text.plate} ${styles.head}`}>
        {words.lobby.seats} <span>{words.lobby.taken(taken, min, max)}</span>
      </h2>
      <ul class={styles.seats}>
        {seats.map((seat, index) => (
          <SeatRow key={game.words.seat(index)} seat={seat} index={index} {...props} />
        ))}
      </ul>
      {props.info.host && seats.length < max && (
        <Button icon="plus" class={styles.more} onPress={() => setCount(props, seats.length + 1)}>
          {words.lobby.addSeat}
        </Button>
      )}
      {seats.some(({ kind }) => kind === 'bot') && <Levels levels={props.levels} />}
    </section>
  );
}

const setCount = ({ info, work }: SeatsProps, count: number): void =>
  work.ask(() => api.change(info.code, { seats: count }));

interface SeatRowProps extends SeatsProps {
  readonly seat: SeatInfo;
  readonly index: number;
}

function SeatRow(props: SeatRowProps) {
  switch (props.seat.kind) {
    case 'open':
      return <OpenSeat {...props} />;
    case 'bot':
      return <BotSeat {...props} seat={props.seat} />;
    case 'person':
    case 'program':
      return <PersonSeat {...props} seat={props.seat} />;
  }
}

function OpenSeat(props: SeatRowProps) {
  const { index, info, game, work } = props;
  const side = game.words.seat(index);
  const isSpare = index === info.seats.length - 1 && info.seats.length > game.seats.min;
  return (
    <li class={`${styles.seat} ${styles.open}`}>
      <span class={styles.number}>{index + 1}</span>
      <p class={`${styles.who} ${text.dim}`}>{words.lobby.openSeat(side)}</p>
      {info.mySeat === null && (
        <Button icon="person" onPress={() => work.ask(() => api.sit(info.code, index))}>
          {words.lobby.sitHere}
        </Button>
      )}
      <SideButton {...props} />
      {info.host && (
        <Button
          icon="plus"
          onPress={() =>
            work.ask(() =>
              api.change(info.code, { seat: { index, plan: { kind: 'bot', level: work.level } } }),
            )
          }
        >
          {words.lobby.addBot}
        </Button>
      )}
      {info.host && isSpare && (
        <Tool
          icon="close"
          class={styles.remove}
          label={words.lobby.removeSeat(index + 1)}
          onPress={() => setCount(props, info.seats.length - 1)}
        />
      )}
    </li>
  );
}

/** Where seats are sides, everybody who sits may take one that is open; the host also changes places with whoever is there. */
function SideButton({ info, game, index, seat, work }: SeatRowProps) {
  const mayMove = info.mySeat !== null && info.mySeat !== index && (info.host || seat.kind === 'open');
  if (!aboutOf(info.game)?.sides || !mayMove) return null;
  return (
    <Button
      icon="person"
      onPress={() => {
        keep({ sides: { ...settings.peek().sides, [info.game]: index } });
        work.ask(() =>
          info.host
            ? api.change(info.code, { seat: { index, plan: { kind: 'me' } } })
            : api.sit(info.code, index),
        );
      }}
    >
      {words.lobby.playSide(game.words.seat(index))}
    </Button>
  );
}

function BotSeat(props: SeatRowProps & { readonly seat: Extract<SeatInfo, { kind: 'bot' }> }) {
  const { seat, index, info, game, levels, work, onLevel } = props;
  const level = levels.find(({ id }) => id === seat.level);
  return (
    <li class={`${styles.seat} ${styles.bot}`}>
      <span class={styles.number}>{index + 1}</span>
      <span class={styles.face}>
        <RobotMark />
      </span>
      <div class={styles.who}>
        <b>{words.lobby.bot(seat.name)}</b>
        <span class={text.dim}>{[game.words.seat(index), level?.help].filter(Boolean).join(' · ')}</span>
        {level && <span class={styles.strength}>{strengthOf(level, levels)}</span>}
      </div>
      <SideButton {...props} />
      {info.host && levels.length > 0 && (
        <>
          <Choice
            label={words.lobby.level(index + 1)}
            value={seat.level}
            values={levels.map(({ id, name }) => ({ value: id, name }))}
            onChoose={(chosen) => onLevel(index, String(chosen))}
          />
          <Tool
            icon="close"
            class={styles.remove}
            label={words.lobby.removeBot(index + 1)}
            onPress={() => work.ask(() => api.change(info.code, { seat: { index, plan: { kind: 'open' } } }))}
          />
        </>
      )}
    </li>
  );
}

function PersonSeat(
  props: SeatRowProps & { readonly seat: Extract<SeatInfo, { kind: 'person' | 'program' }> },
) {
  const { seat, index, info, game, work } = props;
  const facts = [
    game.words.seat(index),
    seat.kind === 'program' ? words.programs.one : seat.you ? words.lobby.you : words.lobby.joined,
    ...(seat.you && info.host ? [words.lobby.host] : []),
    seat.here ? (seat.ready ? words.lobby.isReady : words.lobby.isNotReady) : words.lobby.away,
  ];
  const chip = (
    <>
      <Icon name={seat.ready ? 'check' : 'pause'} />
      {seat.ready ? words.lobby.ready : words.lobby.notReady}
    </>
  );
  const look = `${styles.chip} ${seat.ready ? styles.ready : styles.notReady}`;
  return (
    <li class={`${styles.seat} ${seat.you ? styles.you : ''}`}>
      <span class={styles.number}>{index + 1}</span>
      <span class={styles.face} aria-hidden="true">
        {initialOf(seat.name)}
      </span>
      <div class={styles.who}>
        <b>
          <bdi>{seat.name}</bdi>
        </b>
        <span class={text.dim}>{facts.join(' · ')}</span>
      </div>
      <SideButton {...props} />
      {seat.you ? (
        <button
          type="button"
          class={look}
          aria-pressed={seat.ready}
          onClick={() => work.ask(() => api.ready(info.code, !seat.ready))}
        >
          {chip}
        </button>
      ) : (
        <span class={look}>{chip}</span>
      )}
    </li>
  );
}

/** The seats of a table: who sits where, who is ready, where bots play and where anybody may still sit down. */
import type { AnyGame } from '@airlock/kernel';
import { type GameInfo, isSomebody, type SeatInfo, type TableInfo } from '@airlock/protocol';
import { aboutOf } from '../games/found.ts';
import { Levels } from '../levels/Levels.tsx';
import { strengthOf } from '../levels/strength.ts';
import { Button } from '../look/Button.tsx';
import { Choice } from '../look/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import { initialOf, isolated } from '../look/names.ts';
import { RobotMark } from '../look/Pictogram.tsx';
import { Tool } from '../look/Tool.tsx';
import text from '../look/text.module.css';
import { distinctNames } from '../match/names.ts';
import { keep, settings } from '../settings.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import type { LobbyWork } from './Lobby.tsx';
import { type SeatDeed, SeatMenu } from './SeatMenu.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly levels: GameInfo['levels'];
  readonly work: LobbyWork;
  readonly onLevel: (seat: number, level: string) => void;
}

interface SeatRowProps extends SeatsProps {
  readonly seat: SeatInfo;
  readonly index: number;
  /** What everybody will be called at the table, by seat. */
  readonly names: readonly string[];
}

export function Seats(props: SeatsProps) {
  const { game } = props;
  const { seats } = props.info;
  const { min, max } = game.seats;
  const names = distinctNames(
    seats.map((seat) => (seat.kind === 'open' ? '' : seat.name)),
    (seat) => game.words.seat(seat),
  );
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <section aria-label={words.lobby.seats}>
      <h2 class={`${text.plate} ${styles.head}`}>
        {words.lobby.seats} <span>{words.lobby.taken(taken, min, max)}</span>
      </h2>
      <ul class={styles.seats}>
        {seats.map((seat, index) => (
          <SeatRow key={game.words.seat(index)} seat={seat} index={index} names={names} {...props} />
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

/** Where seats are sides, which one it is; elsewhere its number says it. */
const sideOf = ({ info, game, index }: SeatRowProps): string[] =>
  aboutOf(info.game)?.sides ? [game.words.seat(index)] : [];

const setCount = ({ info, work }: SeatsProps, count: number): void =>
  work.ask(() => api.change(info.code, { seats: count }));

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
  const isSpare = index === info.seats.length - 1 && info.seats.length > game.seats.min;
  return (
    <li class={`${styles.seat} ${styles.open}`}>
      <span class={styles.number}>{index + 1}</span>
      <p class={`${styles.who} ${text.dim}`}>{[words.lobby.openSeat, ...sideOf(props)].join(' · ')}</p>
      {(info.mySeat === null || !aboutOf(info.game)?.sides) && (
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

/** Where seats are sides, everybody who sits may take one that is open; the host also changes places with a bot. */
function SideButton({ info, game, index, seat, work }: SeatRowProps) {
  const isFree = seat.kind === 'open' || (info.host && seat.kind === 'bot');
  const mayMove = info.mySeat !== null && info.mySeat !== index && isFree;
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
  const { seat, index, info, levels, work, onLevel } = props;
  const level = levels.find(({ id }) => id === seat.level);
  return (
    <li class={`${styles.seat} ${styles.bot}`}>
      <span class={styles.number}>{index + 1}</span>
      <span class={styles.face}>
        <RobotMark />
      </span>
      <div class={styles.who}>
        <b>{words.lobby.bot(props.names[index] ?? seat.name)}</b>
        <span class={text.dim}>
          {[...sideOf(props), level?.name, level?.help].filter(Boolean).join(' · ')}
        </span>
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
          {info.mySeat !== null && !aboutOf(info.game)?.sides && (
            <SeatMenu
              label={words.lobby.menu(seat.name)}
              deeds={[
                {
                  icon: 'swap',
                  label: words.lobby.swapBot,
                  onPress: () =>
                    work.ask(() => api.change(info.code, { seat: { index, plan: { kind: 'me' } } })),
                },
              ]}
            />
          )}
        </>
      )}
    </li>
  );
}

function PersonSeat(props: SeatRowProps & { readonly seat: PersonInfo }) {
  const { seat, index, info, work } = props;
  const isProgram = seat.kind === 'program';
  const facts = [
    ...sideOf(props),
    seat.you
      ? words.lobby.you
      : seat.host
        ? words.lobby.setUp
        : words.lobby[isProgram ? 'invited' : 'joined'],
    // A program comes when it is its turn.
    ...(seat.here || isProgram ? [] : [words.lobby.away]),
    ...(seat.wishes === undefined ? [] : [words.lobby.wishes(seat.wishes + 1)]),
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
          {isProgram && (
            <i class={styles.host}>
              <Icon name="keyboard" />
              {words.programs.one}
            </i>
          )}
          {seat.host && (
            <i class={styles.host}>
              <Icon name="key" />
              {words.lobby.host}
            </i>
          )}
        </b>
        <span class={text.dim}>{facts.join(' · ')}</span>
      </div>
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
      <SeatMenu label={words.lobby.menu(isolated(seat.name))} deeds={deedsAt(props)} />
    </li>
  );
}

type PersonInfo = Extract<SeatInfo, { kind: 'person' | 'program' }>;

/** Whoever sits may ask somebody else to swap; the rest is the host's business. */
function deedsAt({ seat, index, info, work }: SeatRowProps & { readonly seat: PersonInfo }): SeatDeed[] {
  if (seat.you) return [];
  const name = isolated(seat.name);
  const mine = info.mySeat === null ? undefined : info.seats[info.mySeat];
  const hasAsked = mine && isSomebody(mine) && mine.wishes === index;
  const swap: SeatDeed = {
    icon: 'swap',
    label: hasAsked ? words.lobby.swapBack : words.lobby.swap,
    ...(hasAsked ? {} : { help: words.lobby.swapHelp(name) }),
    onPress: () => work.ask(() => api.swap(info.code, { seat: index, agree: !hasAsked })),
  };
  const pass: SeatDeed = {
    icon: 'key',
    label: words.lobby.makeHost(name),
    help: words.lobby.makeHostHelp(name),
    onPress: () => work.ask(() => api.host(info.code, { do: 'pass', seat: index })),
  };
  const remove: SeatDeed = {
    icon: 'close',
    label: words.lobby.remove,
    sure: words.lobby.removeSure(name),
    help: words.lobby.removeHelp,
    onPress: () => work.ask(() => api.host(info.code, { do: 'remove', seat: index })),
  };
  return [...(info.host ? [pass] : []), ...(mine ? [swap] : []), ...(info.host ? [remove] : [])];
}

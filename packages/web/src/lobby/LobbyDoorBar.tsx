/** Draws the lobby's door and does what its buttons say. */
import type { TableInfo } from '@airlock/protocol';
import { Button } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import type { LobbyWork } from './Lobby.tsx';
import styles from './LobbyDoorBar.module.css';
import { type LobbyButton, lobbyDoor } from './lobbyDoor.ts';

interface LobbyDoorBarProps {
  readonly info: TableInfo;
  readonly work: LobbyWork;
}

export function LobbyDoorBar({ info, work }: LobbyDoorBarProps) {
  const { lamp, sentence, second, buttons } = lobbyDoor(info);
  return (
    <div class={styles.place}>
      <Door lamp={lamp} sentence={sentence} second={second} label={words.door.label}>
        {buttons.length > 0 &&
          buttons.map((button) => <Press key={button.does} button={button} info={info} work={work} />)}
      </Door>
    </div>
  );
}

function Press({ button, info: { code }, work }: LobbyDoorBarProps & { readonly button: LobbyButton }) {
  switch (button.does) {
    case 'sit':
      return (
        <Button look="go" icon="person" onPress={() => work.ask(() => api.sit(code))}>
          {words.lobby.door.sitButton}
        </Button>
      );
    case 'ready':
      return (
        <Button look="go" icon="check" onPress={() => work.ask(() => api.ready(code, true))}>
          {words.lobby.door.readyButton}
        </Button>
      );
    case 'notReady':
      return (
        <Button onPress={() => work.ask(() => api.ready(code, false))}>
          {words.lobby.door.notReadyButton}
        </Button>
      );
    case 'start':
      return (
        <Button look="go" icon="play" onPress={() => work.ask(() => api.start(code))}>
          {words.lobby.door.startButton}
        </Button>
      );
    case 'swap':
      return (
        <Button
          look="go"
          icon="swap"
          onPress={() => work.ask(() => api.swap(code, { seat: button.seat, agree: true }))}
        >
          {words.lobby.door.swapButton}
        </Button>
      );
    case 'stay':
      return (
        <Button onPress={() => work.ask(() => api.swap(code, { seat: button.seat, agree: false }))}>
          {words.lobby.door.stayButton}
        </Button>
      );
    case 'startWithBots':
      return (
        <Button onPress={() => work.ask(() => api.start(code, { fill: work.level }))}>
          {words.lobby.door.startWithBots(button.seats.map((seat) => seat + 1))}
        </Button>
      );
    case 'startLater':
      return (
        <Button icon="play" off={button.reason}>
          {words.lobby.door.startButton}
        </Button>
      );
  }
}

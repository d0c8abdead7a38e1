/** Draws the lobby's door and does what its buttons say. */
import type { TableInfo } from '@airlock/protocol';
import { Button } from '../look/Button.tsx';
import { Door } from '../look/Door.tsx';
import type { IconName } from '../look/Icon.tsx';
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

function Press({ button, info, work }: LobbyDoorBarProps & { readonly button: LobbyButton }) {
  const { label, press, ...look } = shownAs(button, info.code, work.level);
  return (
    <Button {...look} {...(press ? { onPress: () => work.ask(press) } : {})}>
      {label}
    </Button>
  );
}

interface Shown {
  readonly label: string;
  readonly look?: 'go';
  readonly icon?: IconName;
  readonly off?: string;
  readonly press?: Parameters<LobbyWork['ask']>[0];
}

function shownAs(button: LobbyButton, code: string, level: string): Shown {
  const { door } = words.lobby;
  switch (button.does) {
    case 'sit':
      return { look: 'go', icon: 'person', label: door.sitButton, press: () => api.sit(code) };
    case 'ready':
      return { look: 'go', icon: 'check', label: door.readyButton, press: () => api.ready(code, true) };
    case 'notReady':
      return { label: door.notReadyButton, press: () => api.ready(code, false) };
    case 'start':
      return { look: 'go', icon: 'play', label: door.startButton, press: () => api.start(code) };
    case 'swap':
    case 'stay': {
      const agree = button.does === 'swap';
      const press = () => api.swap(code, { seat: button.seat, agree });
      return agree
        ? { look: 'go', icon: 'swap', label: door.swapButton, press }
        : { label: door.stayButton, press };
    }
    case 'startWithBots':
      return {
        label: door.startWithBots(button.seats.map((seat) => seat + 1)),
        press: () => api.start(code, { fill: level }),
      };
    case 'startLater':
      return { icon: 'play', label: door.startButton, off: button.reason };
  }
}

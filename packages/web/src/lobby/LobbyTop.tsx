/** The top bar before the match. */
import type { AnyGame, RuleId } from '@airlock/kernel';
import type { TableInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { RulesTab } from '../frame/RulesTab.tsx';
import { Button, ButtonLink } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Logo } from '../look/Logo.tsx';
import { usePopover } from '../look/popover.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './LobbyTop.module.css';

interface LobbyTopProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly onLeave: () => void;
}

export function LobbyTop({ info, game, onLeave }: LobbyTopProps) {
  const menu = usePopover<HTMLDivElement>();
  const help = usePopover<HTMLDivElement>();
  const ruleAt = useSignal<RuleId | null>(null);
  return (
    <header class={styles.top}>
      <a class={styles.home} href="/" aria-label={words.home}>
        <Logo size={30} />
      </a>
      <div class={styles.game}>
        <b>{game.words.title}</b>
        <span class={text.plate}>{info.host ? words.lobby.hostedByYou : words.lobby.newTable}</span>
      </div>
      <div class={styles.tools}>
        <div ref={help.ref}>
          <button
            type="button"
            class={styles.tool}
            aria-label={words.tabs.help}
            aria-expanded={help.open}
            onClick={help.toggle}
          >
            <Icon name="help" />
          </button>
          {help.open && (
            <section
              class={`${styles.panel} ${styles.rules}`}
              aria-label={words.tabs.help}
              ref={help.first}
              tabIndex={-1}
            >
              <RulesTab words={game.words} at={{ section: 0 }} ruleAt={ruleAt} />
            </section>
          )}
        </div>
        <div ref={menu.ref}>
          <button
            type="button"
            class={styles.tool}
            aria-label={words.menu.title}
            aria-expanded={menu.open}
            onClick={menu.toggle}
          >
            <Icon name="menu" />
          </button>
          {menu.open && (
            <section class={styles.panel} aria-label={words.menu.title} ref={menu.first} tabIndex={-1}>
              {info.mySeat !== null && (
                <Button
                  icon="close"
                  onPress={() => {
                    menu.close();
                    onLeave();
                  }}
                >
                  {words.lobby.standUp}
                </Button>
              )}
              <ButtonLink href="/" icon="back">
                {words.problems.toFront}
              </ButtonLink>
            </section>
          )}
        </div>
      </div>
    </header>
  );
}

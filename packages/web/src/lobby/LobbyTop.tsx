/** The top bar before the match. */
import type { AnyGame, RuleId } from '@airlock/kernel';
import type { TableInfo } from '@airlock/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RulesTab } from '../frame/RulesTab.tsx';
import type { Figure } from '../games/contract.ts';
import { loadPage } from '../games/load.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { usePopover } from '../look/popover.ts';
import { Tool } from '../look/Tool.tsx';
import top from '../look/Top.module.css';
import { Top } from '../look/Top.tsx';
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
  const figures = useFigures(game.id, help.open);
  return (
    <Top
      class={styles.top}
      title={game.words.title}
      plate={info.host ? words.lobby.youHost : words.lobby.plate(info.code)}
    >
      <div class={`${top.tools} ${styles.tools}`}>
        <div ref={help.ref}>
          <Tool
            icon="help"
            label={words.tabs.help}
            attributes={{ 'aria-expanded': help.open }}
            onPress={help.toggle}
          />
          {help.open && (
            <section
              class={`${styles.panel} ${styles.rules}`}
              aria-label={words.tabs.help}
              ref={help.first}
              tabIndex={-1}
            >
              <RulesTab words={game.words} figures={figures.value} at={{ section: 0 }} ruleAt={ruleAt} />
            </section>
          )}
        </div>
        <div ref={menu.ref}>
          <Tool
            icon="menu"
            label={words.menu.title}
            attributes={{ 'aria-expanded': menu.open }}
            onPress={menu.toggle}
          />
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
              <ButtonLink href="/games" icon="grid">
                {words.front.yourGames}
              </ButtonLink>
              <ButtonLink href="/" icon="back">
                {words.problems.toFront}
              </ButtonLink>
            </section>
          )}
        </div>
      </div>
    </Top>
  );
}

/** The pictures of the rulebook come with the page of the game, which is fetched when somebody reads. */
function useFigures(game: string, wanted: boolean): ReadonlySignal<readonly Figure[]> {
  const figures = useSignal<readonly Figure[]>([]);
  useEffect(() => {
    if (!wanted) return;
    // Without a connection the words are enough.
    loadPage(game).then(
      (page) => {
        figures.value = page.figures;
      },
      () => undefined,
    );
  }, [game, wanted, figures]);
  return figures;
}

/** Trying it from here: a table in the page that begins where a match stood, with a way back to its review. */
import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Frame } from '../../frame/Frame.tsx';
import { isCompact, layout } from '../../frame/layout.ts';
import { frameState } from '../../frame/state.ts';
import { tableAlone } from '../../frame/table.ts';
import type { GamePage } from '../../games/contract.ts';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/copy.ts';
import { Icon } from '../../look/Icon.tsx';
import { Sentence } from '../../look/Sentence.tsx';
import { go, pathNow } from '../../router.ts';
import type { Replay } from '../replay.ts';
import { seatTaken } from '../seatTaken.ts';
import styles from './LineScreen.module.css';
import { type Line, writeLine } from './lineText.ts';
import { lineWords } from './lineWords.ts';
import { openLinePlay } from './playing.ts';
import { openThinker } from './thinker.ts';

interface LineScreenProps {
  readonly replay: Replay;
  readonly page: GamePage;
  readonly line: Line;
  /** Whether it has an address to share. */
  readonly hasLink: boolean;
  /** The bots that play the others: the strongest level that answers soon. */
  readonly level: { readonly id: string; readonly name: string };
  readonly onChange: (line: Line) => void;
  readonly onBack: (line: Line) => void;
}

export function LineScreen({ replay, page, line: from, hasLink, level, onChange, onBack }: LineScreenProps) {
  const { game, file, names } = replay;
  const shared = useSignal(false);
  const { play, state, parts, table } = useMemo(() => {
    const state = frameState();
    const { openSheet, closeSheet, why } = state;
    const play = openLinePlay(
      {
        origin: { game, file, stateAt: (at) => replay.stateAt(at) },
        page,
        names,
        told: (viewer) => replay.moments(viewer),
        thinker: openThinker(game.id, level.id),
      },
      from,
      { layout, openSheet, closeSheet, why },
    );
    return { play, state, parts: page.open(play.desk), table: tableAlone({ page }) };
  }, [replay, page, from, game, file, names, level]);

  useEffect(() => {
    const stop = effect(() => {
      const place = location.hash.split('&')[0] || `#${from.at}`;
      go(`${pathNow()}${place}${writeLine(play.line.value)}`, { replace: true });
    });
    return () => {
      stop();
      play.end();
      state.end();
    };
  }, [play, state, from]);

  const now = play.line.value;
  // The table needs the room more than words do.
  const narrow = isCompact(layout.value);
  return (
    <div class={styles.screen}>
      <section class={styles.banner} role="status">
        <Icon name="branch" />
        <p>
          <b>{now.result ? lineWords.ended('') : lineWords.from(from.at)}</b>{' '}
          {now.result ? (
            <Sentence text={now.result} />
          ) : (
            !narrow && lineWords.plays(seatTaken(replay, from.seat), level.name, names.length === 1)
          )}
          <br />
          <span>
            {from.hidden === 'anew' ? lineWords.anew : lineWords.real}{' '}
            {game.realTime && now.log.length === from.log.length && `${lineWords.clock} `}
            <button
              type="button"
              class={styles.link}
              onClick={() => onChange({ ...from, hidden: from.hidden === 'anew' ? 'real' : 'anew', log: [] })}
            >
              {from.hidden === 'anew' ? lineWords.playReal : lineWords.playAnew}
            </button>
          </span>
        </p>
        <div class={styles.tools}>
          <Button
            icon="undo"
            {...(narrow ? { label: lineWords.again(from.at) } : {})}
            onPress={() => onChange({ ...from, log: [] })}
          >
            {!narrow && lineWords.again(from.at)}
          </Button>
          {hasLink && (
            <Button
              icon={shared.value ? 'check' : 'link'}
              {...(narrow ? { label: shared.value ? lineWords.shared : lineWords.share } : {})}
              onPress={async () => {
                shared.value = await copyText(location.href);
              }}
            >
              {!narrow && (shared.value ? lineWords.shared : lineWords.share)}
            </Button>
          )}
          <Button icon="back" {...(narrow ? { label: lineWords.back } : {})} onPress={() => onBack(now)}>
            {!narrow && lineWords.back}
          </Button>
        </div>
      </section>
      <div class={styles.table}>
        <Frame desk={play.desk} parts={parts} table={table} state={state} low />
      </div>
    </div>
  );
}

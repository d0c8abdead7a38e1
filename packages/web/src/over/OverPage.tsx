/** The screen after the last move: how it ended, why, what decided it, and where to go from here. */
import { SPECTATOR } from '@airlock/kernel';
import { isLocalCode } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import type { GamePage } from '../games/contract.ts';
import { accentOf } from '../games/found.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { Sentence } from '../look/Sentence.tsx';
import { Top } from '../look/Top.tsx';
import text from '../look/text.module.css';
import { type Replay, readReplay } from '../review/replay.ts';
import { saveFile } from '../review/saveFile.ts';
import { go } from '../router.ts';
import { linkTo } from '../site.ts';
import { playSound } from '../sound/player.ts';
import type { OpenTable } from '../table/TablePage.tsx';
import { api, sentenceOf } from '../wire/http.ts';
import { words } from '../words.ts';
import { Agreed } from './Agreed.tsx';
import styles from './OverPage.module.css';
import { Rematch } from './Rematch.tsx';
import { Verified } from './Verified.tsx';

interface OverPageProps {
  readonly table: OpenTable;
  readonly page: GamePage;
  /** Whether the match has ended just now, before the reader's eyes. */
  readonly fresh: boolean;
  /** What was read while the table was still in sight; the page reads it itself for those who come later. */
  readonly read?: ReadReplay | undefined;
}

type ReadReplay = Awaited<ReturnType<typeof readReplay>>;

/** The whole match, from its file. */
export const readEnded = (code: string): Promise<ReadReplay> => api.matchFile(code).then(readReplay);

export function OverPage({ table, page, fresh, read: ready }: OverPageProps) {
  const replay = useSignal<Replay | null>(ready?.ok ? ready.value : null);
  const problem = useSignal<string | null>(ready && !ready.ok ? ready.problem : null);
  const { code } = table.live;

  useEffect(() => {
    if (ready) return;
    let left = false;
    readEnded(code).then(
      (read) => {
        if (left) return;
        if (read.ok) replay.value = read.value;
        else problem.value = read.problem;
      },
      (error) => {
        problem.value = sentenceOf(error);
      },
    );
    return () => {
      left = true;
    };
  }, [code, ready, replay, problem]);

  if (problem.value) return <Problem sentence={problem.value} />;
  if (!replay.value) return <Waiting sentence={words.over.loading} />;
  return <Ended table={table} page={page} fresh={fresh} replay={replay.value} />;
}

/** Headlines that tell the reader the same in better words. */
const SAYS_WHO_WON = /^You (?:won|win|lost|lose)\b/;

function Ended({ table, page, fresh, replay }: OverPageProps & { readonly replay: Replay }) {
  const { live, game } = table;
  const reader = live.info.value.mySeat ?? SPECTATOR;
  const ending = useMemo(() => page.ending(replay.finished(reader)), [page, replay, reader]);
  const shared = useSignal(false);
  const hasWon = replay.outcome?.winners.includes(reader) ?? false;
  const { Art, Score } = ending;
  const link = linkTo(`/replay/${live.code}`);

  useEffect(() => {
    document.title = words.title(ending.headline);
    if (fresh && reader >= 0 && ending.hasSides) playSound(hasWon ? 'win' : 'loss');
  }, [ending, fresh, reader, hasWon]);

  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: ending.headline, url: link });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    shared.value = await copyText(link);
  }

  return (
    <div class={styles.over} style={accentOf(game.id)}>
      <div class={styles.art} data-dark="">
        <Art />
      </div>
      <Top
        title={game.words.title}
        plate={words.over.finished(replay.file.log.length)}
        class={styles.head}
        dark
      />
      <main class={styles.body}>
        <p class={`${text.plate} ${styles.plate}`}>
          {reader >= 0 && ending.hasSides && !SAYS_WHO_WON.test(ending.headline) && (
            <b>{hasWon ? words.over.won : words.over.lost} · </b>
          )}
          {ending.plate} · {replay.outcome?.rule}
        </p>
        <h1 class={styles.headline}>{ending.headline}</h1>
        <Score />
        <dl class={styles.stats}>
          {ending.stats.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <small> {note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {ending.decided && (
          <section class={styles.decided} aria-label={words.over.decided}>
            <h2>{words.over.decided}</h2>
            <p>
              <Sentence text={ending.decided.sentence} />
            </p>
            <Button
              look="ink"
              icon="review"
              onPress={() => go(`/replay/${live.code}#${ending.decided?.sequence ?? 0}`)}
            >
              {words.over.watchIt}
            </Button>
          </section>
        )}
        <p class={styles.asked} aria-live="polite">
          {reader >= 0 && live.info.value.rematch && <Agreed code={live.info.value.rematch} />}
        </p>
        <div class={styles.buttons}>
          {reader >= 0 && (
            <Rematch
              code={live.code}
              big
              label={live.info.value.rematch ? words.over.joinAgain : words.over.again}
            />
          )}
          <ButtonLink href={`/replay/${live.code}`} icon="review" big>
            {words.over.review}
          </ButtonLink>
          {!isLocalCode(live.code) && (
            <Button icon={shared.value ? 'check' : 'share'} big onPress={share}>
              <span aria-live="polite">{shared.value ? words.over.shared : words.over.share}</span>
            </Button>
          )}
          <Button look="quiet" onPress={() => saveFile(replay.file, live.code)}>
            {words.over.download}
          </Button>
        </div>
        <Verified replay={replay} />
      </main>
    </div>
  );
}

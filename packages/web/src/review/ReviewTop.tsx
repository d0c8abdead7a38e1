/** The top bar of a review: who won, by how much, by which rule; share, download, play again. */
import { useSignal } from '@preact/signals';
import type { Parts } from '../games/contract.ts';
import meter from '../kit/Meter.module.css';
import { Button } from '../look/Button.tsx';
import { copyText } from '../look/copy.ts';
import { Tool } from '../look/Tool.tsx';
import top from '../look/Top.module.css';
import { Top } from '../look/Top.tsx';
import text from '../look/text.module.css';
import { Rematch } from '../over/Rematch.tsx';
import { words } from '../words.ts';
import { judgedWords } from './judged/words.ts';
import styles from './ReviewTop.module.css';
import type { Reviewing } from './reviewing.ts';
import { saveFile } from './saveFile.ts';

interface ReviewTopProps {
  readonly reviewing: Reviewing;
  readonly review: Parts['review'];
  readonly code: string | null;
  /** Whether the reader played and may ask for a rematch. */
  readonly played: boolean;
  /** What was given away in all, where all decisions are judged. */
  readonly given: string | null;
  readonly onRail: () => void;
}

export function ReviewTop({ reviewing, review, code, played, given, onRail }: ReviewTopProps) {
  const { replay, desk } = reviewing;
  const { outcome, file, game, names } = replay;
  const shared = useSignal(false);
  const wide = desk.layout.value === 'wide';
  const winner = outcome?.winners.map((seat) => names[seat]).join(', ') || words.review.nobody;

  async function share() {
    shared.value = await copyText(location.href);
  }

  return (
    <Top class={styles.top} title={game.words.title} plate={words.review.phase(file.log.length)}>
      {wide && (
        <dl class={`${meter.meters} ${styles.meters}`}>
          <div class={`${meter.meter} ${styles.winner}`}>
            <dt class={text.plate}>{words.review.winner}</dt>
            <dd>{outcome ? (review?.won ?? winner) : winner}</dd>
          </div>
          {outcome ? (
            <>
              <div class={meter.meter}>
                <dt class={text.plate}>{review?.because ? words.review.because : words.review.score}</dt>
                <dd>{review?.because ?? outcome.scores.join(' : ')}</dd>
              </div>
              <div class={meter.meter}>
                <dt class={text.plate}>{words.review.rule}</dt>
                <dd>{outcome.rule}</dd>
              </div>
            </>
          ) : (
            <div class={meter.meter}>
              <dt class={text.plate}>{words.review.because}</dt>
              <dd>{words.over.abandoned}</dd>
            </div>
          )}
          {given && (
            <div class={meter.meter}>
              <dt class={text.plate}>{judgedWords.given}</dt>
              <dd>{given}</dd>
            </div>
          )}
        </dl>
      )}
      <div class={`${top.tools} ${styles.tools}`}>
        {!wide && <Tool icon="log" label={words.review.moment} onPress={onRail} />}
        <Button
          icon="download"
          {...(wide ? {} : { label: words.review.download })}
          onPress={() => saveFile(file, code)}
        >
          {wide && words.review.download}
        </Button>
        {code && (
          <Button
            icon={shared.value ? 'check' : 'share'}
            {...(wide ? {} : { label: words.review.share })}
            onPress={share}
          >
            {wide && (
              <span aria-live="polite">{shared.value ? words.review.shared : words.review.share}</span>
            )}
          </Button>
        )}
        {code && wide && played && <Rematch code={code} label={words.review.rematch} plain />}
      </div>
    </Top>
  );
}

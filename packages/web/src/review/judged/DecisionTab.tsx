/** One decision in the rail: what was done and what was better, by how much, and why. */
import type { Reviewed, ReviewedCandidate, Unit } from '@airlock/bots';
import type { ComponentChildren } from 'preact';
import { Button } from '../../look/Button.tsx';
import { Sentence } from '../../look/Sentence.tsx';
import { scrollable } from '../../look/scrollable.ts';
import text from '../../look/text.module.css';
import type { Line } from '../line/lineText.ts';
import { lineWords } from '../line/lineWords.ts';
import styles from './DecisionTab.module.css';
import { Mark } from './Mark.tsx';
import type { Outline } from './messages.ts';
import {
  decisionAt,
  intervalIn,
  inUnit,
  lossIn,
  nextToCorrect,
  type SeatSummary,
  signedIn,
  totalIn,
  worstOf,
} from './summary.ts';
import { judgedWords } from './words.ts';

interface DecisionTabProps {
  readonly outline: Outline | null;
  readonly summary: SeatSummary | null;
  readonly failed: boolean;
  readonly name: string;
  readonly isYou: boolean;
  readonly at: number;
  /** Whether the table is seen with the eyes of the seat, or as it really was. */
  readonly knows: boolean;
  readonly previewed: boolean;
  readonly goTo: (at: number) => void;
  readonly onNext: () => void;
  readonly onKnow: (knows: boolean) => void;
  readonly onPreview: (action: number) => void;
  /** Missing where no line can be tried. */
  readonly onTry: (() => void) | null;
  readonly lines: readonly Line[];
  readonly onLine: (line: Line) => void;
  /** One of the largest mistakes is to be done again. */
  readonly onPuzzle: (at: number) => void;
  /** Above the decision, where it is not the line through time. */
  readonly chart?: ComponentChildren;
}

export function DecisionTab(props: DecisionTabProps) {
  const { outline, summary, failed, at, name, isYou } = props;
  if (failed) return <p class={styles.empty}>{judgedWords.failed}</p>;
  if (!outline || !summary) return <p class={styles.empty}>{judgedWords.thinking(0, 1)}</p>;
  const reviewed = decisionAt(summary.reviewed, at);
  const next = nextToCorrect(summary.reviewed, at);
  const worst = worstOf(summary.reviewed);
  const none = summary.done < summary.of ? judgedWords.noneYet : judgedWords.none;
  const isClean = summary.done === summary.of && summary.counts.slip + summary.counts.mistake === 0;
  return (
    <section class={styles.decision} {...scrollable} aria-label={judgedWords.tab}>
      {props.chart}
      {reviewed ? (
        <Judged {...props} outline={outline} summary={summary} reviewed={reviewed} />
      ) : (
        <p class={styles.empty}>
          {summary.done < summary.of ? judgedWords.nothingYet : judgedWords.noDecision}
        </p>
      )}
      {summary.done < summary.of && (
        <p class={styles.progress}>{judgedWords.thinking(summary.done, summary.of)}</p>
      )}
      {isClean && <p class={styles.progress}>{judgedWords.nothingToCorrect(summary.of)}</p>}
      <div class={styles.buttons}>
        {reviewed && reviewed.best.action !== reviewed.done.action && (
          <Button
            icon="grid"
            keyName="S"
            onPress={() => {
              if (reviewed.index !== at) props.goTo(reviewed.index);
              props.onPreview(reviewed.best.action);
            }}
          >
            {props.previewed ? judgedWords.showing : judgedWords.show}
          </Button>
        )}
        <Button icon="stepForward" keyName="N" off={next === null ? none : undefined} onPress={props.onNext}>
          {next ? judgedWords.next : none}
        </Button>
        {props.onTry && (
          <Button look="go" icon="branch" keyName="T" class={styles.tryIt} onPress={props.onTry}>
            {judgedWords.tryIt}
          </Button>
        )}
      </div>
      {summary.done === summary.of && worst.length > 0 && (
        <ol class={styles.lines} aria-label={judgedWords.puzzles}>
          {worst.map(({ index }, place) => (
            <li key={index}>
              <button type="button" onClick={() => props.onPuzzle(index)}>
                {judgedWords.puzzle(place + 1, index)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {props.lines.length > 0 && (
        <ol class={styles.lines} aria-label={lineWords.lines}>
          {props.lines.map((line, place) => (
            <li key={`${line.seed} ${line.hidden}`}>
              <button type="button" onClick={() => props.onLine(line)}>
                <b>{lineWords.entry(place + 1, line.at, line.log.length)}</b>
                <span class={styles.lineNote}>
                  {line.result ? <Sentence text={line.result} /> : lineWords.going}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {summary.luck && <LuckTable luck={summary.luck} unit={outline.unit} />}
      <DecisionTable
        summary={summary}
        limits={outline.limits}
        unit={outline.unit}
        name={isYou ? judgedWords.you : name}
        goTo={props.goTo}
      />
    </section>
  );
}

interface JudgedProps extends DecisionTabProps {
  readonly outline: Outline;
  readonly summary: SeatSummary;
  readonly reviewed: Reviewed;
}

function Judged({ outline, summary, reviewed, name, isYou, knows, onKnow }: JudgedProps) {
  const { unit } = outline;
  const { asked, done, best, verdict, loss, why, worlds } = reviewed;
  const isBest = done.action === best.action;
  return (
    <>
      <header class={styles.head}>
        <div>
          <p class={`${text.plate} ${text.faint}`}>
            {judgedWords.decision(summary.reviewed.indexOf(reviewed) + 1, summary.of)}
          </p>
          <h2 aria-live="polite">
            {isYou ? judgedWords.yours(reviewed.index) : judgedWords.theirs(name, reviewed.index)}
          </h2>
        </div>
        <p class={`${styles.chip} ${styles[verdict]}`}>
          <Mark verdict={verdict} />
          {judgedWords.verdict(verdict)}
          {(verdict === 'slip' || verdict === 'mistake') && `, ${lossIn(unit, loss)}`}
        </p>
      </header>
      <fieldset class={styles.switch} aria-label={judgedWords.knowledge}>
        <button type="button" aria-pressed={knows} onClick={() => onKnow(true)}>
          {isYou ? judgedWords.know : judgedWords.knowTheirs}
        </button>
        <button type="button" aria-pressed={!knows} onClick={() => onKnow(false)}>
          {judgedWords.truth}
        </button>
      </fieldset>
      <p class={styles.asked}>{judgedWords.asked(asked)}</p>
      <div class={styles.pair}>
        <MoveCard title={isYou ? judgedWords.you : name} candidate={done} unit={unit} kind="done" />
        {!isBest && <MoveCard title={outline.strongest.name} candidate={best} unit={unit} kind="best" />}
      </div>
      <div class={styles.paper} aria-live="polite">
        <p class={styles.headline}>
          <Sentence text={why.headline} />
        </p>
        {why.sentences.map((sentence) => (
          <p key={sentence}>
            <Sentence text={sentence} />
          </p>
        ))}
      </div>
      <Candidates reviewed={reviewed} unit={unit} />
      <p class={styles.rests}>{judgedWords.rests(worlds)}</p>
      {!knows && <p class={styles.unlucky}>{judgedWords.unlucky}</p>}
    </>
  );
}

function MoveCard(props: {
  readonly title: string;
  readonly candidate: ReviewedCandidate;
  readonly unit: Unit;
  readonly kind: 'done' | 'best';
}) {
  const { title, candidate, unit, kind } = props;
  return (
    <div class={`${styles.move} ${styles[kind]}`}>
      <p class={styles.title}>
        <span class={text.plate}>{title}</span>
        <b>
          {candidate.rough && <small>{judgedWords.about} </small>}
          {inUnit(unit, candidate.worth.mean)}
        </b>
      </p>
      <p>
        <Sentence text={candidate.label} />
      </p>
    </div>
  );
}

/** Bars on one scale, each with its interval. */
function Candidates({ reviewed, unit }: { readonly reviewed: Reviewed; readonly unit: Unit }) {
  const { candidates, done, best } = reviewed;
  const lows = candidates.map(({ worth }) => worth.low);
  const highs = candidates.map(({ worth }) => worth.high);
  const least = unit === 'chance' ? 0 : Math.min(...lows) - 0.1 * (Math.max(...highs) - Math.min(...lows));
  const most = unit === 'chance' ? 1 : Math.max(...highs);
  const share = (value: number): string =>
    `${Math.min(100, Math.max(0, ((value - least) / Math.max(0.001, most - least)) * 100))}%`;
  return (
    <ol class={styles.candidates} aria-label={judgedWords.candidates}>
      {candidates.slice(0, 4).map(({ action, label, worth, rough }, place) => (
        <li
          key={action}
          class={action === best.action ? styles.isBest : action === done.action ? styles.isDone : undefined}
        >
          <p>
            <i aria-hidden="true">{place + 1}</i>
            <Sentence text={label} />
            <b>
              {rough && <small>{judgedWords.about} </small>}
              {inUnit(unit, worth.mean)}{' '}
              <small>{judgedWords.interval(...intervalIn(unit, worth.low, worth.high))}</small>
            </b>
          </p>
          <div class={styles.bar} aria-hidden="true">
            <span style={{ width: share(worth.mean) }} />
            <em style={{ left: share(worth.low), right: `calc(100% - ${share(worth.high)})` }} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function LuckTable({ luck, unit }: { readonly luck: NonNullable<SeatSummary['luck']>; readonly unit: Unit }) {
  const names = judgedWords.luckParts;
  const isRace = unit === 'seconds';
  return (
    <table class={styles.table}>
      <caption>{isRace ? judgedWords.luckInRace : judgedWords.luck}</caption>
      <tbody>
        <tr>
          <th scope="row">{names.start}</th>
          <td>{totalIn(unit, luck.start)}</td>
        </tr>
        {(['deal', 'decisions', 'draws'] as const).map((part) => (
          <tr key={part}>
            <th scope="row">{part === 'draws' && isRace ? names.pace : names[part]}</th>
            <td>{signedIn(unit, luck[part])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{names.result}</th>
          <td>{totalIn(unit, luck.result)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Every dot of the chart as a row. */
function DecisionTable(props: {
  readonly summary: SeatSummary;
  readonly limits: Outline['limits'];
  readonly unit: Unit;
  readonly name: string;
  readonly goTo: (at: number) => void;
}) {
  const { summary, limits, unit, goTo } = props;
  return (
    <details>
      <summary>{judgedWords.table}</summary>
      <p class={styles.rests}>{judgedWords.limits(unit, limits)}</p>
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">{judgedWords.step}</th>
            <th scope="col">{judgedWords.done}</th>
            <th scope="col">{judgedWords.worth}</th>
          </tr>
        </thead>
        <tbody>
          {summary.reviewed.map(({ index, verdict, done }) => (
            <tr key={index}>
              <td>
                <button type="button" onClick={() => goTo(index)}>
                  {index}
                </button>
              </td>
              <td>
                <Mark verdict={verdict} /> {judgedWords.verdict(verdict)}: <Sentence text={done.label} />
              </td>
              <td>{inUnit(unit, done.worth.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

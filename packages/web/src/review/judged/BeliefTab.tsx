/** Hidden roles: what the seat could believe of everybody at this moment, and how claims stand. */
import type { Belief, ClaimMark, MarkedClaim, NamedSeat, Suspicions } from '@airlock/bots';
import { Sentence } from '../../look/Sentence.tsx';
import { scrollable } from '../../look/scrollable.ts';
import styles from './BeliefTab.module.css';
import { beliefWords } from './beliefWords.ts';
import { Mark } from './Mark.tsx';
import { judgedWords } from './words.ts';

interface BeliefTabProps {
  readonly suspicions: Suspicions | null;
  readonly names: readonly string[];
  readonly seat: number;
  /** Whether that seat is the reader's. */
  readonly isYou: boolean;
  readonly at: number;
  readonly end: number;
  /** Then the truth is left out. */
  readonly knows: boolean;
  readonly goTo: (at: number) => void;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export function BeliefTab({ suspicions, names, seat, isYou, at, end, knows, goTo }: BeliefTabProps) {
  if (!suspicions) return <p class={styles.empty}>{judgedWords.reading}</p>;
  const { role, beliefs, claims, named } = suspicions;
  const now = beliefs.findLast(({ index }) => index <= at) ?? beliefs[0];
  const hidesIt = named.every(({ verdict }) => verdict === null);
  const others = names.flatMap((_, other) => (other === seat ? [] : [other]));
  const sum = others.reduce((all, other) => all + (now?.chances[other] ?? 0), 0);
  return (
    <section class={styles.beliefs} {...scrollable} aria-label={judgedWords.beliefs}>
      <h2>{judgedWords.whoIs(role)}</h2>
      <p class={styles.note}>
        {knows ? judgedWords.onKnown : judgedWords.withTruth} {beliefWords.addUp(sum)}
      </p>
      <Lines beliefs={beliefs} others={others} at={at} end={end} />
      <ol class={styles.seats}>
        {others.map((other) => (
          <li key={other}>
            <p>
              <Sample place={others.indexOf(other)} />
              <span>{names[other]}</span>
              <b>{now ? percent(now.chances[other] ?? 0) : '–'}</b>
            </p>
            <div class={styles.bar} aria-hidden="true">
              <span style={{ width: `${(now?.chances[other] ?? 0) * 100}%` }} />
            </div>
            {!knows && now && (
              <p class={styles.truth}>
                {now.truth[other] ? judgedWords.was(role) : judgedWords.wasNot(role)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {named.length > 0 && (
        <>
          <h3>{isYou ? beliefWords.youNamed : beliefWords.theyNamed}</h3>
          <p class={styles.note}>{hidesIt ? beliefWords.knew(role) : beliefWords.heldAgainst}</p>
          <ul class={styles.named}>
            {named.map((one) => (
              <li key={one.index} class={one.index <= at ? undefined : styles.later}>
                <button type="button" onClick={() => goTo(one.index)}>
                  {one.verdict && <Mark verdict={one.verdict} />}
                  <span>
                    <Sentence text={one.label} />
                    {one.verdict && `: ${weighed(one, names)}`}
                    {!knows && ` ${beliefWords.truth(names[one.named] ?? '', one.truth, role)}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{judgedWords.claimed}</h3>
      {names.map((name, speaker) => (
        <Claims
          key={name}
          name={speaker === seat && isYou ? judgedWords.you : name}
          claims={claims.filter((claim) => claim.seat === speaker)}
          knows={knows}
          at={at}
          goTo={goTo}
        />
      ))}
    </section>
  );
}

function weighed(one: NamedSeat, names: readonly string[]): string {
  const { chance, named, better, betterChance, against } = one;
  if (better === named) return against ? beliefWords.likeliest(chance) : beliefWords.leastLikely(chance);
  const other = names[better] ?? '';
  return against
    ? beliefWords.likelier(chance, other, betterChance)
    : beliefWords.lessLikely(chance, other, betterChance);
}

const SIGNS = [
  'M4 4h16v16H4z',
  'M12 3l9 17H3z',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M12 2l10 10-10 10L2 12z',
  'M3 9h18v6H3z',
  'M12 2l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z',
  'M9 3h6v18H9z',
];
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '1 6', '12 4', '4 2'];

const dashesOf = (place: number): string | undefined => DASHES[place % DASHES.length];

/** Seats are told apart by a shape and a kind of line, not only by colour: beside the name as in the chart. */
function Sample({ place }: { readonly place: number }) {
  return (
    <svg class={styles.sample} viewBox="0 0 40 14" aria-hidden="true">
      <path class={styles.line} stroke-dasharray={dashesOf(place)} d="M0 7H40" />
      <Sign place={place} x={20} y={7} />
    </svg>
  );
}

/** As large as it is read beside words of the usual size. */
const SIGN = 11;

function Sign({ place, x, y }: { readonly place: number; readonly x: number; readonly y: number }) {
  return (
    <path
      class={styles.sign}
      transform={`translate(${x - SIGN / 2} ${y - SIGN / 2}) scale(${SIGN / 24})`}
      d={SIGNS[place % SIGNS.length]}
    />
  );
}

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the figures at the side, and for signs above and below. */
const [LEFT, RIGHT, EDGE] = [44, WIDTH - 10, 10];
const heightOf = (chance: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);

function Lines(props: {
  readonly beliefs: readonly Belief[];
  readonly others: readonly number[];
  readonly at: number;
  readonly end: number;
}) {
  const { beliefs, others, at, end } = props;
  const x = (index: number): number => LEFT + (index / Math.max(1, end)) * (RIGHT - LEFT);
  const last = beliefs.at(-1);
  return (
    <svg class={styles.lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={judgedWords.beliefs}>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path class={styles.grid} d={`M${LEFT} ${heightOf(share)}H${RIGHT}`} />
          <text class={styles.scale} x={LEFT - 6} y={heightOf(share)} text-anchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      {others.map((other, place) => (
        <path
          key={other}
          class={styles.line}
          stroke-dasharray={dashesOf(place)}
          d={`M${beliefs.map(({ index, chances }) => `${x(index).toFixed(1)} ${heightOf(chances[other] ?? 0).toFixed(1)}`).join('L')}`}
        />
      ))}
      {last &&
        others.map((other, place) => (
          <Sign key={other} place={place} x={x(last.index)} y={heightOf(last.chances[other] ?? 0)} />
        ))}
      <path class={styles.here} d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
    </svg>
  );
}

const MARKS: Readonly<Record<ClaimMark, string>> = {
  true: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 12.5l3 3 5.5-6.5',
  false: 'M3.5 3.5h17v17h-17zM8 8l8 8M16 8l-8 8',
  impossible: 'M12 1.5L22.5 12 12 22.5 1.5 12zM12 7v6M12 16.4v.2',
  open: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M12 16.6v.2',
};

/** What could not be told then is not told by those who look with the eyes of then. */
const seenAs = (mark: ClaimMark, knows: boolean): ClaimMark =>
  knows && mark !== 'impossible' ? 'open' : mark;

function Claims(props: {
  readonly name: string;
  readonly claims: readonly MarkedClaim[];
  readonly knows: boolean;
  readonly at: number;
  readonly goTo: (at: number) => void;
}) {
  const { name, claims, knows, at, goTo } = props;
  if (claims.length === 0) return null;
  const known = claims.filter(({ mark }) => mark !== 'open');
  const told = known.filter(({ mark }) => mark === 'true').length;
  return (
    <details class={styles.claims}>
      <summary>
        <span>{name}</span>
        <span class={styles.marks}>
          {claims.slice(-14).map(({ index, mark }) => (
            <Claim key={index} mark={seenAs(mark, knows)} />
          ))}
        </span>
        {!knows && <b>{judgedWords.trueOf(told, known.length)}</b>}
      </summary>
      <ul>
        {claims.map(({ index, label, mark }) => (
          <li key={index} class={index <= at ? undefined : styles.later}>
            <button type="button" onClick={() => goTo(index)}>
              <Claim mark={seenAs(mark, knows)} />
              <span>
                {judgedWords.markOf(seenAs(mark, knows))}: <Sentence text={label} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Claim({ mark }: { readonly mark: ClaimMark }) {
  return (
    <svg class={`${styles.mark} ${styles[mark]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[mark]} />
    </svg>
  );
}

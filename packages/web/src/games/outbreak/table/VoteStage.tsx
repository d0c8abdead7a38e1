/** The vote on the stage: ballots turn over together, the count fills, the role turns. Then it stays until the reader goes on. */
import { present, type Seat, who } from '@airlock/kernel';
import { INFECTED, PZERO, type Role, roleName, SKIP } from '@airlock/outbreak';
import type { ComponentChildren } from 'preact';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { classes } from '../../../kit/classes.ts';
import { Face } from '../../../kit/Face.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { Mark } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import {
  type Ceremony,
  countsOf,
  resultTitle,
  resultWords,
  spokenVote,
  targetName,
} from '../moves/ceremony.ts';
import styles from './VoteStage.module.css';

export function VoteStage({ model, ceremony }: { readonly model: Model; readonly ceremony: Ceremony }) {
  const naming = model.desk.naming.value;
  const { view } = model.drawn.value;
  const { vote, role } = ceremony;
  const rule = view.options.voteRule;
  // Seen again: everything on the stage is made anew, and turns anew.
  return (
    <section
      class={styles.stage}
      key={model.showings.value}
      aria-label={`The vote of Day ${vote.day}`}
      data-tall
    >
      <p class={text.spoken} aria-live="polite">
        {spokenVote(ceremony, rule, naming)}
      </p>
      <ol class={styles.steps} aria-hidden="true">
        <li class={styles.on}>
          <i>1</i>Ballots
        </li>
        <li class={styles.on}>
          <i>2</i>Count
        </li>
        {vote.out >= 0 && (
          <li class={role === null ? undefined : styles.on}>
            <i>3</i>Role
          </li>
        )}
      </ol>
      <Ballots model={model} ceremony={ceremony} />
      <div class={styles.result}>
        <div class={styles.said}>
          <h2>{resultTitle(vote, naming)}</h2>
          <p>
            {resultWords(vote, rule, naming)}{' '}
            <WhyButton
              about={{
                question:
                  vote.out < 0 ? 'Why is nobody voted out?' : `Why is ${who(vote.out, naming)} voted out?`,
                sentences: [resultWords(vote, rule, naming)],
                rules: [rule === 'plurality' ? 'OBK-804' : 'OBK-805'],
              }}
              onWhy={model.desk.why}
            />
          </p>
          <Counts model={model} ceremony={ceremony} />
        </div>
        {vote.out >= 0 && (
          <RoleCard name={who(vote.out, naming)} isYou={vote.out === naming.reader} role={role} />
        )}
      </div>
    </section>
  );
}

interface Staged {
  readonly model: Model;
  readonly ceremony: Ceremony;
}

function Ballots({ model, ceremony: { vote, voters } }: Staged) {
  return (
    <BallotCards
      model={model}
      voters={voters}
      hit={vote.out}
      of={(seat) => vote.ballots?.[seat]}
      face={(target) =>
        target === SKIP
          ? { does: 'votes to', picture: <Icon name="close" />, name: 'Skip' }
          : {
              does: 'votes for',
              picture: <PersonFace model={model} seat={target} />,
              name: who(target, model.desk.naming.value),
            }
      }
    />
  );
}

interface BallotCardsProps {
  readonly model: Model;
  readonly voters: readonly Seat[];
  /** Ballots for this one have a double rim and a lozenge. */
  readonly hit: number;
  /** `undefined` where it stays secret. */
  readonly of: (seat: Seat) => number | undefined;
  readonly face: (target: number) => {
    readonly does: string;
    readonly picture: ComponentChildren;
    readonly name: string;
  };
}

/** More ballots than this lie in two rows. */
const MOST_IN_ROW = 6;

/** Everybody's ballot, all turned over together. */
export function BallotCards({ model, voters, hit, of, face }: BallotCardsProps) {
  const naming = model.desk.naming.value;
  return (
    <ol
      class={classes(styles.ballots, voters.length > MOST_IN_ROW && styles.many)}
      style={{ '--ballots': voters.length > MOST_IN_ROW ? Math.ceil(voters.length / 2) : voters.length }}
    >
      {voters.map((seat) => {
        const target = of(seat);
        const shown = target === undefined ? null : face(target);
        return (
          <li key={seat} class={classes(styles.ballot, shown && target === hit && styles.hit)}>
            <span class={styles.by}>
              <PersonFace model={model} seat={seat} />
              <b>{who(seat, naming)}</b>
            </span>
            <Icon name="next" />
            {shown ? (
              <span class={styles.paper}>
                <small class={text.plate}>{shown.does}</small>
                {shown.picture}
                <b>{shown.name}</b>
              </span>
            ) : (
              <span class={classes(styles.paper, styles.closed)} role="img" aria-label="A secret ballot" />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function PersonFace({ model, seat }: { readonly model: Model; readonly seat: Seat }) {
  return <Face player={present(model.desk.seats.value[seat])} class={styles.face} />;
}

function Counts({ model, ceremony: { vote } }: Staged) {
  const naming = model.desk.naming.value;
  return (
    <ul class={styles.counts}>
      {countsOf(vote).map(({ target, ballots }) => (
        <li key={target} class={target === vote.out ? styles.most : undefined}>
          <span>{targetName(target, naming)}</span>
          <i aria-hidden="true">
            {Array.from({ length: ballots }, (_, at) => (
              <u key={at} />
            ))}
          </i>
          <b>{ballots}</b>
        </li>
      ))}
    </ul>
  );
}

const MARKS = ['wrench', 'biohazard', 'biohazard'] as const;

interface RoleCardProps {
  readonly name: string;
  readonly isYou: boolean;
  /** `null` while it lies face down. */
  readonly role: Role | null;
}

/** OBK-806: the role of whoever is voted out turns up for everybody. */
function RoleCard({ name, isYou, role }: RoleCardProps) {
  return (
    <div class={classes(styles.turning, role !== null && styles.turned)}>
      <span class={styles.back} data-dark="" aria-hidden="true">
        <Mark name="biohazard" />
      </span>
      {role !== null && (
        <span class={classes(styles.role, (role === INFECTED || role === PZERO) && styles.infected)}>
          <small class={text.plate}>
            {name} {isYou ? 'were' : 'was'}
          </small>
          <Mark name={MARKS[role] ?? 'biohazard'} />
          <b>{roleName(role)}</b>
          <em>{role === PZERO ? 'the Survivors win' : 'may still add one card each Day'}</em>
        </span>
      )}
    </div>
  );
}

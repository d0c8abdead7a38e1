/** Above the table, for everybody alike: who is away and who plays for them, and whether somebody asks to stop the match. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk, SeatedPlayer } from '../games/contract.ts';
import { classes } from '../kit/classes.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { initialOf } from '../look/names.ts';
import { useNow } from '../look/now.ts';
import { Sentence } from '../look/Sentence.tsx';
import { useSure } from '../look/sure.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import styles from './CompanyStrip.module.css';
import { companyWords } from './companyWords.ts';
import { clockWords } from './countdown.ts';
import type { Abandoning, FrameTable, Voter } from './table.ts';

interface CompanyStripProps {
  readonly desk: Desk;
  readonly table: FrameTable;
}

export function CompanyStrip({ desk, table }: CompanyStripProps) {
  const missing = useMissing(desk);
  const back = useBack(desk);
  const { abandoning } = table;
  const asks = desk.outcome.value === null && (abandoning?.votes.value.agreed ?? 0) > 0;
  const hidden = useSignal(0);
  const agreed = abandoning?.votes.value.agreed ?? 0;
  // Whoever wants to play on is asked again when somebody else agrees, or in five minutes.
  const isHidden = useHidden(hidden.value, agreed);
  const shown = missing[0];
  const isAsked = asks && abandoning && !isHidden;
  if (!shown && !back && !isAsked) return null;
  return (
    <section class={styles.strip} aria-label={companyWords.label} data-over>
      {shown ? (
        <Away player={shown} desk={desk} table={table} />
      ) : (
        back && (
          <p class={classes(styles.away, styles.back)} role="status">
            <Sentence text={companyWords.back(back)} />
          </p>
        )
      )}
      {isAsked && abandoning && (
        <Vote
          abandoning={abandoning}
          onHide={() => {
            hidden.value = performance.now() + HIDDEN_FOR;
          }}
        />
      )}
    </section>
  );
}

/** Somebody who reloads the page is away for a moment; that is nobody's business. */
const AWAY_AFTER = 3_000;
const BACK_FOR = 6_000;
const HIDDEN_FOR = 300_000;

/** Those who are away, the one away longest first; looked at every second while there are any. */
function useMissing(desk: Desk): readonly SeatedPlayer[] {
  const gone = useComputed(() =>
    desk.outcome.value === null ? desk.seats.value.filter(({ away, you }) => away && !you) : [],
  );
  const now = useNow(gone.value.length > 0);
  // A race has rules of its own for absent players, and says so itself.
  const isRace = desk.game.realTime !== undefined;
  return gone.value
    .filter(({ away, standIn }) => away && (standIn || (!isRace && now - away.since >= AWAY_AFTER)))
    .sort((one, other) => (one.away?.since ?? 0) - (other.away?.since ?? 0));
}

/** The name of somebody who has just come back to a seat that a bot played. */
function useBack(desk: Desk): string | null {
  const name = useSignal<string | null>(null);
  const standIns = desk.seats.value.filter(({ standIn, you }) => standIn && !you).map(({ seat }) => seat);
  const known = useSignal(standIns.join());
  const now = standIns.join();
  useEffect(() => {
    const before = known.peek() === '' ? [] : known.peek().split(',').map(Number);
    known.value = now;
    const returned = before.find((seat) => !now.split(',').includes(String(seat)));
    if (returned === undefined) return;
    name.value = desk.seats.peek()[returned]?.name ?? null;
    const timer = setTimeout(() => {
      name.value = null;
    }, BACK_FOR);
    return () => clearTimeout(timer);
  }, [now, known, name, desk]);
  return name.value;
}

function useHidden(until: number, agreed: number): boolean {
  const hidden = useSignal(false);
  useEffect(() => {
    const left = until - performance.now();
    hidden.value = left > 0;
    if (left <= 0) return;
    const timer = setTimeout(() => {
      hidden.value = false;
    }, left);
    return () => clearTimeout(timer);
  }, [until, hidden]);
  const asked = useSignal(agreed);
  useEffect(() => {
    if (agreed > asked.peek()) hidden.value = false;
    asked.value = agreed;
  }, [agreed, asked, hidden]);
  return hidden.value;
}

const inSeconds = (milliseconds: number): string => clockWords(Math.max(0, Math.round(milliseconds / 1_000)));

function Away({ player, desk, table }: CompanyStripProps & { readonly player: SeatedPlayer }) {
  const { name, away, standIn, absent } = player;
  if (!away) return null;
  const now = performance.now();
  const second = standIn
    ? companyWords.playsFor(name)
    : absent
      ? companyWords.mayPlay
      : companyWords.waits(inSeconds(away.until - now));
  const canStandIn = desk.mode === 'play' && !standIn && absent === true && !desk.game.realTime;
  return (
    <div class={styles.away}>
      <Icon name="pause" />
      {/* The running time is not announced. */}
      <p>
        <b aria-live="off">
          <Sentence text={companyWords.away(name, inSeconds(now - away.since))} />
        </b>
        <span aria-live="off">{second}</span>
        <span class={text.spoken} role="status">
          {standIn ? companyWords.playsFor(name) : ''}
        </span>
      </p>
      {canStandIn && (
        <Button onPress={() => table.goOnWithout(player, 'standIn')}>{words.door.standIn}</Button>
      )}
    </div>
  );
}

function Vote({ abandoning, onHide }: { readonly abandoning: Abandoning; readonly onHide: () => void }) {
  const voters = abandoning.voters.value;
  const { agreed, of, mine } = abandoning.votes.value;
  const asking = voters.filter(({ stops }) => stops).map(nameOf);
  const sure = useSure(() => abandoning.vote(true));
  return (
    <div class={styles.vote} role="alert">
      <ul class={styles.voters}>
        {voters.map((voter) => (
          <Face key={voter.name} voter={voter} />
        ))}
      </ul>
      <p>
        <b>
          <Sentence text={companyWords.asksToStop(asking)} />
        </b>
        <span>{companyWords.votes(agreed, of)}</span>
      </p>
      {abandoning.canVote.value && (
        <div class={styles.buttons}>
          {mine ? (
            <Button onPress={() => abandoning.vote(false)}>{companyWords.takeBack}</Button>
          ) : (
            <>
              <Button onPress={onHide}>{companyWords.playOn}</Button>
              <Button look="danger" onPress={sure.press}>
                {sure.asking ? companyWords.agreeSure : companyWords.agree}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const nameOf = ({ you, name }: Voter): string => (you ? companyWords.you : name);

function Face({ voter }: { readonly voter: Voter }) {
  const { name, stops, isAsked } = voter;
  const label = !isAsked
    ? companyWords.gone(name)
    : stops
      ? companyWords.agrees(name)
      : companyWords.undecided(name);
  return (
    <li class={classes(styles.face, !isAsked && styles.gone)} title={label}>
      <span aria-hidden="true">{initialOf(name)}</span>
      {isAsked && (
        <i aria-hidden="true">
          <Icon name={stops ? 'check' : 'help'} />
        </i>
      )}
      <span class={text.spoken}>{label}</span>
    </li>
  );
}

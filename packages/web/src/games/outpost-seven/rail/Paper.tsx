/** The paper under the offer: what the picked action would do, in order; otherwise what the last turn did. */
import { count, type Seat } from '@airlock/kernel';
import {
  keepTarget,
  LIMITS,
  NO_CARD,
  type OutpostEvent,
  PLACE,
  POP,
  RED,
  REMOVE,
  requiredTotal,
  seatName,
  words,
  YELLOW,
} from '@airlock/outpost-seven';
import { Icon } from '../../../look/Icon.tsx';
import { Sentence } from '../../../look/Sentence.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { BonusIcon } from '../cards/icons.tsx';
import { Cube, Token } from '../cards/marks.tsx';
import type { Model } from '../model.ts';
import { isKeeping } from '../moves/position.ts';
import type { Scores } from '../moves/preview.ts';
import { dealtCards, markedCards } from '../moves/selection.ts';
import { PreferencesButton } from '../sheets/Preferences.tsx';
import { lastTurn, turnNumber } from '../turns.ts';
import { repairHints, repairSteps, type Step, starredCards, totalOf } from '../words.ts';
import styles from './Paper.module.css';

interface Content {
  readonly title: string;
  readonly steps: readonly Step[];
  /** Of a repair; otherwise the meters say it. */
  readonly scores: { readonly before: Scores; readonly after: Scores } | null;
  /** Whether it is about something that has not happened yet. */
  readonly ahead: boolean;
}

const AHEAD = 'What happens, in order';

function contentOf(model: Model): Content {
  const position = model.drawn.value;
  const selection = model.selection.value;
  const preview = model.preview.value;
  const scores = null;
  const me = position.seat ?? RED;
  if (preview) {
    const hints = repairHints(preview, me).map((sentence): Step => ({ sign: 'warn', seat: me, sentence }));
    return {
      title: AHEAD,
      steps: [...repairSteps(preview.events), ...hints],
      scores: preview.scores,
      ahead: true,
    };
  }
  if (isKeeping(position) && selection.step === 'keep' && position.seat !== null) {
    return { title: 'What you keep', steps: keepSteps(model, me), scores, ahead: true };
  }
  if (selection.step === 'salvage' && selection.slots !== 0) {
    return { title: AHEAD, steps: salvageSteps(model, me, selection.slots), scores, ahead: true };
  }
  const title = turnNumber(model.desk.moments.value) > 1 ? 'Last turn, in order' : 'The start, in order';
  return { title, steps: pastSteps(model), scores, ahead: false };
}

function keepSteps(model: Model, seat: Seat): Step[] {
  const position = model.drawn.value;
  const selection = model.selection.value;
  const hand = dealtCards(position);
  const target = keepTarget(position.view, seat);
  const required = requiredTotal(hand, target);
  const kept = selection.step === 'keep' ? markedCards(hand, selection.places) : [];
  const card = (sentence: string): Step => ({ sign: 'card', seat, sentence });
  return [
    card(
      required === target
        ? `Your cards can make *${target}* exactly`
        : `No set of your cards makes ${target}: *${required}* is the highest below`,
    ),
    ...(kept.length > 0 ? [card(`${starredCards(kept)}: ${totalOf(kept)} of ${required}`)] : []),
    card(`*${count(hand.length - kept.length, 'card')}* to the discard pile, face up`),
  ];
}

/** The refill is chance: how many cards, not which. */
function salvageSteps(model: Model, seat: Seat, slots: number): Step[] {
  const { view } = model.drawn.value;
  const taken = markedCards(view.offer, slots);
  const held = view.hands[seat]?.size ?? 0;
  const refill = Math.min(view.deckSize, view.offer.filter((one) => one === NO_CARD).length + taken.length);
  const card = (sentence: string): Step => ({ sign: 'card', seat, sentence });
  return [
    card(`You take ${starredCards(taken)}: ${totalOf(taken)} of ${LIMITS.salvageLimit}`),
    card(`Your hand: *${held + taken.length} of ${LIMITS.handLimit}* cards, these known to all`),
    card(
      refill === 0
        ? 'The deck is *empty*: no new cards'
        : `*${count(refill, 'new card')}* from the deck of ${view.deckSize}`,
    ),
  ];
}

function pastSteps(model: Model): Step[] {
  return lastTurn(model.desk.moments.value).flatMap((event): Step[] => {
    const sentence = words.event(event, model.naming.value);
    return sentence === null ? [] : [{ ...signOf(event), sentence: sentence.replace(/\.$/, '') }];
  });
}

function signOf(event: OutpostEvent): Pick<Step, 'sign' | 'seat'> {
  switch (event.type) {
    case 'repaired':
      return { sign: 'cube', seat: event.open.seat };
    case 'bonusUsed': {
      const { kind, seat } = event.open;
      return { sign: kind === PLACE ? 'place' : kind === POP ? 'people' : 'remove', seat };
    }
    case 'votes':
      return { sign: 'token', seat: event.open.flipped[0]?.to ?? RED };
    default:
      return { sign: 'card', seat: RED };
  }
}

function Sign({ step }: { readonly step: Step }) {
  switch (step.sign) {
    case 'cube':
      return <Cube seat={step.seat} />;
    case 'token':
      return <Token seat={step.seat} more={styles.token} />;
    case 'card':
      return <Icon name="hand" />;
    case 'warn':
      return <Icon name="warn" />;
    default:
      return <BonusIcon kind={{ place: PLACE, remove: REMOVE, people: POP }[step.sign]} />;
  }
}

export function Paper({ model, large = false }: { readonly model: Model; readonly large?: boolean }) {
  const { title, steps, scores, ahead } = contentOf(model);
  return (
    <div class={`${styles.paper} ${large ? styles.large : ''}`}>
      <header class={styles.head}>
        <h2>{title}</h2>
        {!ahead && model.desk.mode === 'play' && <PreferencesButton model={model} onHull={large} />}
      </header>
      <section class={styles.steps} aria-label={title} {...scrollable}>
        <ol>
          {steps.map((step, index) => (
            <li
              key={`${index}-${step.sentence}`}
              class={`${styles.step} ${step.sign === 'warn' ? styles.warn : ''}`}
            >
              <span class={styles.sign}>
                <Sign step={step} />
              </span>
              <span>
                <Sentence text={step.sentence} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {scores && (
        <div class={styles.sum}>
          {[RED, YELLOW].map((seat) => (
            <span key={seat}>
              {seatName(seat)}
              {scores.before[seat] !== scores.after[seat] && <s>{scores.before[seat]}</s>}
              <b>{scores.after[seat]}</b>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

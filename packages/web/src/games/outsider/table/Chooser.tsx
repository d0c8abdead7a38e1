/** The middle of the table while something is chosen that lies neither in the hand nor on the table. */
import { count, present, who } from '@airlock/kernel';
import {
  actionOf,
  CHARACTERS,
  cardName,
  characterCard,
  crisisName,
  HIDDEN_CARD,
  isDoomed,
  type Kind,
  LOCATION_COUNT,
  leftToDeal,
  locationName,
  seatOf,
  thingOf,
  words,
} from '@airlock/outsider';
import { Chooser as ChooseFrom, PAPER } from '../../../kit/Chooser.tsx';
import { classes } from '../../../kit/classes.ts';
import { Tick } from '../../../kit/marks.tsx';
import { Pressable } from '../../../kit/Pressable.tsx';
import { Card, CrisisCard } from '../cards/Card.tsx';
import { PlaceMark, SkillMark } from '../cards/marks.tsx';
import { spokenCard, titleOf } from '../cards/names.ts';
import type { Model } from '../model.ts';
import { isIntent } from '../moves/offers.ts';
import { seatsOf } from '../moves/reading.ts';
import { numberOf, type Thing, typeOfThing } from '../moves/things.ts';
import styles from './Chooser.module.css';
import { Pips } from './Pips.tsx';

export interface Choice {
  readonly title: string;
  /** What lies there to be seen, in the order it is shown; what can be picked is lit. */
  readonly things: readonly Thing[];
  readonly note?: string;
}

/** What lies elsewhere than in a hand and can be chosen now; `null` while Goals and hand say it all. */
export function choiceOf(model: Model): Choice | null {
  const { stage, view, seat, legal } = model.drawn.value;
  if (legal.size === 0) return null;
  if (
    stage.kind === 'question' &&
    stage.seat === seat &&
    /^(leaveCard|takeCard|secondExchange)$/.test(stage.question)
  ) {
    const left =
      view.aside.known.length > 0
        ? `You left ${view.aside.known.map(cardName).join(', ')}.`
        : 'First leave a card from your hand, then take one of these.';
    return {
      title: 'The Supply',
      things: view.supply.known.map((kind, at) => `pile-${kind}.${at}`),
      note: left,
    };
  }
  const things = [...model.picking.value.lit].filter((thing) => typeOfThing(thing) !== 'card');
  if (things.length === 0) return null;
  return { title: titleFor(model), things: ordered(things), ...noteFor(model) };
}

const ordered = (things: readonly Thing[]): Thing[] => {
  const types = [...new Set(things.map(typeOfThing))];
  return [...things].sort(
    (a, b) => types.indexOf(typeOfThing(a)) - types.indexOf(typeOfThing(b)) || numberOf(a) - numberOf(b),
  );
};

function titleFor(model: Model): string {
  const { stage, view } = model.drawn.value;
  const chosen = model.offers.value.find(({ id }) => id === model.selection.value.offer);
  if (chosen && isIntent(chosen.does)) return chosen.label;
  return stage.kind === 'question' ? words.prompt(view, model.naming.value) : '';
}

function noteFor(model: Model): { readonly note?: string } {
  const { stage, view } = model.drawn.value;
  if (stage.kind !== 'question') return {};
  if (stage.question === 'dealOut') {
    const left = count(leftToDeal(view, view.recycled.size), 'card');
    const there = view.piles[stage.argument]?.size ?? 0;
    return {
      note: `${left} to deal; ${there} ${there === 1 ? 'lies' : 'lie'} there. What you do not deal stays in the discard pile.`,
    };
  }
  if (stage.question === 'assignCrises') {
    const given = view.assigned.filter((entry) => entry !== HIDDEN_CARD);
    if (given.length === 0) return { note: 'Pick a Crisis and who gets it. They strike in this order.' };
    const names = given.map(
      (entry) => `${crisisName(thingOf(entry))} for ${who(seatOf(entry), model.naming.value)}`,
    );
    return { note: `So far: ${names.join(', ')}.` };
  }
  return {};
}

export const Chooser = ({ model, choice }: { readonly model: Model; readonly choice: Choice }) => (
  <ChooseFrom title={choice.title} note={choice.note} class={styles.items}>
    {choice.things.map((thing) => (
      <Item key={thing} model={model} thing={thing} />
    ))}
  </ChooseFrom>
);

const plain = (thing: Thing): Thing => thing.replace(/\.\d+$/, '');

const OWN_LOOKS: Readonly<Record<string, string | undefined>> = {
  crisis: styles.crisis,
  number: styles.number,
};

function Item({ model, thing }: { readonly model: Model; readonly thing: Thing }) {
  const picked = model.selection.value.picked.includes(plain(thing));
  const type = typeOfThing(thing);
  const number = numberOf(thing);
  const isCard = type === 'pile' || type === 'looked' || type === 'crisis';
  return (
    <Pressable
      lit={model.lit.value.has(plain(thing))}
      picked={picked}
      unlit="off"
      label={labelOf(model, type, number)}
      marks={{
        'data-choice': plain(thing),
        'data-peek': isCard ? (type === 'crisis' ? thing : `card-${number}`) : undefined,
      }}
      class={isCard ? classes(styles.card, OWN_LOOKS[type]) : classes(PAPER, styles.plate, OWN_LOOKS[type])}
      onPress={() => model.press(plain(thing))}
    >
      <Face model={model} type={type} number={number} />
      {picked && <Tick />}
    </Pressable>
  );
}

function labelOf(model: Model, type: string, number: number): string {
  const { view } = model.drawn.value;
  switch (type) {
    case 'pile':
    case 'looked':
      return spokenCard(number);
    case 'crisis':
      return `${crisisName(number)}: ${words.action(actionOf('crisis', number), view)}`;
    case 'seat':
      return `${who(number, model.naming.value)}, ${titleOf(present(view.characters[number]))}, Survival ${view.survival[number]}`;
    case 'place':
      return `${locationName(number)}, ${placeFact(model, number)}`;
    case 'character':
      return `${titleOf(number)}: ${characterCard(number).says}`;
    default:
      return count(number, 'card');
  }
}

function placeFact(model: Model, at: number): string {
  const { view } = model.drawn.value;
  const here = seatsOf(view).filter((seat) => view.tokens[seat] === at);
  const names = here.map((seat) => who(seat, model.naming.value)).join(', ');
  const pile = view.options.locDraw ? `${count(view.piles[at]?.size ?? 0, 'card')}; ` : '';
  return `${pile}${names === '' ? 'nobody there' : names}`;
}

function Face({
  model,
  type,
  number,
}: {
  readonly model: Model;
  readonly type: string;
  readonly number: number;
}) {
  const { view } = model.drawn.value;
  switch (type) {
    case 'pile':
    case 'looked':
      return <Card kind={number as Kind} />;
    case 'crisis':
      return <CrisisCard crisis={number} />;
    case 'seat':
      return (
        <>
          <b>{who(number, model.naming.value)}</b>
          <span>{titleOf(present(view.characters[number]))}</span>
          <Pips survival={present(view.survival[number])} doomed={isDoomed(view, number)} />
        </>
      );
    case 'place':
      return (
        <>
          <b>{locationName(number)}</b>
          {number < LOCATION_COUNT && <PlaceMark at={number} />}
          <span>{placeFact(model, number)}</span>
        </>
      );
    case 'character':
      return (
        <>
          <b>{titleOf(number)}</b>
          <span class={styles.skills}>
            {CHARACTERS[number]?.skills.map((skill) => (
              <SkillMark key={skill} skill={skill} />
            ))}
          </span>
          <span>{characterCard(number).says}</span>
        </>
      );
    default:
      return <b>{number}</b>;
  }
}

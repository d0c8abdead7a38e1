/** The reader's own side of the table: character, loyalty, Ongoing Crises, own Goals, the ship; progress, which the top bar has too, comes last. */
import { present, who } from '@airlock/kernel';
import {
  CHARACTERS,
  CRISES,
  characterCard,
  crisisCard,
  crisisName,
  iconName,
  isDoomed,
  loyaltyName,
  NO_LOYALTY,
  type Icon as ScrapIcon,
  thingOf,
  usesLocations,
} from '@airlock/outsider';
import type { ComponentChildren } from 'preact';
import { Face } from '../../../kit/Face.tsx';
import { heldFor } from '../../../kit/held.ts';
import { Pressable } from '../../../kit/Pressable.tsx';
import { Track } from '../../../kit/Track.tsx';
import { Icon } from '../../../look/Icon.tsx';
import text from '../../../look/text.module.css';
import { Scrap, SkillMark } from '../cards/marks.tsx';
import { LoyaltyCard } from '../loyalty/LoyaltyCard.tsx';
import type { Model } from '../model.ts';
import {
  doomedSeats,
  goallessSeats,
  goalsDone,
  goalsNeeded,
  isLoyaltyOpen,
  playsToDeath,
} from '../moves/reading.ts';
import { crisisThing } from '../moves/things.ts';
import { Pips } from '../table/Pips.tsx';
import { SabotageRow } from '../table/SabotageBar.tsx';
import { Ship } from '../table/Ship.tsx';
import styles from './LeftRail.module.css';

export function LeftRail({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  return (
    <div class={styles.rail}>
      {seat !== null && <You model={model} seat={seat} />}
      <Ongoing model={model} />
      <OwnGoals model={model} />
      {usesLocations(view.options) && (
        <>
          <h2 class={`${text.plate} ${text.faint}`}>The ship</h2>
          <Ship model={model} />
        </>
      )}
      <Progress model={model} />
    </div>
  );
}

function You({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { view } = model.drawn.value;
  const character = present(view.characters[seat]);
  const card = CHARACTERS[character];
  const doomed = view.turn > 0 && isDoomed(view, seat);
  return (
    <>
      <h2 class={`${text.plate} ${text.faint}`}>You</h2>
      <Pressable
        lit={model.lit.value.has('you')}
        picked={model.selection.value.focus === 'you'}
        marks={{ 'data-you': '' }}
        class={styles.you}
        onPress={() => model.press('you')}
      >
        <Face player={{ name: card?.name ?? '?', bot: false }} class={styles.face} />
        <span class={styles.name}>
          <b>{card?.name ?? 'Nobody yet'}</b>
          <span>{card?.title ?? 'Characters are being chosen'}</span>
        </span>
        {view.turn > 0 && <Pips survival={present(view.survival[seat])} doomed={doomed} />}
        <span class={styles.skills}>
          {card?.skills.map((skill) => (
            <SkillMark key={skill} skill={skill} />
          ))}
        </span>
        {card && (
          <span class={styles.ability}>
            {doomed ? 'Doomed: no ability, one action a turn.' : characterCard(character).says}
          </span>
        )}
      </Pressable>
      <Loyalty model={model} seat={seat} />
    </>
  );
}

/** A closed card, the same for everybody; it opens as long as it is held, and for good once everybody knows it. */
function Loyalty({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const { view } = model.drawn.value;
  const loyalty = present(view.loyalties[seat]);
  const { peeking } = model;
  // In its moment it is turned on the table.
  const isOpen = peeking.value && model.loyaltyMoment.value === null;
  if (loyalty === NO_LOYALTY) return <p class={styles.loyalty}>No loyalty has been dealt yet</p>;
  if (isLoyaltyOpen(view, seat)) {
    return (
      <p class={styles.loyalty}>
        <LoyaltyCard loyalty={loyalty} />
        <span>
          <b>{loyaltyWords(loyalty)}</b>
          <small>Everybody knows it</small>
        </span>
      </p>
    );
  }
  return (
    <button
      type="button"
      class={styles.loyalty}
      aria-label="Your loyalty, hold to look"
      {...heldFor(peeking)}
    >
      <LoyaltyCard loyalty={isOpen ? loyalty : null} />
      <span>
        <b>Your loyalty</b>
        <small>{isOpen ? 'Let go to close it' : 'Hold to look'}</small>
      </span>
      <span class={text.spoken} aria-live="polite">
        {isOpen ? loyaltyWords(loyalty) : ''}
      </span>
    </button>
  );
}

const loyaltyWords = (loyalty: number): string =>
  `You are ${loyalty > 0 ? 'an ' : ''}${loyaltyName(loyalty)}`;

function Progress({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const naming = model.naming.value;
  const done = goalsDone(view);
  const needed = goalsNeeded(view);
  const without = goallessSeats(view);
  const names =
    without.length === view.seats ? 'everybody' : without.map((seat) => who(seat, naming)).join(', ');
  const doomed = doomedSeats(view);
  return (
    <>
      <h2 class={`${text.plate} ${text.faint}`}>Progress</h2>
      <div class={styles.progress}>
        <span>
          <b class={styles.figure}>
            {done}
            <small>/{needed}</small>
          </b>{' '}
          Goals done
        </span>
        <Track done={done} of={needed} class={styles.track} />
        {without.length > 0 && <Warning of="Without a Goal">{names}</Warning>}
        {doomed.length > 0 && <Warning of="Doomed">{`${doomed.length} of ${view.seats}`}</Warning>}
        {playsToDeath(view) && <Warning of="Dead">{view.deaths}</Warning>}
      </div>
    </>
  );
}

const Warning = ({ of, children }: { readonly of: string; readonly children: ComponentChildren }) => (
  <p>
    <Icon name="warn" />
    <span>
      {of}: <b>{children}</b>
    </span>
  </p>
);

function OwnGoals({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const goals = seat === null || view.result ? [] : (view.completed[seat] ?? []);
  if (goals.length === 0) return null;
  return (
    <>
      <h2 class={`${text.plate} ${text.faint}`}>Your completed {goals.length === 1 ? 'Goal' : 'Goals'}</h2>
      {goals.map((goal) => (
        <SabotageRow key={goal} model={model} goal={goal} />
      ))}
    </>
  );
}

function Ongoing({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  if (view.ongoing.length === 0) return null;
  return (
    <>
      <h2 class={`${text.plate} ${text.faint}`}>Ongoing {view.ongoing.length === 1 ? 'crisis' : 'crises'}</h2>
      <p class={styles.clearing}>Clear one: 1 action and a Gear with its icon.</p>
      {view.ongoing.map((entry) => (
        <OngoingCrisis key={entry} model={model} crisis={thingOf(entry)} />
      ))}
    </>
  );
}

function OngoingCrisis({ model, crisis }: { readonly model: Model; readonly crisis: number }) {
  const icon = CRISES[crisis]?.clearedBy as ScrapIcon;
  const thing = crisisThing(crisis);
  return (
    <Pressable
      lit={model.lit.value.has(thing)}
      picked={model.selection.value.focus === thing}
      marks={{ 'data-ongoing': crisis }}
      class={styles.crisis}
      onPress={() => model.press(thing)}
    >
      <span class={styles.crisisName}>
        {crisisName(crisis)}
        <Scrap icon={icon} />
      </span>
      <span class={styles.crisisText}>
        {crisisCard(crisis).says.replace(/^Ongoing: (.)/, (_, first: string) => first.toUpperCase())}
        <span class={text.spoken}> Cleared by Gear with {iconName(icon)}.</span>
      </span>
    </Pressable>
  );
}

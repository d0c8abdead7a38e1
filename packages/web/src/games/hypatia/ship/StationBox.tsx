/** One station of the ship: what it is, what lies there, what winning and losing would do. */
import { IS_HIGH, isPowered, isStanding, type ShipView, STATION_SUIT, type Station } from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import type { Look } from '../../../kit/PickCard.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { SuitMark, suitTone } from '../cards/SuitMark.tsx';
import type { Model } from '../model.ts';
import { cardKey, phageKey, stationKey, thingOf } from '../moves/things.ts';
import { direction, effectLines, pileBeside, shortName, stationWords, tableName } from '../words.ts';
import { Risk, RiskMark } from './Risk.tsx';
import styles from './StationBox.module.css';
import { HumanRow, PhageRow, SentinelTag, Slots } from './Trick.tsx';

interface StationProps {
  readonly model: Model;
  readonly ship: ShipView;
  readonly station: Station;
}

const STATES: Readonly<Record<Look, string>> = {
  rest: '',
  off: '',
  lit: ', can be chosen',
  picked: ', chosen',
  paying: ', chosen',
};

export function StationBox(props: StationProps) {
  const { model, ship, station } = props;
  const compact = model.compact.value;
  const key = stationKey(station);
  const look = lookOf(props, compact);
  const stands = isStanding(ship, station);
  const refused = model.desk.refused.value?.place === key;
  const press = () => model.press({ kind: 'station', station });
  const isTarget = look === 'picked' || (look === 'lit' && model.pointed.value === station);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the cover inside is the button
    <div
      // A card that only lies here is no obstacle: who presses it means the station.
      onClick={(event) => {
        if (!(event.target as Element).closest('button')) press();
      }}
      data-presses=""
      class={[
        styles.station,
        compact && styles.small,
        suitTone(present(STATION_SUIT[station])),
        stands && isPowered(ship, station) && styles.powered,
        !stands && styles.destroyed,
        look === 'lit' && styles.lit,
        isTarget && styles.target,
        model.hinted.value.has(key) && styles.hinted,
        refused && styles.refused,
      ]
        .filter(Boolean)
        .join(' ')}
      data-thing={key}
      data-hinted={model.hinted.value.has(key) ? '' : undefined}
    >
      <button
        type="button"
        class={styles.cover}
        aria-label={`${stationWords(ship, station)}${STATES[look]}`}
        aria-pressed={look === 'rest' || look === 'off' ? undefined : look !== 'lit'}
        data-station={station}
        data-digit={look === 'lit' && !model.marks.value.handLit ? '' : undefined}
        // By a key the first press aims: the focus may be where nobody looks.
        onClick={(event) => model.press({ kind: 'station', station }, event.detail === 0 ? true : undefined)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && model.point(station)}
        onFocus={() => model.point(station)}
      />
      <div class={styles.drawing}>
        {compact ? (
          <SmallStation {...props} />
        ) : (
          <LargeStation {...props} drop={isTarget && dropsCard(model)} />
        )}
        {!stands && <span class={styles.plate}>Destroyed</span>}
        {refused && (
          <span class={styles.octagon}>
            <Icon name="octagon" />
          </span>
        )}
      </div>
    </div>
  );
}

/** On a phone a station is also lit for the cards in it: they are picked in the closer look. */
function lookOf({ model, ship, station }: StationProps, compact: boolean): Look {
  const { of } = model.marks.value;
  const own = of(stationKey(station));
  if (!compact || own !== 'rest' || model.selection.value.use === 'station') return own;
  const inside = [
    ...present(ship.phage[station]).map((_, slot) => of(phageKey(station, slot))),
    ...present(ship.humans[station]).map((card) => of(cardKey(card))),
    of(cardKey(present(ship.sentinel[station]) & 63)),
  ];
  return inside.some((look) => look !== 'rest' && look !== 'off') ? 'lit' : own;
}

/** Whether a card would come into the trick. */
function dropsCard({ selection }: Model): boolean {
  const { use, picked } = selection.value;
  const first = picked[0] === undefined ? null : thingOf(picked[0]);
  return first?.kind === 'card' && (use === 'station' || use === 'only');
}

/** This many cards leave no room beside them; the pile's size stands among the piles, too. */
const FULL_LANE = 5;

function LargeStation({ model, ship, station, drop }: StationProps & { readonly drop: boolean }) {
  const { win, lose } = effectLines(ship, station);
  const pile = pileBeside(ship, station);
  const cards = present(ship.phage[station]).length + present(ship.humans[station]).length;
  const trick = { model, ship, station, size: 'trick' } as const;
  return (
    <>
      <header class={styles.head}>
        <SuitMark suit={present(STATION_SUIT[station])} />
        <b>{model.desk.mode === 'review' ? shortName(station) : tableName(station)}</b>
        <span class={styles.direction}>
          <Icon name={IS_HIGH[station] ? 'up' : 'down'} />
          <em>{direction(station)}</em>
        </span>
        <Slots ship={ship} station={station} />
      </header>
      <div class={styles.lane}>
        <PhageRow {...trick} />
        <HumanRow {...trick} drop={drop} />
        {pile && cards < FULL_LANE && (
          <span class={styles.pile}>
            {pile.name} <b>{pile.size}</b>
          </span>
        )}
      </div>
      <div class={styles.beside}>
        <SentinelTag {...trick} short={model.risks.value.has(station)} />
        <Risk model={model} station={station} />
      </div>
      <footer class={styles.lines}>
        <span>
          <Icon name="check" />
          {win}
        </span>
        <span>
          <Icon name="close" />
          {lose}
        </span>
        {isPowered(ship, station) && <em class={styles.power}>Powered</em>}
      </footer>
    </>
  );
}

function SmallStation({ model, ship, station }: StationProps) {
  const trick = { model, ship, station, size: 'dot' } as const;
  return (
    <>
      <header class={styles.head}>
        <SuitMark suit={present(STATION_SUIT[station])} />
        <b>{shortName(station)}</b>
        <span class={styles.direction}>
          <Icon name={IS_HIGH[station] ? 'up' : 'down'} />
        </span>
      </header>
      <div class={styles.lane}>
        <PhageRow {...trick} />
        <HumanRow {...trick} drop={false} />
      </div>
      <footer class={styles.foot}>
        {isPowered(ship, station) && <em class={styles.power}>Power</em>}
        <SentinelTag {...trick} />
        <RiskMark model={model} station={station} />
        <Slots ship={ship} station={station} />
      </footer>
    </>
  );
}

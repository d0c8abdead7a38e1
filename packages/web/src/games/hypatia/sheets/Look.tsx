/** A closer look: a station with everything in it, or one card with all its marks in words. */
import {
  bare,
  CELL_SHOWN,
  cellName,
  IS_SEVEN,
  isPowered,
  isStanding,
  NO_STATION,
  phageName,
  SEEN,
  type ShipView,
  SIDE_WORDS,
  STATION_SUIT,
  type Station,
  stationName,
  suitName,
} from '@airlock/hypatia';
import { present } from '@airlock/kernel';
import { HumanCard, PhageBack, PhageCard } from '../cards/Card.tsx';
import { SuitMark } from '../cards/SuitMark.tsx';
import type { Model } from '../model.ts';
import { forecast } from '../moves/forecast.ts';
import { readingOf } from '../moves/reading.ts';
import { thingOf } from '../moves/things.ts';
import { unusableWords } from '../refusedWords.ts';
import { ReadLines } from '../ship/ReadOut.tsx';
import { Risk } from '../ship/Risk.tsx';
import { HumanRow, PhageRow, SentinelTag } from '../ship/Trick.tsx';
import { direction, humanWords, phageWords, pileBeside, statusText } from '../words.ts';
import styles from './Look.module.css';

interface LookProps {
  readonly model: Model;
  readonly about: string;
}

/** As a sheet: stations can be pressed into. */
export function LookSheet({ model, about }: LookProps) {
  const { ship } = model.drawn.value;
  if (!ship || about === '') return null;
  const thing = thingOf(about);
  if (thing.kind === 'station') return <StationLook model={model} ship={ship} station={thing.station} />;
  return <CardLook model={model} about={about} />;
}

/** As the 200 px preview. */
export function CardLook({ model, about }: LookProps) {
  const { ship } = model.drawn.value;
  const thing = about === '' ? null : thingOf(about);
  if (!ship || !thing) return null;
  if (thing.kind === 'card') {
    const suit = Math.floor((thing.card - 1) / 11);
    const why = model.desk.mode === 'play' && unusableWords(model.desk, model.drawn.value, thing.card);
    return (
      <div class={styles.card}>
        <HumanCard card={thing.card} size="large" />
        <p>{humanWords(thing.card)}</p>
        <p>
          {IS_SEVEN[thing.card]
            ? 'Counts as 7. Where it stands, it can clear a Phage away.'
            : `${statusText(ship, suit).name}. ${statusText(ship, suit).text}.`}
        </p>
        {why && <p class={styles.why}>{why}</p>}
      </div>
    );
  }
  if (thing.kind !== 'phage') return null;
  const laid = ship.phage[thing.station]?.[thing.slot];
  if (laid === undefined) return null;
  return (
    <div class={styles.card}>
      {laid & SEEN ? <PhageCard card={laid} size="large" /> : <PhageBack size="large" />}
      <p>{phageWords(laid, thing.slot)}</p>
      <p>{laid & SEEN ? phageHelp(ship, laid) : 'Nobody knows it until it is turned up.'}</p>
    </div>
  );
}

function phageHelp(ship: ShipView, laid: number): string {
  const cell = present(CELL_SHOWN[bare(laid)]);
  if (cell < 0) return 'An Eruption kills one human whatever the station’s suit.';
  const station = ship.layout[cell] ?? NO_STATION;
  const where = station === NO_STATION ? cellName(cell) : stationName(station);
  return `${phageName(laid)} sends Phage to ${where} when it is turned up from the deck.`;
}

function StationLook({ model, ship, station }: { model: Model; ship: ShipView; station: Station }) {
  const stands = isStanding(ship, station);
  const powered = isPowered(ship, station);
  const [plain, lit] = present(SIDE_WORDS[station]);
  const side = powered ? lit : plain;
  const pile = pileBeside(ship, station);
  const trick = { model, ship, station, size: 'pile' } as const;
  return (
    <div class={styles.station}>
      <h3>
        <SuitMark suit={present(STATION_SUIT[station])} /> {stationName(station)}
        <small>
          {suitName(present(STATION_SUIT[station]))} {direction(station)}
          {powered && ' · powered'}
          {!stands && ' · destroyed'}
        </small>
      </h3>
      <div class={styles.lane}>
        <PhageRow {...trick} />
        <HumanRow {...trick} drop={false} />
        <SentinelTag {...trick} />
      </div>
      {pile && (
        <p>
          {pile.name}: <b>{pile.size}</b>
        </p>
      )}
      <Risk model={model} station={station} />
      {stands && (
        <ReadLines
          reading={readingOf(ship, forecast(ship, station, null), {
            odds: model.odds.value,
            resolving: false,
          })}
        />
      )}
      <dl>
        <dt>Win</dt>
        <dd>{side.win}</dd>
        <dt>Lose</dt>
        <dd>{side.lose}</dd>
        {plain !== lit && (
          <>
            <dt>{powered ? 'Without power' : 'With power'}</dt>
            <dd>
              Win: {(powered ? plain : lit).win} Lose: {(powered ? plain : lit).lose}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

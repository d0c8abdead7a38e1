/** Stations whose trick may fill up before the reader plays again, and would hurt. */
import {
  ALL_STATIONS,
  CREW_PHASE,
  chanceToFill,
  LIMITS,
  type ShipView,
  type Station,
  trickChances,
  trickSize,
  type View,
} from '@airlock/hypatia';

/** Less than this is not worth a word. */
const LEAST = 0.05;

/** The chance by station, the greatest first. */
export function risksOf(ship: ShipView, { options }: Pick<View, 'options'>): ReadonlyMap<Station, number> {
  if (ship.phase !== CREW_PHASE || ship.result) return new Map();
  const risks = ALL_STATIONS.map((station) => [station, riskAt(ship, options, station)] as const);
  return new Map(risks.filter(([, risk]) => risk >= LEAST).sort(([, one], [, other]) => other - one));
}

function riskAt(ship: ShipView, options: View['options'], station: Station): number {
  const missing = LIMITS.trickSize - trickSize(ship, station);
  if (missing <= 0) return 0;
  const risk = chanceToFill(ship, options, station);
  if (risk < LEAST) return 0;
  return trickChances(ship, station, missing).lose >= LEAST ? risk : 0;
}

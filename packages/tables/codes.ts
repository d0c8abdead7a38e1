/** New codes for tables: 27 billion of them, so that one table is not found by guessing. */
import { itemAt } from '@airlock/kernel';
import { LOCAL_WORD } from '@airlock/protocol';

/** Three to six letters each, no two that sound alike. */
export const CODE_WORDS = (
  'ALPHA ANCHOR APEX ARC ARGON ASTRO ATLAS ATOM AXIS BAY BEACON BEAM BOLT BRAVO BRIDGE BUOY CABIN CABLE ' +
  'CARGO CHART CLAMP COAST COMET CORE CORONA CRANE CREW DAWN DECK DELTA DOCK DOME DRIFT DUSK EAGLE ECHO EMBER ' +
  'ENGINE EPOCH FIN FLARE FLUX FRAME FUEL GALAXY GAMMA GANTRY GEAR GIMBAL GLASS GRID GYRO HALO HANGAR ' +
  'HATCH HAVEN HELM HOLD HULL ICE INDIGO ION IRIS IRON JET JUNO KEEL KELVIN KITE LADDER LANCE LASER LATCH ' +
  'LENS LEVER LIGHT LUNAR MAGNET MANTLE MARS MAST METEOR MINT MOON MOTOR NADIR NEBULA NEON NICKEL NODE NORTH ' +
  'NOVA OAR ONYX ORBIT OXYGEN PANEL PHASE PILOT PIXEL PLASMA PLUTO POLAR PORT PRISM PROBE PROW PULSAR QUARTZ ' +
  'QUASAR RADAR RADIO RAFT RAMP RELAY RIVET ROBOT ROTOR RUDDER SABLE SAIL SATURN SCOUT SEAL SENSOR SHIELD ' +
  'SIGNAL SILVER SOLAR SONAR SPARK SPHERE SPIRAL STAR STERN STORM SUN TANK TENDER THRUST TIDE TITAN TORCH ' +
  'TOWER TRACK TUNNEL ULTRA UMBRA VALVE VANE VAULT VECTOR VEGA VENUS VERTEX VIPER VOLT WAVE WHEEL WING ' +
  'XENON YARD ZENITH ZINC ZONE'
).split(' ');

const DIGITS = 6;

/** `pick` gives one of this many, counted from 0. */
export const newTableCode = (pick: (count: number) => number): string => codeWith(pickedWord(pick), pick);

/** The code of a table that stands in a page. */
export const newLocalCode = (pick: (count: number) => number): string => codeWith(LOCAL_WORD, pick);

const codeWith = (first: string, pick: (count: number) => number): string =>
  `${first}-${String(pick(10 ** DIGITS)).padStart(DIGITS, '0')}-${pickedWord(pick)}`;

const pickedWord = (pick: (count: number) => number): string => itemAt(CODE_WORDS, pick(CODE_WORDS.length));

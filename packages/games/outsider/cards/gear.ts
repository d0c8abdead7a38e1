/** The sixteen Gear cards. Each completes the Goal of the same number. */
import type { Icon } from './icons.ts';

export interface GearCard {
  readonly name: string;
  readonly icons: readonly Icon[];
}

export const GEAR: readonly GearCard[] = [
  { name: 'Breach Sealant', icons: ['PL', 'PL', 'AN'] },
  { name: 'Drive Igniter', icons: ['EX', 'PA', 'AN'] },
  { name: 'Truss Jack', icons: ['PL', 'TO', 'TO'] },
  { name: 'Rift Bottle', icons: ['EX', 'EX', 'AN'] },
  { name: 'Catalyst Flask', icons: ['EX', 'PA', 'PA'] },
  { name: 'Scrubber Cartridge', icons: ['PA', 'PL', 'AN'] },
  { name: 'Kernel Key', icons: ['PA', 'PA', 'TO'] },
  { name: 'Bus Coupler', icons: ['PA', 'TO', 'AN'] },
  { name: 'Lens Array', icons: ['EX', 'PA', 'AN'] },
  { name: 'Star Ephemeris', icons: ['EX', 'EX', 'AN'] },
  { name: 'Gyro Cage', icons: ['PL', 'TO', 'AN'] },
  { name: 'Vector Vane', icons: ['EX', 'PL', 'PL'] },
  { name: 'Cutting Torch', icons: ['TO', 'TO', 'AN'] },
  { name: 'Trauma Kit', icons: ['PA', 'TO', 'AN'] },
  { name: 'Loader Exosuit', icons: ['PL', 'PL', 'TO'] },
  { name: 'Emitter Coil', icons: ['EX', 'EX', 'PA'] },
];

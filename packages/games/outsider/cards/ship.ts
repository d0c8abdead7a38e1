/** The five locations of the ship. */
import type { Flavoured } from '@airlock/kernel';

export const LOCATION_IDS = ['BRG', 'HAB', 'LAB', 'CRG', 'DRV'] as const;
export type Location = Flavoured<number, 'location'>;
export const NOWHERE: Location = -1;
export const BRG = 0;
export const HAB = 1;
export const LAB = 2;
export const CRG = 3;
export const DRV = 4;
export const LOCATION_COUNT = 5;
export const LOCATION_NAMES = ['Bridge', 'Habitat Ring', 'Laboratory', 'Cargo Hold', 'Drive Core'] as const;
/** A ring of five and one line across. */
export const CONNECTED: readonly (readonly Location[])[] = [
  [HAB, LAB],
  [BRG, LAB, CRG],
  [BRG, HAB, DRV],
  [HAB, DRV],
  [LAB, CRG],
];

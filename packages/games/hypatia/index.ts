/** The door of Outbreak on Hypatia. */
export * from './bot/captain.ts';
export * from './bot/weights.ts';
export { hypatia } from './game.ts';

/** The door of Outbreak on Hypatia. */
export { hypatia } from './game.ts';

/** The rules one by one, for those who call them without the flow chart. */
export { choosingBonus, useBonuses } from './bonuses.ts';
export { nextPlayer } from './ending.ts';
export { keeping } from './keep.ts';
export { listRepairs, repair } from './repair.ts';
export { listSalvages, refillOffer, salvage } from './salvage.ts';
export { checkVotes } from './votes.ts';

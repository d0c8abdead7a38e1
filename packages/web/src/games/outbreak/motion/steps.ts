/** How long things take at this table; the rules' clock waits as long. */
export { COUNT_MS, REPAIR_MS, ROLE_MS, revealLasts, STEP_MS } from '@airlock/outbreak';

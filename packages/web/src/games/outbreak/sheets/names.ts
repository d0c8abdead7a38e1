/** The sheets of this page. */
export const TASKS_SHEET = 'tasks';
export const CLAIMS_SHEET = 'claims';
export const CLAIM_SHEET = 'claim';
export const BET_SHEET = 'bet';
export const ROLE_SHEET = 'role';

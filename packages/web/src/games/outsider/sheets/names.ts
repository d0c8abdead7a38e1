/** The sheets of this page. */
export const OTHERS_SHEET = 'others';
export const YOU_SHEET = 'you';
export const DISCARD_SHEET = 'discard';
export const SEAT_SHEET = 'seat';
export const CLAIM_SHEET = 'claim';

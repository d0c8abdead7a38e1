/** What the tables of this browser are kept under. */
export const DATABASE = 'airlock';

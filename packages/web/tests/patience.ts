/** How long anything is waited for. Not a limit that a test may come near: what has not come by then never will. */
export const PATIENCE = 120_000;

/** The longest a test may take, with all it waits for. */
export const LONGEST_TEST = 5 * PATIENCE;

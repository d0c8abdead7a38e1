/** For regions that scroll: without a place in the tab order the keyboard could not reach what lies below. */
export const scrollable = { tabIndex: 0 } as const;

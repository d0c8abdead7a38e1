// The oldest browsers that the page is built for. README.md and public/old.js name the same, and a test compares.
export const OLDEST = { Chrome: '111', Edge: '111', Firefox: '121', Safari: '16.4' };

/** As the bundler wants it. */
export const TARGET = Object.entries(OLDEST).map(([name, version]) => `${name.toLowerCase()}${version}`);

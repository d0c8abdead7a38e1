/** Where the workers of the page lie. The bundler makes them chunks of the page, so that rules are fetched once for all of them. */
import room from './roomWorker.ts?worker-address';
import thinker from './thinkerWorker.ts?worker-address';

export const ROOM = room;
export const THINKER = thinker;

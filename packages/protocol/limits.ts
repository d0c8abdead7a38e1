/** What both sides agree on before a word is said. */

/** Raised with every change an older client could not follow. */
export const PROTOCOL_VERSION = 1;

/** Where the socket is. */
export const SOCKET_PATH = '/socket';

/** A client's frame may not be longer; play needs a few hundred bytes. */
export const MOST_BYTES_A_FRAME = 4096;

export const MOST_LETTERS_IN_NAME = 24;
export const MOST_LETTERS_IN_TALK = 280;

/** Frames a client may send a second, on average and at once. */
export const FRAMES_A_SECOND = 20;
export const FRAMES_AT_ONCE = 60;

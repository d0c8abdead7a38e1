/** What both sides agree on before a word is said. */

/** Raised with every change an older client could not follow. */
export const PROTOCOL_VERSION = 5;

/** Where the socket is. */
export const SOCKET_PATH = '/socket';

/** A client's frame may not be longer; play needs a few hundred bytes. */
export const MOST_BYTES_A_FRAME = 4096;

export const MOST_LETTERS_IN_NAME = 24;
export const MOST_LETTERS_IN_TALK = 280;
export const MOST_LETTERS_IN_REPORT = 2_000;

/** Of a name or a line before it is cleaned: cleaning takes time. */
export const MOST_SIGNS_BEFORE_CLEANING = 1_000;

/** Frames a client may send a second, on average and at once. */
export const FRAMES_A_SECOND = 20;
export const FRAMES_AT_ONCE = 60;

/** This much must be done by others before somebody may ask the bots for another moment. */
export const DEEDS_BETWEEN_INTERRUPTS = 3;

/** This many look at a finished match together. */
export const MOST_IN_COMPANY = 16;

/** Names of things on a table are the page's own, and short. */
export const MOST_LETTERS_IN_THING = 60;

/** Tables one socket may have joined at the same time. */
export const MOST_TABLES_A_SOCKET = 16;

/** Why the server closed a socket. Whatever it was, a client may come back and resume. */
export const CLOSE = {
  /** The server is stopping. */
  goingAway: 1001,
  /** A frame was far too long. */
  tooBig: 1009,
  /** Something broke in the server. */
  broken: 1011,
  /** The first message was no hello, or none came in time. */
  noHello: 4001,
  /** The versions of the protocol differ: load the page anew. */
  wrongVersion: 4002,
  /** Frames kept coming too fast, or kept making no sense. */
  abuse: 4003,
  /** The client did not read what was sent to it. */
  tooSlow: 4004,
  /** The session was ended, here or from another browser. */
  signedOut: 4005,
} as const;

/** No match is longer; one in real time has about a thousand. */
export const MOST_ACTIONS_IN_COPY = 5_000;

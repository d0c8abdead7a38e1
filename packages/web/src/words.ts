/** Every word of the page that is not a game's own, in one place and ready for translation. */
import { afterWords } from './words/after.ts';
import { frontWords } from './words/front.ts';
import { lobbyWords } from './words/lobby.ts';
import { tableWords } from './words/table.ts';

export const words = {
  title: (screen?: string) => (screen ? `${screen} · Airlock` : 'Airlock'),
  home: 'Airlock, front page',
  skip: 'Skip to what you can do now',
  close: 'Close',
  loading: 'Opening…',
  notice: 'Something went wrong',

  problems: {
    unreachable: 'The server is not answering. Check your connection and try again.',
    foreignAnswer: (status: number) =>
      `The server sent an answer we could not read (${status}). Try again in a moment.`,
    heading: 'That did not work',
    broken: 'Something on this page broke. Your games are safe on the server.',
    notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    toFront: 'Go to the front page',
    nowhere: 'There is nothing here',
    nowhereSentence: (path: string) => `There is no page at ${path}. Part of the link may be missing.`,
  },

  local: {
    notStarted: 'The table could not be set up in this browser. Reload the page and try again.',
    plate: 'In this browser',
    aboutTable: 'You play alone or with bots, with or without a connection. Nobody else can see this table.',
    invite: 'Invite friends',
    fact: 'in this browser',
    offline:
      'The server is not answering. You can play alone and with bots, take lessons and look at your matches; inviting or joining people needs the server.',
    solo: 'Games alone and with bots',
    soloHere: 'In this browser',
    soloServer: 'At the server',
    soloHint:
      'In this browser they need no connection. At the server you can continue them on another device.',
    copies: 'Copied to the server when over',
    copiesOf: { daily: 'Daily deals', all: 'All games', none: 'Nothing' },
    copiesHint: 'A daily deal is on everybody’s list once the server has played it again.',
    playedHere: 'begun in a browser',
    move: 'Continue at the server',
    inviteHere: 'Invite a friend to this position',
    moved: 'Another tab has taken over your tables just now. Please try again.',
  },

  site: {
    people: 'With people',
    runServer: 'Here you play alone and with bots. To play with people, somebody runs a server:',
    atServer: 'Here you play alone and with bots. People meet at',
    noServer: 'This page has no server, and people need one to meet. “How it works” says how to run one.',
    nameHint: 'It stays in this browser.',
    warning: 'Your name, your settings and every match in this browser are deleted. This cannot be undone.',
  },

  ...frontWords,
  ...tableWords,
  ...lobbyWords,
  ...afterWords,
};

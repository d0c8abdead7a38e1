/** The frame around a table: its door, its side rail and its menu. */
import { count } from '@airlock/kernel';

export const tableWords = {
  frame: {
    /** The part of a sheet that scrolls, told apart from the sheet. */
    inside: (title: string) => `${title}, contents`,
    state: 'State of play',
    table: 'Table',
    hand: 'Your hand',
    saved: 'saved',
    kept: 'not saved yet',
    offline: 'offline',
  },

  door: {
    label: 'What you can do now',
    why: 'Why?',
    whyNot: 'Why is that not allowed?',
    back: 'Back',
    paused: 'Waiting for *your connection*.',
    /** Why a button waits, where the rules would let it be pressed. */
    underWay: 'One moment: something is still under way.',
    noLine: 'Waiting for your connection.',
    pausedSecond: 'Nothing is lost: everything so far is saved.',
    tooLate: 'Not done: *the game moved on* before your action arrived.',
    tooLateSecond: 'Here is where it stands now.',
    tooLateAsked: 'Here is where it stands now. Choose again.',
    notTaken: (sentence: string) => `Not done: ${sentence}`,
    resting: 'This match is *on hold*.',
    restingSecond: 'No player is here. It continues when one of them comes back.',
    busy: 'The server is busy: bots think less than usual.',
    absent: (name: string) => `Waiting for *${name}* to come back.`,
    absentSecond: 'Their connection is lost. In a little while you can play on without them.',
    absentNow: 'They have been away for a while: you can play on without them.',
    notYet: 'They have not been away long enough yet',
    takeOver: 'Decide in their place',
    standIn: 'Let a bot step in',
    claim: 'End the game',
    claimSure: 'End it: they forfeit',
  },

  interrupt: {
    ask: 'Ask for a moment',
    askShort: 'A moment',
    letGo: 'Let the bots play on',
    letGoShort: 'Go on',
    asks: (name: string, seconds: number) => `*${name}* asks for a moment. Bots wait up to ${seconds} s.`,
    youAsk: (seconds: number) => `*You* ask for a moment. Bots wait up to ${seconds} s.`,
    taken: 'Somebody has already asked for a moment',
    rests: 'You have just had a moment; let the others ask first',
  },

  connection: {
    lost: 'Connection lost.',
    trying: (attempts: number, lost?: { readonly still: string; readonly safe: string }) =>
      lost
        ? `${lost.still} Trying again (${attempts})… ${lost.safe}`
        : `Trying again (${attempts})… Your game is safe.`,
    tryNow: 'Try now',
    signedOut: 'You have signed out.',
    signedOutSecond: 'Reload the page to start as a new guest.',
    outdated: 'There is a newer Airlock.',
    outdatedSecond: 'Reload the page to continue; your game is safe.',
  },

  tabs: {
    label: 'Log, talk and rules',
    log: 'Log',
    talk: 'Talk',
    talkWith: (unread: number) => (unread > 0 ? `Talk, ${unread} new` : 'Talk'),
    rules: 'Rules',
    help: 'Rules and help',
  },

  log: {
    standsIn: (name: string) => `*${name}* is away. A bot plays for ${name} and knows what ${name} knew.`,
    stoodIn: (name: string) => `*${name}* is back and plays again.`,
    botOf: (name: string) => `${name}’s bot`,
    byBot: 'A bot did this for you.',
    unseen: (lines: number) => `${lines} new`,
  },

  why: {
    button: 'why?',
    label: (rules: string) => `Why? ${rules}`,
    happened: 'Why did this happen?',
    now: 'Why is this being asked now?',
    noText: 'This rule has not been written up yet.',
    showMoment: 'Show the moment',
    openRules: 'Open in the rules',
  },

  talk: {
    hidden: 'You have hidden what they say.',
    quick: 'Quick replies',
    phrases: ['Hello!', 'Good game!', 'Thank you!', 'Sorry!', 'One moment.', 'Well played!', 'Yes.', 'No.'],
    empty: 'Nobody has said anything yet.',
    hint: 'Say something',
    send: 'Send',
    you: 'You',
    watching: 'watching',
  },

  rules: {
    search: 'Search the rules',
    found: (sections: number) =>
      sections === 0 ? 'No rule contains these words.' : `Found in ${count(sections, 'section')}.`,
    details: 'In detail',
    numbers: 'Show rule numbers',
  },

  presence: {
    question: 'Are you there?',
    asked: 'Your time ran out. If it does so again, a bot chooses for you; nobody else is told.',
    replaced: 'Your time ran out twice, so a bot chooses for you at 0:00. Press anything to take over again.',
    here: 'I am here',
  },

  menu: {
    title: 'Menu',
    sound: 'Sound',
    soundOn: 'Sound is on',
    soundOff: 'Sound is off',
    volume: 'Volume',
    settings: 'Settings',
    motion: 'Motion',
    text: 'Size of text',
    texts: { usual: 'Usual', large: 'Large', largest: 'Largest' },
    letters: 'Single-key shortcuts',
    holds: 'Hold to look at secrets',
    look: 'Light and dark',
    looks: { dark: 'Dark', light: 'Light', system: 'Follow my system' },
    motions: { system: 'Follow my system', on: 'On', off: 'Off' },
    rest: 'Half a second to read each new question',
    copyLink: 'Copy the link to this table',
    watchers: (watchers: number) =>
      watchers === 1 ? '1 person is watching.' : `${watchers} people are watching.`,
    resign: 'Resign',
    resignSure: 'Resign and lose this game',
    notices: 'A notice when it is my move',
    noticesBlocked: 'Notices are blocked in your browser: allow them there first',
    moreTime: 'I need more time',
    abandon: 'Abandon the match',
    abandonSure: (left: number): string =>
      left <= 1 ? 'Abandon it: nobody wins' : `Agree; ${left - 1} more must agree`,
    abandonVotes: (agreed: number, of: number): string =>
      `${agreed} of ${of} want to abandon the match. It ends when all do.`,
    goOn: 'Play on after all',
    leave: 'Leave table',
    leaveOpen: 'Leave table; the game will wait',
  },

  keys: {
    title: 'Keys',
    all: 'Which key does what',
    escape: 'Esc',
    why: 'W',
    list: [
      ['Tab', 'Move between table, door, hand and side rail'],
      ['Arrows', 'Move within the table, the hand and the log'],
      ['Space', 'Press what has the focus'],
      ['Enter', 'Press it; on a picked card, press the main button of the door'],
      ['1–9', 'Press a card in your hand'],
      ['Esc', 'Go back one step; close what is open'],
      ['I', 'Look closely at the focused card'],
      ['W', 'Why was that refused?'],
      ['L', 'Log'],
      ['T', 'Talk'],
      ['R', 'Rules'],
      ['M', 'Sound on or off'],
      ['?', 'This list'],
    ] as const,
    interrupt: ['H', 'While you wait: ask the bots for a moment'] as const,
  },

  table: {
    opening: 'Opening the table…',
    setting: (game: string) => `Setting up a table for ${game}…`,
    noGame: 'There is no such game here.',
    yourMove: 'Your move',
  },
};

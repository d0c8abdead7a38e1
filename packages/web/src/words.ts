/** Every word of the page that is not a game's own, in one place and ready for translation. */
import { count, listOf } from '@airlock/kernel';
import { CODE_EXAMPLE, type ForgottenReply } from '@airlock/protocol';

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
      'The server is not answering. You can play alone and with bots, take lessons and look at your matches; to invite or join people needs the server.',
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

  front: {
    tagline: 'Science-fiction card games. Step in and play.',
    watch: 'Watch',
    how: 'How it works',
    about: 'Watching, help and your name',
    games: 'The games',
    guest: (name: string) => `Guest: ${name}`,
    newGuest: 'Guest',
    invite: (title: string) => `Invite friends to ${title}`,
    moreOf: (title: string) => `More ways to play ${title}`,
    setUp: (title: string) => `Set up a table for ${title}`,
    play: (verb: string, title: string) => `${verb}: ${title}`,
    rival: (title: string) => `Level of the bot in ${title}`,
    crew: (names: readonly string[]) => `With ${listOf(names)}`,
    alone: 'Alone, or race your friends',
    seats: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    seatsSpoken: (min: number, max: number) =>
      min === max ? count(min, 'player') : `${min} to ${max} players`,
    continuing: 'Your games, and games to join',
    continueMine: 'Continue',
    waitingFor: (name: string) => `Waiting for ${name}`,
    waiting: 'Waiting',
    tableOpen: 'Table open',
    finished: 'Finished',
    abandoned: 'Abandoned',
    rulesChanged: 'Ended: the rules changed',
    moves: (moves: number) => count(moves, 'move'),
    yourMove: 'your move',
    against: (names: readonly string[]) => `with ${listOf(names)}`,
    continueButton: 'Continue',
    openButton: 'Open',
    reviewButton: 'Review',
    more: (rest: number) => `${rest} more`,
    joinPlate: 'Join a friend',
    joinHint: 'Paste a link or code',
    join: 'Join',
    noCode: `That is not a table code. A code looks like ${CODE_EXAMPLE}.`,
    watchPlate: 'Watch a match',
    watchTitle: 'Replays and live tables',
    watchHint: 'By code, or from a match file',
    unofficial:
      'Unofficial digital tables. Each game credits its designer and publisher. Pictograms: game-icons.net, CC BY 3.0.',
    credits: 'Credits and licences',
    newVersion: 'A new version of Airlock is ready. Your matches stay as they are.',
    takeNewVersion: 'Load it now',
  },

  offer: {
    title: 'A seat is free',
    forYou: (bot: string) =>
      `You can play on in place of ${bot}. The match was begun in the other player’s browser, where every card could be looked up.`,
    sit: 'Sit down',
    forFriend: (bot: string) => `Whoever opens the link of this table can take the place of ${bot}.`,
  },

  name: {
    title: 'Your name at the table',
    hint: 'Other players see it. You need no account.',
    save: 'Save',
    another: 'Try another',
    signOut: 'Sign out',
    signOutWarning:
      'You are a guest, and only this browser knows you. Once you sign out, your name, your seats and your list of games are gone for good.',
    signOutHere: 'Sign out here',
    signOutEverywhere: 'Everywhere',
    stay: 'Stay',
  },

  data: {
    download: 'Download my data',
    remove: 'Delete my data',
    warning:
      'Your name disappears from every seat and from everything you wrote. A bot takes over in your running matches. Tables where nobody else sat are deleted. This cannot be undone.',
    removeSure: 'Delete everything',
    keep: 'Keep it',
    removed: 'Your data is deleted',
    done: ({ left, handedOver, unnamed, removed, lines }: ForgottenReply): string =>
      [
        'Done: this server no longer knows you.',
        removed > 0 && `${count(removed, 'table')} deleted.`,
        left > 0 && `${count(left, 'seat')} given up.`,
        handedOver > 0 && `A bot takes over in ${count(handedOver, 'match', 'matches')}.`,
        unnamed > 0 && `${count(unnamed, 'match', 'matches')} kept for the others without your name.`,
        lines > 0 && `${count(lines, 'line')} kept without your name.`,
      ]
        .filter(Boolean)
        .join(' '),
    goOn: 'Start as a new guest',
  },

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
    pausedSecond: 'Nothing is lost: everything so far is saved on the server.',
    tooLate: 'Not done: *the game moved on* before your action arrived.',
    tooLateSecond: 'Here is where it stands now. Choose again.',
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
    numbers: 'Show the numbers of the rules',
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
    motion: 'Motion',
    letters: 'Letter keys',
    holds: 'Hold to look at secrets',
    motions: { system: 'Follow my system', on: 'On', off: 'Off' },
    rest: 'Half a second to read each new question',
    copyLink: 'Copy the link to this table',
    watchers: (watchers: number) =>
      watchers === 1 ? '1 person is watching.' : `${watchers} people are watching.`,
    resign: 'Resign',
    resignSure: 'Resign and lose this game',
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

  invite: {
    plate: 'Invite link',
    watchPlate: 'Link to watch: all seats are taken',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'Your browser would not let us copy. Select the link and copy it by hand.',
    share: 'Share',
    shareText: (title: string) => `Play ${title} with me on Airlock`,
    point: 'Point a phone’s camera at the code to open the table there.',
    send: 'Send the link…',
    notShared: 'Your device could not share the link. Copy it instead.',
    codeLabel: (code: string) => `QR code for the invite link ${code}`,
  },

  levels: {
    title: 'How strong the bots are',
    level: 'Level',
    strength: 'Against the level below',
    cost: 'A decision',
    lowest: 'The lowest level',
    notMeasured: 'Strength not measured',
    beats: (below: string, share: string) => `Beats ${below} in ${share} games`,
    doesBetter: (below: string, share: string) => `Does better than ${below} on ${share} deals`,
    outOf: (part: number, whole: number) => `${part} of ${whole}`,
    /** For those who want to know how sure that is. */
    measured: (games: number, low: number, high: number) =>
      `Measured in ${games} games: ${low} to ${high} of 100, with a certainty of 95 %.`,
    atOnce: 'at once',
    milliseconds: (time: number) => `${time} ms`,
    measuredHow: 'Measured in games between bots; how long a decision takes is processor time.',
  },
  lobby: {
    title: (game: string) => `Table for ${game}`,
    newTable: 'New table',
    hostedByYou: 'New table · hosted by you',
    seats: 'Seats',
    taken: (taken: number, min: number, max: number) => `${taken} of ${min === max ? min : `${min}–${max}`}`,
    openSeat: (side: string) => `${side} · Open seat: send your link`,
    sitHere: 'Sit here',
    playSide: (side: string) => `Play ${side}`,
    addSeat: 'Add a seat',
    removeSeat: (seat: number) => `Remove seat ${seat}`,
    addBot: 'Add a bot',
    bot: (name: string) => `Bot · ${name}`,
    level: (seat: number) => `Level of the bot in seat ${seat}`,
    removeBot: (seat: number) => `Remove the bot from seat ${seat}`,
    you: 'You',
    host: 'host',
    joined: 'Joined by link',
    isReady: 'ready',
    isNotReady: 'not ready yet',
    away: 'away just now',
    ready: 'Ready',
    notReady: 'Not ready',
    standUp: 'Give up my seat',
    rules: 'Rules of this table',
    presets: 'Recommended tables',
    ownRules: 'Rules of this table',
    ownRulesHelp: 'Put together by the host.',
    hostDecides: 'The host decides the rules of this table.',
    on: 'On',
    off: 'Off',
    credit: (designer: string | null, publisher: string | null) =>
      [designer && `Design: ${designer}.`, publisher && `Publisher: ${publisher}.`, 'An unofficial table.']
        .filter(Boolean)
        .join(' '),
    door: {
      sit: 'Take *a seat*, or stay and watch.',
      sitSecond: 'Once it is yours, nobody else can take it.',
      sitButton: 'Take a seat',
      watch: 'You are *watching*. All seats are taken.',
      watchSecond: 'The match will appear here when it begins.',
      ready: 'Say when you are *ready*.',
      readySecond: 'Look at the rules of this table first; the host can still change them.',
      readyButton: 'I am ready',
      notReadyButton: 'Wait, not yet',
      start: '*Everybody* is ready.',
      startButton: 'Start',
      hostStarts: 'Waiting for *the host* to start.',
      waitFor: (names: readonly string[]) => `Waiting for *${listOf(names)}* to be ready.`,
      waitForSeats: (seats: readonly number[]) =>
        seats.length === 1
          ? `Waiting for somebody to take *seat ${seats[0]}*.`
          : `Waiting for people to take *seats ${listOf(seats.map(String))}*.`,
      openSecond: 'Send the link, or play against a bot instead.',
      slowSecond: 'You can start without them: a bot will take their seat.',
      startWithBots: (seats: readonly number[]) =>
        seats.length === 1 ? `Start with a bot in seat ${seats[0]}` : `Start with ${seats.length} bots`,
      notYet: 'Not everybody is ready yet.',
    },
  },

  table: {
    opening: 'Opening the table…',
    setting: (game: string) => `Setting up a table for ${game}…`,
    noGame: 'There is no such game here.',
    yourMove: 'Your move',
  },

  replay: {
    tooLarge: 'This file is too large to be a match.',
    notOver: 'The match was not over when this file was saved, so its seed is not in it.',
    otherOutcome:
      'This file claims a different outcome from the one its moves lead to. Somebody has changed it.',
    title: 'Watch a match',
    lead: 'Replay a finished match from any seat, or look in on one being played now.',
    byCode: 'By code',
    byCodeHint: 'Paste a link or code',
    open: 'Open',
    byFile: 'From a match file',
    byFileHint: 'Drop a file here, or choose one. It never leaves your computer.',
    choose: 'Choose a file',
    drop: 'Drop it',
    oneFile: 'Drop one file at a time.',
  },

  daily: {
    none: 'This game has no deal of the day.',
  },

  learn: {
    pupil: 'You',
    title: (game: string) => `Learn ${game}`,
    none: 'There is no lesson for this game yet.',
    again: 'Begin the lesson again',
    notNow: 'Not now: *the lesson* is asking for something else.',
  },

  review: {
    title: (game: string) => `Review of ${game}`,
    phase: (moves: number) => `Review · ${count(moves, 'move')}`,
    winner: 'Winner',
    nobody: 'Nobody',
    because: 'Because',
    score: 'Score',
    rule: 'Rule',
    share: 'Share',
    shared: 'Link copied',
    rematch: 'Rematch',
    download: 'Download',
    moment: 'This moment',
    log: 'Log',
    tabs: 'This moment and the log',
    step: (at: number, end: number) => `Step ${at} of ${end}`,
    deal: 'The deal',
    by: (name: string) => `${name} acts`,
    clock: 'The clock acts',
    undone: 'An action was taken back.',
    nothing: 'Nothing happened here that everybody could see.',
    controls: 'Move through the match',
    back: 'One step back',
    forward: 'One step forward',
    play: 'Play',
    pause: 'Pause',
    speed: (speed: number) => `${speed}×`,
    speedLabel: (speed: number) => `Speed ${speed}; press to change`,
    at: 'Position in the match',
    seeAs: 'See as',
    everyone: 'Everyone',
  },

  over: {
    abandoned: 'Abandoned',
    abandonedSentence: 'All of you agreed to stop. *Nobody wins.*',
    oldRules: {
      ended: {
        title: 'Ended by new rules',
        sentence:
          'The rules of this game were updated, and under the new ones this match would no longer be where you left it. ' +
          'It has ended, and *nobody wins.* You can still download everything that was played.',
      },
      past: {
        title: 'Played by earlier rules',
        sentence:
          'The rules of this game have changed since this match was played, so it can no longer be shown here. ' +
          'You can still download it.',
      },
    },
    won: 'You won',
    lost: 'You lost',
    finished: (moves: number) => `Finished · ${count(moves, 'move')}`,
    decided: 'The moment that decided it',
    watchIt: 'Watch it',
    again: 'Play again',
    joinAgain: 'Join the rematch',
    asked: 'The others want to play again.',
    review: 'Review',
    share: 'Share',
    shared: 'Link copied',
    download: 'Download the match',
    verified: 'Shuffle verified: the seed matches the commitment shown before the first card.',
    broken: 'The seed does not match the commitment shown before the first card.',
    check: 'check it yourself',
    checkTitle: 'How this was checked',
    checkText: [
      'Before the deal the table published the commitment below; after the end, the seed. Your browser has hashed the seed and replayed every card from it.',
      'To repeat the check elsewhere: SHA-256 of the line “airlock seed commitment 1”, a line break, and the seed must give the commitment.',
    ],
    commitment: 'Commitment',
    seed: 'Seed',
    loading: 'Replaying the match…',
  },
};

/** Lessons, replays and reviews, and what is said when a match is over. */
import { count, listOf } from '@airlock/kernel';

export const afterWords = {
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
    decision: 'Decision',
    beliefs: 'Beliefs',
    moment: 'This moment',
    log: 'Log',
    tabs: 'This moment and the log',
    step: (at: number, end: number) => `Step ${at} of ${end}`,
    deal: 'The deal',
    by: (name: string) => `${name} acts`,
    clock: 'The clock acts',
    undone: 'An action was taken back.',
    nothing: 'Nothing happened here that everybody could see.',
    goTo: 'Go to',
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
    agreed: (names: readonly string[], ready: number, of: number) =>
      `${listOf(names)} ${ready === 1 ? 'wants' : 'want'} to play again: ${ready} of ${of}.`,
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

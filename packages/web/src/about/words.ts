/** The long texts of the reading pages. Apart from `../words.ts`, so that the front page does not carry them. */
import type { GameId } from '@airlock/catalogue';

interface GameCredit {
  readonly people: string;
  readonly documented: string;
  readonly designed: string;
}

const games: Readonly<Record<GameId, GameCredit>> = {
  hypatia: {
    people:
      'The rulebook names no designer; it points to Barking Dog Interactive. A how-to-play page is published by Epiphany Factory.',
    documented:
      'Two decks of four suits and eleven ranks, the XO Suits, the names of the stations, the tower actions and their unlocked forms; from the how-to-play page: Phage per phase, placement by a 3×3 matrix, tricks of five cards.',
    designed:
      'Suits, sides and effects of the stations where the rulebook is silent, three of the seven System Status cards, which Phage are Eruptions, the matrices of the Phage cards, the relay and race modes.',
  },
  'outpost-seven': {
    people: 'Designed by Stefan Alexander. The rulebook names no publisher.',
    documented:
      'The whole deck, from the public project github.com/anicolao/outpost7: card list, the designer’s rules and figures.',
    designed: 'No card data.',
  },
  'omega-virus': {
    people:
      'Game design by Steven Aramini; development by Brian Neff; rules layout by Jason D. Kingsley; graphic design by Lindsay Daviau and Jason Taylor; graphic production by Samantha Barlin. The rulebook we have names no publisher.',
    documented:
      'The counts of all cards, colours and keys, the equipment, the scoring vocabulary; from public reviews: the values of the speed bonus cards and the length of a game.',
    designed:
      'The faces of the floor plan cards within the documented totals, the shapes of the location cards and most of their names, the list of scoring cards, the clock and practice modes.',
  },
  outsider: {
    people:
      'Game by Wil Cox, art by James Zark (none of it is used here), published by Gravitic Entertainment.',
    documented:
      'The counts of all cards, three character titles with some of their abilities, the name of one Tech card, the Dark cards, one Goal requirement, the number of ship locations; from the publisher’s shop page: the four skills and three more character titles.',
    designed:
      'All other characters and abilities, Gear, Goals, Tech texts, Crises, names and map of the locations.',
  },
  outbreak: {
    people:
      'The rulebook names neither designer nor publisher, and no other public source of the game was found.',
    documented: 'Roles, action cards and tasks. Derived from the rules: the counts of the components.',
    designed: 'The structured claims, optional rules and presets.',
  },
};

export const reading = {
  credits: {
    title: 'Credits and licences',
    lead: 'Airlock is an independent implementation, not made or endorsed by the designers and publishers below. The games, their names and their printed cards are theirs. None of their text or art is copied: the rules are implemented from the rulebooks, in our own words.',
    gamesTitle: 'The games',
    documented: 'Documented or sourced',
    designed: 'Designed by us',
    games,
    iconsTitle: 'Icons and fonts',
    icons:
      'Pictograms from game-icons.net by its authors, under CC BY 3.0, coloured and scaled. Logo, posters, marks and all other icons are our own drawings.',
    iconsLink: 'The CC BY 3.0 licence',
    fonts:
      'Fonts Michroma, Barlow, Barlow Condensed and IBM Plex Mono, each under the SIL Open Font License 1.1. All sounds are made by the page itself.',
    fontsLink: 'The Open Font License',
    codeTitle: 'The program',
    code: 'Airlock is free software under the MIT licence. The page is built on Preact and Preact Signals, noble hashes and ciphers, and uqr; each licence is in its package.',
  },

  how: {
    title: 'How it works',
    lessons: {
      title: 'Learn by playing',
      games: [
        { game: 'hypatia', title: 'Outbreak on Hypatia' },
        { game: 'omega-virus', title: 'Omega Virus: Prologue' },
        { game: 'outbreak', title: 'Outbreak' },
        { game: 'outsider', title: 'Outsider' },
        { game: 'outsider-other-side', title: 'Outsider, as the Outsider' },
      ],
    },
    lead: 'Airlock is one table for five science-fiction card games. You need no account: choose a game and play.',
    sections: [
      {
        title: 'Start in one click',
        text: [
          '“Play a bot” sets up a table and deals at once. The chain beside it opens a table with a free seat and a link: anyone who opens the link can sit down.',
          'You are a guest with a friendly name; press it to change it. Your seat belongs to this browser, and nobody else can take it.',
        ],
      },
      {
        title: 'The door says what you can do',
        text: [
          'Below every table is the door, a bar with a lamp. Mint with a chevron: you can act. Amber with two bars: the table is waiting for somebody. Coral with an octagon: that did not happen, and the sentence says why.',
          'Anything lit can be pressed. Nothing is sent before you confirm, so look at the preview first.',
        ],
      },
      {
        title: 'Everything answers “why?”',
        text: [
          'Every line of the log and every refusal has a small “why?” that shows the rule behind it, with its number. The rules tab opens at what you are doing and can be searched.',
        ],
      },
      {
        title: 'Nothing gets lost',
        text: [
          'A move is written down before anybody sees it. If your connection drops, or you close the laptop, you come back to the same place. Your games wait on the front page.',
        ],
      },
      {
        title: 'Every shuffle can be checked',
        text: [
          'Before the first card, the table publishes a commitment to its seed; after the end, the seed itself. Your browser then replays the whole match and checks that nothing was changed.',
          'Finished matches can be reviewed move by move from every seat, shared with a link and kept as a file.',
        ],
      },
      {
        title: 'Keyboard, touch, screen reader',
        text: [
          'Everything works with any of them. Press the question mark at a table for the list of keys. Sound and motion can be switched off in the menu and follow your system’s setting.',
        ],
      },
    ],
    play: 'Go to the games',
  },
};

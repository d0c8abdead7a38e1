/** The long texts of the reading pages. Apart from `../words.ts`, so that the front page does not carry them. */

export const reading = {
  credits: {
    title: 'Credits and licences',
    lead: 'Airlock is an independent implementation, not made or endorsed by the designers and publishers below. The games, their names and their printed cards are theirs. None of their text or art is copied: the rules are implemented from the rulebooks, in our own words.',
    documented: 'Documented or sourced',
    designed: 'Designed by us',
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
    lessons: 'Learn by playing',
    lead: 'Airlock is one table for science-fiction card games. You need no account: choose a game and play.',
    site: {
      title: 'This page stands alone',
      text: [
        'There is no server behind it. You play alone and with bots; matches, settings and your name stay in this browser, and nothing is sent anywhere.',
        'To play with people, somebody runs a server, which takes two commands: fetch Airlock and run “npm start”, or “npx” with its package. It prints the address to open, and with “--host 0.0.0.0” others on your network can open it, too.',
      ],
    },
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

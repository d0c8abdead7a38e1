/** How a guest stays who they are, in words. Apart from the rest, which the front page carries. */
export const keepMeWords = {
  title: 'Stay who you are',
  why: 'A cookie in this browser is all that knows you. With a passkey or a recovery code you come back after it is gone, and from any other browser.',
  matches:
    'From then on, matches in this browser are copied to the server when they are over. One that goes on continues there if you say so at its table.',
  isKept: 'If this browser forgets you, a passkey or the recovery code brings you back.',
  kept: 'Kept',
  notKept: 'Not kept yet',
  makeAnother: 'Make another recovery code',
  devices: 'Where you are signed in',
  thisBrowser: 'This browser',
  lastUsed: (when: string) => `last used ${when}`,
  signOut: 'Sign out',
  signOutThere: (device: string) => `Sign out there: ${device}`,
  signOutSure: 'Sign out: press again',
  make: 'Make a recovery code',
  written: 'Write these words down. Whoever has them is you; a new code ends this one.',
  copy: 'Copy the words',
  hide: 'Hide the words',
  device: 'Use another device, too',
  deviceHow:
    'Scan this with the other device, or type the digits there under your name. Good once, for ten minutes.',
  deviceSquare: 'QR code that signs in another device',
  enter: 'I have a code: words, or digits from another device',
  enterButton: 'Come back with it',
  lostTitle: 'You were signed in here',
  lost: (name: string) => `This browser knew you as ${name}, and no longer does.`,
  lostHow:
    'Its cookie is gone, so your seats are closed to it. A passkey, a recovery code, or a code from a device that still knows you, brings them back.',
  startOver: 'I have none: go on as a new guest',
};

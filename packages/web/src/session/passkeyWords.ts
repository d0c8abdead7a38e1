/** Passkeys in words. */
export const passkeyWords = {
  title: 'Passkey',
  what: 'Unlock with your face, finger or PIN. Nothing to write down.',
  make: 'Create a passkey',
  made: (device: string) => `Made in ${device}`,
  used: (when: string) => `last used ${when}`,
  remove: 'Remove',
  removeLabel: (device: string) => `Remove the passkey made in ${device}`,
  removeSure: 'Remove: press again',
  enter: 'Come back with a passkey',
  thereAlready: 'This device already has one of your passkeys.',
  notDone: 'The browser did not make a passkey. Nothing was changed.',
  byName: (address: string) =>
    `Browsers do not allow passkeys at a bare address. On this computer the server also has a name: ${address}.`,
  goByName: 'Go there as yourself',
  needsTls:
    'Browsers allow passkeys only over TLS (https), or at localhost on the server’s own computer; this address has neither. A recovery code works everywhere.',
  unknown: 'This browser does not support passkeys. A recovery code works everywhere.',
};

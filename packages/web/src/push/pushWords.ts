/** Words for notices that come although no page is open. */
import type { Occasion } from '@airlock/protocol';
import type { Hindrance } from './subscribing.ts';

export const pushWords = {
  label: 'Notices when Airlock is closed',
  how: 'Push to this device. Your browser asks you first.',
  tellMeWhen: 'Tell me when',
  occasions: {
    move: 'It is my move at a slow table',
    seat: 'Somebody sits down at my table',
    late: 'I have less than 3 hours left',
  } satisfies Readonly<Record<Occasion, string>>,
  hindered: {
    insecure:
      'Notices while Airlock is closed need a secure address (https). Whoever runs this server can set one up.',
    'not installed':
      'On an iPhone or iPad, add Airlock to the home screen first: then it can tell you when it is your move.',
    unable: 'This browser cannot tell you anything while Airlock is closed.',
    blocked: 'Notices are blocked for Airlock: allow them in your browser’s settings for this site.',
    'no worker': 'Notices while Airlock is closed are not ready yet. Load the page again.',
  } satisfies Readonly<Record<Hindrance, string>>,
  refused: 'Your browser did not allow it.',
  failed: 'Your browser’s push service could not be reached. Try again later.',
};

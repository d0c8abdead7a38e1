/** Who is away and what is asked, in words. Apart from the rest, which the front page carries. */
import { listOf } from '@airlock/kernel';

export const companyWords = {
  label: 'Who is away, and what is asked',
  away: (name: string, time: string) => `*${name}* has been away for ${time}.`,
  playsFor: (name: string) => `A bot plays until ${name} is back.`,
  waits: (time: string) => `In ${time} a bot may play in their place.`,
  mayPlay: 'A bot may play in their place until they are back.',
  back: (name: string) => `*${name}* is back and plays again.`,
  asksToStop: (names: readonly string[]) =>
    names.length === 1 && names[0] === 'You'
      ? 'You asked to stop the match.'
      : `*${listOf(names)}* ${names.length === 1 ? 'asks' : 'ask'} to stop the match.`,
  votes: (agreed: number, of: number) =>
    `${agreed} of ${of} agree. It stops when ${of === 2 ? 'both' : 'all'} do; nobody wins.`,
  agree: 'Agree to stop',
  agreeSure: 'Stop: nobody wins',
  playOn: 'Play on',
  takeBack: 'Play on after all',
  agrees: (name: string) => `${name} agrees`,
  undecided: (name: string) => `${name} has not answered`,
  gone: (name: string) => `${name} is away`,
  you: 'You',
};

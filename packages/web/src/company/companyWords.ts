/** The words for watching, muting and reporting. Apart from the rest, because most tables never need them. */
export const watchWords = {
  label: 'Watching',
  names: { link: 'Anyone with the link', asked: 'Only those let in', nobody: 'Nobody' },
  help: {
    link: 'Whoever has the link may watch, and sees what every player may know.',
    asked: 'Anyone who wants to watch asks, and the host lets them in.',
    nobody: 'While the match goes on, nobody else sees it.',
  },
  delay: 'They see it',
  delays: (seconds: number): string =>
    seconds === 0 ? 'at once' : seconds < 60 ? `${seconds} seconds later` : `${seconds / 60} min later`,

  wishes: 'Somebody asks',
  wantsIn: (name: string): string => `${name} would like to watch.`,
  wantsLook: (name: string): string => `${name} would like to watch through your eyes, and see your cards.`,
  agree: 'Agree',
  decline: 'Decline',

  people: 'People at the table',
  lookedThrough: (names: string): string => `Through your eyes, as you agreed: ${names}.`,
  endLooks: 'Let nobody look through my eyes',
  stopLooking: 'Watch with my own eyes again',
  look: (name: string): string => `Ask ${name} to watch through their eyes`,
  asked: 'Asked',
  mute: (name: string): string => `Mute ${name} for everybody`,
  unmute: (name: string): string => `Let ${name} speak again`,
  hide: (name: string): string => `Hide what ${name} says from me`,
  unhide: (name: string): string => `Show me what ${name} says again`,
  offer: (name: string): string => `Let somebody take ${name}’s seat`,
  takeBack: (name: string): string => `Stop offering ${name}’s seat`,

  closed: 'A closed table',
  knock: 'Ask to be let in',
  knocked: 'You have asked. This page opens when the host lets you in.',

  report: 'Report a problem',
  reportHelp:
    'What is wrong, with the game or with somebody here? Whoever runs this server reads it, with the last lines of the talk and the match.',
  reportText: 'What happened',
  reportSend: 'Send the report',
  reportSent: 'Thank you. The report was sent.',
};

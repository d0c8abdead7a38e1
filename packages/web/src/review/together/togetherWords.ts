/** What a shared review says. */
import { count } from '@airlock/kernel';

export const togetherWords = {
  tab: 'Together',
  company: 'Looking together',
  intro:
    'Look at this match with others: one leads, the others follow or look around on their own. Everybody can point at things and talk.',
  going: (people: number) =>
    `${count(people, 'person is', 'people are')} looking at this match together now.`,
  begin: 'Look at it together',
  join: 'Join them',
  connecting: 'Joining…',
  lost: 'The connection is lost. It comes back by itself.',
  you: (name: string) => `${name} (you)`,
  leads: 'leads',
  follows: 'follows',
  alone: (at: number) => `looks around, step ${at}`,
  here: (at: number) => `step ${at}`,
  people: 'Who is here',
  youLead: 'You lead. Others see what you see.',
  follow: (name: string) => `You follow ${name}.`,
  onYourOwn: (name: string) => `You look around on your own. ${name} leads.`,
  nobodyLeads: 'Nobody leads.',
  lead: 'Lead',
  giveUp: 'Give up the lead',
  hand: (name: string) => `Let ${name} lead`,
  lookAlone: 'Look on my own',
  followAgain: 'Follow again',
  point: 'Point',
  stopPointing: 'Stop pointing',
  pointing: 'Press a thing on the table to point at it.',
  pointsAt: (name: string) => `${name} points here`,
  link: 'Copy the link',
  linked: 'Link copied',
  leave: 'Leave',
};

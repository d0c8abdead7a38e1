/** Help for newcomers, part by part; every rule stands in exactly one of them. */
import type { HelpSection } from '@airlock/kernel';

export const HELP: readonly HelpSection[] = [
  {
    title: 'Two teams',
    paragraphs: [
      'Most of you are Survivors who want to complete the Tasks. One of you is Patient Zero, who infects others one by one. Anyone infected changes sides and tells nobody.',
      'The Leader is known to all and chooses what to work on. Nobody knows anything else about anybody.',
    ],
    rules: ['OBK-001', 'OBK-002', 'OBK-003', 'OBK-004', 'OBK-005', 'OBK-006', 'OBK-007'],
  },
  {
    title: 'Your three cards today',
    paragraphs: [
      'Every Day has three Shifts and you submit one card in each. As a Survivor you play Complete 1, Complete 2 and Rest once each; only the order is yours.',
    ],
    rules: [
      'OBK-101',
      'OBK-102',
      'OBK-103',
      'OBK-104',
      'OBK-105',
      'OBK-106',
      'OBK-201',
      'OBK-202',
      'OBK-203',
      'OBK-204',
      'OBK-205',
      'OBK-206',
      'OBK-207',
      'OBK-208',
      'OBK-209',
      'OBK-210',
    ],
  },
  {
    title: 'What the Leader does',
    paragraphs: [
      'At the start of each Shift the Leader names two Tasks. Cards with a 1 act on the first, cards with a 2 on the second.',
    ],
    rules: ['OBK-301', 'OBK-302', 'OBK-303', 'OBK-304', 'OBK-305', 'OBK-306'],
  },
  {
    title: 'How a pile is read',
    paragraphs: [
      'The cards are shuffled and shown one by one. Each Complete adds a point, each Sabotage takes one away, and only the sum of the Shift counts.',
      'Say the pile is Complete 1, Sabotage 2, Rest 5, Complete 2, Complete 1: the first Task gains two points and the second none.',
    ],
    rules: ['OBK-401', 'OBK-402', 'OBK-403', 'OBK-404', 'OBK-405', 'OBK-406', 'OBK-407'],
  },
  {
    title: 'What Rest risks',
    paragraphs: [
      'Infect finds the next Rest in the pile, going round to the start if it must. If a Survivor owns it, that Survivor is Infected.',
      'You have to Rest once a Day, so nobody is ever safe. Being hard to predict helps.',
    ],
    rules: ['OBK-501', 'OBK-502', 'OBK-503', 'OBK-504', 'OBK-505', 'OBK-506', 'OBK-507', 'OBK-508'],
  },
  {
    title: 'When you are infected',
    paragraphs: [
      'You alone are told. From the next Shift on you want the Infected to win and may play a Sabotage. Say nothing and keep your story.',
    ],
    rules: ['OBK-701', 'OBK-702', 'OBK-703', 'OBK-704', 'OBK-705'],
  },
  {
    title: 'Repairs',
    paragraphs: [
      'A completed Task lets the table repair a destroyed one. It comes back two Shifts later, without points.',
    ],
    rules: ['OBK-601', 'OBK-602', 'OBK-603', 'OBK-604', 'OBK-605'],
  },
  {
    title: 'The ledger of claims',
    paragraphs: [
      'Claims are public and may be false. If more people claim a card than were revealed, somebody is lying. Infect always means that Patient Zero’s report of that Shift is false.',
      'Bots say why they accuse somebody: they point at something in the ledger that anybody can check. If you accuse a bot or ask what it played, it answers.',
    ],
    rules: ['OBK-1001', 'OBK-1002', 'OBK-1003', 'OBK-1004', 'OBK-1005', 'OBK-1006'],
  },
  {
    title: 'When a vote helps',
    paragraphs: [
      'From Day 2 on you may vote somebody out. If it is Patient Zero, the Survivors win.',
      'Voting out an ordinary Infected turns one Complete and one Sabotage a Day into perhaps one Sabotage, and takes away somebody whose Rest shields you.',
    ],
    rules: [
      'OBK-801',
      'OBK-802',
      'OBK-803',
      'OBK-804',
      'OBK-805',
      'OBK-806',
      'OBK-807',
      'OBK-808',
      'OBK-809',
      'OBK-810',
    ],
  },
  {
    title: 'The end',
    paragraphs: [
      'Survivors win with all Tasks completed at the end of a Day, or Patient Zero voted out. The Infected win with one Survivor left at the start of a Day, or one Task available at the start of a Shift.',
    ],
    rules: ['OBK-901', 'OBK-902', 'OBK-903', 'OBK-904', 'OBK-905', 'OBK-906', 'OBK-907', 'OBK-908'],
  },
];

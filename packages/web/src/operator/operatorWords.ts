/** The words of the operator's page. */
export const operatorWords = {
  title: 'Operator',
  intro:
    'For whoever runs this server. The token is printed when the server starts, or set as AIRLOCK_OPERATOR_TOKEN.',
  token: 'Token',
  open: 'Open',
  again: 'Look again',
  reports: (count: number): string => `Reports · ${count}`,
  noReports: 'Nobody has reported anything.',
  reported: (name: string, table: string, at: string, moves: number): string =>
    `${name} at ${table}, ${at}, after ${moves} moves`,
  talk: (count: number): string => `The talk: ${count} lines`,
  match: 'Match file, once the match is over',
  keepOut: (name: string): string => `Keep ${name} out`,
  bans: (count: number): string => `Kept out · ${count}`,
  letBack: (who: string): string => `Let ${who} back in`,
  visitors: (count: number): string => `Here now · ${count}`,
  stranger: 'somebody without a name',
  keepAddressOut: (address: string): string => `Keep the address ${address} out`,
  tables: (count: number): string => `Tables in memory · ${count}`,
  table: (game: string, stage: string, people: string, here: number): string =>
    `${game} · ${stage} · ${people || 'nobody'} · ${here} here`,
};

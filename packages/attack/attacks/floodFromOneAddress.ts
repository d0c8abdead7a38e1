/**
 * Everything that a stranger may do too often, a hundred times as often as the server lets them: joins, guesses and talk from
 * one address, beside somebody else at another table.
 */
import type { Attack, Trial } from '../attack.ts';
import { compareWithQuiet, inWords, isUnharmed } from '../flooding/flood.ts';
import type { FloodKind } from '../flooding/plan.ts';
import { Victim } from '../flooding/victim.ts';
import type { Ground } from '../ground/ground.ts';
import { longMatch } from '../ground/longMatch.ts';
import { figure } from '../judging/figures.ts';

const ACTIONS = 110;
const SLICE_MS = 1_500;
/** So many that no socket by itself sends too much. */
const SOCKETS = 60;

/** A hundred times what one address may do in a second. */
const FLOODS: readonly { readonly kind: FloodKind; readonly rate: number }[] = [
  { kind: 'joins', rate: 1_000 },
  { kind: 'guesses', rate: 1_000 },
  { kind: 'talk', rate: 800 },
];

export const floodFromOneAddress: Attack = {
  number: 21,
  name: 'flood from one address',
  harm: 'Everybody else waits as long as one stranger likes.',
  alone: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    const { data, code } = await longMatch(ground, ACTIONS);
    for (const { kind, rate } of FLOODS) {
      // A server of its own for each, so that what one left behind is not the next one's.
      const server = await ground.server({ data });
      const victim = await Victim.at(ground, server);
      const attacker = await ground.person(server, 'Mallory');
      const stranger = ground.stranger(server, attacker.address);
      const { headers } = kind === 'talk' ? attacker : stranger;
      const plan = { kind, url: server.url, headers, code, sockets: SOCKETS, rate, milliseconds: SLICE_MS };
      const comparison = await compareWithQuiet(ground, victim, plan);
      yield {
        tried: `${figure(rate)} ${kind} a second on ${SOCKETS} sockets`,
        held: isUnharmed(comparison) && comparison.count.sent > 0,
        evidence: inWords(comparison),
      };
      await server.stop();
    }
  },
};

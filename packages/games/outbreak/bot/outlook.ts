/** How good a position is for a seat, to somebody who knows all of it: judgements ask it of worlds they have imagined. */
import { missing, type Seat, SPECTATOR } from '@airlock/kernel';
import { PZERO, SURVIVOR } from '../cards.ts';
import { outbreak } from '../game.ts';
import { isLiving, type State } from '../state.ts';
import { EVEN, OUTNUMBERED, prospect } from './ballots.ts';
import { chancesOf } from './reading/chances.ts';
import { read } from './reading/read.ts';

/** How likely Patient Zero is voted out next: a little always, and more the more everybody suspects them. */
const ALWAYS = 0.08;
const SUSPECTED = 0.85;

/** The chance that the side wins which the seat is on in that world. */
export function chanceFor(state: State, seat: Seat): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0;
  const living = state.roles.flatMap((_, other) => (isLiving(state, other) ? [other] : []));
  const survivors = living.filter((other) => state.roles[other] === SURVIVOR).length;
  const liars = living.length - survivors;
  const zero = state.roles.indexOf(PZERO);
  const suspected = chancesOf(read(outbreak.view(state, SPECTATOR)), state.seats).zero[zero] ?? missing();
  const power = survivors > liars ? 1 : survivors === liars ? EVEN : OUTNUMBERED;
  const now = (ALWAYS + SUSPECTED * suspected) * power;
  const wins = now + (1 - now) * prospect(survivors - 1, liars + 1);
  return state.roles[seat] === SURVIVOR ? wins : 1 - wins;
}

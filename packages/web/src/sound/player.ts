/** Plays a sound by name, unless muted. Browsers allow it only after a first press; until then it is silent. */
import { settings } from '../settings.ts';
import type { SoundName } from './names.ts';
import { playVoice } from './synth.ts';
import { VOICES } from './voices.ts';

let context: AudioContext | undefined;
let volume: GainNode | undefined;

/** Cubes that fall one after another rise in pitch, as in a chain. */
const CHAIN_WITHIN = 0.6;
const CHAIN_STEP = 1.06;
const HIGHEST = 8;
let chain = 0;
let lastCube = Number.NEGATIVE_INFINITY;

function pitchOf(name: SoundName, now: number): number {
  if (name !== 'cube') return 1;
  chain = now - lastCube < CHAIN_WITHIN ? Math.min(chain + 1, HIGHEST) : 0;
  lastCube = now;
  return CHAIN_STEP ** chain;
}

export function playSound(name: SoundName): void {
  const { muted, volume: loud } = settings.peek();
  if (muted || loud === 0 || typeof AudioContext === 'undefined') return;
  // Before the first press a context would only complain.
  if (!context && navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (!volume) {
    volume = context.createGain();
    volume.connect(context.destination);
  }
  // Suspended before the first press, and "interrupted" in Safari after a call or a change of apps.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  volume.gain.value = loud;
  playVoice(context, volume, VOICES[name], pitchOf(name, context.currentTime));
}

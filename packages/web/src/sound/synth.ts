/** Plays a voice on the browser's own synthesiser: no file is loaded. */
import type { Layer, Noise, Tone } from './voices.ts';

const ATTACK = 0.004;
const SILENT = 0.0001;

let hiss: AudioBuffer | undefined;

/** One second of white noise, made once. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

/** Rises at once and dies away, as struck things do. */
function envelope(context: BaseAudioContext, { loud, lasts }: Layer, start: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + Math.max(lasts, 2 * ATTACK));
  return gain;
}

function playTone(
  context: BaseAudioContext,
  into: AudioNode,
  layer: Tone,
  start: number,
  pitch: number,
): void {
  const oscillator = context.createOscillator();
  oscillator.type = layer.wave;
  oscillator.frequency.setValueAtTime(layer.from * pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(layer.to * pitch, start + layer.lasts);
  oscillator.connect(envelope(context, layer, start)).connect(into);
  oscillator.start(start);
  oscillator.stop(start + layer.lasts + 0.05);
}

function playNoise(context: BaseAudioContext, into: AudioNode, layer: Noise, start: number): void {
  const source = context.createBufferSource();
  source.buffer = noiseBuffer(context);
  const filter = context.createBiquadFilter();
  filter.type = layer.filter;
  filter.frequency.setValueAtTime(layer.from, start);
  filter.frequency.exponentialRampToValueAtTime(layer.to, start + layer.lasts);
  source
    .connect(filter)
    .connect(envelope(context, layer, start))
    .connect(into);
  source.start(start, Math.random() * 0.2);
  source.stop(start + layer.lasts + 0.05);
}

export function playVoice(
  context: BaseAudioContext,
  into: AudioNode,
  voice: readonly Layer[],
  pitch: number,
): void {
  const now = context.currentTime;
  for (const layer of voice) {
    if (layer.kind === 'tone') playTone(context, into, layer, now + layer.at, pitch);
    else playNoise(context, into, layer, now + layer.at);
  }
}

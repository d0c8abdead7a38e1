/** What each sound is made of: tones that glide and noise through a filter. Data only; `synth.ts` plays it. */
import type { SoundName } from './names.ts';

export interface Tone {
  readonly kind: 'tone';
  readonly wave: OscillatorType;
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export interface Noise {
  readonly kind: 'noise';
  readonly filter: BiquadFilterType;
  /** The filter's frequency, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export type Layer = Tone | Noise;

function tone(
  wave: OscillatorType,
  [from, to]: readonly [number, number],
  [at, lasts]: readonly [number, number],
  loud: number,
): Tone {
  return { kind: 'tone', wave, from, to, at, lasts, loud };
}

function noise(
  filter: BiquadFilterType,
  [from, to]: readonly [number, number],
  [at, lasts]: readonly [number, number],
  loud: number,
): Noise {
  return { kind: 'noise', filter, from, to, at, lasts, loud };
}

export const VOICES: Readonly<Record<SoundName, readonly Layer[]>> = {
  // A short rise of two notes over a warm relay.
  'lamp-go': [
    noise('lowpass', [900, 300], [0, 0.03], 0.25),
    tone('triangle', [392, 392], [0.02, 0.12], 0.3),
    tone('triangle', [587, 587], [0.11, 0.2], 0.3),
  ],
  'lamp-wait': [noise('bandpass', [1400, 900], [0, 0.025], 0.25)],
  // A knock behind a door, never a buzzer.
  refused: [
    tone('sine', [140, 90], [0, 0.09], 0.6),
    noise('lowpass', [420, 160], [0, 0.07], 0.35),
    tone('sine', [120, 80], [0.11, 0.09], 0.4),
  ],
  pick: [noise('highpass', [2600, 3400], [0, 0.018], 0.2), tone('sine', [1900, 1500], [0, 0.03], 0.08)],
  place: [tone('sine', [180, 110], [0, 0.1], 0.5), noise('lowpass', [1500, 300], [0, 0.06], 0.35)],
  flip: [noise('bandpass', [2200, 3600], [0, 0.05], 0.3)],
  shuffle: [
    noise('bandpass', [1800, 2600], [0, 0.07], 0.22),
    noise('bandpass', [2000, 2800], [0.09, 0.07], 0.22),
    noise('bandpass', [2200, 3000], [0.18, 0.09], 0.22),
  ],
  cube: [tone('triangle', [720, 540], [0, 0.07], 0.4), noise('bandpass', [1600, 1200], [0, 0.02], 0.25)],
  'vote-flip': [
    tone('square', [1568, 1568], [0, 0.05], 0.06),
    tone('triangle', [2093, 1900], [0.04, 0.22], 0.16),
    noise('highpass', [3000, 4000], [0, 0.02], 0.12),
  ],
  key: [noise('bandpass', [1200, 800], [0, 0.04], 0.35), tone('triangle', [1319, 1319], [0.05, 0.35], 0.22)],
  'lock-slide': [noise('lowpass', [700, 250], [0, 0.14], 0.4), tone('sine', [130, 90], [0.12, 0.08], 0.45)],
  connect: [noise('bandpass', [1800, 600], [0, 0.04], 0.4), tone('sawtooth', [110, 112], [0.04, 0.5], 0.08)],
  phage: [noise('bandpass', [500, 1500], [0, 0.06], 0.35), tone('sine', [260, 420], [0, 0.05], 0.15)],
  strike: [noise('bandpass', [900, 2400], [0, 0.16], 0.3), noise('lowpass', [300, 100], [0.16, 0.05], 0.4)],
  rescue: [noise('lowpass', [200, 1400], [0, 0.8], 0.3), tone('sine', [220, 440], [0.1, 0.8], 0.18)],
  explode: [noise('lowpass', [320, 60], [0, 0.7], 0.7), tone('sine', [70, 32], [0, 0.7], 0.7)],
  crisis: [tone('sawtooth', [62, 48], [0, 0.8], 0.2), noise('lowpass', [240, 120], [0, 0.8], 0.35)],
  doom: [tone('sine', [330, 82], [0, 0.5], 0.35), noise('lowpass', [500, 80], [0.05, 0.3], 0.2)],
  'infect-notice': [tone('sine', [660, 660], [0, 0.4], 0.25), tone('sine', [990, 990], [0, 0.3], 0.1)],
  reveal: [noise('bandpass', [2400, 2400], [0, 0.015], 0.3), tone('square', [1000, 1000], [0, 0.012], 0.05)],
  destroyed: [noise('highpass', [2600, 1800], [0, 0.22], 0.14), noise('lowpass', [500, 150], [0, 0.25], 0.4)],
  completed: [
    tone('triangle', [523, 523], [0, 0.14], 0.26),
    tone('triangle', [659, 659], [0.11, 0.14], 0.26),
    tone('triangle', [784, 784], [0.22, 0.32], 0.26),
  ],
  'clock-low': [tone('sine', [58, 46], [0, 0.1], 0.7), tone('sine', [54, 44], [0.17, 0.12], 0.5)],
  'your-turn-away': [tone('sine', [880, 880], [0, 0.5], 0.35), tone('sine', [1760, 1760], [0, 0.25], 0.08)],
  // The airlock opens: air, then a chord.
  win: [
    noise('bandpass', [600, 3200], [0, 0.7], 0.22),
    tone('triangle', [392, 392], [0.25, 0.9], 0.22),
    tone('triangle', [494, 494], [0.35, 0.8], 0.2),
    tone('triangle', [587, 587], [0.45, 0.9], 0.2),
  ],
  // And closes.
  loss: [
    noise('bandpass', [2600, 300], [0, 0.6], 0.22),
    tone('sine', [92, 60], [0.5, 0.3], 0.6),
    tone('triangle', [294, 262], [0.1, 0.7], 0.16),
  ],
};

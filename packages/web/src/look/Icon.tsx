/** The interface's own icons: a 24 px grid, 2 px strokes, round ends. Drawn at the size of the text beside them. */
import styles from './Icon.module.css';

const STROKES = {
  back: 'M14 5l-7 7 7 7',
  branch:
    'M5 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 8v8M17 10c0 4-10 2-10 6',
  check: 'M4.5 12.5l5 5L20 7',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  down: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v5m0-4a1.5 1.5 0 0 1 3 0v5m0-2.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1c-2.5 0-3.7-1-5-3l-3-4.5c1-1.5 2.5-1 3 0z',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.3 9.3a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 17.2v.3',
  hidden:
    'M4 4l16 16M9 6.2A9 9 0 0 1 12 5.7c6 0 9.5 6.3 9.5 6.3a16 16 0 0 1-3 3.6M6 8a16 16 0 0 0-3.5 4s3.5 6.3 9.5 6.3a9 9 0 0 0 4-.9',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  log: 'M5 6h14M5 12h14M5 18h9',
  key: 'M4.5 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM10.5 13L19 4.5M15.5 8l3 3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  motion: 'M3 8h9M3 12h13M3 16h7M17 7l4 5-4 5',
  next: 'M9 5l7 7-7 7',
  opens: 'M5.5 9l6.5 6.5L18.5 9',
  octagon: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  offline:
    'M4 4l16 16M3 9a13 13 0 0 1 5-3M13 5.5A13 13 0 0 1 21 9M6.5 12.7a8 8 0 0 1 3-1.8M10 16.3a3 3 0 0 1 4 0M12 19.5v.2',
  online: 'M3 9a13 13 0 0 1 18 0M6.5 12.7a8 8 0 0 1 11 0M10 16.3a3 3 0 0 1 4 0M12 19.5v.2',
  pause: 'M8 5v14M16 5v14',
  person: 'M8.3 8a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0zM4.5 20c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  play: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  recycle: 'M4 10a8 8 0 0 1 14-3.5V3M20 14a8 8 0 0 1-14 3.5V21',
  review: 'M4 5h16v14H4zM8 5v14M16 5v14M4 12h16',
  search: 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM15.5 15.5L21 21',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 13v7h14v-7',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  sliders:
    'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM4 17h3M11 17h9M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8z',
  stepBack: 'M18 5l-9 7 9 7zM5 5v14',
  stepForward: 'M6 5l9 7-9 7zM19 5v14',
  swap: 'M7 4L3.5 7.5 7 11M3.5 7.5H17M17 13l3.5 3.5L17 20M20.5 16.5H7',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  turn: 'M19 12a7 7 0 1 1-2-5M19 3v4.5h-4.5',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.5-1.8',
  up: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.5v.3',
  speakerOff: 'M4 10v4h4l5 4V6L8 10zM16.5 9.5l5 5M21.5 9.5l-5 5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 16v4h14v-4',
  phone: 'M7.5 3h9v18h-9zM11.5 17.5h1',
  laptop: 'M5 5h14v10H5zM2.5 19h19',
  keyboard: 'M3 7h18v11H3zM7 11v.1M11 11v.1M15 11v.1M8 14.5h8',
} as const;

export type IconName = keyof typeof STROKES;

/** A picture that repeats what a word beside it says, so that nobody needs to hear it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={`${styles.icon} ${styles.line}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} fill={name === 'play' ? 'currentColor' : 'none'} />
    </svg>
  );
}

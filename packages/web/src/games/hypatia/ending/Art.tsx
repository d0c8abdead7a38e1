/** The picture of the ending: the ship blown apart with the lifeboats away, or what was left to the Phage. */
import type { ShipResult } from '@airlock/hypatia';
import type { ComponentType } from 'preact';
import { Art, Stars } from '../../../kit/Art.tsx';

/** The same stars for everybody: a step too wide to show, so that no picture needs to be stored. */
const STARS = Array.from({ length: 80 }, (_, star) => ({
  x: (star * 137) % 720,
  y: (star * 89) % 900,
  r: star % 5 === 0 ? 1.8 : 1,
  opacity: 0.25 + (star % 4) * 0.18,
}));

const RAYS = [
  'M400 360L560 352 560 368z',
  'M407 383L604 430 599 449z',
  'M406 409L541 486 532 500z',
  'M376 413L534 579 518 593z',
  'M363 433L447 594 430 602z',
  'M343 449L386 670 364 673z',
  'M320 429L300 636 281 634z',
  'M297 433L238 583 222 576z',
  'M271 428L145 589 130 575z',
  'M271 398L119 506 109 491z',
  'M253 383L36 458 30 437z',
  'M240 360L57 370 57 350z',
  'M263 340L101 301 106 286z',
  'M263 317L82 212 92 195z',
  'M271 292L158 175 172 164z',
  'M301 296L194 87 213 78z',
  'M319 281L283 96 301 94z',
  'M343 271L355 130 371 133z',
  'M359 296L439 98 457 106z',
  'M382 300L485 168 498 179z',
  'M406 311L577 189 588 207z',
  'M397 340L580 277 585 295z',
] as const;

/** Spores: where each drifts, and how large it is. */
const SPORES = [
  [150, 470, 16],
  [210, 560, 22],
  [420, 590, 14],
  [470, 380, 9],
  [180, 330, 11],
  [280, 640, 12],
] as const;

/** Where lifeboats fly: place and heading. More than these fly the same ways, smaller. */
const BOATS = [
  [559, 239, 58],
  [573, 178, 47],
  [590, 130, 41],
  [572, 57, 30],
  [466, 141, 24],
  [441, 83, 14],
  [426, 34, 8],
  [367, -18, -3],
  [328, 105, -9],
  [273, 69, -20],
  [230, 36, -26],
  [149, 21, -36],
  [192, 143, -42],
  [123, 140, -53],
] as const;

export function artOf({ won, rescued }: ShipResult): ComponentType {
  return () => (
    <Art ground="#0d1c19" width={720} height={900}>
      <Stars stars={STARS} />
      <circle cx="90" cy="860" r="230" fill="#173229" />
      <circle cx="60" cy="890" r="230" fill="#0d1c19" />
      <g transform="translate(20 120)">
        {won ? <Blast /> : <Hulk />}
        {SPORES.map(([x, y, r]) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r={r} fill="#c3df5a" />
            <circle cx={x} cy={y} r={r * 0.6} fill="#89a832" />
            <circle cx={x - 2} cy={y - 2} r={r * 0.26} fill="#1d2610" />
          </g>
        ))}
        {won && Array.from({ length: rescued }, (_, boat) => <Boat key={`boat-${boat + 1}`} number={boat} />)}
      </g>
    </Art>
  );
}

function Boat({ number }: { readonly number: number }) {
  const [x, y, heading] = BOATS[number % BOATS.length] ?? [0, 0, 0];
  const flight = Math.floor(number / BOATS.length);
  return (
    <g
      transform={`translate(${x + flight * 26} ${y - flight * 30}) rotate(${heading}) scale(${1 - flight * 0.25})`}
    >
      <path d="M0-15c9 6 10 18 8 26h-16c-2-8-1-20 8-26z" fill="#f3ecdd" />
      <circle cy="-1" r="4" fill="#66cdee" />
      <path d="M-5 12h10l-5 16z" fill="#54e8b0" />
    </g>
  );
}

const Blast = () => (
  <>
    <circle cx="330" cy="360" r="190" fill="#ff7362" opacity=".18" />
    <circle cx="330" cy="360" r="130" fill="#ffc24b" opacity=".25" />
    {RAYS.map((ray, index) => (
      <path key={ray} d={ray} fill={index % 2 === 0 ? '#ff7362' : '#ffc24b'} opacity=".9" />
    ))}
    <circle cx="330" cy="360" r="82" fill="#fff2cf" />
    <path
      d="M300 470l60 10 16 60-60 44-40-50zM240 300l-50-70 30-66 54 40zM392 440l70 30-14 40-66-26z"
      fill="#c9bda3"
    />
    <path d="M316 500h18v22h-18zM222 206h16v20h-16z" fill="#12241f" />
  </>
);

/** The ship as she drifts on: dark windows, and the Phage around her. */
const Hulk = () => (
  <g transform="rotate(-14 330 360)">
    <rect x="170" y="230" width="320" height="260" rx="46" fill="#2a3234" stroke="#c9bda3" stroke-width="5" />
    <path
      d="M170 320h320M170 400h320M276 230v260M384 230v260"
      stroke="#c9bda3"
      stroke-width="3"
      opacity=".6"
    />
    <path d="M302 340h56v44h-56z" fill="#c3df5a" opacity=".85" />
    <path
      d="M200 256h40v30h-40zM308 256h40v30h-40zM412 256h40v30h-40zM200 430h40v30h-40zM412 430h40v30h-40z"
      fill="#0a0d0f"
    />
  </g>
);

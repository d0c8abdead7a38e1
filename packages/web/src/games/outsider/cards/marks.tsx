/** The marks on the cards: icons of Scrap by shape and letters, skills and places by pictogram and letters. */

import { present } from '@airlock/kernel';
import {
  iconName,
  LOCATION_IDS,
  locationName,
  type Icon as ScrapIcon,
  type Skill,
  skillName,
} from '@airlock/outsider';
import text from '../../../look/text.module.css';
import styles from './marks.module.css';
import { PICTOGRAMS, type PictogramName } from './pictograms.ts';

const Pictogram = ({ name }: { readonly name: PictogramName }) => (
  <svg class={styles.pictogram} viewBox="0 0 512 512" aria-hidden="true">
    <path fill="currentColor" d={PICTOGRAMS[name]} />
  </svg>
);

/** Hexagon, circle, square, shield, star. */
const SHAPES: Readonly<Record<ScrapIcon, string>> = {
  EX: 'M6.2 1.6h11.6L23.6 12l-5.8 10.4H6.2L.4 12z',
  PA: 'M1 12a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z',
  TO: 'M4 1.5h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.5z',
  PL: 'M12 .8 22 4v8c0 6-4.2 9.6-10 11.6C6.2 21.6 2 18 2 12V4z',
  AN: 'M12 .6L16.3 6.4L23.2 8.8L19 14.7L18.9 21.9L12 19.8L5.1 21.9L5 14.7L.8 8.8L7.7 6.4z',
};

/** An icon of Scrap; one that is needed and not covered yet is faint. */
export const Scrap = ({ icon, faint = false }: { readonly icon: ScrapIcon; readonly faint?: boolean }) => (
  <span class={`${styles.scrap} ${styles[icon]} ${faint ? styles.faint : ''}`} title={iconName(icon)}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={SHAPES[icon]} />
    </svg>
    <em aria-hidden="true">{icon}</em>
    <span class={text.spoken}>{iconName(icon)} </span>
  </span>
);

const SKILL_MARKS: Readonly<Record<Skill, PictogramName>> = {
  ENG: 'gear',
  SCI: 'flask',
  SYS: 'chip',
  NAV: 'compass',
  ANY: 'planet',
};

export const SkillMark = ({ skill }: { readonly skill: Skill }) => (
  <span class={styles.skill} title={skillName(skill)}>
    <Pictogram name={SKILL_MARKS[skill]} />
    <em aria-hidden="true">{skill}</em>
    <span class={text.spoken}>{skillName(skill)} </span>
  </span>
);

const PLACE_MARKS: readonly PictogramName[] = ['wheel', 'dome', 'microscope', 'crate', 'thruster'];

export const PlaceMark = ({ at }: { readonly at: number }) => (
  <span class={styles.skill} title={locationName(at)}>
    <Pictogram name={present(PLACE_MARKS[at])} />
    <em aria-hidden="true">{LOCATION_IDS[at]}</em>
    <span class={text.spoken}>{locationName(at)} </span>
  </span>
);

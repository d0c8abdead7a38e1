/** What cards are called when they are spoken, and where they lead. */
import {
  cardName,
  characterName,
  crisisName,
  DARK,
  FIRST_ONGOING,
  gearCard,
  goalCard,
  iconName,
  isGear,
  isGoal,
  type Kind,
  LOCATION_NAMES,
  skillName,
  techCard,
} from '@airlock/outsider';

export type CardType = 'gear' | 'goal' | 'tech' | 'dark';

export const typeOf = (kind: Kind): CardType =>
  isGear(kind) ? 'gear' : isGoal(kind) ? 'goal' : kind === DARK ? 'dark' : 'tech';

export const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  gear: 'Gear',
  goal: 'Goal',
  tech: 'Tech',
  dark: 'Dark',
};

/** All marks of a card in one label. */
export function spokenCard(kind: Kind): string {
  const name = cardName(kind);
  switch (typeOf(kind)) {
    case 'gear':
      return `Gear, ${name}: ${gearCard(kind).icons.map(iconName).join(', ')}; completes ${cardName(kind + 16)}`;
    case 'goal': {
      const { skill, scrap, at } = goalCard(kind);
      return `Goal, ${name}: ${skillName(skill)}; ${scrap.map(iconName).join(', ')}; ${LOCATION_NAMES[at]}`;
    }
    case 'tech':
      return `Tech, ${name}: ${techCard(kind).says}`;
    case 'dark':
      return 'Dark. Whoever discards it draws a Crisis';
  }
}

export const isOngoingKind = (crisis: number): boolean => crisis >= FIRST_ONGOING;
export const spokenCrisis = (crisis: number): string => `Crisis, ${crisisName(crisis)}`;
export const titleOf = (character: number): string =>
  character < 0 ? 'no character yet' : characterName(character);

/** The marks on cards: skills of characters and Goals, and what Gear is good for as Scrap. */

export const SKILLS = ['ENG', 'SCI', 'SYS', 'NAV', 'ANY'] as const;
export type Skill = (typeof SKILLS)[number];
export const ICONS = ['EX', 'PA', 'TO', 'PL', 'AN'] as const;
export type Icon = (typeof ICONS)[number];

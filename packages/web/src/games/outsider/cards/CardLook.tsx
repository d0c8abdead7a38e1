/** Anything of this game at preview size: cards, Crises, characters. */
import { CHARACTERS, characterCard, goalCard, isGoal } from '@airlock/outsider';
import type { ComponentChildren } from 'preact';
import { Card, CrisisCard } from './Card.tsx';
import styles from './CardLook.module.css';
import { SkillMark } from './marks.tsx';

const NUMBERED = /^(card|crisis|character)-(\d+)/;

/** Marks are `card-`, `crisis-` or `character-` and a number; nothing for others. */
export function CardLook({ about }: { readonly about: string }) {
  const [, what, digits] = NUMBERED.exec(about) ?? [];
  const number = Number(digits);
  if (what === 'crisis') return <Large>{<CrisisCard crisis={number} />}</Large>;
  if (what === 'character') return <Character character={number} />;
  if (what !== 'card') return null;
  return (
    <Large>
      <Card kind={number} place />
      {isGoal(number) && (
        <dl class={styles.bonus}>
          <dt>Repair</dt>
          <dd>Stabilise. {goalCard(number).repair.says}</dd>
          <dt>Sabotage</dt>
          <dd>{goalCard(number).sabotage.says}</dd>
        </dl>
      )}
    </Large>
  );
}

const Large = ({ children }: { readonly children: ComponentChildren }) => (
  <div class={styles.look}>{children}</div>
);

function Character({ character }: { readonly character: number }) {
  const card = CHARACTERS[character];
  if (!card) return null;
  return (
    <div class={styles.paper}>
      <b>{card.name}</b>
      <span>{card.title}</span>
      <span class={styles.skills}>
        {card.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
      </span>
      <p>{characterCard(character).says}</p>
    </div>
  );
}

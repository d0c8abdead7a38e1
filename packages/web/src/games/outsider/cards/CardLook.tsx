/** Anything of this game at preview size: cards, Crises, characters. */
import { ABILITY_TEXTS, CHARACTERS, isGoal, REPAIR_TEXTS, SABOTAGE_TEXTS } from '@airlock/outsider';
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
          <dd>Stabilise. {REPAIR_TEXTS[number - 16]}</dd>
          <dt>Sabotage</dt>
          <dd>{SABOTAGE_TEXTS[number - 16]}</dd>
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
      <p>{ABILITY_TEXTS[character]}</p>
    </div>
  );
}

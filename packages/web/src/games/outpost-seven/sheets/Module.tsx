/** A module read closely: large, with each space's bonus in words. */
import { capital } from '@airlock/kernel';
import { type Card, type Cell, cardName, cellWords, NO_CARD, type View } from '@airlock/outpost-seven';
import { ModuleCard, spacesOf } from '../cards/ModuleCard.tsx';
import type { Model } from '../model.ts';
import { drawnCubes } from '../moves/preview.ts';
import { IconList } from '../rail/IconHelp.tsx';
import { iconsOf, spaceHelp } from '../words.ts';
import styles from './Module.module.css';

/** `card-12` is a card anywhere, `cell-7` the module in that cell. */
function subjectOf(about: string, view: View): { readonly card: Card; readonly cell: Cell | null } | null {
  const [kind, digits] = about.split('-');
  const number = Number(digits);
  if (kind === 'card' && number > 0) return { card: number, cell: null };
  const card = kind === 'cell' ? view.grid[number] : undefined;
  return card === undefined || card === NO_CARD ? null : { card, cell: number };
}

interface ModuleProps {
  readonly model: Model;
  readonly about: string;
}

/** The preview: the picture, and under it what its icons do. */
export function ModulePeek(props: ModuleProps) {
  const subject = subjectOf(props.about, props.model.drawn.value.view);
  if (!subject) return null;
  return (
    <div class={styles.peek}>
      <ModulePicture {...props} />
      <IconList icons={iconsOf(subject.card)} />
    </div>
  );
}

/** The picture alone: each bonus has its name on it. */
function ModulePicture({ model, about }: ModuleProps) {
  const { view } = model.drawn.value;
  const subject = subjectOf(about, view);
  if (!subject) return null;
  const { card, cell } = subject;
  return (
    <ModuleCard
      card={card}
      size="large"
      {...(cell === null ? {} : { cubes: drawnCubes(view, view, cell) })}
    />
  );
}

export function Module({ model, about }: ModuleProps) {
  const { view } = model.drawn.value;
  const subject = subjectOf(about, view);
  if (!subject) return null;
  const { card, cell } = subject;
  return (
    <div class={styles.module}>
      <span class={styles.picture}>
        <ModulePicture model={model} about={about} />
      </span>
      <p>{cell === null ? cardName(card) : capital(cellWords(view, cell))}</p>
      <ol class={styles.words}>
        {spacesOf(card).map((kind, space) => (
          <li key={`${kind}-${space + 1}`}>
            <b>{space + 1}</b>
            <span>{spaceHelp(card, space)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

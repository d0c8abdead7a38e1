/** The verdict beside the ghost: whether it fits, and what it would win. */
import { Icon } from '../../../look/Icon.tsx';
import type { Model } from '../model.ts';
import styles from './Board.module.css';
import type { Camera, Size } from './camera.ts';

interface TagProps {
  readonly model: Model;
  readonly camera: Camera;
  readonly size: Size;
}

/** At a size that does not change with the zoom. */
export function Tag({ model, camera, size }: TagProps) {
  const ghost = model.ghost.value;
  if (!ghost) return null;
  const left = size.width / 2 + (ghost.x + 2 - camera.x) * camera.scale;
  const top = size.height / 2 + (ghost.y + 2 - camera.y) * camera.scale;
  const words = !ghost.legal
    ? 'Touches nothing'
    : ghost.wins.length > 0
      ? 'Key'
      : ghost.connects.length > 0
        ? 'Connects'
        : 'Fits';
  return (
    <b
      class={`${styles.tag} ${ghost.legal ? '' : styles.wrongTag}`}
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      <Icon name={ghost.legal ? 'check' : 'close'} />
      {words}
    </b>
  );
}

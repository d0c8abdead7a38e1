/** At a seat: that a bot plays for whoever is away, or that nobody does yet. */
import type { SeatedPlayer } from '../games/contract.ts';
import styles from './AwayChip.module.css';

type Player = Pick<SeatedPlayer, 'bot' | 'standIn' | 'here'>;

export const awayWord = ({ bot, standIn, here }: Player, isMine: boolean): string =>
  bot ? '' : standIn && !isMine ? 'bot plays' : here ? '' : 'away';

interface AwayChipProps {
  readonly player: Player | undefined;
  readonly isMine?: boolean;
}

export function AwayChip({ player, isMine = false }: AwayChipProps) {
  const word = player ? awayWord(player, isMine) : '';
  return word === '' ? null : <em class={styles.chip}>{word}</em>;
}

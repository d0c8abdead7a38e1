/** The risk that a trick fills up before the next play, with the paper that says how it is worked out. */
import type { Station } from '@airlock/hypatia';
import { WhyButton } from '../../../frame/WhyButton.tsx';
import { Icon } from '../../../look/Icon.tsx';
import type { Model } from '../model.ts';
import { riskPaper } from '../moves/riskPaper.ts';
import { percent, shortName } from '../words.ts';
import styles from './Risk.module.css';

interface RiskProps {
  readonly model: Model;
  readonly station: Station;
  /** Where it does not stand at its station. */
  readonly named?: boolean;
}

export function Risk({ model, station, named = false }: RiskProps) {
  const risk = model.risks.value.get(station);
  const { ship, view } = model.drawn.value;
  if (risk === undefined || !ship) return null;
  const what = named ? `${shortName(station)} fills` : 'Fills';
  return (
    <span class={`${styles.risk} ${named ? styles.named : ''}`} data-risk={station}>
      <Icon name="warn" />
      {`${what} before your next play: ${percent(risk)}`}
      <WhyButton about={riskPaper(ship, view, station, risk)} onWhy={model.desk.why} />
    </span>
  );
}

/** On a small station there is room for the figure alone; the read-out and the closer look say the rest. */
export function RiskMark({ model, station }: RiskProps) {
  const risk = model.risks.value.get(station);
  if (risk === undefined) return null;
  return (
    <span class={styles.risk} data-risk={station}>
      <Icon name="warn" />
      {`fills ${percent(risk)}`}
    </span>
  );
}

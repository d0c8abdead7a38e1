/** The middle of the screen: seats, piles and Goals; in the place of the Goals what is chosen from, or a Crisis. */
import { usesLocations } from '@airlock/outsider';
import { useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { Ground } from '../../../kit/Ground.tsx';
import { LoyaltyMoment } from '../loyalty/LoyaltyMoment.tsx';
import type { Model } from '../model.ts';
import { useMotion } from '../motion/motion.ts';
import { Chooser, choiceOf } from './Chooser.tsx';
import { CrisisStage, isStaged } from './CrisisStage.tsx';
import { Goals } from './Goals.tsx';
import { MomentStage } from './MomentStage.tsx';
import { Piles } from './Piles.tsx';
import { SabotageBar } from './SabotageBar.tsx';
import { Seats } from './Seats.tsx';
import { ShipStrip } from './ShipStrip.tsx';
import styles from './Table.module.css';

export function Table({ model }: { readonly model: Model }) {
  const table = useRef<HTMLDivElement>(null);
  const layout = model.desk.layout.value;
  const choice = choiceOf(model);
  useMotion(model, table);
  return (
    <Ground layout={layout} picture={ORBITS} class={styles[layout]} ground={table}>
      {layout !== 'phone' && <Seats model={model} />}
      <div class={classes(styles.middle, hasStrip(model) && styles.mapped)}>
        {model.loyaltyMoment.value ? (
          <LoyaltyMoment model={model} />
        ) : (
          <>
            <Piles model={model} />
            {hasStrip(model) && <ShipStrip model={model} />}
            {isStaged(model) ? (
              <CrisisStage model={model} />
            ) : choice ? (
              <Chooser model={model} choice={choice} />
            ) : (
              <Goals model={model} />
            )}
          </>
        )}
        <MomentStage model={model} />
      </div>
      {model.compact.value && <SabotageBar model={model} />}
    </Ground>
  );
}

/** On a phone the map lies in a sheet; what decides a turn must not. A Crisis takes the room, and moves nobody. */
const hasStrip = (model: Model): boolean =>
  model.compact.value && usesLocations(model.drawn.value.view.options) && !isStaged(model);

/** What the ship flies around: rings of faint light. */
const ORBITS = (
  <g fill="none" stroke="#2d2647" stroke-width="1.5" transform="translate(436 330)">
    <ellipse rx="430" ry="120" />
    <ellipse rx="360" ry="96" />
    <ellipse rx="290" ry="74" />
    <ellipse rx="220" ry="52" stroke-dasharray="2 9" />
  </g>
);

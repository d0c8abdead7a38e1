/** The left rail: the other hand, the offer, then the paper. */
import type { Model } from '../model.ts';
import styles from './LeftRail.module.css';
import { Offer } from './Offer.tsx';
import { Paper } from './Paper.tsx';
import { Rival } from './Rival.tsx';

export const LeftRail = ({ model }: { readonly model: Model }) => (
  <div class={styles.rail}>
    <Rival model={model} seat={1 - model.near.value} />
    <Offer model={model} shape={model.preview.value ? 'folded' : 'rail'} />
    <Paper model={model} />
  </div>
);

/** Beside a moment of a finished match: every claim made so far with whether it was true, and what Entropy took. */
import { who } from '@airlock/kernel';
import { cardsList } from '@airlock/outsider';
import { useMemo } from 'preact/hooks';
import { ClaimList } from '../../../kit/claims/TalkStream.tsx';
import { TruthBars } from '../../../kit/claims/TruthBars.tsx';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { truthBySeat } from '../moves/truth.ts';
import { ClaimLine } from '../talk/ClaimLine.tsx';
import { claimsOf } from '../talk/stream.ts';

const LATEST = 8;

export function Truth({ model }: { readonly model: Model }) {
  const { desk } = model;
  const last = useMemo(() => desk.finished?.().views.at(-1), [desk]);
  if (!last || desk.viewer.value >= 0) return null;
  const now = desk.shown.value;
  const claims = claimsOf({ ...last, claims: last.claims.slice(0, now.claims.length) }, [], 0).slice(-LATEST);
  const truths = truthBySeat(last).map(({ said, true: count }, seat) => ({
    name: who(seat, { ...model.naming.value, reader: -1 }),
    said,
    truths: count,
  }));
  return (
    <TruthBars truths={truths}>
      {claims.length > 0 && (
        <ClaimList>
          {claims.map((item) => (
            <ClaimLine key={item.key} model={model} item={item} />
          ))}
        </ClaimList>
      )}
      <h3 class={`${text.plate} ${text.faint}`}>Hidden at this moment</h3>
      <p>Supply: {cardsList(now.supply.known)}.</p>
      <p>Entropy: {cardsList(now.entropy.known)}.</p>
    </TruthBars>
  );
}

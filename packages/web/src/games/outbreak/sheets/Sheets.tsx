/** The sheets of a table: Tasks, the ledger, a claim in the making, and one's role. */
import { Button } from '../../../look/Button.tsx';
import { Role } from '../hand/Role.tsx';
import type { Model } from '../model.ts';
import { isOut } from '../moves/stage.ts';
import { Ledger } from '../talk/Ledger.tsx';

export function LedgerSheet({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const isHeard = seat !== null && (!isOut(view, seat) || view.options.voicesFromOutside);
  const maySpeak = isHeard && view.options.claims && !view.result;
  return (
    <>
      <Ledger model={model} full />
      {maySpeak && (
        <Button icon="talk" onPress={model.openClaims}>
          Claim
        </Button>
      )}
    </>
  );
}

export const RoleSheet = ({ model }: { readonly model: Model }) => <Role model={model} large />;

/** What helps while building: whether cards turn up by themselves, and in practice the hints. */
import { autoFlipAction, isKind, mayHint } from '@airlock/omega-virus';
import { Button } from '../../../look/Button.tsx';
import type { Model } from '../model.ts';
import { letGo } from '../moves/letGo.ts';
import { momentFor } from '../predict.ts';
import styles from './Aids.module.css';

export function Aids({ model }: { readonly model: Model }) {
  if (model.me.value === null) return null;
  return (
    <div class={styles.aids}>
      <AutoFlip model={model} />
      {!model.compact.value && mayHint(model.view.value) && !model.lesson?.value && (
        <HintButton model={model} />
      )}
    </div>
  );
}

/** Each seat may change it at any time of the race. */
function AutoFlip({ model }: { readonly model: Model }) {
  const { autoFlip } = model.bench.value;
  const isOffered = model.desk.asides.value.some((action) => isKind(action, 'autoFlip'));
  if (!isOffered) return null;
  return (
    <label class={styles.switch}>
      <input
        type="checkbox"
        checked={autoFlip}
        onClick={letGo}
        onChange={() => model.desk.act(autoFlipAction(!autoFlip, momentFor(model.view.peek())))}
      />
      Cards turn up by themselves
    </label>
  );
}

function HintButton({ model }: { readonly model: Model }) {
  const hint = model.hint.value;
  const isNamed = hint !== null && hint.kind !== 'squares';
  return (
    <Button
      icon="help"
      keyName="H"
      off={isNamed ? 'The hint can say no more.' : undefined}
      onPress={(event) => {
        letGo(event);
        model.askHint();
      }}
    >
      {hint ? 'Tell me more' : 'Hint'}
    </Button>
  );
}

/** Whether this browser tells the reader of their tables while no page is open, or why it cannot. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import setting from '../look/setting.module.css';
import text from '../look/text.module.css';
import { Problem } from '../wire/problem.ts';
import { pushWords } from './pushWords.ts';
import { beLeft, beTold, type Hindrance, hindrance, isTold } from './subscribing.ts';

export function PushSwitch() {
  const hindered = useSignal<Hindrance | null>(null);
  const on = useSignal(false);
  const isBusy = useSignal(true);
  const said = useSignal('');
  useEffect(() => {
    const look = async (): Promise<void> => {
      hindered.value = await hindrance();
      on.value = hindered.value === null && (await isTold());
    };
    look()
      .catch(() => undefined)
      .finally(() => {
        isBusy.value = false;
      });
  }, [hindered, on, isBusy]);

  async function turn(wanted: boolean): Promise<void> {
    isBusy.value = true;
    said.value = '';
    // As it was pressed, until it turns out otherwise.
    on.value = wanted;
    try {
      if (wanted) on.value = await beTold();
      else await beLeft();
      if (wanted && !on.peek()) said.value = pushWords.refused;
      hindered.value = await hindrance();
    } catch (error) {
      on.value = !wanted;
      said.value = error instanceof Problem ? error.message : pushWords.failed;
    } finally {
      isBusy.value = false;
    }
  }

  if (hindered.value !== null) return <p class={text.dim}>{pushWords.hindered[hindered.value]}</p>;
  return (
    <>
      <label class={setting.setting}>
        <span>
          {pushWords.label}
          <span class={setting.how}>{pushWords.how}</span>
        </span>
        <input
          type="checkbox"
          checked={on.value}
          disabled={isBusy.value}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      </label>
      <p class={text.dim} role="status">
        {said.value}
      </p>
    </>
  );
}

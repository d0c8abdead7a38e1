/** The guest's name, which opens the sheet about who they are here. */
import { useSignal } from '@preact/signals';
import { Icon } from '../look/Icon.tsx';
import { Later } from '../look/Later.tsx';
import { isolated } from '../look/names.ts';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import front from './FrontPage.module.css';

const loadSheet = () => import('./IdentitySheet.tsx').then(({ IdentitySheet }) => IdentitySheet);

export function NameTag({ name }: { readonly name: string | undefined }) {
  const open = useSignal(false);
  const called = name ? words.front.guest(isolated(name)) : words.front.newGuest;
  return (
    <>
      <button
        type="button"
        class={front.link}
        aria-haspopup="dialog"
        aria-label={called}
        onClick={set(open, true)}
      >
        <Icon name="person" /> <span>{called}</span>
      </button>
      {open.value && <Later load={loadSheet} props={{ name, onClose: set(open, false) }} />}
    </>
  );
}

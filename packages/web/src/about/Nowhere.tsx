/** What stands at an address that leads nowhere. */
import { ButtonLink } from '../look/Button.tsx';
import type { Route } from '../router.ts';
import { words } from '../words.ts';
import { Page } from './Page.tsx';

export function Nowhere({ at }: { readonly at: Route }) {
  return (
    <Page title={words.problems.nowhere}>
      <p>{words.problems.nowhereSentence(at.name === 'nowhere' ? at.path : '/')}</p>
      <p>
        <ButtonLink href="/" look="go">
          {words.problems.toFront}
        </ButtonLink>
      </p>
    </Page>
  );
}

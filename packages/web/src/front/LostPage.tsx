/** In place of a table: this browser was somebody and no longer knows whom, so that it cannot know whose seat is theirs. */
import { Page } from '../about/Page.tsx';
import { keepMeWords } from './keepMeWords.ts';
import { Lost } from './Lost.tsx';

export const LostPage = () => (
  <Page title={keepMeWords.lostTitle}>
    <Lost />
  </Page>
);

/** What a newcomer should know, in a minute of reading. */
import { useEffect } from 'preact/hooks';
import { ButtonLink } from '../look/Button.tsx';
import { words } from '../words.ts';
import { Page } from './Page.tsx';
import { reading } from './words.ts';

export function How() {
  const { how } = reading;
  useEffect(() => {
    document.title = words.title(how.title);
  }, [how.title]);
  return (
    <Page title={how.title}>
      <p>{how.lead}</p>
      {how.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{how.lessons.title}</h2>
        <p>
          {how.lessons.games.map(({ game, title }) => (
            <ButtonLink key={game} href={`/learn/${game}`} icon="help">
              {title}
            </ButtonLink>
          ))}
        </p>
      </section>
      <p>
        <ButtonLink href="/" look="go" icon="play">
          {how.play}
        </ButtonLink>
      </p>
    </Page>
  );
}

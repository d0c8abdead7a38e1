/** What a newcomer should know, in a minute of reading. */
import { aboutOf, CARDS } from '../games/found.ts';
import { ButtonLink } from '../look/Button.tsx';
import { IS_SITE } from '../site.ts';
import { Page } from './Page.tsx';
import { reading } from './words.ts';

const LESSONS = CARDS.flatMap(({ id }) => aboutOf(id)?.lessons ?? []);

export function How() {
  const { how } = reading;
  return (
    <Page title={how.title}>
      <p>{how.lead}</p>
      {IS_SITE && (
        <section>
          <h2>{how.site.title}</h2>
          {how.site.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {how.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{how.lessons}</h2>
        <p>
          {LESSONS.map(({ id, title }) => (
            <ButtonLink key={id} href={`/learn/${id}`} icon="help">
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

/** `/open`: tables that anybody may sit down at, and a way to one for those who do not want to choose. */
import type { Pace } from '@airlock/kernel';
import type { OpenTable } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { CARDS, cardOf } from '../games/found.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { Choice } from '../look/Choice.tsx';
import { Icon } from '../look/Icon.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { ListPage, ListRow, NoTables } from '../look/TableList.tsx';
import text from '../look/text.module.css';
import { go } from '../router.ts';
import { arrive, me } from '../session/session.ts';
import { IS_SITE } from '../site.ts';
import { api } from '../wire/http.ts';
import styles from './OpenPage.module.css';
import { FILL_MINUTES, openWords } from './openWords.ts';

type Wanted = Pace | 'any';

const ANY = 'any';
const PACES: readonly Wanted[] = [ANY, 'none', 'live', 'slow'];
const USUAL_MINUTES = 5;
/** People come and go. */
const ASK_AGAIN_MS = 5_000;

export const OpenPage = () => (
  <ListPage title={openWords.title} plate={openWords.plate} class={styles.main}>
    {IS_SITE ? <NoTables class={styles.none}>{openWords.site}</NoTables> : <Tables />}
  </ListPage>
);

/** `null` until the server has answered. */
function useOpenTables() {
  const tables = useSignal<readonly OpenTable[] | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      tables.value = (await attempt(() => api.openTables())) ?? tables.peek();
    };
    void look();
    const timer = setInterval(() => void look(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [tables]);
  return tables;
}

function Tables() {
  const tables = useOpenTables();
  const game = useSignal<string>(ANY);
  const pace = useSignal<Wanted>(ANY);
  const minutes = useSignal(USUAL_MINUTES);
  const isWanted = (table: OpenTable): boolean =>
    (game.value === ANY || table.game === game.value) && (pace.value === ANY || table.pace === pace.value);
  const shown = tables.value?.filter(isWanted) ?? null;

  async function find(): Promise<void> {
    await arrive();
    const wish = {
      game: game.value,
      minutes: minutes.value,
      ...(pace.value === ANY ? {} : { pace: pace.value }),
    };
    const table = await attempt(() => api.findCompany(wish));
    if (table) go(`/t/${table.code}`);
  }

  const games = [
    { value: ANY, name: openWords.anyGame },
    ...CARDS.filter(({ seats }) => seats.max > 1).map(({ id, title }) => ({ value: id, name: title })),
  ];
  return (
    <>
      <section class={styles.wish} aria-label={openWords.find}>
        <Field label={openWords.game}>
          <Choice
            label={openWords.game}
            value={game.value}
            values={games}
            onChoose={(one) => {
              game.value = String(one);
            }}
          />
        </Field>
        <Field label={openWords.pace}>
          <Choice
            label={openWords.pace}
            value={pace.value}
            values={PACES.map((one) => ({ value: one, name: openWords.paces[one] }))}
            onChoose={(one) => {
              pace.value = PACES.find((known) => known === one) ?? ANY;
            }}
          />
        </Field>
        <Field label={openWords.bots}>
          <Choice
            label={openWords.bots}
            value={minutes.value}
            values={FILL_MINUTES.map((one) => ({ value: one, name: openWords.botsAfter(one) }))}
            onChoose={(one) => {
              minutes.value = Number(one);
            }}
          />
        </Field>
        <Button
          look="go"
          icon="play"
          off={game.value === ANY ? openWords.choose : undefined}
          onPress={() => void find()}
        >
          {openWords.find}
        </Button>
        <p class={text.dim}>
          {/* A finger finds no reason behind a button that is off. */}
          {game.value === ANY && `${openWords.choose} `}
          {openWords.findHelp}
        </p>
      </section>
      {shown?.length === 0 && (
        <NoTables class={styles.none} role="status">
          {tables.value?.length === 0 ? openWords.none : openWords.noneFits}
        </NoTables>
      )}
      {shown && shown.length > 0 && (
        <ul aria-label={openWords.lists}>
          {shown.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      )}
    </>
  );
}

const Field = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <div class={styles.field}>
    <span class={`${text.plate} ${text.faint}`} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

function Row({ table }: { readonly table: OpenTable }) {
  const title = cardOf(table.game)?.title ?? table.game;
  const host = isolated(table.people[0] ?? '');
  const isMine = me.value !== null && table.people.includes(me.value.name);
  const facts = [
    openWords.paces[table.pace],
    openWords.opened(table.since),
    ...(table.fills === null ? [] : [openWords.fills(table.fills)]),
  ];

  async function sit(): Promise<void> {
    await arrive();
    if (await attempt(() => api.sitWith(table.code))) go(`/t/${table.code}`);
  }

  return (
    <ListRow game={table.game} title={openWords.hosted(title, host)} facts={facts}>
      <span class={styles.seats}>
        <Icon name="person" /> {openWords.taken(table.seats - table.free, table.seats)}
      </span>
      {isMine ? (
        <ButtonLink href={`/t/${table.code}`}>{openWords.yours}</ButtonLink>
      ) : (
        <Button label={openWords.sitAt(title, host)} onPress={() => void sit()}>
          {openWords.sit}
        </Button>
      )}
    </ListRow>
  );
}

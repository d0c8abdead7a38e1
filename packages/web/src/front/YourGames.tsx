/** `/games`: every game one is in, by whose move it is; finished ones with their result, which can leave the list. */
import type { TableSummary } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { clockWords } from '../frame/countdown.ts';
import { cardOf } from '../games/found.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { useSure } from '../look/sure.ts';
import { ListPage, ListRow, NoTables } from '../look/TableList.tsx';
import text from '../look/text.module.css';
import { addressOf } from '../site.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import { gamesWords } from './gamesWords.ts';
import { type Group, groupsOf } from './groups.ts';
import { useMyTables } from './myTables.ts';
import styles from './YourGames.module.css';

export function YourGames() {
  const tables = useMyTables();
  const gone = useSignal<readonly string[]>([]);
  const listed = tables.value?.filter(({ code }) => !gone.value.includes(code)) ?? null;
  const groups = listed ? groupsOf(listed) : [];
  return (
    <ListPage
      title={gamesWords.title}
      plate={listed ? gamesWords.count(listed.length) : ''}
      class={styles.main}
    >
      {listed?.length === 0 && (
        <NoTables class={styles.none}>
          {gamesWords.none} <a href={addressOf('/')}>{gamesWords.toFront}</a>
        </NoTables>
      )}
      {groups.map(({ group, tables: some }) => (
        <section key={group} aria-labelledby={`games-${group}`}>
          <h2 class={`${text.plate} ${text.faint}`} id={`games-${group}`}>
            {gamesWords.groups[group]} · {some.length}
          </h2>
          <ul class={styles.list}>
            {some.map((table) => (
              <Row
                key={table.code}
                table={table}
                group={group}
                onGone={() => {
                  gone.value = [...gone.value, table.code];
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  );
}

interface RowProps {
  readonly table: TableSummary;
  readonly group: Group;
  readonly onGone: () => void;
}

function Row({ table, group, onGone }: RowProps) {
  const title = cardOf(table.game)?.title ?? table.game;
  const others = table.seats.filter((name, seat) => name && seat !== table.mySeat).map(isolated);
  const facts = [
    ...(others.length > 0 ? [words.front.against(others)] : []),
    ...(group === 'finished' ? [] : [words.front.moves(table.moves)]),
    new Date(table.changedAt).toLocaleDateString(),
    ...(table.local ? [words.local.playedHere] : []),
  ];
  return (
    <ListRow game={table.game} title={title} facts={facts} result={table.result}>
      {table.due !== undefined && group !== 'finished' && (
        <span class={styles.due}>
          <Icon name="clock" /> {gamesWords.left(clockWords(Math.floor(table.due / 1_000)))}
        </span>
      )}
      <ButtonLink href={`/t/${table.code}`} look={group === 'mine' ? 'go' : 'plain'}>
        {group === 'mine'
          ? words.front.continueButton
          : group === 'finished' && table.stage === 'over'
            ? words.front.reviewButton
            : words.front.openButton}
      </ButtonLink>
      {group === 'finished' && <Remove code={table.code} title={title} onGone={onGone} />}
    </ListRow>
  );
}

function Remove({ code, title, onGone }: { code: string; title: string; onGone: () => void }) {
  const { asking, press } = useSure(async () => {
    if (await attempt(() => api.unlist(code))) onGone();
  });
  return (
    <Button
      icon="close"
      look={asking ? 'danger' : 'quiet'}
      label={asking ? gamesWords.removeSure : gamesWords.remove(title)}
      onPress={press}
    >
      {asking && gamesWords.removeSure}
    </Button>
  );
}

/** `/operator`: reports, who is here, tables, and who is kept out, for whoever runs the server. */
import { atTable, type BanInput, type OperatorReply, ROUTES } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { TargetedEvent } from 'preact';
import { Page } from '../about/Page.tsx';
import { cardOf } from '../games/found.ts';
import { Button } from '../look/Button.tsx';
import field from '../look/field.module.css';
import { isolated } from '../look/names.ts';
import { attempt } from '../look/notice.ts';
import { addressOf } from '../site.ts';
import { api } from '../wire/http.ts';
import styles from './OperatorPage.module.css';
import { operatorWords } from './operatorWords.ts';

export function OperatorPage() {
  const token = useSignal('');
  const known = useSignal<OperatorReply | null>(null);

  async function look(ban?: BanInput) {
    const told = await attempt(() => api.operator(token.peek().trim(), ban));
    if (told) known.value = told;
  }

  function enter(event: TargetedEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    void look();
  }

  return (
    <Page title={operatorWords.title}>
      <p>{operatorWords.intro}</p>
      <form class={styles.enter} onSubmit={enter}>
        <label for="operator-token">{operatorWords.token}</label>
        <input
          id="operator-token"
          class={field.field}
          type="password"
          required
          autocomplete="off"
          value={token.value}
          onInput={(event) => {
            token.value = event.currentTarget.value;
          }}
        />
        <Button look="go" submit>
          {known.value ? operatorWords.again : operatorWords.open}
        </Button>
      </form>
      {known.value && <Known known={known.value} onBan={look} />}
    </Page>
  );
}

interface KnownProps {
  readonly known: OperatorReply;
  readonly onBan: (ban: BanInput) => void;
}

function Known({ known: { reports, bans, visitors, tables }, onBan }: KnownProps) {
  return (
    <>
      <h2>{operatorWords.reports(reports.length)}</h2>
      {reports.length === 0 && <p>{operatorWords.noReports}</p>}
      <ul class={styles.list}>
        {reports.map((report) => (
          <li key={report.number}>
            <b>
              {operatorWords.reported(
                isolated(report.by),
                report.table,
                new Date(report.at).toLocaleString(),
                report.moves,
              )}
            </b>
            <p dir="auto">{report.text}</p>
            <details>
              <summary>{operatorWords.talk(report.lines.length)}</summary>
              {report.lines.map((line) => (
                <p key={line.at} dir="auto">
                  <b>{isolated(line.name)}</b> {line.text}
                </p>
              ))}
            </details>
            <a href={atTable(ROUTES.match, report.table)}>{operatorWords.match}</a>
            {report.people.map(({ id, name }) => (
              <Button
                key={id}
                look="danger"
                onPress={() => onBan({ kind: 'person', who: id, why: `${report.table}: ${name}`, on: true })}
              >
                {operatorWords.keepOut(isolated(name))}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <h2>{operatorWords.bans(bans.length)}</h2>
      <ul class={styles.list}>
        {bans.map((ban) => (
          <li key={`${ban.kind} ${ban.who}`}>
            <p>{ban.why}</p>
            <Button onPress={() => onBan({ ...ban, on: false })}>
              {operatorWords.letBack(ban.why || ban.who)}
            </Button>
          </li>
        ))}
      </ul>
      <h2>{operatorWords.visitors(visitors.length)}</h2>
      <ul class={styles.list}>
        {visitors.map(({ name, address }, place) => (
          <li key={place}>
            <b>{name ? isolated(name) : operatorWords.stranger}</b>
            <Button onPress={() => onBan({ kind: 'address', who: address, why: address, on: true })}>
              {operatorWords.keepAddressOut(address)}
            </Button>
          </li>
        ))}
      </ul>
      <h2>{operatorWords.tables(tables.length)}</h2>
      <ul class={styles.list}>
        {tables.map(({ code, game, stage, people, here }) => (
          <li key={code}>
            <a href={addressOf(`/t/${code}`)}>{code}</a>
            <p>
              {operatorWords.table(cardOf(game)?.title ?? game, stage, people.map(isolated).join(', '), here)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

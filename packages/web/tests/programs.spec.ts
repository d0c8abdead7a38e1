/** Programs of people: made and revoked beside one's name, invited in the lobby, marked for everybody, and refused. */
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE, SIZES, test } from './pages.ts';
import { expectGoodScreen, picture } from './screens.ts';

const openTag = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Guest: |New guest)/ }).click();

const programsOf = (page: Page) => page.getByRole('region', { name: 'Programs' });

/** Makes a program in the identity sheet and reads the token that is shown once. */
async function makeProgram(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await openTag(page);
  await page.getByRole('button', { name: 'Programs', exact: true }).click();
  await page.getByLabel('Name of a new program').fill(name);
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText(`The token of ${name}. It is shown only now:`)).toBeVisible();
  return page.getByRole('status').locator('code').innerText();
}

/** What a program does over HTTP; it has no browser. */
class Program {
  private readonly url: string;
  private readonly headers: Record<string, string>;
  private readonly heard: { type: string; table: string }[] = [];
  private readonly stop = new AbortController();

  constructor(page: Page, token: string) {
    this.url = new URL(page.url()).origin;
    this.headers = { authorization: `Bearer ${token}` };
  }

  async ask(method: string, path: string, body?: object): Promise<Response> {
    const headers = { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) };
    return fetch(this.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  }

  /** Listens until it is told to stop. */
  async listen(): Promise<void> {
    const { signal } = this.stop;
    const reply = await fetch(`${this.url}/api/news`, { headers: this.headers, signal });
    void this.hear(reply);
  }

  async invited(): Promise<string> {
    const of = () => this.heard.find(({ type }) => type === 'invitation')?.table ?? '';
    await expect.poll(of).not.toBe('');
    return of();
  }

  end(): void {
    this.stop.abort();
  }

  private async hear(reply: Response): Promise<void> {
    let rest = '';
    try {
      for await (const bytes of reply.body ?? []) {
        const lines = (rest + new TextDecoder().decode(bytes)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line) this.heard.push(JSON.parse(line));
      }
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
    }
  }
}

/** A lobby of Outpost Seven at the server, with its host in the first seat. */
async function setTable(page: Page): Promise<string> {
  await page.goto('/new/outpost-seven');
  await expect(page).toHaveURL(/\/t\/[A-Z]+-\d{6}-[A-Z]+$/);
  await expect(programsOf(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`a program is made, named and revoked beside one's name on a ${name}`, async ({ person }) => {
    const { page, complaints } = await person(size);
    const token = await makeProgram(page, 'Robin');
    await page.getByRole('button', { name: 'Copy the token' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await picture(page, `programs-made-${name}`);
    await expectGoodScreen(page);

    const robin = new Program(page, token);
    expect(await (await robin.ask('GET', '/api/session')).json()).toMatchObject({ name: 'Robin' });

    // Asked first, and kept.
    const row = page.getByRole('listitem').filter({ hasText: 'Robin' });
    await row.getByRole('button', { name: 'Revoke Robin' }).click();
    await expect(row).toContainText('Its token stops working');
    await row.getByRole('button', { name: 'Keep it' }).click();
    expect(await (await robin.ask('GET', '/api/session')).json()).not.toBeNull();

    await row.getByRole('button', { name: 'Revoke Robin' }).click();
    await row.getByRole('button', { name: 'Revoke it' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(token)).toHaveCount(0);
    expect((await robin.ask('GET', '/api/session')).status).toBe(401);
    expect(complaints).toEqual([]);
  });
}

test('a program is invited, and everybody sees what sits there, before the match and in it', async ({
  person,
}) => {
  const owner = await person(DESKTOP);
  const wren = new Program(owner.page, await makeProgram(owner.page, 'Wren'));
  await wren.listen();
  const host = await person(DESKTOP);
  const path = await setTable(host.page);
  const code = path.replace('/t/', '');
  await programsOf(host.page).getByRole('button', { name: 'Invite a program' }).click();
  await programsOf(host.page).getByRole('button', { name: 'Wren', exact: true }).click();
  await expect(programsOf(host.page)).toContainText('Wren is invited.');
  expect(await wren.invited()).toBe(code);
  await picture(host.page, 'programs-invited-desktop');
  await wren.ask('POST', `/api/tables/${code}/seat`, {});
  await wren.ask('POST', `/api/tables/${code}/ready`, { ready: true });

  const watcher = await person(PHONE);
  await watcher.page.goto(path);
  for (const { page } of [host, watcher]) {
    await expect(page.getByRole('listitem').filter({ hasText: 'Wren' })).toContainText('Program');
  }
  await picture(host.page, 'programs-seated-desktop');
  await expectGoodScreen(host.page);
  await host.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [host, watcher]) {
    await expect(page.getByText('Wren (program)').first()).toBeVisible();
  }
  await picture(host.page, 'programs-table-desktop');
  wren.end();
});

test('a host who wants no programs says so, and none can come until they may again', async ({ person }) => {
  const owner = await person(DESKTOP);
  const finch = new Program(owner.page, await makeProgram(owner.page, 'Finch'));
  const host = await person(PHONE);
  const path = await setTable(host.page);
  const watcher = await person(DESKTOP);
  await watcher.page.goto(path);
  await programsOf(host.page).getByRole('button', { name: 'No programs here' }).click();
  for (const { page } of [host, watcher]) {
    await expect(programsOf(page)).toContainText('No programs at this table.');
    await expect(page.getByRole('button', { name: 'Invite a program' })).toHaveCount(0);
  }
  await picture(host.page, 'programs-refused-phone');
  await expectGoodScreen(host.page);
  expect((await finch.ask('POST', `/api${path.replace('/t/', '/tables/')}/seat`, {})).status).toBe(403);
  await programsOf(host.page).getByRole('button', { name: 'Let programs be invited' }).click();
  await expect(programsOf(host.page).getByRole('button', { name: 'Invite a program' })).toBeVisible();
  await expect(programsOf(watcher.page)).toHaveCount(0);
});

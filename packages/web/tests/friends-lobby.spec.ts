/** Friends before a match, in every game: invited by link, QR code and code, asked again, swapped, removed, left alone by the host. */
import { SHELF } from '@airlock/catalogue';
import { expect } from '@playwright/test';
import { door, friend, GRACE, openTable, seats } from './friends.ts';
import { OwnServer } from './ownServer.ts';
import { PHONE, test } from './pages.ts';
import { readQr } from './qr.ts';

test.use({ keep: 'none' });

const own = new OwnServer();
let home = '';
test.beforeAll(async () => {
  home = await own.start(GRACE);
});
test.afterAll(() => own.end());

for (const { id, title } of SHELF) {
  test(`friends are invited to ${title}, swap, are asked again, and one of them is sent away`, async ({
    person,
  }) => {
    const ann = await friend(person, home, 'Ann');
    const code = await openTable(ann.request, home, id);
    await ann.goto(`${home}/t/${code}`);
    await expect(seats(ann).first()).toContainText('You');
    await expect(seats(ann).first()).toContainText('Host');

    // Ben points his phone at the screen.
    const link = await readQr(ann.getByRole('img', { name: /^QR code for the invite link/ }));
    expect(link).toBe(`${home}/t/${code}`);
    const ben = await friend(person, home, 'Ben', PHONE);
    await ben.goto(link);
    await door(ben).getByRole('button', { name: 'Take a seat' }).click();
    await door(ben).getByRole('button', { name: 'I am ready' }).click();
    await expect(seats(ann).filter({ hasText: 'Ben' })).toContainText('Ready');

    // Whoever was ready is asked again, and told why.
    const changed = await ann.request.patch(`${home}/api/tables/${code}`, { data: { programs: false } });
    expect(changed.status(), await changed.text()).toBe(200);
    await expect(door(ben)).toContainText('Ready again?');
    await door(ben).getByRole('button', { name: 'I am ready' }).click();
    await expect(seats(ann).filter({ hasText: 'Ben' })).toContainText('Ready');

    await ann.getByRole('button', { name: 'What to do about Ben' }).click();
    await ann.getByRole('menuitem', { name: /^Swap seats with me/ }).click();
    await door(ben).getByRole('button', { name: 'Swap seats' }).click();
    await expect(seats(ann).first()).toContainText('Ben');

    // The second press counts for a few seconds only, so both come at once.
    await ann.getByRole('button', { name: 'What to do about Ben' }).click();
    await ann.getByRole('menuitem', { name: 'Remove from the table' }).dblclick();
    await expect(ben.getByText('The host has removed you from this table.')).toBeVisible();
    await ben.reload();
    await expect(ben.getByText('The host has removed you from this table.')).toBeVisible();

    // Mia types the code, and it is her table when Ann has gone for the grace time.
    const mia = await friend(person, home, 'Mia');
    await mia.goto(`${home}/`);
    await mia.getByLabel('Join a friend').fill(code.toLowerCase());
    await mia.getByRole('button', { name: 'Join' }).click();
    await expect(mia).toHaveURL(`${home}/t/${code}`);
    await door(mia).getByRole('button', { name: 'Take a seat' }).click();
    await ann.close();
    await expect(seats(mia).filter({ hasText: 'You' })).toContainText('Host');
    await expect(mia.getByRole('log')).toContainText('Mia is the host now.');
  });
}

import { expect, test } from '../support/camply.ts';
import { atTheDesk, open, sent } from '../support/reviewer.ts';

// The map of a listing.
test('publishes a listing with a moved pin and a correction, then opens the next one', async ({
  page,
  backend,
}) => {
  const bees = await sent(backend, { camp_provider_name: 'Brass Bees', camp_dates: 'Oct 6-10' });
  await sent(backend, { camp_provider_name: 'Second Bees' });
  await atTheDesk(page, backend, 'ada');
  await open(page, 'Brass Bees');
  await expect.poll(async () => (await bees.status()).history.at(-1).what).toBe('opened');

  // What was read.
  await expect(page.getByText('Mon, Oct 6 – Fri, Oct 10')).toBeVisible();
  await expect(page.getByText('5 days read')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Price').fill('$300 a week');
  await page.getByLabel('Oldest').fill('99');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert').getByText('Fix your corrections')).toBeVisible();
  await page.getByLabel('Oldest').fill('12');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Corrected by you').first()).toBeVisible();

  // Where it is.
  const pin = page.getByRole('button', { name: /^Pin of this camp/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Set by you')).toBeVisible();
  const before = (await page.getByText(/^Pin at/).textContent()) ?? '';
  // Clear of the bar of verdicts.
  await pin.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pin.boundingBox();
  if (box === null) throw new Error('there is no pin');
  await page.mouse.move(box.x + 22, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 62, box.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Pin at/)).not.toHaveText(before);

  await page.getByRole('button', { name: 'Approve as basic, Fall Break 2025' }).click();
  await expect(page.getByText('Brass Bees is approved. Next: ')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { status, live } = await bees.status();
  expect({ status, seasons: live.map((each: { season_id: string }) => each.season_id) }).toEqual({
    status: 'approved',
    seasons: ['fall-2025'],
  });

  // Families get it by the ordinary pull.
  await page.goto('/browse/fall-break?search=Brass+Bees');
  const listed = page.getByRole('article', { name: 'Brass Bees' });
  await expect(listed).toContainText('Ages 6-12');
  await expect(listed).toContainText(/Oct\s6\S+10/);
});

import { expect, networkErrors, test } from '../support/camply.ts';
import { driverRemarks, softwareGl } from '../support/mapPage.ts';
import { atTheDesk, open, sent } from '../support/reviewer.ts';

// The map of a listing.
test.use({ ...softwareGl, expectedConsoleErrors: driverRemarks });

test('a listing with a moved pin and a correction goes live, and the next one follows', async ({
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
  await expect(page.getByRole('alert').getByText('Put your corrections right')).toBeVisible();
  await page.getByLabel('Oldest').fill('12');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Corrected by you').first()).toBeVisible();

  // Where it is.
  const pin = page.getByRole('button', { name: /^Pin of this camp/ });
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Set by you')).toBeVisible();
  const before = (await page.getByText(/^Pin at/).textContent()) ?? '';
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

test('a question reaches the provider word for word, and an answer comes back', async ({
  page,
  backend,
}) => {
  const clay = await sent(backend, { camp_provider_name: 'Clay Bees' });
  await atTheDesk(page, backend, 'bea');
  await open(page, 'Clay Bees');
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Type what should change')).toBeVisible();
  await page.getByRole('button', { name: 'Address', exact: true }).click();
  await page.getByLabel('Your question').fill('Which door do parents use?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Clay Bees got your question.')).toBeVisible();
  expect(await clay.status()).toMatchObject({
    status: 'changes_requested',
    note: 'About address: Which door do parents use?',
  });

  await clay.change({ answer: 'The green one' });
  await page.reload();
  await expect(page.getByText('Fall break, answer came in').first()).toBeVisible();
  await open(page, 'Clay Bees');
  await expect(page.getByText('The green one')).toBeVisible();
});

test('a refusal has a reason and words of its own', async ({ page, backend }) => {
  const wine = await sent(backend, { camp_provider_name: 'Wine Bees' });
  await atTheDesk(page, backend, 'cleo');
  await open(page, 'Wine Bees');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('Not for children up to 18').check();
  const words = page.getByLabel('What they will read');
  await expect(words).toHaveValue(/up to 18 only/);
  await page.getByLabel('Not in metro Atlanta').check();
  await expect(words).toHaveValue(/metro Atlanta/);
  await words.fill('We list camps for children only.');
  await page.getByLabel('Not a camp').check();
  await expect(words).toHaveValue('We list camps for children only.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByText('Wine Bees is declined.')).toBeVisible();
  expect(await wine.status()).toMatchObject({
    status: 'rejected',
    note: 'We list camps for children only.',
  });
});

test('needs a season', async ({ page, backend }) => {
  await sent(backend, { camp_provider_name: 'Lost Bees' });
  await atTheDesk(page, backend, 'dora');
  await open(page, 'Lost Bees');
  await page.getByRole('button', { name: 'Fall Break 2025', pressed: true }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Choose where to show it first.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Show it in' })).toBeFocused();
});

test.describe('what does not go through', () => {
  test.use({
    // Of a listing whose map was on its way.
    expectedConsoleErrors: new RegExp(
      `${networkErrors.source}|${driverRemarks.source}|Worker failed to load|Unable to preload`,
    ),
  });

  test('is told as "changed meanwhile", with the words kept', async ({ page, backend }) => {
    const moth = await sent(backend, { camp_provider_name: 'Moth Bees', price: '$100' });
    await atTheDesk(page, backend, 'eve');
    await open(page, 'Moth Bees');
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await page.getByLabel('Your question').fill('Is lunch included?');
    await moth.change({ price: '$777' });
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText('Somebody changed this while you had it open')).toBeVisible();
    await expect(page.getByText('“$777”')).toBeVisible();
    expect((await moth.status()).status).toBe('pending');
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(page.getByLabel('Your question')).toHaveValue('Is lunch included?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText('Moth Bees got your question.')).toBeVisible();
  });

  test('is kept in the tab with no signal, over a reload too', async ({
    page,
    context,
    backend,
  }) => {
    const rain = await sent(backend, { camp_provider_name: 'Rain Bees' });
    await atTheDesk(page, backend, 'fay');
    await open(page, 'Rain Bees');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByLabel('What they will read').fill('Not this year.');
    await context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText('No answer from the server. Nothing is lost')).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await open(page, 'Rain Bees');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByLabel('What they will read')).toHaveValue('Not this year.');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText('Rain Bees is declined.')).toBeVisible();
    expect((await rain.status()).status).toBe('rejected');
  });
});

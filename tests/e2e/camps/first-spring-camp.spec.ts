import { aCampRow } from '../../fixtures/aCampRow.ts';
import { expect, test } from '../support/camply.ts';
import { countLine, counted, cardOf } from '../support/fallPage.ts';
import { goTo } from '../support/openPage.ts';
import { writeRow } from '../support/writeRow.ts';

const camp = aCampRow({
  id: 'kite-hill-spring',
  season_id: 'spring-2026',
  listing: 'featured',
  camp_provider_name: 'Kite Hill',
  camp_dates: 'April 6-8',
  date_array: [{ date: '2026-04-06' }, { date: '2026-04-07' }, { date: '2026-04-08' }],
});

test.afterAll(({ backend }) =>
  writeRow(backend, 'camps', { ...camp, deleted_at: new Date().toISOString() }),
);

test('shows the coming-soon page until the first spring camp is listed', async ({
  page,
  backend,
}) => {
  await page.goto('/browse/spring-break');
  await expect(page.getByRole('heading', { name: /on their way/ })).toBeVisible();
  const coming = page.getByRole('main').getByRole('link', { name: 'See what’s coming' });
  await expect(coming).toHaveAttribute('href', '/parents/spring-break');

  await writeRow(backend, 'camps', camp);
  await page.reload();
  await expect(cardOf(page, 'Kite Hill')).toContainText('Apr 6–\u20608');
  await expect(countLine(page)).toHaveText('Showing 1 of 1 camps');
  await expect(page.getByRole('heading', { name: /on their way/ })).toHaveCount(0);
  await page.goto('/browse/spring-break?start=2026-04-13');
  await expect.poll(async () => (await counted(page)).shown).toBe(0);
  // Listed beside the other breaks, too.
  await goTo(page, '/browse?breaks=spring');
  await expect(cardOf(page, 'Kite Hill')).toBeVisible();
});

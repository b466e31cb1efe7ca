import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test } from '../support/camply.ts';
import {
  CHILD,
  fallBreak,
  listCamp,
  openPlanner,
  planned,
  unlistCamp,
} from '../support/planner.ts';

const CAMP = { id: 'planner-sharp', camp_provider_name: 'Nine Sharp' };

test.beforeAll(({ backend }) =>
  listCamp(backend, { ...CAMP, registration_opens_at: '2025-09-22T09:00:00-04:00' }),
);
test.afterAll(({ backend }) => unlistCamp(backend, CAMP.id));

test('9:00 sharp: the file begins 15 minutes before sign-up, rings before, and names no child', async ({
  page,
}) => {
  await openPlanner(page, [
    fallBreak(),
    planned({ id: 'sharp', campId: CAMP.id, providerName: 'Nine Sharp' }),
  ]);
  const panel = page.getByRole('region', { name: 'Registration opens' });
  await expect(panel).toContainText(/7\s*days/);
  const downloads = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Alarm: sign-up at Nine Sharp' }).click();
  const download = await downloads;
  const text = await readFile(await download.path(), 'utf8');
  const file = new ICAL.Component(ICAL.parse(text));
  const [event] = file.getAllSubcomponents('vevent');
  expect(String(event?.getFirstPropertyValue('summary'))).toContain('Nine Sharp');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2025-09-22T08:45:00');
  expect(event?.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(text).not.toContain(CHILD.firstName);
  await expect(panel).toContainText('In your calendar');
});

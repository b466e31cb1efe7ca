import { anEntry } from '../../fixtures/anEntry.ts';
import { expect, networkErrors, test } from '../support/camply.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { answerWith, keepOnPhone, statusRow } from '../support/submissionsSite.ts';

test.use({ expectedConsoleErrors: networkErrors });

const entry = anEntry({}, {});
const { id, secret } = entry;
const path = `/my-listing#${id}.${secret}`;
const hostile = '<b onclick=alert(1)>Which door?</b>\nThe address has two.';
const asked = {
  status: 'changes_requested',
  note: hostile,
  history: [
    { at: '2025-06-30T16:02:00Z', what: 'received' },
    { at: '2025-06-30T18:10:00Z', what: 'changes_requested' },
  ],
};
const live = [
  {
    camp_id: 'bright-side-theatre-fall-2025',
    season_id: 'fall-2025',
    listing: 'featured',
    since: '2025-06-30T18:10:00Z',
  },
];

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const) {
  test.describe(kind, () => {
    test.use({ viewport: { width, height } });

    for (const [state, row, heading] of [
      ['received', {}, 'Received'],
      ['in review', { opened_at: '2025-06-30T18:00:00Z' }, 'In review'],
      ['changes asked', asked, 'One question before it goes live'],
      ['live', { status: 'approved', live }, 'Live since Jun 30'],
      ['not accepted', { status: 'rejected', note: hostile }, 'Not accepted'],
      ['taken down', { status: 'withdrawn' }, 'Taken down'],
    ] as const) {
      test(`${state}: axe finds nothing`, async ({ page }) => {
        await answerWith(page, { statuses: () => statusRow(id, row) });
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectNoAxeViolations(page, state, { rules: kind === 'phone' ? 'layout' : 'all' });
      });
    }
  });
}

test('a question is answered by keyboard, on a phone that did not keep the listing', async ({
  page,
}) => {
  const put: { revision: number; fields: Record<string, unknown> }[] = [];
  await answerWith(page, {
    statuses: () => statusRow(id, put.length === 0 ? asked : { revision: 2 }),
    puts: (body) => {
      put.push(body);
      return { ...statusRow(body.id), outcome: 'stored', revision: body.revision };
    },
  });
  await openPage(page, path);
  const note = page.getByRole('blockquote');
  await expect(note).toContainText('<b onclick=alert(1)>Which door?</b>');
  await expect(page.getByText('This phone doesn’t keep this listing.')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send the answer' });
  const answer = page.getByRole('textbox', { name: 'Your answer' });

  // 1. Nothing said: the field says so, and has the focus.
  await send.press('Enter');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/^Write an answer/);

  // 2. A field that is wrong: it is opened, and has the focus.
  await page.getByText('Change it here too').click();
  const zip = page.getByRole('textbox', { name: 'ZIP code' });
  await zip.fill('30');
  await page.getByText('Change it here too').click();
  await send.press('Enter');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription('Valid zip code is required');
  await expectNoAxeViolations(page, 'an answer with a problem');

  // 3. Both right: this phone takes the listing on and sends the next revision.
  await zip.fill('30324');
  await answer.fill('The green awning <script>alert(1)</script>');
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Received' })).toBeFocused();
  expect(put[0]).toMatchObject({
    revision: 2,
    fields: { zip_code: '30324', answer: 'The green awning <script>alert(1)</script>' },
  });
  await expect(page.getByText('This phone doesn’t keep this listing.')).toHaveCount(0);
});

test('the secret travels in the bodies of two functions, and nowhere else', async ({ page }) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if ((request.url() + referer).includes(secret)) leaks.push(request.url());
  });
  await answerWith(page, { statuses: () => statusRow(id, asked) });
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1, name: /^One question/ })).toBeVisible();
  expect(await page.title()).not.toContain(secret);
  await expect(page.locator('main')).not.toContainText(secret);
  const counted = await page.evaluate(() => JSON.stringify(globalThis.dataLayer ?? []));
  expect(counted).not.toContain('my-listing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeVisible();
  expect(leaks.map((url) => url.split('#')[0])).toEqual(
    leaks.map(() => expect.stringMatching(/\/my-listing$/)),
  );
});

test('no signal: a kept listing shows what the phone knows, another one says why it cannot', async ({
  page,
}) => {
  await answerWith(page, {});
  await keepOnPhone(page, { entries: [entry] }, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Received' })).toBeVisible();
  await expect(page.getByText('We can’t ask just now.')).toBeVisible();
  await expectNoAxeViolations(page, 'what the phone knows');
  await page.goto('about:blank');
  await openPage(page, `/my-listing#${id.replace('0b1f', '0b2f')}.${secret}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We can’t ask just now.' }),
  ).toBeVisible();
  await expectNoAxeViolations(page, 'nobody answers');
});

test('a link that is cut off, and one the server does not know', async ({ page }) => {
  await answerWith(page, { statuses: () => null });
  const heading = page.getByRole('heading', { level: 1, name: 'We can’t find this listing' });
  for (const link of ['/my-listing', `/my-listing#${id}`, path]) {
    await page.goto('about:blank');
    await openPage(page, link);
    await expect(heading).toBeVisible();
  }
  await expectNoAxeViolations(page, 'a bad link');
});

test('two phones changed it: what differs side by side, and mine is kept', async ({ page }) => {
  const put: unknown[] = [];
  await answerWith(page, {
    statuses: () => statusRow(id, { revision: 3 }),
    puts: (body) => {
      put.push(body);
      return { ...statusRow(body.id), outcome: 'stored', revision: body.revision };
    },
  });
  const mine = { ...entry.fields, price: '$260' };
  const conflict = anEntry({ state: 'conflict', revision: 2, fields: mine }, { revision: 3 });
  await keepOnPhone(page, { entries: [conflict] }, path);
  await expect(page.getByRole('row', { name: 'Price $260 $245' })).toBeVisible();
  await expectNoAxeViolations(page, 'two versions');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Received' })).toBeVisible();
  expect(put).toMatchObject([{ revision: 4, fields: { price: '$260' } }]);
});

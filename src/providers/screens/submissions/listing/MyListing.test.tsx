// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myListingCopy } from '#providers/words/submissions.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { closeParts } from '#tests/fakes/openPart.tsx';
import { submissionsPhone } from '#tests/fakes/submissionsPhone.tsx';
import { anEntry } from '#tests/fixtures/anEntry.ts';
import { hostileNote } from '#tests/fixtures/everyState.ts';
import { statusRow } from '#tests/fixtures/statusRow.ts';
import { LinkedListing } from './MyListing.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2025, 6, 1, 16), toFake: ['Date'] }));
afterEach(() => {
  closeParts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const entry = anEntry({}, {});
const { id, secret } = entry;

/** The page of this link, on a phone that keeps these. */
async function opened(
  entries: (typeof entry)[],
  status: object | null | 'no answer',
  link = `${id}.${secret}`,
) {
  const phone = await submissionsPhone(
    { entries },
    <LinkedListing fragment={link} skeleton={null} />,
  );
  const answer = phone.server.answer.bind(phone.server);
  vi.spyOn(phone.server, 'answer').mockImplementation((path, body) => {
    if (!path.endsWith('/submission_status')) return answer(path, body);
    if (status === 'no answer') throw new TypeError('Failed to fetch');
    return Response.json(status);
  });
  return { ...phone, page: await phone.open() };
}

const live = [
  {
    camp_id: 'bright-side-theatre-fall-2025',
    season_id: 'fall-2025',
    listing: 'featured',
    since: '2025-06-30T18:10:00Z',
  },
];

test.each<[state: string, row: object, heading: string]>([
  ['received', {}, 'Received'],
  ['in review', { opened_at: '2025-06-30T18:00:00Z' }, 'In review'],
  [
    'in question',
    { status: 'changes_requested', note: hostileNote },
    myListingCopy.headings.changes,
  ],
  ['live', { status: 'approved', live }, 'Live since Jun 30'],
  ['not accepted', { status: 'rejected', note: hostileNote }, 'Not accepted'],
  ['taken down', { status: 'withdrawn' }, 'Taken down'],
])('shows the state of a listing that is %s without axe findings', async (_, row, heading) => {
  const { page } = await opened([], statusRow(id, row));
  await expect.poll(page.heading).toBe(heading);
  expect(page.box.querySelectorAll('img[src=x], script')).toHaveLength(0);
  expect(await axeViolations(page.box)).toEqual([]);
});

test("shows the phone's version offline", async () => {
  const { page } = await opened([entry], 'no answer');
  await expect.poll(page.text).toContain(myListingCopy.cannotAsk.title);
  expect(page.heading()).toBe('Received');
  expect(await axeViolations(page.box)).toEqual([]);
});

test('explains offline why an unknown listing cannot be shown', async () => {
  const { page } = await opened([], 'no answer');
  await expect.poll(page.heading).toBe(myListingCopy.cannotAsk.title);
  expect(await axeViolations(page.box)).toEqual([]);
});

test.each([
  ['empty', ''],
  ['cut off', id],
  ['unknown to the server', `${id}.${secret}`],
])('opens no listing by a link that is %s, without a reason', async (_, link) => {
  const { page } = await opened([], null, link);
  await expect.poll(page.heading).toBe(myListingCopy.bad.heading);
  expect(await axeViolations(page.box)).toEqual([]);
});

test('shows the differences of two phones and keeps mine on demand', async () => {
  const mine = { ...entry.fields, price: '$260' };
  const conflict = anEntry({ state: 'conflict', revision: 2, fields: mine }, { revision: 3 });
  const { page, server } = await opened([conflict], statusRow(id, { revision: 3 }));
  await expect.poll(() => page.texts('tbody tr')).toEqual(['Price$260$245']);
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(myListingCopy.versions.keepMine);
  await expect.poll(page.heading).toBe('Received');
  expect([...server.rows.values()]).toMatchObject([{ revision: 4, fields: { price: '$260' } }]);
});

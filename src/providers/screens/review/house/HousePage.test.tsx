// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { houseCopy } from '#providers/words/reviewHouse.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { CHECK_NAMES } from '#providers/rules/review/house.ts';
import { readHouse } from '#providers/store/review/houseRows.ts';
import { aFakeReviewApi } from '#tests/fakes/aReviewDesk.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart } from '#tests/fakes/openPart.tsx';
import { HousePage } from './HousePage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 8, 14, 16), toFake: ['Date'] });
});
afterEach(() => {
  closeParts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const fine = {
  checked_at: '2025-09-14T16:00:00+00:00',
  checks: CHECK_NAMES.map((name) => ({
    name,
    state: 'ok',
    since: '2025-09-14T13:00:00+00:00',
    count: 2,
  })),
  sources: [
    {
      id: 'tap',
      label: 'Tap feed',
      kind: 'ical',
      is_on: true,
      last_ok_at: '2025-09-10T13:00:00+00:00',
      failures: 3,
      last_problem: 'timed-out',
      cadence_hours: 24,
    },
  ],
  freshness: {
    dates: { fresh: 30, aging: 8, old: 2, unchecked: 0 },
    price: { fresh: 1, aging: 0, old: 0, unchecked: 0 },
    seats: { open: 0, few: 0, waitlist: 0, full: 0, unknown: 0 },
  },
  mail: { waiting: 1, oldest_due_at: null, given_up: 0, stopped: 4 },
};

async function opened(answer: unknown) {
  const reviewApi = aFakeReviewApi([]);
  reviewApi.built = readHouse(answer);
  const app = fakeApp({ store: fakeDevice().openApp() });
  const page = await openPart(app, <HousePage reviewApi={reviewApi} />);
  return { page, reviewApi };
}

test('says that nothing is late where all is known, and shows the figures', async () => {
  const { page } = await opened(fine);
  await expect.poll(page.text).toContain(houseCopy.fine);
  expect(breakable(page.text())).toContain('2 waiting, the oldest 3 hours');
  expect(page.text()).toContain('30 camps, 75%');
  expect(page.text()).toContain(houseCopy.freshness.none);
  expect(page.text()).toContain('Read 4 days ago');
  expect(page.text()).toContain('Failed 3 times: timed out');
  expect(await axeViolations(page.box)).toEqual([]);
});

test('puts what is late on top, with what to do', async () => {
  const checks = fine.checks.map((check) =>
    check.name === 'submissions'
      ? { ...check, state: 'late', since: '2025-09-10T15:00:00+00:00' }
      : check,
  );
  const { page } = await opened({ ...fine, checks });
  const { late, todo } = houseCopy.checks.submissions;
  await expect.poll(page.text).toContain(late('4 days', 2));
  expect(page.texts('h2')[0]).toBe(houseCopy.late);
  expect(page.text()).toContain(todo);
  expect(page.text()).not.toContain(houseCopy.fine);
  expect(await axeViolations(page.box)).toEqual([]);
});

test('alarms that are late are counted, and a key that was refused is another fault', async () => {
  const { late } = houseCopy.checks.alarms;
  for (const [count, words] of [
    [1, '1 alarm should have rung, the oldest 3 hours ago.'],
    [0, 'A push service didn’t know our key, 3 hours ago.'],
  ] as const) {
    const checks = fine.checks.map((check) =>
      check.name === 'alarms' ? { ...check, state: 'late', count } : check,
    );
    const { page } = await opened({ ...fine, checks });
    await expect.poll(page.text).toContain(words);
    expect(late('3 hours', count)).toBe(words);
  }
});

test.each<[string, object, number]>([
  ['a check that is missing', { checks: fine.checks.slice(1) }, 1],
  [
    'a state of another version',
    { checks: fine.checks.map((c) => ({ ...c, state: 'great' })) },
    13,
  ],
  ['checks of another shape', { checks: ['ok'] }, 13],
  ['no figures at all', { sources: null, mail: 'fine', freshness: { dates: 'new' } }, 5],
])('can’t tell, and never says fine, of %s', async (_, changes, times) => {
  const { page } = await opened({ ...fine, ...changes });
  await expect.poll(page.text).toContain(houseCopy.unknown);
  expect(page.text().split(houseCopy.unknown).length - 1).toBe(times);
  expect(page.text().includes(houseCopy.fine)).toBe(!('checks' in changes));
});

test('says of a source that is turned off just that', async () => {
  const sources = [{ ...fine.sources[0], is_on: false }];
  const { page } = await opened({ ...fine, sources });
  await expect.poll(page.text).toContain(houseCopy.sources.off);
  expect(page.text()).not.toContain('Read 4 days ago');
});

test('takes no other response for a house', () => {
  expect([readHouse([]), readHouse({}), readHouse('ok')]).toEqual([null, null, null]);
});

test('asks again by its button, and says when nobody answers', async () => {
  const { page, reviewApi } = await opened(null);
  await expect
    .poll(() => page.texts('[role=alert]').join(''))
    .toContain(reviewCopy.problems.unreachable);
  reviewApi.built = readHouse(fine);
  page.press(houseCopy.refresh);
  await expect.poll(page.text).toContain(houseCopy.fine);
});

test('says that it is offline, and what was last heard', async () => {
  const { page } = await opened(fine);
  await expect.poll(page.text).toContain(houseCopy.fine);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.poll(page.text).toContain(houseCopy.offline);
  expect(page.text()).toContain(houseCopy.fine);
});

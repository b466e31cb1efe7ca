// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { seatsCopy } from '#camps/camps.ts';
import { reviewCopy } from '#providers/words/review.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { aFakeReviewApi } from '#tests/fakes/aReviewDesk.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { closeParts, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { LiveListings } from './LiveListings.tsx';

afterEach(closeParts);

const { live } = reviewCopy;
const elm = aCamp({ id: 'elm', providerName: 'Elm Ants', listing: 'basic', ageMin: 5, ageMax: 9 });

async function opened() {
  const reviewApi = aFakeReviewApi([]);
  reviewApi.listed = [{ camp: elm, updatedAt: '2025-09-14T16:00:00Z', isArchived: false }];
  const app = fakeApp({ store: fakeDevice().openApp() });
  const page = await openPart(
    app,
    <LiveListings reviewApi={reviewApi} words="elm ants" onQuery={() => undefined} />,
  );
  await expect.poll(() => page.texts('output')).toContain(live.found(1));
  page.press('Edit: Elm Ants');
  await expect.poll(() => page.button(live.save)).toBeDefined();
  return { reviewApi, page };
}

test('edits, features, archives and restores a live listing', async () => {
  const { reviewApi, page } = await opened();
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(live.save);
  await expect.poll(() => page.texts('output')).toContain(live.nothing);
  typeInto(page.field('Youngest'), '12');
  page.press(live.save);
  await expect.poll(page.text).toContain('Minimum age can’t be above maximum age');
  typeInto(page.field('Youngest'), '6');
  page.press('Featured');
  await expect.poll(() => page.button('Featured')?.ariaPressed).toBe('true');
  page.press(live.save);
  await expect.poll(() => page.texts('output')).toContain(live.saved);
  expect(reviewApi.updates).toEqual([{ ageMin: 6, listing: 'featured' }]);
  expect(page.text()).toContain(', featured');
  page.press(`${live.archive}: Elm Ants`);
  await expect.poll(page.text).toContain(live.archivedTag);
  page.press(`${live.restore}: Elm Ants`);
  await expect.poll(() => page.texts('output')).toContain(live.restored);
});

test('stamps a listing that is unchanged on its page, and says the spots that the camp told', async () => {
  const { reviewApi, page } = await opened();
  const { stamps } = live;
  expect(page.text()).toContain(stamps.never.dates);
  page.press(`${stamps.press.dates}: Elm Ants`);
  await expect.poll(() => page.texts('output')).toContain(stamps.done.dates);
  const told = page.box.querySelector('select');
  if (told === null) throw new Error('no spots');
  told.value = 'few';
  told.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => page.texts('output')).toContain(stamps.done.seats);
  expect(page.text()).toContain(`${seatsCopy.few} as of Sep 14`);
  expect(reviewApi.stamps).toEqual([
    { groups: ['dates'], seats: null },
    { groups: [], seats: 'few' },
  ]);
  expect(await axeViolations(page.box)).toEqual([]);
});

test('reloads a listing that was changed elsewhere and keeps typed text', async () => {
  const { reviewApi, page } = await opened();
  typeInto(page.field('Price'), '$55');
  reviewApi.failWith(new ReviewError('changed'));
  const camp = { ...elm, hours: '8am-2pm' };
  reviewApi.listed = [{ camp, updatedAt: '2025-09-14T17:00:00Z', isArchived: false }];
  page.press(live.save);
  await expect.poll(() => page.texts('output')).toContain(live.changed);
  await expect.poll(() => page.field('Hours').value).toBe('8am-2pm');
  expect(page.field('Price').value).toBe('$55');
  page.press(live.save);
  await expect.poll(() => reviewApi.updates).toEqual([{ price: '$55' }]);
});

test('says that 50 listings are the first only, since the server answers no more', async () => {
  const reviewApi = aFakeReviewApi([]);
  reviewApi.listed = Array.from({ length: 50 }, (_, at) => ({
    camp: { ...elm, id: `elm-${at}` },
    updatedAt: '2025-09-14T16:00:00Z',
    isArchived: false,
  }));
  const app = fakeApp({ store: fakeDevice().openApp() });
  const page = await openPart(
    app,
    <LiveListings reviewApi={reviewApi} words="elm" onQuery={() => undefined} />,
  );
  await expect.poll(() => page.texts('output')).toContain(live.first(50));
});

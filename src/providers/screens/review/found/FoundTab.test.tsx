// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foundCopy } from '#providers/words/reviewFound.ts';
import { reviewCopy } from '#providers/words/review.ts';
import type { SourceCandidate, CandidateKind } from '#providers/rules/review/candidate.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import { aFakeReviewApi } from '#tests/fakes/aReviewDesk.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { onWideScreen } from '#tests/fakes/onWideScreen.ts';
import { closeParts, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { aCandidate, aListedCamp } from '#tests/fixtures/aCandidate.ts';
import { aCampRow, aSeasonRow } from '#tests/fixtures/aCampRow.ts';
import { FoundTab } from './FoundTab.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 8, 14, 16), toFake: ['Date'] });
  onWideScreen();
});
afterEach(() => {
  closeParts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { verdicts, problems, same, fields } = foundCopy;
const address = { tab: 'found', show: '', id: '', q: '' } as const;

const key = (name: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }),
  );
const entry = (id: number) => document.getElementById(`found-${id}`);

/** The desk with these finds; the first one is open. */
async function opened(
  candidates: readonly SourceCandidate[],
  rows: ReturnType<typeof aCampRow>[] = [],
) {
  const reviewApi = aFakeReviewApi([]);
  reviewApi.candidates = candidates;
  const server = new FakeServer();
  server.put('season', aSeasonRow);
  server.put('camp', ...rows);
  const app = fakeApp({ store: fakeDevice().openApp(), server });
  void app.sync.refresh();
  const kind: CandidateKind = candidates[0]?.kind ?? 'new';
  const page = await openPart(
    app,
    <FoundTab reviewApi={reviewApi} address={{ ...address, kind }} onAddress={() => undefined} />,
  );
  const said = () => page.texts('output').join(' ');
  const alerts = () => page.texts('[role=alert]').join(' ');
  return { reviewApi, page, said, alerts };
}

test('lists a new camp with what its source says and what was read of it', async () => {
  const { reviewApi, page, said } = await opened([aCandidate()]);
  await expect.poll(page.heading).toBe('Pine & Paddle');
  await expect.poll(page.text).toContain('Fall Break 2025, Pine feed');
  expect(page.text()).toContain('“Monday, Oct 6 to Friday, Oct 10”');
  expect(page.text()).toContain('Mon, Oct 6 – Fri, Oct 10');
  expect(await axeViolations(page.box)).toEqual([]);
  page.press('Price');
  page.press(verdicts.take.new);
  await expect.poll(said).toContain(verdicts.done.taken('Pine & Paddle'));
  await expect.poll(page.heading).toBe(foundCopy.empty.new);
  await expect.poll(() => document.activeElement?.textContent).toBe(foundCopy.empty.new);
  expect(reviewApi.verdicts).toMatchObject([
    { take: 1, choice: { campId: null, seasonId: 'fall-2025', listing: 'basic' } },
  ]);
  expect(JSON.stringify(reviewApi.verdicts)).not.toContain('price');
  expect(await axeViolations(page.box)).toEqual([]);
});

test('asks for the season of a new camp that its source does not name', async () => {
  const { reviewApi, page, alerts } = await opened([aCandidate({ seasonId: null })]);
  await expect.poll(() => page.button(verdicts.take.new)).toBeDefined();
  page.press(verdicts.take.new);
  await expect.poll(alerts).toContain(problems.noSeason);
  expect(reviewApi.verdicts).toEqual([]);
});

test('suggests a listed camp, and merges nothing until a reviewer says so', async () => {
  const row = aCampRow({
    id: 'pine',
    camp_provider_name: 'Camp Pine & Paddle',
    street_address: '900 Lake Claire Way',
    camp_dates: 'Oct 6-10',
    date_array: null,
    age_min: 6,
    website_url: 'https://pine.example.com/',
    price: '$300',
    camps_hours: null,
  });
  const { reviewApi, page, alerts } = await opened([aCandidate()], [row]);
  await expect.poll(() => page.button(same.thatCamp('Camp Pine & Paddle'))).toBeDefined();
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(verdicts.take.new);
  await expect.poll(alerts).toContain(problems.whichCamp);
  reviewApi.words = [{ field: 'price', origin: 'provider', seenOn: '2025-09-03' }];
  page.press(same.thatCamp('Camp Pine & Paddle'));
  await expect.poll(page.text).toContain(same.chosen('Camp Pine & Paddle'));
  expect(page.text()).toContain(fields.providers('Sep 3'));
  expect(page.text()).toContain(fields.words.provider('Sep 3'));
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(verdicts.take.same);
  await expect
    .poll(() => reviewApi.verdicts)
    .toMatchObject([{ take: 1, choice: { campId: 'pine' } }]);
  expect(JSON.stringify(reviewApi.verdicts)).not.toContain('price');
  expect(JSON.stringify(reviewApi.verdicts)).toContain('hours');
});

test('takes a part of a change and what was typed instead of it', async () => {
  const camp = aListedCamp({ price: '$300', hours: '9-3' });
  const facts = [{ field: 'hours', origin: 'provider', seenOn: '2025-09-03' }] as const;
  const { reviewApi, page } = await opened([aCandidate({ kind: 'changed', camp, facts })]);
  await expect.poll(page.heading).toBe('Pine & Paddle');
  expect(page.text()).toContain(fields.providers('Sep 3'));
  const box = (name: string) =>
    [...page.box.querySelectorAll('input[type=checkbox]')].find(
      (input) => input.ariaLabel === null && input.closest('label')?.textContent.startsWith(name),
    );
  expect(box('Hours')).toMatchObject({ checked: false });
  expect(box('Price')).toMatchObject({ checked: true });
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(fields.typeField('Price'));
  await expect.poll(() => page.field(fields.typed).value).toBe('$385');
  typeInto(page.field(fields.typed), '$380 a week');
  await expect.poll(() => page.field(fields.typed).value).toBe('$380 a week');
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(verdicts.take.changed);
  await expect
    .poll(() => reviewApi.verdicts)
    .toMatchObject([{ choice: { values: { price: '$380 a week' } } }]);
  expect(JSON.stringify(reviewApi.verdicts)).not.toContain('hours');
});

test.each<[string, SourceCandidate, string, unknown]>([
  [
    'a camp that has gone',
    aCandidate({ kind: 'gone', camp: aListedCamp() }),
    verdicts.take.gone,
    { take: 1 },
  ],
  [
    'a link that has moved',
    aCandidate({
      kind: 'link',
      camp: aListedCamp(),
      source: null,
      link: { outcome: 'moved', url: 'https://new.example/' },
    }),
    verdicts.take.moved,
    { take: 1 },
  ],
  [
    'a dead link',
    aCandidate({
      kind: 'link',
      camp: aListedCamp(),
      source: null,
      link: { outcome: 'dead', url: 'https://old.example/' },
    }),
    verdicts.leave.link,
    { drop: 1 },
  ],
])('decides on %s', async (_, candidate, button, verdict) => {
  const { reviewApi, page } = await opened([candidate]);
  await expect.poll(page.heading).toBe('Pine & Paddle');
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(button);
  await expect.poll(() => reviewApi.verdicts).toMatchObject([verdict]);
});

test('shows a page beside its camps, and adds another camp as typed', async () => {
  const page1 = aCandidate({ kind: 'page', fields: {}, text: 'Two camps', camps: [aListedCamp()] });
  const { reviewApi, page, said } = await opened([page1]);
  await expect.poll(page.heading).toBe('Pine feed');
  expect(page.text()).toContain('Two camps');
  page.press(foundCopy.page.another);
  await expect.poll(() => page.button(foundCopy.page.add)).toBeDefined();
  await expect.poll(page.text).toContain('Fall Break 2025');
  expect(await axeViolations(page.box)).toEqual([]);
  page.press(foundCopy.page.add);
  await expect.poll(said).toContain(problems.noName);
  typeInto(page.field('Camp'), 'Second Camp');
  typeInto(page.field('Theme'), 'Art');
  typeInto(page.field('Dates'), 'Oct 6-7');
  await expect.poll(() => page.field('Dates').value).toBe('Oct 6-7');
  page.press(foundCopy.page.add);
  await expect.poll(said).toContain(foundCopy.page.added('Second Camp'));
  expect(reviewApi.verdicts).toMatchObject([
    {
      take: 1,
      choice: { campId: null, seasonId: 'fall-2025', days: ['2025-10-06', '2025-10-07'] },
    },
  ]);
  // The page itself still waits.
  expect(page.heading()).toBe('Pine feed');
});

const pages = [1, 2, 3].map((id) =>
  aCandidate({
    id,
    kind: 'page',
    fields: {},
    source: { label: `Page ${id}`, url: `https://page-${id}.example/`, email: null },
    createdAt: `2025-09-0${id}T09:00:00Z`,
  }),
);

test('is worked by keys while the list has the focus, and by none elsewhere', async () => {
  const { reviewApi, page, said } = await opened(pages);
  await expect.poll(page.heading).toBe('Page 1');
  page.box.querySelector('h1')?.focus();
  key('y');
  expect(reviewApi.verdicts).toEqual([]);
  entry(1)?.focus();
  key('?');
  await expect.poll(() => page.button(foundCopy.keys.button)?.ariaExpanded).toBe('true');
  expect(await axeViolations(page.box)).toEqual([]);
  key('j');
  await expect.poll(() => document.activeElement).toBe(entry(2));
  key('k');
  await expect.poll(() => document.activeElement).toBe(entry(1));
  key('y', { ctrlKey: true });
  key('y', { repeat: true });
  expect(page.heading()).toBe('Page 1');
  key('y');
  await expect.poll(() => document.activeElement).toBe(entry(2));
  await expect
    .poll(said)
    .toContain(`${verdicts.done.confirmed('Page 1')} ${verdicts.next('Page 2')}`);
  key('n');
  await expect.poll(() => document.activeElement).toBe(entry(3));
  key('Enter');
  await expect.poll(page.heading).toBe(foundCopy.empty.page);
  expect(reviewApi.verdicts).toEqual([{ confirm: [1] }, { drop: 2 }, { confirm: [3] }]);
});

test('says whose verdict did not get through, and shows it again with the reason', async () => {
  const { reviewApi, page, said, alerts } = await opened(pages);
  await expect.poll(page.heading).toBe('Page 1');
  reviewApi.failWith(new ReviewError('unreachable'));
  entry(1)?.focus();
  key('y');
  await expect.poll(said).toContain(problems.failed('Page 1'));
  await expect.poll(() => entry(1)?.textContent).toContain(foundCopy.entry.failed);
  entry(1)?.click();
  await expect.poll(alerts).toContain(reviewCopy.problems.unreachable);
});

test('offers a camp that was just taken to the address of its page, once the reviewer sends it', async () => {
  const source = { label: 'Pine feed', url: 'https://pine.example.com/', email: 'hi@pine.example' };
  const { reviewApi, page, said } = await opened([aCandidate({ source })]);
  const { offer } = reviewCopy.live;
  await expect.poll(page.heading).toBe('Pine & Paddle');
  expect(page.button(offer.open('Pine & Paddle'))).toBeUndefined();
  await expect.poll(page.text).toContain('Fall Break 2025');
  page.press(verdicts.take.new);
  await expect.poll(() => page.button(offer.open('Pine & Paddle'))).toBeDefined();
  page.press(offer.open('Pine & Paddle'));
  await expect.poll(() => page.field(offer.email).value).toBe('hi@pine.example');
  expect(reviewApi.offers).toEqual([]);
  expect(await axeViolations(page.box)).toEqual([]);
  reviewApi.failWith(new ReviewError('unreachable'));
  page.press(offer.send);
  await expect.poll(said).toContain(reviewCopy.problems.unreachable);
  expect(page.field(offer.email).value).toBe('hi@pine.example');
  page.press(offer.send);
  await expect.poll(said).toContain(offer.queued);
  expect(reviewApi.offers).toEqual([{ campId: 'taken-1', email: 'hi@pine.example' }]);
});

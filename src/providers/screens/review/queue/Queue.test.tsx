// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewCopy } from '#providers/words/review.ts';
import { ReviewError } from '#providers/store/review/ReviewError.ts';
import type { ReviewVerdict } from '#providers/rules/review/reviewItem.ts';
import { aFakeReviewApi } from '#tests/fakes/aReviewDesk.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onWideScreen } from '#tests/fakes/onWideScreen.ts';
import { closeParts, openPart, typeInto } from '#tests/fakes/openPart.tsx';
import { aReviewItem, aSubmission } from '#tests/fixtures/aReviewItem.ts';
import { Queue } from './Queue.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 8, 14, 16), toFake: ['Date'] });
  onWideScreen();
});
afterEach(() => {
  closeParts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { decide, ask, refuse, problems } = reviewCopy;
const address = { tab: '', show: '', kind: '', id: '', q: '' } as const;

/** The queue of a desk; the first of these listings is open. */
async function opened(items = [aReviewItem()], stored = new Map<string, string>()) {
  const reviewApi = aFakeReviewApi(items, stored);
  const app = fakeApp({ store: fakeDevice().openApp() });
  const page = await openPart(
    app,
    <Queue reviewApi={reviewApi} address={address} onAddress={() => undefined} />,
  );
  const [first] = items;
  await expect
    .poll(page.heading)
    .toBe(first?.fields.providerName ?? reviewCopy.queue.empty.waiting.title);
  return { reviewApi, page, verdicts: (): ReviewVerdict[] => reviewApi.decided };
}

/** Its button has the name of the one that opened the sheet. */
function sendRefusal({ box }: { box: HTMLElement }): void {
  const buttons = [...box.querySelectorAll<HTMLElement>('dialog button')];
  buttons.find(({ textContent }) => textContent === refuse.send)?.click();
}

test("shows a provider's markup as text", async () => {
  const fields = aSubmission({
    providerName: '<script>document.title="hacked"</script> Bees',
    theme: '<img src=x onerror="document.title=1"> {{7*7}}',
    hours: 'javascript:alert(1)',
    price: '"><svg onload=alert(1)>',
    datesText: 'soon',
  });
  const { page } = await opened([aReviewItem({ fields, doubts: ['fast'] })]);
  expect(page.text()).toContain('“"><svg onload=alert(1)>”');
  expect(page.text()).toContain('“soon”: not read');
  expect(page.box.querySelectorAll('img[src=x], [onload], script')).toHaveLength(0);
  expect(await axeViolations(page.box)).toEqual([]);
  page.press('Edit');
  await expect.poll(() => page.field('Youngest')).toBeDefined();
  expect(await axeViolations(page.box)).toEqual([]);
});

test.each([
  ['(404) 555-0142 x12', 'tel:4045550142'],
  ['+1 404.555.0142', 'tel:+14045550142'],
  [null, undefined],
])('offers to call a provider whose phone number is %s', async (phone, href) => {
  const { page } = await opened([aReviewItem({ fields: aSubmission({ phone }) })]);
  const link = page.box.querySelector('a[href^="tel:"]');
  expect(link?.getAttribute('href')).toBe(href);
  expect(link?.textContent ?? null).toBe(phone);
});

test('reports an empty queue', async () => {
  const { page } = await opened([]);
  expect(page.text()).toContain(reviewCopy.queue.empty.waiting.text);
  expect(await axeViolations(page.box)).toEqual([]);
});

test('requires valid corrections and a season for an approval', async () => {
  const { page, verdicts } = await opened();
  page.press('Edit');
  await expect.poll(() => page.field('Oldest')).toBeDefined();
  typeInto(page.field('Oldest'), '99');
  page.press(decide.approve);
  await expect.poll(() => page.texts('[role=alert]')).toContain(decide.hasProblems);
  typeInto(page.field('Oldest'), '12');
  page.press('Done');
  await expect.poll(page.text).toContain(reviewCopy.read.corrected);
  page.press(decide.approve);
  await expect.poll(() => page.texts('[role=alert]')).toContain(decide.noSeason);
  expect(document.activeElement?.id).toBe('review-seasons');
  expect(verdicts()).toEqual([]);
});

test('requires text for a question and opens the next listing', async () => {
  const next = aReviewItem({ id: 'next', fields: aSubmission({ providerName: 'Next Bees' }) });
  const { page, verdicts } = await opened([aReviewItem(), next]);
  page.press(`${decide.ask}${decide.askLong}`);
  await expect.poll(() => page.button(ask.send)).toBeDefined();
  expect(await axeViolations(page.box.querySelector('dialog') ?? page.box)).toEqual([]);
  page.press(ask.send);
  await expect.poll(page.text).toContain(ask.needed);
  page.press('Address');
  await expect.poll(() => page.button('Address')?.ariaPressed).toBe('true');
  typeInto(page.field(ask.question), 'Which door?');
  page.press(ask.send);
  const said = `${decide.done.changes_requested('Moss & Marble')} ${decide.next('Next Bees')}`;
  await expect.poll(() => page.texts('output')).toContain(said);
  expect(verdicts()).toEqual([{ kind: 'changes_requested', note: 'About address: Which door?' }]);
  await expect.poll(() => document.activeElement?.textContent).toBe('Next Bees');
});

test('suggests text for a refusal until own text is typed', async () => {
  const { page, verdicts } = await opened();
  page.press(decide.decline);
  await expect.poll(() => page.button(refuse.send)).toBeDefined();
  expect(await axeViolations(page.box.querySelector('dialog') ?? page.box)).toEqual([]);
  const words = () => page.field(refuse.text).value;
  page.press(refuse.reasons.age.label);
  await expect.poll(words).toBe(refuse.reasons.age.words);
  page.press(refuse.reasons.area.label);
  await expect.poll(words).toBe(refuse.reasons.area.words);
  typeInto(page.field(refuse.text), 'For children only.');
  page.press(refuse.reasons.noCamp.label);
  await expect.poll(words).toBe('For children only.');
  sendRefusal(page);
  await expect.poll(page.text).toContain(decide.done.rejected('Moss & Marble'));
  expect(verdicts()).toEqual([{ kind: 'rejected', note: 'For children only.' }]);
});

test('reloads a changed listing and keeps the typed question', async () => {
  const { reviewApi, page } = await opened();
  reviewApi.failWith(new ReviewError('changed'));
  reviewApi.items = [aReviewItem({ revision: 2, fields: aSubmission({ price: '$777' }) })];
  page.press(`${decide.ask}${decide.askLong}`);
  await expect.poll(() => page.button(ask.send)).toBeDefined();
  typeInto(page.field(ask.question), 'Is lunch included?');
  page.press(ask.send);
  await expect.poll(() => page.texts('[role=alert]')).toContain(problems.changed);
  await expect.poll(page.text).toContain('“$777”');
  expect(page.field(ask.question).value).toBe('Is lunch included?');
});

test('restores unanswered text after a reload', async () => {
  const stored = new Map<string, string>();
  const { reviewApi, page } = await opened([aReviewItem()], stored);
  reviewApi.failWith(new ReviewError('unreachable'));
  page.press(decide.decline);
  await expect.poll(() => page.button(refuse.send)).toBeDefined();
  typeInto(page.field(refuse.text), 'Not this year.');
  sendRefusal(page);
  await expect.poll(() => page.texts('[role=alert]')).toContain(problems.unreachable);
  page.close();
  const again = await opened([aReviewItem()], stored);
  again.page.press(decide.decline);
  await expect.poll(() => again.page.field(refuse.text).value).toBe('Not this year.');
});

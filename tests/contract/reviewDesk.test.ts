import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceClock } from '#base/device/clock.ts';
import { createReviewApi, type ReviewApi } from '#providers/store/review/createReviewApi.ts';
import type { Approval, ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { aSubmission, callFunction } from '#local/testing/aSubmission.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { openTab } from '#tests/fakes/authDevice.ts';

let server: TestServer;
let reviewApi: ReviewApi;
beforeAll(async () => {
  server = await testServer();
  reviewApi = await atTheDesk('dana@camply.example', true);
});
afterAll(() => server.stop());

const PASSWORD = 'A short sentence 4 you';
const memory = () => {
  const stored = new Map<string, string>();
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
};

/** Somebody with an account of their own, at the desk. */
async function atTheDesk(email: string, isReviewer: boolean) {
  await server.client().auth.signUp({ email, password: PASSWORD });
  const tools = { backend: () => ({ url: server.url, key: PUBLISHABLE_KEY }), fetch };
  const session = openTab({
    ...tools,
    localStorage: memory(),
    clock: deviceClock,
    onOtherTab: () => undefined,
  });
  const role = { email, is_reviewer: isReviewer };
  const { error } = await server.operator.rpc('set_reviewer', role);
  expect(error).toBeNull();
  expect(await session.signIn(email, PASSWORD)).toBe('done');
  return createReviewApi(session, { ...tools, sessionStorage: memory() });
}

async function sent(fields: Record<string, unknown> = {}) {
  const submission = aSubmission(fields);
  const { status } = await callFunction(server.url, 'put_submission', submission);
  expect(status).toBe(200);
  return submission;
}

const approval = (changes: Partial<Approval> = {}): Approval => ({
  seasonIds: ['fall-2025'],
  listing: 'basic',
  place: { kind: 'exact', latitude: 33.77, longitude: -84.29 },
  days: ['2025-10-13', '2025-10-14'],
  changes: {},
  ...changes,
});

describe('reviewing', () => {
  it('lists waiting submissions, opens one, asks, and reads the answer', async () => {
    const submission = await sent({ camp_provider_name: 'Fern & Clay', camps_hours: null });
    const found = (items: readonly ReviewItem[]) => items.find(({ id }) => id === submission.id);
    const { items, unread } = await reviewApi.queue('waiting');
    const item = found(items);
    expect(unread).toBe(0);
    expect(item).toMatchObject({
      revision: 1,
      status: 'pending',
      kind: 'new',
      fields: { providerName: 'Fern & Clay', hours: null, datesText: 'Oct 12-16' },
      camps: [],
    });
    if (!item) throw new Error('it does not wait');

    const opened = await reviewApi.open(item);
    expect(opened.history.at(-1)).toMatchObject({ what: 'opened', actor: 'dana@camply.example' });
    await reviewApi.decide(item, { kind: 'changes_requested', note: 'Which door?' });
    expect(found((await reviewApi.queue('waiting')).items)).toBeUndefined();
    expect(found((await reviewApi.queue('asked')).items)?.note).toBe('Which door?');

    const answer = {
      ...submission,
      revision: 2,
      fields: { ...submission.fields, answer: 'The green one' },
    };
    await callFunction(server.url, 'put_submission', answer);
    const answered = found((await reviewApi.queue('waiting')).items);
    expect(answered).toMatchObject({ kind: 'answer', fields: { answer: 'The green one' } });
  });

  it('creates a camp from an approval with corrections and a moved pin, and edits it later', async () => {
    const { id } = await sent({ camp_provider_name: 'Brass Bees' });
    const item = (await reviewApi.queue('waiting')).items.find((each) => each.id === id);
    if (!item) throw new Error('it does not wait');
    const changes = { providerName: 'Brass Bees Band', price: null };
    await reviewApi.decide(item, { kind: 'approved', approval: approval({ changes }) });

    const [listed, ...others] = await reviewApi.findCamps('brass bees');
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      isArchived: false,
      camp: {
        providerName: 'Brass Bees Band',
        price: null,
        seasonId: 'fall-2025',
        listing: 'basic',
        latitude: 33.77,
        coordinatePrecision: 'exact',
        days: ['2025-10-13', '2025-10-14'],
      },
    });
    if (!listed) throw new Error('it is not there');

    const updated = await reviewApi.update(listed, {
      listing: 'featured',
      price: '$300',
      days: [],
    });
    expect(updated.camp).toMatchObject({ listing: 'featured', price: '$300', days: null });
    await expect(reviewApi.update(listed, { price: '$1' })).rejects.toMatchObject({
      problem: 'changed',
    });

    expect(await reviewApi.archive(updated, true)).toMatchObject({ isArchived: true });
    expect((await reviewApi.findCamps('brass bees'))[0]).toMatchObject({ isArchived: true });
    expect(await reviewApi.archive(updated, false)).toMatchObject({ isArchived: false });
  });

  it('does not decide on an outdated revision', async () => {
    const submission = await sent();
    const item = (await reviewApi.queue('waiting')).items.find(({ id }) => id === submission.id);
    if (!item) throw new Error('it does not wait');
    await callFunction(server.url, 'put_submission', {
      ...submission,
      revision: 2,
      fields: { ...submission.fields, price: '$1' },
    });
    for (const verdict of [
      { kind: 'approved', approval: approval() },
      { kind: 'rejected', note: 'No' },
    ] as const) {
      await expect(reviewApi.decide(item, verdict)).rejects.toMatchObject({ problem: 'changed' });
    }
  });

  it('admits only the reviewer role and explains refusals', async () => {
    const visitor = await atTheDesk('robin@home.example', false);
    await expect(visitor.queue('waiting')).rejects.toMatchObject({ problem: 'denied' });
    const { id } = await sent();
    const item = (await reviewApi.queue('waiting')).items.find((each) => each.id === id);
    if (!item) throw new Error('it does not wait');
    const nowhere = approval({ seasonIds: ['fall-1999'] });
    await expect(
      reviewApi.decide(item, { kind: 'approved', approval: nowhere }),
    ).rejects.toMatchObject({
      problem: 'refused',
      serverMessage: 'There is no season fall-1999',
    });
  });
});

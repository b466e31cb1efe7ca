import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import type { Approval, ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { aSubmission, callFunction } from '#local/testing/aSubmission.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { atTheDesk } from '#tests/fakes/atTheDesk.ts';

let server: TestServer;
let reviewApi: ReviewApi;
beforeAll(async () => {
  server = await testServer();
  reviewApi = await atTheDesk(server, 'dana@camply.example', true);
});
afterAll(() => server.stop());

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
    const visitor = await atTheDesk(server, 'robin@home.example', false);
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

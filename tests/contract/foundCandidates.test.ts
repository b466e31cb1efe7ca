import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateChoice, CandidateKind } from '#providers/rules/review/candidate.ts';
import { CHECK_NAMES } from '#providers/rules/review/house.ts';
import type { ReviewApi } from '#providers/store/review/createReviewApi.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { atTheDesk } from '#tests/fakes/atTheDesk.ts';

let server: TestServer;
let reviewApi: ReviewApi;
beforeAll(async () => {
  server = await testServer();
  reviewApi = await atTheDesk(server, 'ida@camply.example', true);
});
afterAll(() => server.stop());

async function asOperator(name: string, body: object): Promise<unknown> {
  const { data, error } = await server.operator.rpc(name, body);
  expect(error).toBeNull();
  return data;
}

/** What a source says today; nobody else reads it. */
async function read(id: string, kind: string, reading: object): Promise<void> {
  const source = { id, kind, label: `Source ${id}`, url: `https://${id}.example/` };
  await asOperator('put_source', { source });
  const given = { id, reading: { outcome: 'read', ...reading } };
  expect(await asOperator('source_read', given)).toEqual({ outcome: 'read' });
}

async function first(kind: CandidateKind, id: string) {
  const { candidates, unread } = await reviewApi.candidateQueue(kind);
  expect(unread).toBe(0);
  const candidate = candidates.find(({ source }) => source?.url === `https://${id}.example/`);
  if (candidate === undefined) throw new Error(`nothing ${kind} of ${id}`);
  return candidate;
}

const fact = (value: string) => ({ value, words: `“${value}”`, url: 'https://brass.example/1' });
const choice = (changes: Partial<CandidateChoice>): CandidateChoice => ({
  campId: null,
  seasonId: 'fall-2025',
  listing: 'basic',
  fields: [],
  values: {},
  days: null,
  takesSessions: false,
  ...changes,
});

/** As the reader of a feed sends it. */
const bees = (price: string) => ({
  key: 'bees',
  season_id: 'fall-2025',
  fields: {
    camp_provider_name: fact('Brass Bees'),
    camp_theme: fact('Music'),
    camp_dates: fact('Oct 6-10'),
    camps_hours: fact('9am-3pm'),
    price: fact(price),
  },
  date_array: ['2025-10-06'],
  sessions: [
    {
      id: 'bees-1',
      dates: 'Oct 6-10',
      starts_on: '2025-10-06',
      ends_on: '2025-10-10',
      seats: 'few',
    },
  ],
  seats: null,
});

describe('what sources have found', () => {
  it('lists a new camp, takes a part of its change, and knows whose word each field is', async () => {
    await read('brass', 'ical', { items: [bees('$300')] });
    const found = await first('new', 'brass');
    expect(found).toMatchObject({
      kind: 'new',
      seasonId: 'fall-2025',
      fields: { datesText: { value: 'Oct 6-10', words: '“Oct 6-10”' } },
      sessions: [{ id: 'bees-1' }],
    });
    await reviewApi.takeCandidate(
      found,
      choice({
        fields: ['providerName', 'theme', 'datesText', 'price'],
        values: { hours: '9am-4pm', city: 'Decatur' },
        takesSessions: true,
      }),
    );
    await expect(reviewApi.takeCandidate(found, choice({}))).rejects.toMatchObject({
      problem: 'changed',
    });
    const [listed] = await reviewApi.findCamps('brass bees');
    if (listed === undefined) throw new Error('it is not listed');
    expect(listed.camp).toMatchObject({
      hours: '9am-4pm',
      city: 'Decatur',
      price: '$300',
      days: ['2025-10-06'],
      isSample: false,
      sessions: [{ id: 'bees-1', seats: 'few' }],
    });
    const facts = await reviewApi.facts(listed.camp.id);
    expect(facts.find(({ field }) => field === 'hours')?.origin).toBe('desk');
    expect(facts.find(({ field }) => field === 'datesText')?.origin).toBe('source');

    await read('brass', 'ical', { items: [bees('$330')] });
    const change = await first('changed', 'brass');
    expect(change.camp?.camp.id).toBe(listed.camp.id);
    expect(change.facts.map(({ field }) => field)).toContain('price');
    const taken = choice({
      campId: listed.camp.id,
      fields: ['price'],
      values: { datesText: 'Oct 7' },
      days: ['2025-10-07'],
    });
    await reviewApi.takeCandidate(change, taken);
    const [after] = await reviewApi.findCamps('brass bees');
    expect(after?.camp).toMatchObject({ price: '$330', hours: '9am-4pm', days: ['2025-10-07'] });

    const said = await reviewApi.stamp(after ?? listed, { groups: ['dates'], seats: 'few' });
    expect(said.camp).toMatchObject({ datesCheckedBy: 'page', seats: 'few' });
    await expect(reviewApi.stamp(listed, { groups: ['dates'], seats: null })).rejects.toMatchObject(
      { problem: 'changed' },
    );
  });

  it('adds a camp from a page, and confirms the page for all its camps', async () => {
    await read('pages', 'page', { text_hash: 'one', text: 'Camp Fern, Oct 13-17' });
    const page = await first('page', 'pages');
    expect(page).toMatchObject({ text: 'Camp Fern, Oct 13-17', camps: [] });
    const values = { providerName: 'Camp Fern', theme: 'Art', datesText: 'Oct 13-17' };
    await reviewApi.takeCandidate(page, choice({ values, days: ['2025-10-13'] }));
    const again = await first('page', 'pages');
    expect(again.camps.map(({ camp }) => camp.providerName)).toEqual(['Camp Fern']);
    await reviewApi.confirmCandidates([again]);
    expect((await reviewApi.candidateQueue('page')).waiting.page).toBe(0);
    const [listed] = await reviewApi.findCamps('camp fern');
    expect(listed?.camp).toMatchObject({ datesCheckedBy: 'page' });
  });

  it('leaves what is dropped, and refuses a camp without a season', async () => {
    await read('drops', 'ical', {
      items: [
        { key: 'a', fields: { camp_provider_name: fact('Dropped'), camp_theme: fact('Art') } },
      ],
    });
    const found = await first('new', 'drops');
    expect(found.seasonId).toBeNull();
    const nowhere = choice({ seasonId: 'fall-1999', fields: ['providerName', 'theme'] });
    await expect(reviewApi.takeCandidate(found, nowhere)).rejects.toMatchObject({
      problem: 'refused',
      serverMessage: 'There is no season fall-1999',
    });
    await reviewApi.dropCandidate(found);
    await expect(first('new', 'drops')).rejects.toThrow('nothing new of drops');
  });

  it('tells reviewers how the house is', async () => {
    const house = await reviewApi.house();
    expect(house.checks.map(({ name }) => name)).toEqual([...CHECK_NAMES]);
    expect(house.checks.find(({ name }) => name === 'submissions')?.state).toBe('ok');
    expect(house.sources?.length).toBeGreaterThan(0);
    expect(house.mail).toMatchObject({ waiting: 0 });
    expect(Object.values(house.freshness)).not.toContain(null);
  });
});

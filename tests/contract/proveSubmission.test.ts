// The way a submission takes when all turns of a day are taken: a proof first, then put_submission with the secret key.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { aSubmission } from '#local/testing/aSubmission.ts';
import { testServer, type TestServer } from '#local/testing/testServer.ts';
import { aProvider } from '#tests/fakes/aProvider.ts';
import { aSubmission as fields, formFacts } from '#tests/fixtures/aSubmission.ts';
import { FakeTurnstile } from '#tests/fakes/FakeTurnstile.ts';
import { proveSubmission } from '../../supabase/functions/prove-submission/proveSubmission.ts';
import { askTurnstile } from '../../supabase/functions/prove-submission/turnstile.ts';

let server: TestServer;
let turnstile: FakeTurnstile;
let siteverify: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  turnstile = new FakeTurnstile();
  turnstile.people.add('a-person');
  siteverify = await turnstile.open();
});
afterEach(() => turnstile.close());

const put = (submission: unknown) =>
  fetch(`${server.url}/rest/v1/rpc/put_submission`, {
    method: 'POST',
    headers: {
      apikey: server.secretKey,
      authorization: `Bearer ${server.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(submission),
  });

const withWrongSecret = (token: string) => askTurnstile(token, 'wrong', siteverify);
const prove = (token: string) => askTurnstile(token, turnstile.secret, siteverify);

async function send(body: unknown, tools: Partial<Parameters<typeof proveSubmission>[1]> = {}) {
  const request = new Request('https://abc.supabase.co/functions/v1/prove-submission', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await proveSubmission(request, { prove, put, ...tools });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

describe('with the proof of a person', () => {
  it('stores a submission and recognizes a repeat with the same token', async () => {
    const submission = aSubmission();
    const first = await send({ token: 'a-person', submission });
    expect(first).toMatchObject({ status: 200, answer: { outcome: 'stored', id: submission.id } });
    expect(await send({ token: 'a-person', submission })).toMatchObject({
      answer: { outcome: 'known' },
    });
    const [one, other] = turnstile.asked.map((asked) => asked.get('idempotency_key'));
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(other).toBe(one);
  });

  it('goes through although the address has no turns left', async () => {
    let status = 200;
    for (let count = 0; count < 25 && status === 200; count += 1) {
      const { error } = await server.client().rpc('put_submission', aSubmission());
      if (error?.code === 'PT429') status = 429;
    }
    expect(status).toBe(429);
    expect(await send({ token: 'a-person', submission: aSubmission() })).toMatchObject({
      status: 200,
    });
  });

  it('passes a refusal of the database on in its own words', async () => {
    const submission = { ...aSubmission(), secret: 'short' };
    expect(await send({ token: 'a-person', submission })).toMatchObject({
      status: 400,
      answer: { code: '22023', message: expect.stringMatching(/secret/) },
    });
  });
});

it('accepts what a phone sends after a full day', async () => {
  let isFull = true;
  const remote = submissionRemote(() => ({
    url: server.url,
    key: PUBLISHABLE_KEY,
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/prove-submission'))
        return proveSubmission(request, { prove, put });
      if (!isFull) return fetch(request);
      isFull = false;
      return Promise.resolve(dayIsFull());
    },
  }));
  const { outbox, entry, settled } = aProvider({ remote });
  const id = await outbox.submit(fields(), null, formFacts);
  await settled();
  expect(await entry(id)).toMatchObject({ state: 'waiting', wantsProof: true });
  await outbox.prove(id, 'a-person');
  expect(await entry(id)).toMatchObject({ state: 'received', server: { status: 'pending' } });
});

const dayIsFull = () =>
  Response.json(
    { code: 'PT429', message: 'Too many submissions today', details: 'prove', hint: '75600' },
    { status: 429 },
  );

/** What makes a phone refuse an entry for good. */
const REFUSES = /^(22|23)...$|^P0001$|^PT4/;

/** As a phone must get it: with a code that does not refuse. */
const asAnswer = (status: number) => ({
  status,
  answer: { code: expect.not.stringMatching(REFUSES), message: expect.any(String) },
});

describe('without a proof nothing is stored and the entry stays valid', () => {
  const untouched = vi.fn<typeof put>();
  afterEach(() => {
    if (untouched.mock.calls.length > 0) throw new Error('put_submission was called');
  });

  it.each([
    ['the token of a robot', { token: 'a-robot', submission: aSubmission() }, 403],
    ['no token', { submission: aSubmission() }, 400],
    ['no submission', { token: 'a-person' }, 400],
    ['a huge token', { token: 'x'.repeat(2049), submission: aSubmission() }, 400],
    ['no JSON', 'hello', 400],
    ['too much', 'x'.repeat(70_000), 413],
  ])('%s', async (_, body, status) => {
    expect(await send(body, { put: untouched })).toMatchObject(asAnswer(status));
  });

  it('when the function is not set up', async () => {
    const body = { token: 'a-person', submission: aSubmission() };
    expect(await send(body, { prove: null, put: untouched })).toMatchObject(asAnswer(501));
  });

  it.each([
    ['is down', { status: 503, body: 'down' }],
    ['answers a page', { status: 200, body: '<html>' }],
    [
      'has a fault of its own',
      { status: 200, body: '{"success":false,"error-codes":["internal-error"]}' },
    ],
    ['answers something else', { status: 200, body: '{"ok":true}' }],
  ])('when Turnstile %s', async (_, outage) => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    turnstile.outage = outage;
    const body = { token: 'a-person', submission: aSubmission() };
    expect(await send(body, { put: untouched })).toMatchObject(asAnswer(503));
    errors.mockRestore();
  });

  it('when our own secret is wrong', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const body = { token: 'a-person', submission: aSubmission() };
    expect(await send(body, { prove: withWrongSecret, put: untouched })).toMatchObject(
      asAnswer(503),
    );
    errors.mockRestore();
  });
});

it('postpones a submission when the database does not respond', async () => {
  const body = { token: 'a-person', submission: aSubmission() };
  expect(await send(body, { put: () => Promise.reject(new Error('away')) })).toMatchObject({
    status: 503,
  });
});

it("allows requests from the site's own address", async () => {
  const request = new Request('https://abc.supabase.co', { method: 'OPTIONS' });
  const { status, headers } = await proveSubmission(request, { prove, put });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

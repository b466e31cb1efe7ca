// Sending and reviewing over HTTP: responses of the database must reach the phone unchanged.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from './start/keys.ts';
import { aSubmission, callFunction } from './testing/aSubmission.ts';
import { type TestServer, testServer } from './testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.operator.rpc('forget_turns').throwOnError();
});
afterAll(() => server.stop());

const put = (submission: object, headers: Record<string, string> = {}) =>
  callFunction(server.url, 'put_submission', submission, headers);
/** What a client can write about itself. */
const forged = (n: number) => ({
  'x-forwarded-for': `203.0.113.${n}`,
  'x-real-ip': `203.0.113.${n}`,
  'cf-connecting-ip': `203.0.113.${n}`,
  forwarded: `for=203.0.113.${n}`,
});
const asOperator = () => ({ apikey: server.secretKey });

test('limits a client that forges its identity and tells it when to retry', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect(await put(aSubmission(), forged(n))).toMatchObject({ status: 200 });
  }
  const { status, body } = await put(aSubmission(), forged(21));
  expect([status, body.code, body.message, body.details]).toEqual([
    429,
    'PT429',
    'Too many submissions from this address',
    null,
  ]);
  expect(Number(body.hint)).toBeGreaterThan(3000);
  expect(Number(body.hint)).toBeLessThanOrEqual(3600);
  // The function that asks for a proof sends with the secret key.
  expect(await put(aSubmission(), asOperator())).toMatchObject({ body: { outcome: 'stored' } });
});

test('makes a reviewer only by the operator, from the next sign-in on', async () => {
  const account = { email: 'rita@example.com', password: 'Long-Enough-7' };
  const rita = server.client();
  await rita.auth.signUp({ ...account, options: { data: { role: 'reviewer' } } });
  expect((await rita.rpc('review_queue')).error?.code).toBe('42501');
  const promote = (is_reviewer: boolean) =>
    server.operator.rpc('set_reviewer', { email: account.email, is_reviewer }).throwOnError();
  expect((await rita.rpc('set_reviewer', { email: account.email })).error?.code).toBe('42501');
  await promote(true);
  await rita.auth.signInWithPassword(account);

  const submission = aSubmission({ camp_provider_name: 'Rita Reads' });
  await put(submission);
  const queue = await rita.rpc('review_queue').throwOnError();
  expect(queue.data).toContainEqual(expect.objectContaining({ id: submission.id, kind: 'new' }));
  const verdict = (revision: number) =>
    rita.rpc('review_submission', {
      id: submission.id,
      revision,
      verdict: 'approved',
      camp: { season_ids: ['fall-2025'], listing: 'basic' },
    });
  expect(await verdict(2)).toMatchObject({ status: 409, error: { code: 'PT409' } });
  const approved = await verdict(1);
  expect(approved.data).toEqual({
    status: 'approved',
    camps: [expect.stringMatching(/^rita-reads/)],
  });
  expect(await put(submission)).toMatchObject({ body: { live: [{ season_id: 'fall-2025' }] } });

  await promote(false);
  await rita.auth.refreshSession();
  expect((await rita.rpc('review_queue')).error?.code).toBe('42501');
});

test('opens no table of submissions to read or write', async () => {
  const visitor = server.client();
  expect((await visitor.from('camp_submissions').select('id')).error?.code).toBe('42501');
  expect((await visitor.from('camp_submissions').insert({ revision: 1 })).error?.code).toBe(
    '42501',
  );
  const { error } = await server.operator.from('camp_submissions').insert({ revision: 1 });
  expect(error?.code).toBe('42501');
  expect((await server.operator.from('camp_submissions').select('id')).error).toBeNull();
  const headers = { apikey: PUBLISHABLE_KEY, 'accept-profile': 'private' };
  const hidden = await fetch(`${server.url}/rest/v1/turns`, { headers });
  expect(hidden.status).toBeGreaterThanOrEqual(400);
});

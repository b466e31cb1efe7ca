import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerHealth } from '../../functions/health/health.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const asked = async (answer: () => Promise<unknown>, method = 'GET') => {
  const response = await answerHealth(new Request('http://x/health', { method }), answer);
  return [response.status, response.headers.get('cache-control')];
};
const check = (state: string) => ({ name: 'mail', state, seconds: null });

it('answers 200 when nothing is late, and 503 when something is or the database does not answer', async () => {
  const fine = { ok: true, checks: [check('ok'), check('unknown')] };
  expect(await asked(async () => fine)).toEqual([200, 'public, max-age=0, s-maxage=15']);
  const late = { ok: false, checks: [check('late')] };
  expect(await asked(async () => late)).toEqual([503, 'no-store']);
  expect(await asked(() => Promise.reject(new Error('down')))).toEqual([503, 'no-store']);
  expect(await asked(async () => ({ ok: 'yes' }))).toEqual([503, 'no-store']);
  expect(await asked(async () => fine, 'POST')).toEqual([405, null]);
});

it.each(['/health', '/functions/v1/health'])(
  'is at %s, with each of the 12 checks',
  async (path) => {
    const response = await fetch(`${server.url}${path}`);
    const health = v.parse(
      v.object({ ok: v.boolean(), checks: v.array(v.object({ name: v.string() })) }),
      await response.json(),
    );
    expect(response.status).toBe(health.ok ? 200 : 503);
    expect(health.checks.map(({ name }) => name).join(' ')).toBe(
      'backup candidates freshness geocoding head links mail mail_stops popular sources submissions transactions',
    );
  },
);

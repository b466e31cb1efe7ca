import { expect, it } from 'vitest';
import { answerHealth } from '../../functions/health/health.ts';

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

import { expect, test } from 'vitest';
import { makeForward } from './forward.ts';
import { requestContext } from './requestContext.ts';

/** lite as it answers when the database reported this error. */
const failingWith = (error: object) => ({
  fetch: async () => {
    const context = requestContext.getStore();
    if (context) context.databaseError = error;
    return new Response('{"code":"SUP"}', { status: 500 });
  },
});

const tokens = { toInner: () => Promise.reject(new Error('none')) };

async function answerTo(error: object) {
  const forward = makeForward(failingWith(error), tokens);
  const response = await forward(new Request('http://localhost/rest/v1/camps'));
  return { status: response.status, body: await response.json() };
}

test('suggests a retry after a full disk, but not after a value out of bounds', async () => {
  expect(await answerTo({ code: '53100', message: 'could not extend file' })).toEqual({
    status: 503,
    body: { code: '53100', message: 'could not extend file', details: null, hint: null },
  });
  const checked = { code: '23514', message: 'no', detail: 'row', hint: 'less' };
  expect(await answerTo(checked)).toEqual({
    status: 400,
    body: { code: '23514', message: 'no', details: 'row', hint: 'less' },
  });
});

test.each(['40001', '53300', '57014'])('suggests a retry after %s', async (code) => {
  const { status } = await answerTo({ code, message: 'later' });
  expect(status).toBeGreaterThanOrEqual(500);
});

test('keeps status 500 for an error outside the database', async () => {
  expect(await answerTo(new Error('a fault of lite'))).toMatchObject({ status: 500 });
});

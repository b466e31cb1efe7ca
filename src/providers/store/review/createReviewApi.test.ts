import { describe, expect, it, vi } from 'vitest';
import { aReviewItem } from '#tests/fixtures/aReviewItem.ts';
import type { AuthSession } from '#account/store/createSession.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import { createReviewApi } from './createReviewApi.ts';
import { reviewProblem } from './ReviewError.ts';

type Answer = { status: number; body: string } | 'nothing';
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const HTML: Answer = { status: 200, body: '<html>Accept our terms</html>' };

/** A desk whose requests get these answers, the last one again and again. */
function aReviewApi(answers: Answer[], accessToken?: AuthSession['accessToken']) {
  const asked: { path: string; token: string | null; body: unknown }[] = [];
  const refused: (string | undefined)[] = [];
  const session = {
    accessToken:
      accessToken ??
      (async (old?: string) => {
        refused.push(old);
        return old === undefined ? 'first' : 'second';
      }),
  };
  const reviewApi = createReviewApi(session, {
    backend: () => ({ url: 'https://camply.example', key: 'k' }),
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
      asked.push({ path: url.pathname, token: headers.get('authorization'), body });
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? 'nothing';
      if (answer === 'nothing') throw new TypeError('Failed to fetch');
      return new Response(answer.body, { status: answer.status });
    },
    sessionStorage: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  return { reviewApi, asked, refused };
}

describe('responses to the reviewer', () => {
  it.each<[string, Answer, string]>([
    ['somebody was first', json(409, { code: 'PT409', message: 'changed meanwhile' }), 'changed'],
    ['the role is gone', json(403, { code: '42501', message: 'Only reviewers' }), 'denied'],
    ['the data is wrong', json(400, { code: '23514', message: 'Price is too long' }), 'refused'],
    ['there is no signal', 'nothing', 'unreachable'],
    ['a hotel answers', HTML, 'unreachable'],
    ['a hotel forbids it', { status: 403, body: '<html>' }, 'unreachable'],
    ['a gateway refuses the key', json(401, { message: 'Invalid API key' }), 'unreachable'],
    ['a gateway has a limit', json(429, { message: 'slow down' }), 'unreachable'],
    ['the server is down', json(503, { code: '57P03', message: 'starting' }), 'unreachable'],
    ['something else says yes', json(200, { ok: true }), 'unreachable'],
    ['a conflict of somebody else', json(409, { error: 'conflict' }), 'unreachable'],
  ])('when %s', async (_, answer, problem) => {
    const { reviewApi } = aReviewApi([answer]);
    const verdict = { kind: 'rejected', note: 'No' } as const;
    await expect(reviewApi.decide(aReviewItem(), verdict)).rejects.toMatchObject({ problem });
  });

  it('refresh a refused token once', async () => {
    const { reviewApi, asked, refused } = aReviewApi([
      json(401, { code: 'PGRST303' }),
      json(200, []),
    ]);
    expect(await reviewApi.queue('waiting')).toEqual({ items: [], unread: 0 });
    expect(asked.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
    expect(refused).toEqual([undefined, 'first']);
  });

  it('report an ended session', async () => {
    const { reviewApi, asked } = aReviewApi([json(200, [])], async () => null);
    await expect(reviewApi.queue('waiting')).rejects.toMatchObject({ problem: 'signedOut' });
    expect(asked).toEqual([]);
  });

  it('do not sign out when the session cannot be refreshed', async () => {
    const { reviewApi } = aReviewApi([json(200, [])], () =>
      Promise.reject(new NoAnswerError('none')),
    );
    await expect(reviewApi.queue('waiting')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('skip a listing that does not parse', async () => {
    const { reviewApi } = aReviewApi([json(200, [{ id: 1 }, null])]);
    expect(await reviewApi.queue('waiting')).toEqual({ items: [], unread: 2 });
  });
});

describe('requests of the reviewer', () => {
  const approval = {
    seasonIds: ['fall-2026', 'winter-2026'],
    listing: 'featured',
    place: { kind: 'address' },
    days: ['2026-10-12'],
    changes: { providerName: 'Moss', datesText: 'Oct 12', hours: null, ageMax: 12 },
  } as const;
  const done = json(200, { status: 'approved', camps: ['a'] });

  it('name the seen revision, seasons, days and corrections', async () => {
    const { reviewApi, asked } = aReviewApi([done]);
    await reviewApi.decide(aReviewItem({ revision: 3 }), { kind: 'approved', approval });
    expect(asked[0]).toMatchObject({
      path: '/rest/v1/rpc/review_submission',
      body: {
        revision: 3,
        verdict: 'approved',
        note: null,
        camp: {
          season_ids: ['fall-2026', 'winter-2026'],
          listing: 'featured',
          // Looked up on the server.
          latitude: null,
          longitude: null,
          coordinate_precision: null,
          date_array: [{ date: '2026-10-12' }],
          changes: {
            camp_provider_name: 'Moss',
            camp_dates: 'Oct 12',
            camps_hours: null,
            age_max: 12,
          },
        },
      },
    });
  });

  it('send a pin with its precision', async () => {
    const { reviewApi, asked } = aReviewApi([done]);
    const place = { kind: 'zip', latitude: 33.8, longitude: -84.3 } as const;
    await reviewApi.decide(aReviewItem(), { kind: 'approved', approval: { ...approval, place } });
    expect(asked[0]?.body).toMatchObject({
      camp: { latitude: 33.8, longitude: -84.3, coordinate_precision: 'zip' },
    });
  });
});

it('logs a bug and reports only a missing response as unreachable', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(reviewProblem(new NoAnswerError('no answer came'))).toBe('unreachable');
  expect(logged).not.toHaveBeenCalled();
  const bug = new TypeError('undefined is not a function');
  expect(reviewProblem(bug)).toBe('broken');
  expect(logged).toHaveBeenCalledWith(expect.any(String), bug);
  logged.mockRestore();
});

import { describe, expect, it } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import { createFamilyCipher } from './familyCipher.ts';
import { familyServer } from './familyServer.ts';
import { FamilySyncError } from './FamilySyncError.ts';
import { previewJoin } from './previewJoin.ts';
import { sealedRemote } from './sealedRemote.ts';
import type { SealedRow } from './sealedRow.ts';

const OWNER = '00000000-0000-4000-8000-000000000001';
const T = '01a0c4506c00-0000-aaaaaaaa';
const signal = () => new AbortController().signal;
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, hint: string | null = null) =>
  json({ code, message: code, details: null, hint }, status);

type Asked = { path: string; token: string | null; body: Record<string, unknown> };

function aServer(
  answer: (asked: Asked) => Response | Promise<Response>,
  tokens = ['first', 'second'],
) {
  const asked: Asked[] = [];
  const server = familyServer(
    {
      clock: fakeClock(),
      accessToken: async (refused) =>
        refused === undefined ? (tokens[0] ?? null) : (tokens[1] ?? null),
      backend: () => ({
        url: 'https://server.example',
        key: 'key',
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const one = {
            path: new URL(request.url).pathname,
            token: request.headers.get('authorization'),
            body: await request.json(),
          };
          asked.push(one);
          return answer(one);
        },
      }),
    },
    OWNER,
  );
  return { server, asked };
}

const sealed = (id: string, letters = 8): SealedRow => ({
  kind: 'note',
  id,
  cells: { text: { v: { $: 'x'.repeat(letters) }, t: T } },
});
const manyCells = (count: number): SealedRow['cells'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, { v: { $: 'x' }, t: T }]),
  );
const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof FamilySyncError ? error.problem : error;
};

describe('family requests', () => {
  it('name the owner and carry the session’s token', async () => {
    const { server, asked } = aServer(() => json({ key: null }));
    expect(await server.key()).toBeNull();
    expect(asked).toEqual([
      { path: '/rest/v1/rpc/family_key', token: 'Bearer first', body: { expected_owner: OWNER } },
    ]);
  });

  it('refresh a refused token once', async () => {
    const { server, asked } = aServer(({ token }) =>
      token === 'Bearer first'
        ? json({ code: 'PGRST301', message: 'JWT expired' }, 401)
        : json({ key: null }),
    );
    expect(await server.key()).toBeNull();
    expect(asked.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('never send unsealed rows', async () => {
    const { server, asked } = aServer(() => json({ now: 1 }));
    const open = { ...sealed('a'), cells: { text: { v: 'Maya', t: T } } };
    // As a fault of the app would do it.
    await expect(server.push(JSON.parse(JSON.stringify([open])), 'k', signal())).rejects.toThrow(
      'Invalid',
    );
    expect(asked).toEqual([]);
  });

  it('split many rows into several requests', async () => {
    const { server, asked } = aServer(() => json({ now: 1 }));
    const rows = ['a', 'b', 'c'].map((id) => sealed(id, 150_000));
    await server.push(rows, 'k', signal());
    expect(asked.map(({ body }) => JSON.stringify(body.rows).length < 500_000)).toEqual([
      true,
      true,
    ]);
    await server.push([], 'k', signal());
    expect(asked).toHaveLength(2);
  });

  it('send at most 500 cells at a time, or one larger row alone', async () => {
    const { server, asked } = aServer(() => json({ now: 1 }));
    const rows = [300, 200, 1, 501, 1].map((count, index): SealedRow => ({
      kind: 'note',
      id: `n${index}`,
      cells: manyCells(count),
    }));
    await server.push(rows, 'k', signal());
    expect(asked.map(({ body }) => body.rows)).toEqual([
      rows.slice(0, 2),
      rows.slice(2, 3),
      rows.slice(3, 4),
      rows.slice(4, 5),
    ]);
  });
});

describe('family responses', () => {
  const answers: [what: string, answer: () => Response | Promise<Response>, problem: string][] = [
    ['nothing', () => Promise.reject(new TypeError('offline')), 'unreachable'],
    ['a portal of a hotel', () => new Response('<h1>Welcome</h1>'), 'unreachable'],
    ['words of somebody else', () => json({ ok: true }), 'unreachable'],
    ['a gateway: 502', () => new Response('bad', { status: 502 }), 'unreachable'],
    ['a gateway: 403', () => json({ message: 'blocked' }, 403), 'unreachable'],
    ['too much at once', () => refusal(429, 'PT429', '90'), 'unreachable'],
    ['the function is not there yet', () => refusal(404, 'PGRST202'), 'unreachable'],
    ['somebody else is signed in', () => refusal(409, 'PT409', 'owner'), 'owner'],
    ['there is no copy', () => refusal(409, 'PT409', 'no_copy'), 'noCopy'],
    ['another key', () => refusal(409, 'PT409', 'other_key'), 'otherKey'],
    ['the second step is missing', () => refusal(403, 'PT403', 'second_step'), 'secondStep'],
    ['no room', () => refusal(500, '54000', 'full'), 'full'],
    ['a stamp of the future', () => refusal(400, '22008', 'clock'), 'clock'],
    ['a row that is none', () => refusal(400, '23514'), 'refused'],
    ['a call that is none', () => refusal(400, '22023'), 'refused'],
    ['the account is gone', () => refusal(409, '23503'), 'signedOut'],
    ['nobody is signed in', () => refusal(401, '42501'), 'signedOut'],
    ['a hint that nobody knows', () => refusal(409, 'PT409', 'x'), 'unreachable'],
  ];
  it.each(answers)('%s', async (what, answer, problem) => {
    const { server } = aServer(answer, what === 'nobody is signed in' ? ['first'] : undefined);
    expect(await problemOf(server.push([sealed('a')], 'k', signal()))).toBe(problem);
  });

  it('are not requested while signed out', async () => {
    const { server, asked } = aServer(() => json({ key: null }), []);
    expect(await problemOf(server.key())).toBe('signedOut');
    expect(asked).toEqual([]);
  });

  it('are postponed when the token cannot be refreshed', async () => {
    const server = familyServer(
      {
        clock: fakeClock(),
        accessToken: () => Promise.reject(new NoAnswerError('no answer came')),
        backend: () => ({ url: 'https://server.example', key: 'key', fetch }),
      },
      OWNER,
    );
    expect(await problemOf(server.key())).toBe('unreachable');
  });

  const changes = {
    owner: OWNER,
    rows: [sealed('a')],
    next: { xid: '5', id: 'note:a' },
    more: false,
    reset: false,
    epoch: 'e',
    now: 7,
  };
  const after = { xid: '0', id: '' };
  it('with rows of another account are refused', async () => {
    const { server } = aServer(() => json({ ...changes, owner: 'somebody' }));
    expect(await problemOf(server.changes(after, 'k', signal()))).toBe('owner');
  });

  it('with invalid rows are counted without them', async () => {
    const { server } = aServer(() => json({ ...changes, rows: [{ kind: 'note' }, sealed('a')] }));
    expect(await server.changes(after, 'k', signal())).toMatchObject({
      rows: [sealed('a')],
      skipped: 1,
    });
  });

  it('are read past three unreadable pages in a preview', async () => {
    const cipher = await createFamilyCipher(new Uint8Array(32).fill(7));
    let page = 0;
    const { server } = aServer(() => {
      page += 1;
      const unreadable = page === 2 ? { kind: 'note' } : sealed(`${page}`);
      const next = { xid: `${page}`, id: '' };
      return json({ ...changes, rows: [unreadable], next, more: page < 4 });
    });
    await previewJoin(sealedRemote(server, cipher), [], 0, signal());
    expect(page).toBe(4);
  });

  it('report an existing key and store no own key', async () => {
    const wrap = { salt: 's', rounds: 600_000, key: 'k' };
    const key = { key_id: 'theirs', wraps: { password: wrap, recovery: wrap } };
    const { server } = aServer(() => json({ outcome: 'other', key }));
    const mine = { keyId: 'mine', wraps: { password: wrap, recovery: wrap } };
    expect(await server.putKey(mine, null)).toMatchObject({ keyId: 'theirs' });
  });
});

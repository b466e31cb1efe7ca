import { describe, expect, it } from 'vitest';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import type { SealedRow } from './spaceCipher.ts';
import { SpaceError } from './SpaceError.ts';
import { type NewSpace, spaceServer } from './spaceServer.ts';

type Sent = { name: string; headers: Headers; body: Record<string, unknown> };

const { signal } = new AbortController();
const MEMBER = { space: 'S'.repeat(22), proof: 'P'.repeat(22) };
const KEY_ID = 'K'.repeat(22);
const START = { xid: '0', id: '' };
const NEW_SPACE: NewSpace = {
  space: MEMBER.space,
  key_id: KEY_ID,
  admit_hash: 'A'.repeat(43),
  recovery: null,
  members: [{ proof_hash: 'H'.repeat(43), may_write: true, wrapped: 'w' }],
  is_room: false,
  days: 400,
  ends_on: null,
};
const idOf = (n: number) => `${n}`.padStart(22, '0');
const rowOf = (n: number, length = 300): SealedRow => ({
  id: idOf(n),
  version: 1,
  sealed: 'x'.repeat(length),
});
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const changes = (more: object = {}) => ({
  outcome: 'here',
  rows: [],
  next: START,
  more: false,
  reset: false,
  epoch: 'e',
  now: 1,
  may_write: true,
  ...more,
});

/** A server that answers as told, and what it was sent. */
function answering(answer: (sent: Sent) => Response) {
  const all: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { headers, url } = new Request(input, init);
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    const sent = { name: new URL(url).pathname, headers, body: Object.assign({}, body) };
    all.push(sent);
    return answer(sent);
  };
  const backend = () => ({ url: 'https://server.example', key: 'key', fetch });
  return { all, server: spaceServer({ backend, clock: fakeClock() }) };
}

const here = () => json({ outcome: 'here', lost: [] });
const limit = (after: string | null) =>
  json(
    { code: 'PT429', hint: '90' },
    { status: 429, headers: after === null ? {} : { 'retry-after': after } },
  );
const says = (outcome: string) => answering(() => json({ outcome })).server;
const finding = (body: object) => answering(() => json(body)).server.recover('finder');
const listing = (members: unknown) =>
  answering(() => json({ members })).server.members(MEMBER.space, 'a');

/** What it throws. */
async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  try {
    return { resolved: await work };
  } catch (error) {
    return error;
  }
}

const pullFrom = (response: Response) =>
  thrownBy(answering(() => response).server.changes(MEMBER, KEY_ID, START, signal));

describe('a push', () => {
  it('holds 100 rows at most', async () => {
    const { all, server } = answering(here);
    await server.push(
      MEMBER,
      KEY_ID,
      Array.from({ length: 201 }, (_, n) => rowOf(n)),
      signal,
    );
    expect(all.map(({ body }) => [body.rows].flat().length)).toEqual([100, 100, 1]);
  });

  it('holds 400,000 letters at most', async () => {
    const { all, server } = answering(here);
    const rows = [rowOf(1, 200_000), rowOf(2, 200_000), rowOf(3, 1), rowOf(4, 200_000)];
    await server.push(MEMBER, KEY_ID, rows, signal);
    expect(all.map(({ body }) => [body.rows].flat().length)).toEqual([2, 2]);
  });

  it('sends a row alone that is longer than that', async () => {
    const { all, server } = answering(here);
    await server.push(MEMBER, KEY_ID, [rowOf(1), rowOf(2, 500_000), rowOf(3)], signal);
    expect(all.map(({ body }) => [body.rows].flat().length)).toEqual([1, 1, 1]);
  });

  it('sends nothing for no rows', async () => {
    const { all, server } = answering(here);
    expect(await server.push(MEMBER, KEY_ID, [], signal)).toEqual(new Set());
    expect(all).toEqual([]);
  });

  it('says which rows lost, of all its batches', async () => {
    const { server } = answering(({ body }) => {
      const [first] = [body.rows].flat();
      return json({ outcome: 'here', lost: [Object.assign({ id: '' }, first).id] });
    });
    const rows = Array.from({ length: 101 }, (_, n) => rowOf(n));
    expect(await server.push(MEMBER, KEY_ID, rows, signal)).toEqual(new Set([idOf(0), idOf(100)]));
  });

  it('tells the space, the proof, the name of the key and the sealed rows, and nothing else', async () => {
    const { all, server } = answering(here);
    await server.push(MEMBER, KEY_ID, [rowOf(1)], signal);
    expect(all).toMatchObject([
      {
        name: '/rest/v1/rpc/push_space',
        body: { ...MEMBER, key_id: KEY_ID, rows: [rowOf(1)] },
      },
    ]);
    expect(Object.keys(all[0]?.body ?? {}).toSorted()).toEqual([
      'key_id',
      'proof',
      'rows',
      'space',
    ]);
    const names = [...(all[0]?.headers.keys() ?? [])];
    expect(names.toSorted()).toEqual(['apikey', 'content-type']);
  });

  it('does not send a row that still has its values', async () => {
    const { all, server } = answering(here);
    const open = { ...rowOf(1), cells: { text: 'Maya' } };
    await expect(server.push(MEMBER, KEY_ID, [open], signal)).rejects.toThrow(/key/);
    expect(all).toEqual([]);
  });
});

describe('a pull', () => {
  it('tells the space, the proof, the name of the key and where it stands', async () => {
    const { all, server } = answering(() => json(changes()));
    const named = { ...MEMBER, name: 'Dana' };
    await server.changes(named, KEY_ID, { xid: '7', id: 'x' }, signal);
    expect(all.map(({ name, body }) => [name, body])).toEqual([
      [
        '/rest/v1/rpc/space_changes',
        { ...MEMBER, key_id: KEY_ID, after_xid: '7', after_id: 'x', page_size: 100 },
      ],
    ]);
  });

  it('skips and counts rows that are none of ours', async () => {
    const others = [
      null,
      'row',
      { ...rowOf(2), id: 'short' },
      { ...rowOf(3), version: 0 },
      { ...rowOf(4), version: 1.5 },
      { ...rowOf(5), sealed: 'not base64url!' },
      { ...rowOf(6), kind: 'note' },
    ];
    const answer = await answering(() =>
      json(changes({ rows: [rowOf(1), ...others] })),
    ).server.changes(MEMBER, KEY_ID, START, signal);
    expect(answer).toMatchObject({ rows: [rowOf(1)], skipped: 7, mayWrite: true });
  });
});

describe('an answer that is none of ours', () => {
  it.each([
    ['a page of a captive portal', new Response('<html>', { status: 200 })],
    ['nothing', new Response('', { status: 200 })],
    ['another shape', json({ outcome: 'here', rows: 'none' })],
    ['a clock that is none', json(changes({ now: 'noon' }))],
    ['an outcome of a later server', json({ outcome: 'resting' })],
    ['an error of a proxy', new Response('Bad gateway', { status: 502 })],
    ['an error with our code that is the server’s', json({ code: '22023' }, { status: 500 })],
    ['a success with a code', json({ code: '22023' }, { status: 200 })],
    ['an unknown function', json({ code: 'PGRST202', hint: null }, { status: 404 })],
  ])('is no answer: %s', async (_, response) => {
    expect(await pullFrom(response)).toMatchObject({ problem: 'unreachable', retryAfterMs: null });
  });
});

describe('an answer that ends something', () => {
  it.each([
    ['gone', json({ outcome: 'gone' }), 'gone'],
    ['removed', json({ outcome: 'removed' }), 'removed'],
    ['full', json({ code: 'PT409', hint: 'full' }, { status: 409 }), 'full'],
    ['a row that is too long', json({ code: '23514', hint: null }, { status: 400 }), 'refused'],
    ['no such argument', json({ code: '22023', hint: null }, { status: 400 }), 'refused'],
    ['a link that only reads', json({ code: '42501', hint: 'reads' }, { status: 401 }), 'refused'],
  ])('has its own name: %s', async (_, response, problem) => {
    const error = await pullFrom(response);
    expect(error).toBeInstanceOf(SpaceError);
    expect(error).toMatchObject({ problem });
  });

  it('brings the keys of now, as they are sealed for this device', async () => {
    const response = json({ outcome: 'other_key', key_id: KEY_ID, wrapped: 'sealed' });
    expect(await pullFrom(response)).toMatchObject({ problem: 'otherKey', wrapped: 'sealed' });
  });
});

describe('a limit', () => {
  it.each([
    ['90 seconds', '90', 90_000],
    ['an hour at most', '86400', 3_600_000],
    ['no time', null, null],
    ['a time that is none', 'soon', null],
  ])('says when to come again: %s', async (_, after, retryAfterMs) => {
    expect(await pullFrom(limit(after))).toMatchObject({ problem: 'unreachable', retryAfterMs });
  });
});

describe('without an answer', () => {
  it('is unreachable without a network', async () => {
    const { server } = answering(() => {
      throw new TypeError('Failed to fetch');
    });
    const error = await thrownBy(server.changes(MEMBER, KEY_ID, START, signal));
    expect(error).toMatchObject({ problem: 'unreachable' });
  });

  it('throws the reason of whoever stopped it', async () => {
    const { server } = answering(() => json(changes()));
    const stopped = AbortSignal.abort(new Error('The tab was closed'));
    await expect(server.changes(MEMBER, KEY_ID, START, stopped)).rejects.toThrow(
      'The tab was closed',
    );
  });
});

describe('a command', () => {
  it('creates a space, unless another has its id', async () => {
    expect(await says('stored').create(NEW_SPACE)).toBe(true);
    expect(await says('taken').create(NEW_SPACE)).toBe(false);
    await expect(says('gone').create(NEW_SPACE)).rejects.toMatchObject({ problem: 'gone' });
  });

  it('changes the key, unless another device was quicker', async () => {
    const change = {
      ...NEW_SPACE,
      admit: 'a',
      next: { key_id: KEY_ID, admit_hash: 'b' },
      removed: [],
    };
    expect(await says('stored').rekey(change)).toBe(true);
    expect(await says('other').rekey(change)).toBe(false);
    await expect(says('gone').rekey(change)).rejects.toMatchObject({ problem: 'gone' });
  });

  it('adds a member under the key of now only', async () => {
    const [member] = NEW_SPACE.members;
    const add = (outcome: string) =>
      says(outcome).addMember(MEMBER.space, 'a', KEY_ID, member ?? Object.assign({}));
    await expect(add('stored')).resolves.toBeUndefined();
    await expect(add('other_key')).rejects.toMatchObject({ problem: 'otherKey' });
  });

  it('finds what a recovery code finds, or nothing', async () => {
    expect(await finding({ space: 's', sealed: 'k' })).toEqual({ space: 's', sealed: 'k' });
    expect(await finding({ space: null, sealed: null })).toBeNull();
    await expect(finding({})).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('lists members by the hash of their proof, and none where they are not told', async () => {
    const day = { proof_hash: 'h', last_seen_on: '2026-11-27', may_write: true };
    const never = { proof_hash: 'i', last_seen_on: null, may_write: false };
    expect([...(await listing([day, never]))]).toEqual([
      ['h', { seenOn: '2026-11-27', mayWrite: true }],
      ['i', { seenOn: null, mayWrite: false }],
    ]);
    expect((await listing(null)).size).toBe(0);
  });

  it('is done only when the server says so', async () => {
    const { server } = answering(() => json(false));
    await expect(server.close(MEMBER.space, 'a')).rejects.toMatchObject({ problem: 'unreachable' });
    await expect(server.leave(MEMBER)).rejects.toMatchObject({ problem: 'unreachable' });
    const honest = answering(() => json(true)).server;
    await expect(honest.close(MEMBER.space, 'a')).resolves.toBeUndefined();
    await expect(honest.leave(MEMBER)).resolves.toBeUndefined();
  });
});

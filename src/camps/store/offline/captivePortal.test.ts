import { describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { supabaseRemote } from '../directory/remote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';

type Reply = (url: URL) => Response | Promise<Response>;
type Sent = { url: URL; method: string; init: RequestInit };

/** The real client over a network that replies what the test wants. */
function remoteOver(reply: Reply) {
  const requests: Sent[] = [];
  const remote = supabaseRemote(() => ({
    url: 'https://project.example',
    key: 'sb_publishable_test',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      requests.push({ url, method: init?.method ?? 'GET', init: init ?? {} });
      init?.signal?.throwIfAborted();
      return reply(url);
    },
  }));
  return { remote, requests };
}

const json = (body: unknown, status = 200, headers = {}) =>
  Response.json(body, { status, headers });
const portal: Reply = () =>
  new Response('<!doctype html><title>Welcome to Hotel Wifi</title>', {
    status: 200,
    headers: { 'content-type': 'text/html' },
  });
const start = { xid: '0', id: '' };
const noSignal = () => new AbortController().signal;

describe('the request over the wire', () => {
  it('is one GET with the cursor in it, so that a CDN can answer', async () => {
    const { remote, requests } = remoteOver(() => json({ hello: 1 }));
    await remote.changes({ xid: '12', id: 'camp:a b' }, 500, noSignal());
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/changed_camps');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      after_xid: '12',
      after_id: 'camp:a b',
      known_epoch: '',
      page_size: '500',
    });
  });

  it('sends no cookies, and passes by what the browser itself has cached', async () => {
    const { remote, requests } = remoteOver(() => json({ hello: 1 }));
    await remote.changes(start, 500, noSignal());
    expect(requests[0]?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  });

  it.each([408, 425, 429, 500, 502, 503, 511])('answered %i may be retried', async (status) => {
    const { remote, requests } = remoteOver(() => json({ message: 'no' }, status));
    await expect(remote.changes(start, 500, noSignal())).rejects.toMatchObject({ kind: 'retry' });
    expect(requests).toHaveLength(1);
  });

  it.each([400, 401, 403, 404])('answered %i is not retried soon', async (status) => {
    const { remote } = remoteOver(() => json({ message: 'no' }, status));
    await expect(remote.changes(start, 500, noSignal())).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });

  it.each([
    ['a sentence', '{"message":"The camps are being moved."}', 'The camps are being moved.'],
    ['no sentence', '{"message":" "}', null],
    ['markup', '{"message":"<b>boom</b>"}', null],
    ['a page of text', JSON.stringify({ message: 'boom '.repeat(100) }), null],
    ['no JSON', 'boom', null],
  ])('that fails with %s tells people what they can read', async (_, body, serverMessage) => {
    const { remote } = remoteOver(() => new Response(body, { status: 500 }));
    await expect(remote.changes(start, 500, noSignal())).rejects.toMatchObject({ serverMessage });
  });

  it('without a network may be retried', async () => {
    const { remote } = remoteOver(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(remote.changes(start, 500, noSignal())).rejects.toMatchObject({ kind: 'retry' });
  });

  it("carries the server's Retry-After", async () => {
    const { remote } = remoteOver(() =>
      json({ message: 'slow down' }, 429, { 'retry-after': '7' }),
    );
    await expect(remote.changes(start, 500, noSignal())).rejects.toMatchObject({
      retryAfterMs: 7000,
    });
  });

  it('that is aborted ends with the reason of the abort', async () => {
    const cancel = new AbortController();
    const { remote } = remoteOver(() => {
      cancel.abort(new Error('the page is left'));
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(remote.changes(start, 500, cancel.signal)).rejects.toThrow('the page is left');
  });
});

describe('behind a hotel login page', () => {
  it('the login page with status 200 is never stored, and the pull can be retried', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    let isLoggedIn = false;
    const { remote } = remoteOver((url) =>
      isLoggedIn
        ? json(server.changedCamps({ xid: url.searchParams.get('after_xid') ?? '', id: '' }, 500))
        : portal(url),
    );
    const tools = { store, remote, clock };
    await expect(pull(tools, noSignal())).rejects.toMatchObject({ kind: 'retry' });
    expect(await store.cache((db) => db.chunks.count())).toBe(0);
    isLoggedIn = true;
    await pull(tools, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
  });

  const noEpoch = { epoch: '', rows: [], next: { xid: '1', id: '' }, more: false, reset: false };
  it.each([[{ epoch: 'x' }], [noEpoch], [[]], [null], [{ error: 'login' }], ['welcome']])(
    'JSON that is not ours (%j) is not stored either',
    async (body) => {
      const { openApp, clock } = fakeDevice();
      const store = openApp();
      const { remote } = remoteOver(() => json(body));
      await expect(pull({ store, remote, clock }, noSignal())).rejects.toMatchObject({
        kind: 'retry',
      });
      expect(await store.cache((db) => db.syncRecords.count())).toBe(0);
    },
  );

  it.each([
    [{ xid: 'abc', id: '' }],
    [{ xid: '18446744073709551616', id: '' }],
    [{ xid: '-1', id: '' }],
    [{ xid: '7' }],
    [7],
  ])('nor is an answer whose next cursor is none (%j)', async (next) => {
    const { openApp, clock } = fakeDevice();
    const store = openApp();
    const { remote } = remoteOver(() =>
      json({ epoch: 'e', rows: [], next, more: false, reset: false }),
    );
    await expect(pull({ store, remote, clock }, noSignal())).rejects.toMatchObject({
      kind: 'retry',
    });
    expect(await store.cache((db) => db.syncRecords.count())).toBe(0);
  });
});

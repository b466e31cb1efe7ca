// A calendar feed over HTTP, from the real server: what two independent parsers read, what the server keeps, and what it says.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readCalendarTwice } from '#tests/fixtures/readCalendarTwice.ts';
import { feedOf, feedOwner, MAX_FEED_BYTES, sealFeed } from '#base/crypto/calendarFeed.ts';
import { newSecret } from '#base/crypto/identity.ts';
import { type CalendarEvent, calendarFile } from '#base/calendarFile/calendarFile.ts';
import { startServer } from '#local/server.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { serveFeed } from '../../supabase/functions/feed/feed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  await server.operator.rpc('forget_turns').throwOnError();
});

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const anEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'entry-1-2025-10-06@camply.example',
  title: 'Pine & Paddle (M)',
  text: 'Drop-off: Grandma Odalys\nhttps://camply.example/camps/pine',
  place: '1 Lake St, Decatur',
  url: 'https://camply.example/camps/pine',
  day: '2025-10-06',
  hours: { from: 540, to: 900 },
  ...fields,
});
const DAY_OFF = anEvent({
  uid: 'off-1',
  title: 'No school: Fall break (M)',
  hours: null,
  text: '',
});

/** A new feed with this text: its address, and how it is replaced and stopped. */
async function aFeed(text = calendarFile('Camply: M, teal', [anEvent(), DAY_OFF], 1000)) {
  const { token, proof } = await feedOwner(newSecret(randomBytes));
  const feed = await feedOf(token);
  const visitor = server.client();
  const put = async (next: string) => {
    const sealed = await sealFeed(token, next);
    const { data } = await visitor.rpc('put_feed', { feed, proof, sealed }).throwOnError();
    return data;
  };
  const stop = async () => (await visitor.rpc('stop_feed', { feed, proof }).throwOnError()).data;
  expect(await put(text)).toEqual({ outcome: 'stored' });
  const address = `${server.url}/functions/v1/feed/${token}.ics`;
  return { token, proof, feed, address, put, stop, text };
}

it('answers a calendar that two parsers read alike', async () => {
  const { address, text } = await aFeed();
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const answered = await response.text();
  expect(answered).toBe(text);
  const [one, other] = readCalendarTwice(answered);
  expect(one).toEqual([
    'Pine & Paddle (M) 2025-10-06T09:00:00',
    'No school: Fall break (M) 2025-10-06',
  ]);
  expect(other).toEqual(one);
});

it('answers HEAD without a body, 405 to other methods, and 404 to what is no address', async () => {
  const { address } = await aFeed();
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    '',
  ]);
  expect(head.headers.get('etag')).toBe((await fetch(address)).headers.get('etag'));
  const bodyless = await serveFeed(new Request(address, { method: 'HEAD' }), () =>
    Promise.resolve({ outcome: 'stopped' }),
  );
  expect(bodyless.body).toBeNull();
  expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
  for (const wrong of ['', 'x.ics', `${'_'.repeat(43)}.ics`, `${'A'.repeat(43)}.ics`]) {
    const { status } = await fetch(`${server.url}/functions/v1/feed/${wrong}`);
    expect(status, `of ${wrong}`).toBe(404);
  }
});

it('answers 304 to a known version until the calendar is replaced', async () => {
  const { address, put } = await aFeed();
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\da-f]{32}"$/);
  const ask = (known: string) => fetch(address, { headers: { 'if-none-match': known } });
  const same = await ask(etag);
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask(`"other", ${etag}`)).status).toBe(304);
  const next = calendarFile('Camply', [anEvent({ title: 'Otter & Oar (M)' })], 2000);
  await put(next);
  const changed = await ask(etag);
  expect([changed.status, await changed.text()]).toEqual([200, next]);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

it('sends gzip to those who take it', async () => {
  const { token, text, feed } = await aFeed();
  const { data } = await server.operator
    .rpc('read_feed', { feed, known: null, caller: {} })
    .throwOnError();
  const read = () => Promise.resolve(data);
  const ask = (accepted: string) =>
    serveFeed(
      new Request(`https://x.example/functions/v1/feed/${token}.ics`, {
        headers: { 'accept-encoding': accepted },
      }),
      read,
    );
  const packed = await ask('gzip, deflate, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  const plain = await ask('identity');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text]);
});

it('answers an empty calendar for 30 days after it was stopped, then 410', async () => {
  const { address, stop, put, feed } = await aFeed();
  expect(await stop()).toEqual({ outcome: 'stopped' });
  const stopped = await fetch(address);
  expect(stopped.status).toBe(200);
  const text = await stopped.text();
  expect(readCalendarTwice(text)).toEqual([[], []]);
  const known = { 'if-none-match': stopped.headers.get('etag') ?? '' };
  expect((await fetch(address, { headers: known })).status).toBe(304);
  expect(await put('BEGIN:VCALENDAR')).toEqual({ outcome: 'stopped' });
  const gone = await serveFeed(new Request(address), () => Promise.resolve({ outcome: 'gone' }));
  expect([gone.status, await gone.text()]).toEqual([410, '']);
  expect(feed).toMatch(/^[\w-]{43}$/);
});

it('bounds a calendar at 256 kB', async () => {
  const { token } = await feedOwner(newSecret(randomBytes));
  expect(await sealFeed(token, 'x'.repeat(MAX_FEED_BYTES + 1))).toBeNull();
  const most = 'é'.repeat(MAX_FEED_BYTES / 2);
  const { address } = await aFeed(most);
  expect(await (await fetch(address)).text()).toBe(most);
});

it('does not let a subscriber replace or stop a feed', async () => {
  const { token, feed, address, text } = await aFeed();
  const sealed = await sealFeed(token, 'mine');
  for (const proof of [token, feed, newSecret(randomBytes)]) {
    const put = await server.client().rpc('put_feed', { feed, proof, sealed });
    const stop = await server.client().rpc('stop_feed', { feed, proof });
    expect([put.data, stop.data]).toEqual([{ outcome: 'refused' }, { outcome: 'unknown' }]);
  }
  expect(await (await fetch(address)).text()).toBe(text);
});

async function guess(): Promise<number> {
  const [last = 0] = randomBytes(1);
  const headers = { 'x-forwarded-for': `203.0.113.${last}` };
  const address = `${server.url}/functions/v1/feed/${newSecret(randomBytes)}.ics`;
  return (await fetch(address, { headers })).status;
}

it('slows a network that guesses addresses, whatever headers it sends', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push(await guess());
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});

it('says 503 when the database does not answer, and writes the token nowhere', async () => {
  const { token, address } = await aFeed();
  const written: unknown[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...words) => void written.push(...words));
  }
  const down = await serveFeed(new Request(address), () => Promise.reject(new Error(address)));
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '60']);
  for (const suffix of ['', '?x=1', '/more', '%00']) await fetch(address + suffix);
  await fetch(address.replace('/feed/', '/fed/'));
  expect(written.length).toBeGreaterThan(0);
  expect(written.map(String).join('\n')).not.toContain(token);
});

it('keeps no word of an event and no token in anything that it stores', async () => {
  const data = await temporaryFolder();
  const own = await startServer({ port: 0, dataDir: data.folder, quiet: true });
  const { token, proof } = await feedOwner(newSecret(randomBytes));
  const feed = await feedOf(token);
  const sealed = await sealFeed(token, calendarFile('Camply: Zuri', [anEvent()], 1000));
  const body = JSON.stringify({ feed, proof, sealed });
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
  await fetch(`${own.url}/rest/v1/rpc/put_feed`, { method: 'POST', headers, body });
  expect((await fetch(`${own.url}/functions/v1/feed/${token}.ics`)).status).toBe(200);
  await own.stop();
  const stored = await bytesIn(data.folder);
  await data.remove();
  // The control: what the server does keep is found.
  expect(stored.some((file) => file.includes(feed))).toBe(true);
  for (const word of [token, proof, 'Odalys', 'Zuri', 'VEVENT', '1 Lake St']) {
    expect(
      stored.some((file) => file.includes(word)),
      `the word ${word}`,
    ).toBe(false);
  }
});

/** Every file of a data folder, with the journal of the database. */
async function bytesIn(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))));
}

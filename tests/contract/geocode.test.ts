// The function, its queries and its adapter against the real schema, and a Census server on loopback.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readGazetteer } from '#camps/rules/place/gazetteer.ts';
import places from '#camps/rules/place/georgiaPlaces.json';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { type RunningServer, startServer } from '#local/server.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { FakeCensus } from '#tests/fakes/FakeCensus.ts';
import { censusGeocoder } from '../../supabase/functions/geocode/censusGeocoder.ts';
import { chosenGeocoder } from '../../supabase/functions/geocode/chosenGeocoder.ts';
import { placeCamps } from '../../supabase/functions/geocode/placeCamps.ts';
import { placeQueue } from '../../supabase/functions/geocode/PlaceQueue.ts';

const gazetteer = readGazetteer(places);
const signal = new AbortController().signal;
const options = { auth: { persistSession: false, autoRefreshToken: false } };
const decatur = { street_address: '10 Ponce St', city: 'Decatur', zip_code: '30030' };

let server: RunningServer;
let folder: string;
let removeFolder: () => Promise<void>;
let operator: SupabaseClient;
let census: FakeCensus;
let censusAt: string;
let count = 0;

beforeAll(async () => {
  ({ folder, remove: removeFolder } = await temporaryFolder());
  server = await startServer({ port: 0, dataDir: folder, quiet: true });
  operator = createClient(server.url, server.secretKey, options);
});

afterAll(async () => {
  await server.stop();
  await removeFolder();
});

beforeEach(async () => {
  census = new FakeCensus();
  censusAt = await census.open();
});

afterEach(async () => {
  // What waits for its next try is not the next test's business.
  const gone = { deleted_at: new Date().toISOString() };
  await operator.from('camps').update(gone).like('id', 'place-%').throwOnError();
  await census.close();
});

/** Approves a listing; answers its id. */
async function approve(row: Record<string, unknown>): Promise<string> {
  count += 1;
  const id = `place-${count}`;
  await operator
    .from('camps')
    .insert({
      id,
      season_id: 'fall-2025',
      listing: 'basic',
      camp_provider_name: `Camp ${count}`,
      camp_theme: 'Art',
      ...row,
    })
    .throwOnError();
  return id;
}

const run = (timeoutMs?: number) =>
  placeCamps(placeQueue(operator), censusGeocoder(censusAt, timeoutMs), gazetteer, signal);

async function placeOf(id: string) {
  const { data } = await operator
    .from('camps')
    .select('latitude, longitude, coordinate_precision, coordinate_source')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

const nowhere = {
  latitude: null,
  longitude: null,
  coordinate_precision: null,
  coordinate_source: null,
};

describe('an approved listing gets its place', () => {
  it('at street level, with one request and its source', async () => {
    census.knows('10 Ponce St', [33.7751, -84.2963]);
    const id = await approve(decatur);
    expect(await run()).toEqual({ exact: 1, rough: 0, unknown: 0, postponed: 0 });
    expect(census.asked).toEqual(['10 Ponce St, Decatur, GA, 30030']);
    expect(await placeOf(id)).toEqual({
      latitude: 33.7751,
      longitude: -84.2963,
      coordinate_precision: 'exact',
      coordinate_source: 'census',
    });
    expect(await run()).toEqual({ exact: 0, rough: 0, unknown: 0, postponed: 0 });
  });

  it('in the middle of its ZIP when the service finds none, several, or another town', async () => {
    census.knows('20 Twin St', [33.77, -84.29], [33.9, -84.5]);
    census.knows('30 Far St', [31.2, -83.1]);
    const ids = [
      await approve({ ...decatur, street_address: '5 Unknown St' }),
      await approve({ ...decatur, street_address: '20 Twin St' }),
      await approve({ ...decatur, street_address: '30 Far St' }),
    ];
    expect(await run()).toMatchObject({ exact: 0, rough: 3 });
    for (const id of ids) {
      expect(await placeOf(id)).toMatchObject({
        coordinate_precision: 'zip',
        coordinate_source: 'gazetteer',
      });
    }
  });

  it('in the middle of its city without a request when it has no street', async () => {
    const city = await approve({ city: 'Decatur' });
    const elsewhere = await approve({ city: 'Springfield', state: 'IL' });
    expect(await run()).toMatchObject({ rough: 1, unknown: 1 });
    expect(census.asked).toEqual([]);
    expect(await placeOf(city)).toMatchObject({ coordinate_precision: 'city' });
    expect(await placeOf(elsewhere)).toEqual(nowhere);
  });

  it('again when its address changes', async () => {
    census.knows('10 Ponce St', [33.7751, -84.2963]);
    census.knows('11 Church St', [33.776, -84.297]);
    const id = await approve(decatur);
    await run();
    await operator
      .from('camps')
      .update({ street_address: '11 Church St' })
      .eq('id', id)
      .throwOnError();
    expect(await placeOf(id)).toEqual(nowhere);
    expect(await run()).toMatchObject({ exact: 1 });
    expect(await placeOf(id)).toMatchObject({ latitude: 33.776 });
  });

  it('from the gazetteer alone when the operator disables requests', async () => {
    await approve(decatur);
    const alone = placeCamps(placeQueue(operator), chosenGeocoder('off'), gazetteer, signal);
    expect(await alone).toMatchObject({ rough: 1 });
    expect(census.asked).toEqual([]);
  });
});

describe('an unavailable geocoder', () => {
  const outages: [string, FakeCensus['instead'], RegExp][] = [
    ['an error', (response) => response.writeHead(503, { 'retry-after': '120' }).end(), /503/],
    ['a page of HTML', (response) => response.writeHead(200).end('<html>Maintenance</html>'), /./],
    ['an answer that is none', (response) => response.writeHead(200).end('{}'), /not as expected/],
    ['silence', () => undefined, /time/i],
    ['a broken line', (response) => response.destroy(), /fetch failed|closed/],
  ];

  it.each(outages)('leaves the listing waiting after one try: %s', async (_, instead, why) => {
    census.instead = instead;
    const id = await approve(decatur);
    await approve(decatur);
    expect(await run(200)).toEqual({ exact: 0, rough: 0, unknown: 0, postponed: 1 });
    expect(census.asked).toHaveLength(1);
    expect(await placeOf(id)).toEqual(nowhere);
    // The second listing is due, the first is not.
    census.instead = null;
    expect(await run(200)).toMatchObject({ rough: 1 });
    const answer = await censusGeocoder(censusAt, 200).find(
      { street: '1 A St', city: 'Decatur', state: 'GA', zip: '' },
      signal,
    );
    expect(answer.status).toBe('unknown');
    census.instead = instead;
    const again = await censusGeocoder(censusAt, 200).find(
      { street: '1 A St', city: 'Decatur', state: 'GA', zip: '' },
      signal,
    );
    expect(again).toMatchObject({ status: 'unavailable' });
    expect(again.status === 'unavailable' ? again.why : '').toMatch(why);
  });

  it('is retried after the wait it requested', async () => {
    census.instead = (response) => response.writeHead(429, { 'retry-after': '120' }).end();
    const address = { street: '1 A St', city: 'Decatur', state: 'GA', zip: '' };
    expect(await censusGeocoder(censusAt).find(address, signal)).toMatchObject({
      status: 'unavailable',
      waitSeconds: 120,
    });
  });

  it('is replaced by the middle of the ZIP after enough tries', async () => {
    census.instead = (response) => response.writeHead(503).end();
    const request = {
      campId: 'x',
      ticket: 't',
      street: '10 Ponce St',
      city: 'Decatur',
      state: 'GA',
      zip: '30030',
    };
    const settled: unknown[] = [];
    const claims = [{ ...request, attempts: 8 }];
    const queue = {
      claim: () => Promise.resolve(claims.pop() ?? null),
      settle: (_: unknown, found: unknown) => Promise.resolve(void settled.push(found)),
      postpone: () => Promise.reject(new Error('not again')),
    };
    expect(await placeCamps(queue, censusGeocoder(censusAt), gazetteer, signal)).toMatchObject({
      rough: 1,
    });
    expect(settled).toMatchObject([{ precision: 'zip', source: 'gazetteer' }]);
  });
});

describe('a visitor', () => {
  it('can call neither the function nor the queue', async () => {
    const visitor = createClient(server.url, PUBLISHABLE_KEY, options);
    expect((await visitor.functions.invoke('geocode', { body: {} })).error).not.toBeNull();
    expect((await visitor.rpc('claim_place')).error?.code).toBe('42501');
    expect((await visitor.from('place_requests').select('*')).error?.code).toBe('42501');
  });
});

it('geocodes by itself in the embedded backend', async () => {
  census.knows('10 Ponce St', [33.7751, -84.2963]);
  const id = await approve(decatur);
  await server.stop();
  server = await startServer({ port: 0, dataDir: folder, quiet: true, geocoderUrl: censusAt });
  operator = createClient(server.url, server.secretKey, options);
  await expect
    .poll(() => placeOf(id), { timeout: 30_000 })
    .toMatchObject({ coordinate_source: 'census' });
});

describe('the function of a hosted project', () => {
  type Handler = (request: Request) => Promise<Response>;

  /** The handler that the edge runtime gets, in a project with these variables. */
  async function started(variables: Record<string, string>): Promise<Handler> {
    const handlers: Handler[] = [];
    vi.stubGlobal('Deno', {
      env: { get: (name: string) => variables[name] },
      serve: (handler: Handler) => handlers.push(handler),
    });
    vi.resetModules();
    await import('../../supabase/functions/geocode/index.ts');
    vi.unstubAllGlobals();
    const [handler] = handlers;
    if (!handler) throw new Error('The function serves nothing');
    return handler;
  }
  const called = async (handler: Handler, headers: Record<string, string>) =>
    (await handler(new Request('http://localhost/geocode', { method: 'POST', headers }))).status;

  it('places camps for a caller with any of the secret keys, and for nobody else', async () => {
    const id = await approve(decatur);
    const handler = await started({
      SUPABASE_URL: server.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ cron: 'sb_secret_cron', default: server.secretKey }),
      GEOCODER_URL: 'off',
    });
    expect(await called(handler, {})).toBe(401);
    expect(await called(handler, { apikey: PUBLISHABLE_KEY })).toBe(401);
    expect(await called(handler, { authorization: 'Bearer ' })).toBe(401);
    expect(await placeOf(id)).toEqual(nowhere);
    expect(await called(handler, { apikey: 'sb_secret_cron' })).toBe(200);
    expect((await placeOf(id))?.coordinate_source).toBe('gazetteer');
  });

  it('still works with the legacy key alone', async () => {
    const handler = await started({
      SUPABASE_URL: server.url,
      SUPABASE_SERVICE_ROLE_KEY: server.secretKey,
      GEOCODER_URL: 'off',
    });
    expect(await called(handler, { authorization: `Bearer ${server.secretKey}` })).toBe(200);
  });
});

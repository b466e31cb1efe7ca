import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngHead } from '../../../tests/fixtures/pngHead.ts';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { aSubmission, callFunction } from '../testing/aSubmission.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';

const png = Uint8Array.from(pngHead);

/** 128 random bits of a name. */
const token = 'Aa0_Bb1-Cc2_Dd3-Ee4_Ff';
let server: TestServer;
let visitor: SupabaseClient;

beforeAll(async () => {
  server = await testServer();
  visitor = server.client();
});

afterAll(() => server.stop());

const submit = async (logo_path: string, logo_bytes = png.length) => {
  const submission = aSubmission({ logo_path, logo_bytes });
  await callFunction(server.url, 'put_submission', submission, { apikey: server.secretKey });
  return submission;
};
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
  fetch(`${server.url}/storage/v1/object/camp-logos/${name}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': type },
    body: bytes,
  });
const stored = async (name: string) =>
  new Uint8Array(await (await fetch(`${server.url}/camp-logos/${name}`)).arrayBuffer());
test('accepts a file once a submission names it', async () => {
  const name = `1763900000000-moss-marble-${token}.png`;
  const refused = await upload(name, png);
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ statusCode: '403' }),
  ]);
  const submission = await submit(name);
  expect((await upload(name, png)).status).toBe(200);
  const { body } = await callFunction(server.url, 'put_submission', submission);
  expect(body).toMatchObject({ outcome: 'known', logo: 'here' });
  expect(await stored(name)).toEqual(png);
});

test('refuses a file that differs from its row and then accepts the right one', async () => {
  const name = `1763900000002-moss-marble-${token}.png`;
  const submission = await submit(name);
  const longer = Uint8Array.from([...png, 0]);
  const answers = [await upload(name, longer), await upload(name, png, 'image/webp')];
  expect(
    await Promise.all(answers.map(async (answer) => (await answer.json()).statusCode)),
  ).toEqual(['403', '415']);
  const { body } = await callFunction(server.url, 'put_submission', submission);
  expect(body).toMatchObject({ logo: 'awaited' });
  expect((await upload(name, png)).status).toBe(200);
  expect(await stored(name)).toEqual(png);
});

test('lets nobody replace, move or remove a file or list the bucket', async () => {
  const name = `1763900000001-moss-marble-${token}.png`;
  await submit(name);
  await upload(name, png);
  const logos = visitor.storage.from('camp-logos');
  const other = new Blob([png, png], { type: 'image/png' });
  expect((await logos.update(name, other)).error).not.toBeNull();
  expect((await logos.upload(name, other, { upsert: true })).error).not.toBeNull();
  expect((await logos.move(name, 'mine.png')).error).not.toBeNull();
  expect((await logos.copy(name, 'mine.png')).error).not.toBeNull();
  await logos.remove([name]);
  expect((await logos.list()).data ?? []).toEqual([]);
  expect(await stored(name)).toEqual(png);
});

test('stores the bytes of the one of several simultaneous uploads that got 200', async () => {
  for (let race = 0; race < 20; race += 1) {
    const name = `17639000001${String(race).padStart(2, '0')}-race-${token}.png`;
    await submit(name, png.length + 2);
    const files = [1, 2, 3].map((mark) => Uint8Array.from([...png, race, mark]));
    const answers = await Promise.all(
      files.map(async (bytes) => {
        const response = await upload(name, bytes);
        return { bytes, status: response.status, body: await response.json() };
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await stored(name)).toEqual(winners[0]?.bytes);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ status, body }) => [status, body.statusCode, body.error])).toEqual([
      [400, '409', 'Duplicate'],
      [400, '409', 'Duplicate'],
    ]);
  }
});

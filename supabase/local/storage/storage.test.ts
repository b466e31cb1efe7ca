import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pngHead } from '../../../tests/fixtures/pngHead.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';

const png = Uint8Array.from(pngHead);
const ofSize = (size: number) =>
  new Blob([png, new Uint8Array(size - png.length)], { type: 'image/png' });

let server: TestServer;
let visitor: SupabaseClient;
let operator: SupabaseClient;

beforeAll(async () => {
  server = await testServer();
  visitor = server.client();
  ({ operator } = server);
});

afterAll(() => server.stop());

describe('logos', () => {
  test('the operator uploads one, anybody fetches it by its short address, nobody lists them', async () => {
    const logos = operator.storage.from('camp-logos');
    const { error } = await logos.upload('1-camp.png', new Blob([png], { type: 'image/png' }), {
      contentType: 'image/png',
    });
    expect(error).toBeNull();
    expect(
      (await logos.upload('1-camp.png', new Blob([png], { type: 'image/png' }))).error?.message,
    ).toMatch(/exists/i);
    const response = await fetch(`${server.url}/camp-logos/1-camp.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // A picture that is a program runs nowhere.
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/camp-logos/1-camp.png`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const { data } = visitor.storage.from('camp-logos').getPublicUrl('1-camp.png');
    expect((await fetch(data.publicUrl)).status).toBe(200);
    expect((await visitor.storage.from('camp-logos').list()).data ?? []).toEqual([]);
  });

  test('a visitor cannot upload or remove one', async () => {
    const logos = visitor.storage.from('camp-logos');
    expect(
      (await logos.upload('2-mine.png', new Blob([png], { type: 'image/png' }))).error,
    ).not.toBeNull();
    await logos.remove(['1-camp.png']);
    expect((await fetch(`${server.url}/camp-logos/1-camp.png`)).status).toBe(200);
  });

  test('a page disguised as a picture is refused, and so is a file that is too large', async () => {
    const logos = operator.storage.from('camp-logos');
    const page = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
    expect(
      (await logos.upload('3-lie.png', page, { contentType: 'image/png' })).error,
    ).not.toBeNull();
    const named = await logos.upload('3-lie.webp', new Blob([png], { type: 'image/png' }));
    expect(named.error).toMatchObject({ statusCode: '415' });
    const { error } = await logos.upload('4-large.png', ofSize(5_242_881));
    expect(error).toMatchObject({ statusCode: '413' });
    expect((await logos.upload('5-whole.png', ofSize(5_242_880))).error).toBeNull();
  });

  test('a missing logo, or a path out of the bucket, is a plain 404', async () => {
    expect((await fetch(`${server.url}/camp-logos/none.png`)).status).toBe(404);
    expect((await fetch(`${server.url}/camp-logos/..%2F..%2Fkeys.json`)).status).toBe(404);
  });
});

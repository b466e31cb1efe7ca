import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchPolitely } from '../../supabase/functions/read-sources/fetch/fetchPolitely.ts';
import { decodeText } from '../../supabase/functions/read-sources/fetch/readBody.ts';
import { isPublicAddress } from '../../supabase/functions/read-sources/fetch/publicAddress.ts';
import { problemOf } from '../../supabase/functions/read-sources/problems.ts';
import { nodeWeb, pinnedSend } from '#local/sources/nodeWeb.ts';
import { aSourceSite, type SiteAnswer } from '#tests/fixtures/sources/aSourceSite.ts';

const never = new AbortController().signal;
let stop = async (): Promise<void> => {};
afterEach(() => stop());

async function aSite(answer: SiteAnswer) {
  const site = await aSourceSite(answer);
  stop = () => site.stop();
  const get = (url: string, more: { etag?: string; lastModified?: string } = {}) =>
    fetchPolitely(site.web, { url, ...more }, never).then(
      (page) => page?.text ?? 'same',
      (error: unknown) => problemOf(error).code,
    );
  return { ...site, get };
}
const robots =
  (rules: string | number): SiteAnswer =>
  (_, { pathname }) =>
    pathname !== '/robots.txt'
      ? new Response('page')
      : typeof rules === 'number'
        ? new Response('', { status: rules })
        : new Response(rules);

describe('a reader of sources', () => {
  test('asks a host once in 10 seconds, over all sources, and robots.txt is one of the requests', async () => {
    const { get, asked } = await aSite(robots('User-agent: *\nAllow: /'));
    for (const path of ['a', 'b', 'c']) await get(`http://one.example/${path}`);
    await get('http://two.example/a');
    const times = asked
      .filter(({ host }) => host === 'one.example')
      .map(({ at }) => at - (asked[0]?.at ?? 0));
    expect(times).toEqual([0, 10_000, 20_000, 30_000]);
    // Another host waits for its own robots.txt only.
    expect(
      asked.filter(({ host }) => host === 'two.example').map(({ at }) => at - (asked[0]?.at ?? 0)),
    ).toEqual([30_000, 40_000]);
  });

  test('waits as long as a robots.txt asks', async () => {
    const { get, time } = await aSite(robots('User-agent: CamplyBot\nCrawl-delay: 45'));
    await get('http://slow.example/a');
    await get('http://slow.example/b');
    expect(time.waits).toEqual([10_000, 45_000]);
  });

  test('says who it is', async () => {
    const { get, asked } = await aSite(robots(404));
    await get('http://one.example/a');
    expect(asked.map(({ headers }) => headers.get('user-agent'))).toEqual(
      Array(2).fill('CamplyBot/1 (+https://camply.example/contact; camps@camply.example)'),
    );
  });

  test.each([
    ['User-agent: *\nDisallow: /camps', 'robots'],
    ['User-agent: camplybot\nDisallow: /\n\nUser-agent: *\nAllow: /', 'robots'],
    ['User-agent: OtherBot\nDisallow: /', 'page'],
    ['User-agent: *\nDisallow: /camps\nAllow: /camps/feed', 'page'],
    ['User-agent: *\nDisallow: /*.ics$', 'page'],
    ['<html>no robots</html>', 'page'],
    [404, 'page'],
    [403, 'page'],
    [429, 'robots-unavailable'],
    [500, 'robots-unavailable'],
    [503, 'robots-unavailable'],
  ])('obeys a robots.txt of %j', async (rules, outcome) => {
    const { get, asked } = await aSite(robots(rules));
    expect(await get('http://one.example/camps/feed')).toBe(outcome);
    expect(asked).toHaveLength(outcome === 'page' ? 2 : 1);
  });

  test('keeps a robots.txt for a day', async () => {
    const { get, asked, time } = await aSite(robots('User-agent: *\nAllow: /'));
    const count = () => asked.filter(({ path }) => path === '/robots.txt').length;
    await get('http://one.example/a');
    time.pass(23 * 3_600_000);
    await get('http://one.example/a');
    expect(count()).toBe(1);
    time.pass(2 * 3_600_000);
    await get('http://one.example/a');
    expect(count()).toBe(2);
  });

  test('obeys the robots.txt of the host it is sent to', async () => {
    const { get, asked } = await aSite((_, { host, pathname }) => {
      if (pathname === '/robots.txt')
        return new Response(host === 'closed.example' ? 'User-agent: *\nDisallow: /' : '');
      return new Response(null, { status: 301, headers: { location: 'http://closed.example/' } });
    });
    expect(await get('http://open.example/')).toBe('robots');
    expect(asked.at(-1)).toMatchObject({ host: 'closed.example', path: '/robots.txt' });
  });

  test('asks for what has changed only', async () => {
    const { get, asked } = await aSite((request, { pathname }) =>
      pathname === '/robots.txt'
        ? new Response('', { status: 404 })
        : new Response(null, {
            status:
              request.headers.get('if-none-match') === '"v1"' ||
              request.headers.has('if-modified-since')
                ? 304
                : 200,
          }),
    );
    expect(await get('http://one.example/a', { etag: '"v1"' })).toBe('same');
    expect(
      await get('http://one.example/a', { lastModified: 'Mon, 01 Feb 2027 00:00:00 GMT' }),
    ).toBe('same');
    expect(asked.at(-1)?.headers.get('if-none-match')).toBeNull();
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['127.0.0.53', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:93.184.216.34', true],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['ff02::1', false],
  ['not an address', false],
])('%s is of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['text/csv; charset=windows-1252', Buffer.from('José', 'latin1'), 'José'],
  ['text/csv; charset=utf-8', Buffer.from('José'), 'José'],
  // Declared wrong, and certain all the same.
  ['text/csv; charset=iso-8859-1', Buffer.from('José'), 'José'],
  [
    'text/html',
    Buffer.from(
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">José',
      'latin1',
    ),
    /José$/,
  ],
  ['text/csv', Buffer.from('\uFEFFJosé', 'utf16le'), 'José'],
  ['text/csv; charset=utf-16le', Buffer.from('José', 'utf16le'), 'José'],
  ['text/csv', Buffer.from('\uFEFFJosé'), 'José'],
])('reads letters of %s', (type, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes), type)).toMatch(text);
});

test('connects to the address that was checked, whatever the name says by then', async () => {
  const server = createServer(({ headers }, response) => response.end(`for ${headers.host}`));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  // No resolver knows this name.
  const url = new URL(`http://rebound.invalid:${port}/`);
  const response = await pinnedSend(url, '127.0.0.1', {
    method: 'GET',
    headers: {},
    signal: never,
  });
  const chunk = await response.body?.getReader().read();
  expect(new TextDecoder().decode(chunk?.value)).toBe(`for rebound.invalid:${port}`);
  server.close();
});

test('reads nothing unless it can say who asks', () => {
  expect(() => nodeWeb({})).toThrow('Sites that are read can’t tell who reads them.');
  expect(
    nodeWeb({
      SOURCES_CONTACT_URL: 'https://camply.example/contact',
      SOURCES_CONTACT_MAIL: 'camps@camply.example',
    }).userAgent,
  ).toBe('CamplyBot/1 (+https://camply.example/contact; camps@camply.example)');
});

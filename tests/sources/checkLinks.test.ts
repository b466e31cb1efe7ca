import { afterEach, expect, test } from 'vitest';
import { checkLink, checkLinks } from '../../supabase/functions/read-sources/checkLinks.ts';
import type { SourceQueue } from '../../supabase/functions/read-sources/SourceQueue.ts';
import { aSourceSite, type SiteAnswer } from '#tests/fixtures/sources/aSourceSite.ts';

const { signal } = new AbortController();
let stop = async (): Promise<void> => {};
afterEach(() => stop());

async function aSite(answer: SiteAnswer, names?: Record<string, string[]>) {
  const site = await aSourceSite(
    (request, url) =>
      url.pathname === '/robots.txt' ? new Response('', { status: 404 }) : answer(request, url),
    names,
  );
  stop = () => site.stop();
  return site;
}
const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });
const to = (location: string, status: number) =>
  new Response(null, { status, headers: { location } });

const link = 'http://pond.example/camps/robots';
test.each<[string, SiteAnswer, string, string | null]>([
  ['that shows the camp', () => html('<title>Robot Camp</title>'), 'ok', null],
  [
    'of a server that knows no HEAD',
    ({ method }) =>
      method === 'HEAD' ? new Response(null, { status: 405 }) : html('<h1>Camp</h1>'),
    'ok',
    null,
  ],
  [
    'to a file',
    () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    'ok',
    null,
  ],
  ['that wants a sign-in', () => html('no', 403), 'ok', null],
  ['with 404', () => html('no', 404), 'dead', null],
  ['with 410', () => html('no', 410), 'dead', null],
  ['with 500', () => html('no', 500), 'unreachable', null],
  [
    'whose title says that it is gone',
    () => html('<title>Page Not Found | Pond</title>'),
    'soft404',
    null,
  ],
  [
    'whose heading says that it is gone',
    () => html('<title>Pond</title><h1>This camp is no longer available</h1>'),
    'soft404',
    null,
  ],
  [
    'whose text only speaks of what is gone',
    () => html('<title>Robot Camp</title><p>Last year’s page is no longer available.</p>'),
    'ok',
    null,
  ],
  [
    'that leads to the front page',
    (_, { pathname }) => (pathname === '/' ? html('<title>Pond</title>') : to('/', 302)),
    'soft404',
    null,
  ],
  [
    'that has moved for good',
    (_, { pathname }) =>
      pathname === '/new' ? html('<title>Robot Camp</title>') : to('/new', 301),
    'moved',
    'http://pond.example/new',
  ],
  [
    'that has moved to another host for good',
    (_, { host }) =>
      host === 'pond.example'
        ? to('http://lake.example/camps/robots', 308)
        : html('<title>Robot Camp</title>'),
    'moved',
    'http://lake.example/camps/robots',
  ],
  [
    'that is elsewhere for now',
    (_, { pathname }) =>
      pathname === '/now' ? html('<title>Robot Camp</title>') : to('/now', 302),
    'ok',
    null,
  ],
  [
    'that only gains www and a slash',
    (_, { host }) =>
      host === 'pond.example'
        ? to('http://www.pond.example/camps/robots/', 301)
        : html('<title>Robot Camp</title>'),
    'ok',
    null,
  ],
  ['that leads inward', () => to('http://169.254.169.254/', 302), 'unreachable', null],
])('a link %s', async (_, answer, outcome, url) => {
  const { web } = await aSite(answer);
  expect(await checkLink(web, link, signal)).toEqual({ outcome, url });
});

test('a link to a name that is gone is dead', async () => {
  const { web } = await aSite(() => html(''), { 'pond.example': [] });
  expect(await checkLink(web, link, signal)).toEqual({ outcome: 'dead', url: null });
});

const refuse = () => Promise.reject(new Error('not asked'));

test('camps of one link are checked by one visit, each recorded by itself', async () => {
  const site = await aSite(() => html('no', 404));
  const recorded: string[] = [];
  const queue: SourceQueue = {
    claim: refuse,
    put: refuse,
    seasons: refuse,
    links: () => Promise.resolve(['a', 'b'].map((camp_id) => ({ camp_id, url: link }))),
    linkChecked: (camp, outcome) => Promise.resolve(void recorded.push(`${camp} ${outcome}`)),
  };
  expect(await checkLinks(queue, site.web, { until: Infinity, most: 10, signal })).toBe(2);
  expect(recorded).toEqual(['a dead', 'b dead']);
  // robots.txt, HEAD and GET.
  expect(site.asked).toHaveLength(3);
});

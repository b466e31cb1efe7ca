import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readCsv } from '#local/camps/csv/readCsv.ts';
import { kindsIn } from './structuredData.ts';

const dist = process.env.CAMPLY_DIST ?? 'dist';
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const htmlOf = (page: string) => read(path.join(page, 'index.html'));

const listed = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
  ([, page = '']) => page,
);

const isCamp = (page: string) => page.startsWith('/camps/');
const camps = listed.filter(isCamp);
/** Camps' pages differ in their data only: three of them are read like every other page, all of them below. */
const readClosely = [
  ...listed.filter((page) => !isCamp(page)),
  '/camps/bright-side-theatre-fall-2025',
  ...camps.filter((_, at) => at % 100 === 50),
];

/** The page as a reader without scripts has it. */
const documentOf = (page: string) => new JSDOM(htmlOf(page)).window.document;

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
  '';

const expected: Record<string, string[]> = {
  '/': ['Organization', 'WebSite', 'LocalBusiness', 'FAQPage'],
  '/faq': ['Organization', 'WebSite', 'FAQPage', 'BreadcrumbList'],
};

function kindsOf(page: string): string[] {
  const known = expected[page];
  if (known !== undefined) return known;
  if (page.startsWith('/blog/'))
    return ['Organization', 'WebSite', 'BlogPosting', 'BreadcrumbList'];
  if (isCamp(page)) return ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'];
  const kind = page.startsWith('/browse') ? 'CollectionPage' : 'WebPage';
  return ['Organization', 'WebSite', kind, 'BreadcrumbList'];
}

it('sitemap lists every page once, with its last change', () => {
  expect(listed).toContain('/browse/fall-break');
  expect(listed.filter((page) => page.startsWith('/blog/'))).toHaveLength(7);
  expect(new Set(listed).size).toBe(listed.length);
  const days = [...read('sitemap.xml').matchAll(/<lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g)];
  expect(days).toHaveLength(listed.length);
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m);
});

it('rows that no list may show have no page and stand in no sitemap', () => {
  const [header, ...rows] = readCsv(readFileSync('supabase/seed/winter-2025.csv', 'utf8'));
  const unlisted = rows.flatMap(({ cells }) => {
    const cell = (name: string) => cells[header?.cells.indexOf(name) ?? -1];
    const isListed = cell('camp_dates') && (cell('listing') !== 'basic' || cell('website_url'));
    return isListed ? [] : [`/camps/${cell('id')}`];
  });
  expect(unlisted).toHaveLength(9);
  expect(unlisted.filter((page) => listed.includes(page))).toEqual([]);
  expect(unlisted.filter((page) => existsSync(path.join(dist, page)))).toEqual([]);
});

for (const page of readClosely) {
  it(`${page} has complete metadata and structured data`, () => {
    const html = documentOf(page);
    expect(html.title.length).toBeGreaterThan(10);
    expect(html.querySelectorAll('link[rel="manifest"]'), 'one web manifest').toHaveLength(1);
    expect(meta(html, 'description').length).toBeGreaterThan(50);
    expect(meta(html, 'keywords')).not.toBe('');
    const canonical = html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(page);
    expect(meta(html, 'og:url')).toBe(canonical);
    expect(meta(html, 'og:title')).toBe(html.title);
    expect(meta(html, 'twitter:title')).toBe(html.title);
    expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'og:image:alt')).not.toBe('');
    const picture = path.join(dist, new URL(meta(html, 'og:image')).pathname);
    expect(statSync(picture).size).toBeLessThan(150_000);
    const kinds = kindsIn(htmlOf(page)).filter((kind) => kind !== 'ChildrensEvent');
    expect(kinds).toEqual(kindsOf(page));
  });

  it(`${page} is readable without JavaScript`, () => {
    const main = documentOf(page).querySelector('main');
    expect(main?.querySelectorAll('h1')).toHaveLength(1);
    const words = (main?.textContent ?? '').split(/\s+/).filter(Boolean);
    expect(words.length).toBeGreaterThan(50);
    for (const picture of main?.querySelectorAll('img') ?? []) {
      expect(picture.hasAttribute('alt'), picture.outerHTML).toBe(true);
    }
  });
}

it('every camp page has a canonical URL, breadcrumbs and events', () => {
  expect(camps.length).toBeGreaterThan(150);
  const events = camps.map((page) => {
    const html = htmlOf(page);
    expect(html).toContain(`<link rel="canonical" href="https://camply.example${page}"`);
    const kinds = kindsIn(html);
    expect(kinds.slice(0, 4), page).toEqual(kindsOf(page));
    return kinds.slice(4);
  });
  expect(new Set(events.flat())).toEqual(new Set(['ChildrensEvent']));
  expect(events.filter((some) => some.length > 0).length).toBeGreaterThan(100);
});

it('every camp page has a picture of its own for shared links, 1200 x 630 pixels', async () => {
  for (const page of camps) {
    const html = htmlOf(page);
    const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
    expect(address).toBe(`https://camply.example${page}/poster.jpg`);
    expect(html).toContain(`<meta name="twitter:image" content="${address}"`);
    expect(statSync(path.join(dist, page, 'poster.jpg')).size, page).toBeLessThan(90_000);
  }
  const { format, width, height } = await sharp(path.join(dist, camps[0] ?? '', 'poster.jpg')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(read('sw.js')).not.toContain('poster.jpg');
});

it('titles and descriptions are unique', () => {
  for (const name of [/<title[^>]*>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const said = listed.map((page) => name.exec(htmlOf(page))?.[1]);
    expect(said).not.toContain(undefined);
    const twice = said.filter((words, at) => said.indexOf(words) !== at);
    expect(twice).toEqual([]);
  }
});

it.each(['/browse/fall-break', '/browse/winter-break', '/browse', '/browse-camps'])(
  '%s begins with six camps before any script runs',
  (page) => {
    const cards = documentOf(page).querySelectorAll('li > div > article');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(card.querySelector('h3 a')?.getAttribute('href')).toMatch(/^\/camps\/./);
    }
  },
);

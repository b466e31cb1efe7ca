import { beforeAll, describe, expect, test } from 'vitest';
import { directoryFrom } from '../../src/build/pages/campDirectory.ts';
import { seasonPage, type SeasonPage } from '../../src/build/pages/seasonPage.ts';
import { readHead } from '../../src/build/pages/readHead.ts';
import { pagePaths, renderPage } from '../../src/app/entryServer.tsx';
import { readSite } from '../../src/base/site.ts';
import { addSampleSeasons } from '../../supabase/local/samples/addSampleSeasons.ts';
import { sampleSeasons } from '../../supabase/local/samples/sampleSeasons.ts';
import { databaseRemote } from '../fakes/databaseRemote.ts';
import { seededDatabase } from '../../supabase/local/database/seededDatabase.ts';
import { turnOf } from '../e2e/support/breadth.ts';
import { twelveDays } from './twelveDays.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { campPath } from '#camps/rules/camp/campPath.ts';
import { isOver } from '#camps/rules/camp/isOver.ts';
import { isNotOpenYet } from '#camps/rules/season/isNotOpenYet.ts';
import { campSeasonDay } from '#camps/rules/camp/knownCamp.ts';

const site = readSite({});
const lists = {
  fall: '/browse/fall-break',
  winter: '/browse/winter-break',
  spring: '/browse/spring-break',
  summer: '/browse/summer-break',
} as const;

const textOf = (html: string) =>
  html
    .replaceAll(/<(svg|script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<br[^>]*>|<\/(?:p|h\d|li|a|button|dd|dt)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ');

let everything: Directory;
// One database for all days: making one takes seconds.
beforeAll(async () => {
  const database = await seededDatabase('2025-08-15');
  for (const day of ['2027-08-01', '2028-08-31']) await addSampleSeasons(database, day);
  const remote = databaseRemote(database);
  const { signal } = new AbortController();
  everything = await directoryFrom((cursor) => remote.changes(cursor, 1000, signal));
  await database.close();
});

/** The directory of a backend that starts for the first time on this day. */
function directoryOn(day: string): Directory {
  const ids = new Set([
    'summer-2025',
    'fall-2025',
    'winter-2025',
    'spring-2026',
    ...sampleSeasons(day).map(({ season }) => season.id),
  ]);
  return {
    ...everything,
    seasons: everything.seasons.filter(({ id }) => ids.has(id)),
    camps: everything.camps.filter(({ seasonId }) => ids.has(seasonId)),
  };
}

describe.each(turnOf(twelveDays))('%s', (day, expected) => {
  let directory: Directory;
  const pageAt = (path: string) => seasonPage(renderPage, site, directory, path, day);
  beforeAll(() => {
    directory = directoryOn(day);
  });

  test.each(Object.entries(lists))(
    'the list of %s and its head are about the same season',
    async (name, path) => {
      const { head, body } = await pageAt(path);
      const said: string = Reflect.get(expected, name) || 'See what’s coming';
      const [years = '2026'] = /20\d\d(?:–\d\d)?/.exec(said) ?? [];
      const text = textOf(body);
      expect(text).toContain(said);
      expect(text.includes('Registration Open') || text.includes('See Openings')).toBe(
        /Open/.test(said),
      );
      const { title, description } = readHead(head);
      expect([title, description]).toEqual([
        expect.stringContaining(years),
        expect.stringContaining(years),
      ]);
      expect(description).not.toContain('is over');
      expect(head).toContain(`"name":"${title.replace(' · Camply', '')}"`);
    },
  );

  test('what is listed first runs, or comes', async () => {
    for (const path of Object.values(lists)) {
      const { body } = await pageAt(path);
      const years = [...body.matchAll(/href="\/camps\/[^"]*-(\d{4})"/g)].map(([, year]) => year);
      const { seasons } = (await pageAt(path)).served;
      const own = seasons.find((season) => path === lists[season.break]);
      expect(new Set([...years, String(own?.year)])).toEqual(new Set([String(own?.year)]));
    }
  });

  test('the other pages speak of the same year', async () => {
    const all = readHead((await pageAt('/browse')).head);
    expect(all.title).toContain(expected.year);
    const openings = await pageAt('/browse-camps');
    expect(textOf(openings.body)).toContain(expected.summer);
    expect(readHead(openings.head).title).toContain(/20\d\d/.exec(expected.summer)?.[0]);
    const spring = await pageAt('/parents/spring-break');
    const isOpen = expected.spring.endsWith('Open');
    const springYear = /20\d\d/.exec(expected.spring)?.[0] ?? '2026';
    expect(textOf(spring.body)).toContain(
      isOpen ? `Spring Break ${springYear} is here` : 'Spring Break: Coming Soon',
    );
    expect(textOf(spring.body)).toContain(`March and April ${springYear}`);
    // Camps that are listed are not hidden by an announcement.
    expect(textOf(spring.body).includes('See early dates')).toBe(/Early/.test(expected.spring));
    expect(readHead(spring.head).title).toContain(springYear);
  });

  test('camps that are over say so on their page, in the head, the structured data and the sitemap', async () => {
    // One camp of each season that is over on the day, and one that is not.
    const wanted = new Map<string, Camp>();
    for (const camp of directory.camps) {
      wanted.set(`${camp.seasonId} ${overAt(directory, camp, day)}`, camp);
    }
    expect(wanted.size).toBeGreaterThanOrEqual(6);
    const found: object[] = [];
    const agreed: object[] = [];
    for (const camp of wanted.values()) {
      const { body, head, isInSitemap } = await pageAt(campPath(camp.id));
      const text = textOf(body);
      const over = overAt(directory, camp, day);
      const { id } = camp;
      found.push({
        id,
        page: text.includes('This camp is over.'),
        register: text.includes('Register Now'),
        head: readHead(head).description.startsWith('This camp is over. '),
        offers: over && head.includes('"offers"'),
        isInSitemap,
      });
      agreed.push({
        id,
        page: over,
        register: !over && !isNotOpenYet(camp, startOf(directory, camp, day)),
        head: over,
        offers: false,
        isInSitemap: !over,
      });
    }
    expect(found).toEqual(agreed);
  });

  test('a page of yesterday’s build hydrates with its own day and is the same as today’s', async () => {
    for (const path of ['/', lists.fall, '/parents/spring-break']) {
      const page = await pageAt(path);
      const servedAgain = await renderPage(path, directory, page.served);
      expect(servedAgain.body).toBe(page.body);
      expect(page.served.day?.localeCompare(day)).toBeLessThanOrEqual(0);
    }
  });
});

const startOf = ({ seasons }: Directory, camp: Camp, day: string) =>
  campSeasonDay({ camp, season: seasons.find(({ id }) => id === camp.seasonId) ?? null }, day);

const overAt = (directory: Directory, camp: Camp, day: string) =>
  isOver(camp, startOf(directory, camp, day));

test('every page, on a day when two seasons are over: none calls them open', async () => {
  const day = '2026-11-22';
  const directory = directoryOn(day);
  const pages: [string, SeasonPage][] = [];
  for (const path of pagePaths(directory)) {
    if (path.startsWith('/camps/') || path.startsWith('/blog/')) continue;
    pages.push([path, await seasonPage(renderPage, site, directory, path, day)]);
  }
  expect(pages.length).toBeGreaterThan(20);
  const stale = pages.filter(([, { head, body }]) => {
    const said = textOf(body) + readHead(head).title + readHead(head).description;
    return /2025[^.]*\bopen\b|\bopen\b[^.]*2025|(?:Fall Break|Summer) 2026/i.test(said);
  });
  expect(stale.map(([path]) => path)).toEqual([]);
});

test.each(['Asia/Tokyo', 'Pacific/Honolulu'])(
  'the machine’s clock in %s changes nothing',
  async (zone) => {
    const day = '2025-10-31';
    const directory = directoryOn(day);
    const bodies = async () => {
      const pages = await Promise.all(
        Object.values(lists).map((path) => seasonPage(renderPage, site, directory, path, day)),
      );
      return pages.map(({ body, head }) => head + body);
    };
    const here = await bodies();
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(await bodies()).toEqual(here);
    } finally {
      process.env.TZ = before;
    }
  },
);

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import type { SeasonStart } from './CampFacts.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { FeaturedCard } from './FeaturedCard.tsx';

const nothing = () => undefined;
const fall: SeasonStart = { year: 2025, fromMonth: 9, isPast: false, day: '2025-07-01' };

/** The markup of a card in a list. */
async function markup(fields: Partial<Camp>, season = fall): Promise<string> {
  const card = (
    <FeaturedCard
      camp={aCamp({ listing: 'featured', ...fields })}
      activities={['Art', 'Chess']}
      season={season}
      index={0}
      isCompact={false}
      isFar={false}
      isCloseMatch={false}
      miles={3}
      favorite={false}
      scheduled={false}
      onFavorite={nothing}
      onSchedule={nothing}
      onRegister={nothing}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card, notFoundComponent: () => card }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('a card does not repeat that it is featured; where breaks are mixed it has the patch of its season', async () => {
  const alone = await markup({});
  expect(alone).not.toContain('Featured');
  expect(alone).not.toContain('#s-');
  const mixed = await markup({}, { ...fall, breakName: 'fall' });
  expect(mixed).toContain('#s-fall');
  expect(textOf(mixed)).toContain('fall break');
  expect(textOf(await markup({}, { ...fall, isPast: true }))).toContain('Over');
});

test('where breaks are mixed, few spots are said in two words: more ran under the plate', async () => {
  const few = { seats: 'few', seatsSaidOn: '2025-06-30' } as const;
  expect(textOf(await markup(few))).toContain('A few spots left as of Jun 30');
  expect(textOf(await markup(few, { ...fall, breakName: 'fall' }))).toContain(
    'Few left as of Jun 30',
  );
});

test('the town stands for the address, which its link and its tooltip hold', async () => {
  const where = {
    streetAddress: '88 Milton Ave',
    city: 'Alpharetta',
    state: 'GA',
    zipCode: '30009',
  };
  const html = await markup(where);
  const line = '88 Milton Ave, Alpharetta, GA 30009';
  expect(html).toContain(`title="${line}"><span>Alpharetta<`);
  expect(textOf(html)).toContain(`Alpharetta : ${line}, opens a map in a new tab`);
  expect(textOf(html)).toContain('about 3 miles away');
  const unknown = { streetAddress: null, city: null, state: null, zipCode: null };
  const nowhere = { ...unknown, latitude: null, longitude: null };
  expect(textOf(await markup(nowhere))).toContain('Location TBD');
});

test('hours are read alike on every card, and a camp without hours says whom to ask', async () => {
  expect(textOf(await markup({ hours: '9am-3pm' }))).toMatch(/9:00.am.–.3:00.pm/);
  expect(textOf(await markup({ hours: null }))).toContain('Ask the camp');
});

test('without a logo the plate shows the patch of the first activity, and the name stands once, as text', async () => {
  const html = await markup({
    providerName: 'Knight School',
    theme: 'Chess, Art',
    logoPath: null,
    imageUrl: null,
  });
  expect(html).toContain('#p-Chess');
  expect(html.indexOf('#p-Chess')).toBeLessThan(html.indexOf('Knight School'));
  expect(html.match(/>Knight School</g)).toHaveLength(1);
  expect(html).not.toContain('<img');
});

test('before its sign-up begins a camp is visited, and nothing on its card is coral', async () => {
  const early = { ...fall, dates: calendarSeason('fall', 2026) };
  const html = await markup({ websiteUrl: 'https://camp.example/' }, early);
  expect(textOf(html)).toContain('Sign-up not open yet');
  expect(html).not.toContain('Register Now');
  expect(html).toContain('Visit site');
  const mixed = textOf(await markup({}, { ...early, breakName: 'fall' }));
  expect(mixed).toContain('Not open yet');
  const opened = await markup({ registrationOpensOn: '2025-06-30' }, early);
  expect(textOf(opened)).not.toContain('Sign-up not open yet');
  expect(opened).toContain('Register Now');
});

test('registration opens in a new tab, and is disabled without a website', async () => {
  const link = /<a[^>]*>(?:(?!<\/a>).)*Register Now/s;
  const open = await markup({ websiteUrl: 'https://camp.example/' });
  expect(link.exec(open)?.[0]).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/);
  const closed = await markup({ websiteUrl: null });
  expect(closed).not.toMatch(/<a[^>]*>(?:(?!<\/a>).)*Register Now/s);
  expect(closed).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Register Now/s);
});

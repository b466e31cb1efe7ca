import { expect, test } from 'vitest';
import { allBreaksCopy } from './all.ts';
import type { SeasonState } from '#camps/rules/season/phase.ts';
import { fallBreak } from './fall.ts';
import { openings, summerOpeningsCopy } from './openings.ts';
import { springBreak } from './spring.ts';
import { summerBreak } from './summer.ts';
import { winterBreak } from './winter.ts';

const pages = [fallBreak, winterBreak, springBreak, summerBreak, allBreaksCopy, openings];

test('each page has an address of its own', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/browse/fall-break',
    '/browse/winter-break',
    '/browse/spring-break',
    '/browse/summer-break',
    '/browse',
    '/browse-camps',
  ]);
});

test('names a break as the menu does in every heading', () => {
  const headings = pages.flatMap(({ label, hero, featured, basic, comingSoon }) => [
    label,
    ...hero.title,
    featured.heading,
    basic.heading,
    comingSoon?.heading ?? '',
  ]);
  expect(headings).toContain('Fall Break camps');
  expect(
    headings.filter((heading) => /(?:fall|winter|spring|summer) break/i.test(heading)),
  ).toEqual(headings.filter((heading) => /(?:Fall|Winter|Spring|Summer) Break/.test(heading)));
});

test('the fixed texts are as agreed, word for word', () => {
  expect(fallBreak.hero.register('2025', 'open').join(' ')).toBe(
    'Fall Break 2025 Registration Open',
  );
  expect(winterBreak.featured.heading).toBe('Featured Winter Break Camps');
  expect(winterBreak.basic.heading).toBe('Additional Winter Break Camp Options');
  for (const { basic } of [fallBreak, winterBreak]) {
    expect(basic.empty).toBe('No additional camps available at this time.');
  }
  expect(fallBreak.featured.empty).toBe('No featured camps available at this time.');
  expect(summerOpeningsCopy).toMatchObject({
    loading: 'Loading camps...',
    none: { title: 'No camps found', text: 'No camps match your criteria' },
    failed: { title: 'Error loading camps', action: 'Try Again' },
    missing: {
      heading: 'Don’t see your camp here?',
      note: 'Send us a note and we’ll add it',
      to: '/contact',
    },
    filters: { reset: 'Reset All Filters' },
  });
});

test('skeleton rows while loading, and the months for search engines', () => {
  expect([fallBreak.basic.skeletons, winterBreak.basic.skeletons]).toEqual([8, 6]);
  expect([summerBreak, fallBreak, winterBreak, springBreak].map(({ head }) => head.months)).toEqual(
    ['June–August', 'September–October', 'December–January', 'March–April'],
  );
});

test.each([fallBreak, winterBreak, springBreak])(
  '$label: only an open season is called open',
  ({ hero }) => {
    const line = (phase: SeasonState) => hero.register('2027', phase).join(' ');
    for (const phase of ['open', 'running'] as const) expect(line(phase)).toContain('Open');
    for (const phase of ['upcoming', 'past', 'undated'] as const)
      expect(line(phase)).not.toContain('Open');
    expect(line('past')).toContain('2027');
  },
);

test('only spring leads on to what is coming', () => {
  expect(pages.filter(({ comingSoon }) => comingSoon)).toEqual([springBreak]);
  expect(springBreak.comingSoon?.to).toBe('/parents/spring-break');
  expect(springBreak.comingSoon?.text('2026')).toContain('March and April 2026');
});

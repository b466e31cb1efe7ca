import { expect, test } from 'vitest';
import { allBreaksCopy } from './all.ts';
import { fallBreak } from './fall.ts';
import { openings, openingsCopy } from './openings.ts';
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

test('the fixed texts are as agreed, word for word', () => {
  expect(fallBreak.hero.register(2025).join(' ')).toBe('Fall Break 2025 Registration Open');
  expect(winterBreak.featured.heading).toBe('Featured Winter Break Camps');
  expect(winterBreak.basic.heading).toBe('Additional Winter Break Camp Options');
  for (const { basic } of [fallBreak, winterBreak]) {
    expect(basic.empty).toBe('No additional camps available at this time.');
  }
  expect(fallBreak.featured.empty).toBe('No featured camps available at this time.');
  expect(openingsCopy).toMatchObject({
    loading: 'Loading camps...',
    none: { title: 'No camps found', text: 'No camps match your criteria' },
    failed: { title: 'Error loading camps', action: 'Try Again' },
    missing: {
      heading: "Don't see your camp here?",
      note: "Send us a note and we'll add it",
      to: '/contact',
    },
    filters: { reset: 'Reset All Filters' },
  });
});

test('skeleton rows while loading, and the months for search engines', () => {
  expect([fallBreak.basic.skeletons, winterBreak.basic.skeletons]).toEqual([8, 6]);
  expect([summerBreak, fallBreak, winterBreak, springBreak].map(({ head }) => head.months)).toEqual(
    ['June-August', 'September-October', 'December-January', 'March-April'],
  );
});

test('a winter has two years', () => {
  expect(winterBreak.hero.register(2025)[0]).toBe('Winter 2025-26');
  expect(winterBreak.hero.register(2099)[0]).toBe('Winter 2099-00');
});

test('only an announced season leads on to what is coming', () => {
  const announced = pages.filter(({ preview }) => preview.state === 'coming_soon');
  expect(announced).toEqual([springBreak]);
  expect(springBreak.comingSoon?.to).toBe('/parents/spring-break');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from '#tests/contrast/color.ts';
import { dayColors, mix, posterShades } from './posterColors.ts';
import { pageLands } from './pageLand.ts';

const styles = readFileSync('src/camps/screens/camp/head/CampHead.module.css', 'utf8');

test('the committed file is what the posters draw', () => {
  expect(readFileSync('public/pictures/lands.svg', 'utf8')).toBe(pageLands());
});

test('the page has each color that the lands ask for', () => {
  const asked = new Set(
    [...pageLands().matchAll(/var\(--(land-[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect(asked.size).toBeGreaterThan(15);
  const missing = [...asked].filter((name) => !styles.includes(`--${name}:`));
  expect(missing).toEqual([]);
});

const skyNight = ['#11273b', '#152e43', '#1a374b', '#214354', '#2c515e'];
const clothNight = { pine: '#2f6d56', teal: '#13726f', clay: '#b14c2d', dusk: '#476699' };

test.each(['pine', 'teal', 'clay', 'dusk'] as const)(
  'the name is readable on each ring of the sky of %s, by day and at night',
  (cloth) => {
    for (const sky of posterShades(cloth).sky) {
      expect(contrastRatio(dayColors.ink, sky)).toBeGreaterThanOrEqual(4.5);
    }
    for (const [at, sky] of skyNight.entries()) {
      const shown = mix(clothNight[cloth], sky, at === 4 ? 0.22 : 0.26);
      expect(contrastRatio('#f8eed8', shown)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

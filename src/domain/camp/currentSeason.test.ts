import { expect, test } from 'vitest';
import type { Season } from './season.ts';
import { currentSeason } from './currentSeason.ts';

const season = (id: string, state: Season['state']): Season => {
  const [name, year] = id.split('-');
  return {
    id,
    break: name === 'winter' ? 'winter' : 'fall',
    year: Number(year),
    label: id,
    startsOn: `${year}-09-01`,
    endsOn: `${year}-10-31`,
    state,
  };
};

test('the open season shows, although a later one is announced', () => {
  const seasons = [
    season('fall-2024', 'past'),
    season('fall-2026', 'coming_soon'),
    season('fall-2025', 'open'),
  ];
  expect(currentSeason(seasons, 'fall')?.id).toBe('fall-2025');
});

test('no season is open: the latest shows', () => {
  const seasons = [season('fall-2024', 'past'), season('fall-2025', 'past')];
  expect(currentSeason(seasons, 'fall')?.id).toBe('fall-2025');
});

test('only other breaks are known', () => {
  expect(currentSeason([season('winter-2025', 'open')], 'fall')).toBeNull();
});

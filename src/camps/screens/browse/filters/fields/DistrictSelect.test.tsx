import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFilters } from '#camps/rules/list/filters.ts';
import type { FilterControls } from '../FilterControls.ts';
import { DistrictSelect } from './DistrictSelect.tsx';

const shown = (activities: readonly string[] | null, breaks: FilterControls['context']['breaks']) =>
  renderToStaticMarkup(
    <DistrictSelect
      filters={noFilters}
      facets={{ activities, countWith: null }}
      context={{ breaks, days: null, campsByDay: null, today: '2026-08-01', zipProblem: null }}
      onChange={() => {}}
    />,
  );

test('a season without any school calendar says so instead of hiding the filter', () => {
  expect(shown(['Art'], [])).toContain('We don’t have this season’s school calendars yet');
});

test('a season with calendars asks whose break it is', () => {
  const one = {
    districtId: 'cobb',
    district: 'Cobb County',
    name: 'Labor Day',
    from: '2026-09-07',
    to: '2026-09-07',
    isConfirmed: false,
  };
  expect(shown(['Art'], [one])).toContain('Which school district?');
});

test('claims nothing while the calendars load', () => {
  expect(shown(null, [])).toBe('');
});

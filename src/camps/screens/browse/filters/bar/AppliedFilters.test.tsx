import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type FilterKey, type Filters, noFilters } from '#camps/rules/list/filters.ts';
import { breakable } from '#base/text/unbroken.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { filtersInBar } from './FilterBar.tsx';

/** The filters whose chip stands at every width; the bar of a wide screen shows the others. */
const alwaysShown = (filters: Partial<Filters>, inBar: readonly FilterKey[]) =>
  [
    ...renderToStaticMarkup(
      <AppliedFilters
        filters={{ ...noFilters, ...filters }}
        names={{ activities: [], priceReading: 'each' }}
        onDrop={() => undefined}
        onReset={() => undefined}
        inBar={inBar}
      />,
    ).matchAll(/<li data-in-bar="false">.*?Remove filter ([^"]*)"/g),
  ].map(([, label = '']) => breakable(label));

const filters = { start: '2025-10-06', end: '2025-10-10', activity: 'art', ages: '5-8' };

test('shows a chip for ages behind the button of a bar with dates', () => {
  expect(alwaysShown(filters, filtersInBar(false))).toEqual(['Ages 5-8']);
});

test('shows a chip for dates behind the button of a bar with sliders', () => {
  expect(alwaysShown(filters, filtersInBar(true))).toEqual(['Oct 6–10']);
});

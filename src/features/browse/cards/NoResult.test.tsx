import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFilters } from '#domain/list/filters.ts';
import NoResult from './NoResult.tsx';

const said = (shown: number) =>
  renderToStaticMarkup(
    <NoResult
      filters={{ ...noFilters, location: 'nowhere' }}
      names={{ activities: [] }}
      ways={[{ drop: ['location'], shown }]}
      onDrop={() => {}}
      onReset={() => {}}
    />,
  ).replaceAll(/<[^>]+>/g, '');

test('says how many camps come back, which with default ranges is not every camp', () => {
  expect(said(24)).toContain('Remove it and 24 camps are back.');
  expect(said(1)).toContain('Remove it and 1 camp is back.');
});

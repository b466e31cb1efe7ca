import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFilters } from '#camps/rules/list/filters.ts';
import { NoResult } from './NoResult.tsx';

const said = (shown: number, title?: string) =>
  renderToStaticMarkup(
    <NoResult
      {...(title && { title })}
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

test('offers the reset only where the title asks for it: the line above the list has one', () => {
  expect(said(24)).not.toContain('Reset All Filters');
  expect(said(24, 'No camps found')).toContain('Reset All Filters');
});

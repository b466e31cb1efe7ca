import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { GoodDay } from './GoodDay.tsx';

const shown = (fields: Parameters<typeof aCamp>[0]) =>
  renderToStaticMarkup(<GoodDay camp={aCamp(fields)} />);

test('shows no section without details', () => {
  expect(shown({})).toBe('');
  expect(shown({ goodDay: ' ', food: '' })).toBe('');
});

test('shows only given details under their names', () => {
  const html = shown({ goodDay: 'Canoes by nine.', food: 'Lunch from home <b>' });
  expect(html).toContain('What a good day looks like</h2><p>Canoes by nine.</p>');
  expect(html).toMatch(/>Food<\/dt><dd[^>]*>Lunch from home &lt;b&gt;<\/dd>/);
  expect(html).not.toContain('Accessibility');
  expect(html).not.toContain('Extended care');
});

test('adds a heading to details without a story', () => {
  expect(shown({ extendedCare: 'Until 5:30 pm' })).toContain('Good to know</h2><dl');
});

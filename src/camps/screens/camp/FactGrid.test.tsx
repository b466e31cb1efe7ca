import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakable } from '#base/text/unbroken.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { FactGrid } from './FactGrid.tsx';

const start = { year: 2025, fromMonth: 7, isPast: false, day: '2025-07-01' };
const weeks = 'Sep 8-12; Sep 22-26; Oct 6-10; Oct 20-24';

/** The text of the first fact. */
function datesOf(days: readonly string[]): string {
  const camp = aCamp({ days: null, datesText: weeks });
  const html = renderToStaticMarkup(<FactGrid camp={camp} start={start} days={days} />);
  const [, fact = ''] = /<dd>(.*?)<\/dd>/.exec(html) ?? [];
  return breakable(fact.replaceAll(/<[^>]*>/g, ' ')).trim();
}

test('counts the days of many sessions once', () => {
  const days = ['2025-09-08', '2025-09-22', '2025-10-06', '2025-10-20'];
  expect(datesOf(days)).toMatch(/^Sep 8–Oct 24\s+4 days$/);
  expect(datesOf([])).toBe('Sep 8–Oct 24 (20 days)');
});

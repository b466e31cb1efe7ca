import { expect, test } from 'vitest';
import { aboutCopy } from '#site/words/about.ts';
import { home } from '#site/words/home.ts';
import { partner } from '#site/words/partner.ts';
import { spring } from '#site/words/spring.ts';

const items = [
  ...aboutCopy.different.list,
  ...home.here.list,
  ...home.coming.list,
  ...partner.benefits.list,
  ...spring('2026', false, false).features.list,
];

test('uses the bell for alerts, alarms and reminders only', () => {
  const bells = items.filter(({ patch }) => patch === 'bell');
  expect(bells.map(({ title, text }) => `${title} ${text}`)).toEqual([
    expect.stringMatching(/alert|alarm|remind/i),
  ]);
  const patches: string[] = items.map(({ patch }) => patch);
  for (const bound of ['fire', 'summer', 'fall', 'winter', 'spring']) {
    expect(patches).not.toContain(bound);
  }
});

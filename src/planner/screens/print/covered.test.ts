import { describe, expect, test } from 'vitest';
import { fullyCoveredDays } from '#planner/rules/family/fullyCoveredDays.ts';
import { aChild, aPlan, leo, maya } from '#tests/fixtures/aPlan.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { readSprite } from '../../../build/posters/readSprite.ts';
import { coveredPicture } from './coveredPicture.ts';
import { coveredWeek } from './coveredWeek.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const booked = (id: string, fields: Parameters<typeof aPlanEntry>[0]) =>
  aPlanEntry({ id, wantId: id, status: 'confirmed', hours: { from: 480, to: 1080 }, ...fields });
const paint = aCamp({ id: 'paint', providerName: 'Paint Pond', theme: 'Art', days: null });
const chess = aCamp({ id: 'chess', providerName: 'Chess Creek', theme: 'Chess', days: null });
const snapshot = { ...aPlanEntry().snapshot, providerName: 'Grandma Rose', city: 'Decatur' };
const full = {
  camps: [paint, chess],
  entries: [
    booked('a', { childId: 'maya', campId: 'paint', days: days.slice(0, 3) }),
    booked('b', { childId: 'maya', campId: 'own-care-rose', days: days.slice(3), snapshot }),
    booked('c', { childId: 'leo', campId: 'chess', days: days.slice(0, 4) }),
  ],
  rows: [
    {
      kind: 'home',
      id: 'h',
      row: { id: 'h', childId: 'leo', day: '2025-10-10', isHome: true, who: 'Robin', span: null },
    },
  ],
} as const;

describe('a covered week', () => {
  test('is the shown break when nothing in it is left', () => {
    expect(fullyCoveredDays(aPlan(full).plan())).toEqual(days);
  });

  test('is none with an open day, a waitlist, or a child of an unknown calendar', () => {
    const [first, ...rest] = full.entries;
    const waits = [{ ...first, status: 'waitlisted' as const }, ...rest];
    const other = aChild({ id: 'ada', firstName: 'Ada', districtId: '' });
    expect(fullyCoveredDays(aPlan({ ...full, entries: rest }).plan())).toBe(null);
    expect(fullyCoveredDays(aPlan({ ...full, entries: waits }).plan())).toBe(null);
    expect(fullyCoveredDays(aPlan({ ...full, children: [maya, leo, other] }).plan())).toBe(null);
  });

  test('has an initial for each child, and a sign for each day', () => {
    expect(coveredWeek(aPlan(full).plan())).toEqual({
      dates: 'Oct 6–10',
      weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      rows: [
        { initial: 'M', color: maya.color, signs: ['p-Art', 'p-Art', 'p-Art', 'g-user', 'g-user'] },
        {
          initial: 'L',
          color: 'teal',
          signs: ['p-Chess', 'p-Chess', 'p-Chess', 'p-Chess', 'g-home'],
        },
      ],
    });
  });

  test('is drawn without the name of a child, an adult, a camp or a place', async () => {
    const week = coveredWeek(aPlan(full).plan());
    if (week === null) throw new Error('not covered');
    const svg = coveredPicture(week, await readSprite());
    expect(svg).toContain('>We’re covered</text>');
    expect(svg).toContain('>Oct 6–10</text>');
    expect(svg).not.toMatch(
      /Maya|Leo|Robin|Rose|Paint|Pond|Chess|Creek|Decatur|var\(|<use|undefined|NaN/,
    );
  });
});

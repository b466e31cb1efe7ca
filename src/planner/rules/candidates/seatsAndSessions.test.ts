import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import {
  aCareNeed,
  candidatesAmong,
  idsAmong,
  monday,
  tuesday,
  wednesday,
  whyNoneAmong,
} from '#tests/fixtures/careNeeds.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';

const TODAY = '2025-09-15';
const campOf = (id: string, fields: Partial<Camp> = {}) =>
  aCamp({ id, days: [wednesday], hours: '9am-4:30pm', price: '$80 a day', ...fields });
const said = (seats: Camp['seats'], seatsSaidOn: string) => ({ seats, seatsSaidOn });

const sessions = [
  aSession({ id: 'one', label: 'Paddling', days: [monday, tuesday], hours: '9am-4:30pm' }),
  aSession({ id: 'two', label: 'Art', days: [wednesday], hours: '9am-noon', price: '$30' }),
  aSession({ id: 'old', label: 'Teens', days: [wednesday], ageMin: 13, ageMax: 17 }),
];
const withSessions = campOf('pine', { days: null, sessions });

const taken = (key: string) => aCareNeed({ taken: new Map([[key, new Set([wednesday])]]) });

describe('seats and sessions', () => {
  test('never offer a camp that is full, and say why', () => {
    const full = campOf('full', said('full', '2025-09-08'));
    expect(idsAmong([full, campOf('other')])).toEqual(['other']);
    expect(whyNoneAmong([full], aCareNeed()).reasons).toEqual([{ objection: 'full', count: 1 }]);
    // Said 8 days ago: unknown.
    expect(idsAmong([campOf('stale', said('full', '2025-09-07'))])).toEqual(['stale']);
  });

  test('offer a waitlist after all that cover as much, also after dearer ones', () => {
    const camps = [
      campOf('waits', { ...said('waitlist', TODAY), price: '$20 a day' }),
      campOf('few', { ...said('few', TODAY), price: '$90 a day' }),
      campOf('open', said('open', TODAY)),
    ];
    expect(candidatesAmong(camps).map(({ camp: { id }, seats }) => [id, seats])).toEqual([
      ['open', 'open'],
      ['few', 'few'],
      ['waits', 'waitlist'],
    ]);
  });

  test('offer each session of a camp with its own days, hours, price and ages', () => {
    const offered = candidatesAmong([withSessions]);
    expect(
      offered.map(({ camp: { providerName }, days: own, does }) => [providerName, own, does]),
    ).toEqual([['Pine & Paddle · Art', [wednesday], 'helps']]);
    expect(offered[0]?.cost).toEqual({ low: 3000, high: 3000 });
    expect(idsAmong([withSessions], aCareNeed({ day: monday }))).toEqual(['pine']);
  });

  test('know which session of a camp is in the plan', () => {
    expect(idsAmong([withSessions], taken('pine one'))).toEqual(['pine']);
    expect(idsAmong([withSessions], taken('pine two'))).toEqual([]);
    // Planned as a whole.
    expect(idsAmong([withSessions], taken('pine'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aReviewItem, aSubmission } from '#tests/fixtures/aReviewItem.ts';
import { findDuplicates } from './findDuplicates.ts';

const DAY = '2026-09-15';
const item = aReviewItem();
const twin = (id: string, changes: object = {}) =>
  aCamp({
    id,
    seasonId: 'fall-2026',
    providerName: 'Moss and Marble',
    streetAddress: '12 Mill Street',
    zipCode: '30030',
    datesText: 'Oct 12-16',
    days: null,
    ...changes,
  });

const ids = (camps: ReturnType<typeof aCamp>[], own = item) =>
  findDuplicates(own, camps, [own], DAY).camps.map(({ camp }) => camp.id);

const found = (changes: object) =>
  findDuplicates(item, [twin('a', changes)], [item], DAY).camps.map(({ likeness }) => likeness);

describe('what a submission may repeat', () => {
  it('is a camp of the same break', () => {
    expect(ids([twin('a')])).toEqual(['a']);
  });

  it('is not what the provider offers in another break', () => {
    expect(ids([twin('a', { seasonId: 'summer-2026', days: ['2026-06-08'] })])).toEqual([]);
  });

  it('may be another week of its provider at the same street in that season', () => {
    const week = { datesText: 'Oct 19-23', days: ['2026-10-19', '2026-10-20'] };
    expect(found(week)).toMatchObject([{ street: true, days: 0 }]);
    expect(found({ ...week, streetAddress: '900 Elm St' })).toEqual([]);
    expect(found({ ...week, providerName: 'River Robots', websiteUrl: null })).toEqual([]);
    expect(found({ datesText: 'Dec 21-22', days: ['2026-12-21'] })).toEqual([]);
  });

  it('is not the camp that it became itself', () => {
    const camp = twin('a');
    const own = aReviewItem({ camps: [{ camp, updatedAt: '', isArchived: false }] });
    expect(ids([camp], own)).toEqual([]);
  });

  it('is another one that waits, not itself', () => {
    const other = aReviewItem({ id: 'other', fields: aSubmission({ price: null }) });
    const { waiting } = findDuplicates(item, [], [item, other], DAY);
    expect(waiting.map(({ camp }) => camp.item.id)).toEqual(['other']);
  });
});

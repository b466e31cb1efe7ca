import { describe, expect, it } from 'vitest';
import { aReviewItem, aSubmission } from '#tests/fixtures/aReviewItem.ts';
import { queueEntry } from './queueEntry.ts';

const entry = (changes: Parameters<typeof aReviewItem>[0], day = '2026-09-15') => {
  const item = aReviewItem(changes);
  return queueEntry(item, [], [item], day);
};

describe('one in the queue', () => {
  it.each([
    ['2026-09-14', '2 days left', 'calm'],
    ['2026-09-16', 'Due today', 'soon'],
    ['2026-09-17', '1 day late', 'late'],
  ])('on %s says %s', (day, clock, tone) => {
    expect(entry({}, day)).toMatchObject({ clock, tone });
  });

  it('counts from when it began to wait again', () => {
    const waitingSince = '2026-09-15T14:00:00Z';
    expect(entry({ kind: 'answer', waitingSince })).toMatchObject({
      clock: '3 days left',
      what: 'Fall Break, answer came in',
    });
  });

  it('names what to look at twice', () => {
    const fields = aSubmission({ datesText: 'Oct 12-16; Oct 32' });
    const doubts = ['The form took less than 5 seconds'];
    expect(entry({ fields, doubts, logo: 'awaited' }).flags).toEqual([
      'One date not read',
      'May be a robot',
      'Logo on its way',
    ]);
  });

  it('has no clock and no flags once it is answered', () => {
    const doubts = ['The form took less than 5 seconds'];
    expect(entry({ status: 'approved', doubts }, '2026-12-01')).toMatchObject({
      clock: 'Live',
      tone: 'calm',
      flags: [],
    });
  });

  it('names no break that nobody named', () => {
    const fields = aSubmission({ datesText: 'call us', seasonWish: null });
    expect(entry({ fields }).what).toBe('Break not clear, new');
  });
});

import { reviewCopy } from '#providers/words/review.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import { findDuplicates } from '#providers/rules/review/findDuplicates.ts';
import { readDates } from '#providers/rules/review/reading.ts';
import type { ReviewItem } from '#providers/rules/review/reviewItem.ts';
import { reviewClock, reviewDaysLeft } from '#providers/rules/submission/reviewDue.ts';
import { submittedDates } from '#providers/rules/submission/submittedDates.ts';

export type QueueEntry = {
  id: string;
  name: string;
  /** 'Due today', or for what is answered how it was. */
  clock: string;
  tone: 'late' | 'soon' | 'calm';
  /** 'Fall break, new' */
  what: string;
  /** Remarks that need a second look. */
  flags: string[];
};

const copy = reviewCopy.queue;

/** The entry of one submission in the queue. `camps`: the directory; `items`: the queue itself. */
export function queueEntry(
  item: ReviewItem,
  camps: readonly Camp[],
  items: readonly ReviewItem[],
  day: string,
): QueueEntry {
  const waitedFrom = atlantaDay(Date.parse(item.waitingSince));
  const left = reviewDaysLeft(waitedFrom, day);
  const isWaiting = item.status === 'pending';
  const tone = left < 0 ? 'late' : left === 0 ? 'soon' : 'calm';
  return {
    id: item.id,
    name: item.fields.providerName,
    clock: isWaiting ? reviewClock(waitedFrom, day) : copy.statuses[item.status],
    tone: isWaiting ? tone : 'calm',
    what: `${breakLabel(item, day)}, ${copy.kinds[item.kind]}`,
    flags: isWaiting ? flagsOf(item, camps, items, day) : [],
  };
}

function breakLabel({ fields }: ReviewItem, day: string): string {
  const { season, sessions } = submittedDates(fields.datesText, day, fields.seasonWish);
  const isKnown = fields.seasonWish !== null || sessions.length > 0;
  return isKnown ? reviewCopy.breaks[fields.seasonWish ?? season.break] : reviewCopy.noBreak;
}

function flagsOf(
  item: ReviewItem,
  camps: readonly Camp[],
  items: readonly ReviewItem[],
  day: string,
): string[] {
  const duplicates = findDuplicates(item, camps, items, day);
  const alike = duplicates.camps.length + duplicates.waiting.length;
  const { unread } = readDates(item.fields, day, null);
  return [
    alike > 0 ? copy.duplicates(alike) : '',
    unread.length > 0 ? copy.unread(unread.length) : '',
    item.doubts.length > 0 ? copy.doubtful : '',
    item.logo === 'awaited' ? copy.logoAwaited : '',
  ].filter((flag) => flag !== '');
}

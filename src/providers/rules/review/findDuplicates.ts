import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Submission } from '../submission/submission.ts';
import {
  type Listed,
  type PossibleDuplicate,
  possibleDuplicates,
} from '../duplicates/duplicates.ts';
import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { readDates } from './reading.ts';
import type { ReviewItem } from './reviewItem.ts';

type Waiting = Listed & { item: ReviewItem };

export type Duplicates = {
  camps: PossibleDuplicate<Camp>[];
  waiting: PossibleDuplicate<Waiting>[];
};

const listed = (fields: Submission, day: string): Listed => ({
  ...fields,
  days: sessionDays(readDates(fields, day, null).sessions),
});

/** What may be the same: camps of the directory (withDays) other than its own, and what waits beside it; other weeks of its provider, too. */
export function findDuplicates(
  item: ReviewItem,
  camps: readonly Camp[],
  items: readonly ReviewItem[],
  day: string,
): Duplicates {
  const sought = listed(item.fields, day);
  const own = new Set(item.camps.map(({ camp }) => camp.id));
  const others = items
    .filter(({ id }) => id !== item.id)
    .map((other): Waiting => ({ ...listed(other.fields, day), item: other }));
  return {
    camps: possibleDuplicates(
      sought,
      camps.filter(({ id }) => !own.has(id)),
      true,
    ),
    waiting: possibleDuplicates(sought, others, true),
  };
}

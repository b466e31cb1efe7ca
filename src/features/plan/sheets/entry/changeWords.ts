import { entryCopy } from '#content/plan/entry.ts';
import { dayWithWeekday, isCalendarDay } from '#domain/day/calendar.ts';
import { momentLabel } from '#domain/day/moment.ts';
import type { Change } from '#domain/plan/changes/changesSince.ts';
import { ageLabel } from '#domain/text/ageLabel.ts';
import { daysWords } from '../../pieces/dayWords.ts';

const copy = entryCopy.changes;

/** One difference in a sentence or two, in the provider's words: 'The price was $95, now $110.' */
export function changeWords(change: Change): string {
  switch (change.field) {
    case 'gone':
      return entryCopy.gone.title;
    case 'days':
      return daysChanged(change);
    case 'ages': {
      const [before, now] = [change.before, change.now].map(({ ageMin, ageMax }) =>
        ageLabel(ageMin, ageMax),
      );
      return copy.wasNow(copy.labels.ages, before ?? '', now ?? '');
    }
    case 'opens':
      return copy.wasNow(copy.labels.opens, openingWords(change.before), openingWords(change.now));
    default:
      return copy.wasNow(
        copy.labels[change.field],
        change.before ?? copy.nothing,
        change.now ?? copy.nothing,
      );
  }
}

function daysChanged({ lost, removed, added, isSaid }: Extract<Change, { field: 'days' }>): string {
  const others = removed.filter((day) => !lost.includes(day));
  const lostWords = lost.length === 1 ? copy.lostDays : copy.manyLostDays;
  return [
    lost.length > 0 ? lostWords(daysWords(lost)) : '',
    isSaid ? '' : copy.noDays,
    isSaid && others.length > 0 ? copy.removedDays(daysWords(others)) : '',
    added.length > 0 ? copy.addedDays(daysWords(added)) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function openingWords(opens: string | null): string {
  if (opens === null) return copy.nothing;
  if (isCalendarDay(opens)) return dayWithWeekday(opens);
  const moment = Date.parse(opens);
  return Number.isNaN(moment) ? opens : momentLabel(moment);
}

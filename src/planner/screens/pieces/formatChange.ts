import { changesCopy as copy } from '#planner/words/changes.ts';
import { atlantaClock } from '#base/day/atlantaClock.ts';
import { dayWithWeekday, isCalendarDay, shortDay } from '#base/day/calendar.ts';
import { openingMoment } from '#planner/rules/calendar/openingMoment.ts';
import type { ListingChange } from '#planner/rules/changes/listingChanges.ts';
import { ageLabel } from '#camps/rules/text/ageLabel.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';
import { formatDatedDays } from './formatDays.ts';

/** One difference in a sentence or two, in the provider's words where it has some: 'The price was $95, now $110.' */
export function formatChange(change: ListingChange): string {
  switch (change.field) {
    case 'gone':
      return copy.gone;
    case 'days':
      return daysChanged(change);
    case 'ages':
      return copy.ages(formatAges(change.before), formatAges(change.now));
    case 'opens':
      return copy.opens(openingWords(change.before), openingWords(change.now));
    case 'seats':
      return copy.seats[change.seats](shortDay(change.saidOn));
    case 'link':
      return copy.link;
    case 'name':
      return copy.name(said(change.before));
    default:
      return copy[change.field](said(change.before), said(change.now));
  }
}

const said = (text: string | null) => text?.trim() || copy.notSaid;

const formatAges = ({ ageMin, ageMax }: { ageMin: number | null; ageMax: number | null }) =>
  ageLabel(ageMin, ageMax).toLowerCase();

/** Formats an opening day, or a moment as its time in Atlanta, as in the list of sign-ups. */
function openingWords(opens: string | null): string {
  if (opens === null) return copy.notSaid;
  if (isCalendarDay(opens)) return dayWithWeekday(opens);
  const moment = openingMoment(opens);
  if (moment === null) return opens;
  const { day, minutes } = atlantaClock(moment);
  return `${dayWithWeekday(day)}, ${clockLabel(minutes)}`;
}

function daysChanged({
  lost,
  removed,
  added,
  isSaid,
}: Extract<ListingChange, { field: 'days' }>): string {
  const others = removed.filter((day) => !lost.includes(day));
  return [
    lost.length > 0 ? copy.lost(formatDatedDays(lost), lost.length) : '',
    isSaid ? '' : copy.daysUnsaid,
    isSaid && others.length > 0 ? copy.removed(formatDatedDays(others)) : '',
    added.length > 0 ? copy.added(formatDatedDays(added)) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

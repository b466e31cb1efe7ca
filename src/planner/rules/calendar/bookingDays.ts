import { externalUrl } from '#base/http/externalUrl.ts';
import { cutText } from '#base/text/cutText.ts';
import { type BookingDate, isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { Child } from '#family/rules/profile.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import type { Span } from '../coverage/span.ts';
import { withInitials } from '../room/withInitials.ts';
import { isHeldOrWaiting } from '../status/coveringStatus.ts';

/** A date of a booking as an event of its own. */
export type BookingDay = {
  /** The same in every file, for good. */
  id: string;
  childId: string | null;
  title: string;
  /** YYYY-MM-DD */
  on: string;
  hours: Span;
  /** Minutes before it begins, the one that matters most first. */
  alarms: readonly number[];
  text: string;
  url: string;
};

export type BookingDayTools = {
  camps: PlanCamps;
  /** Their names become initials where the family wrote them: calendars get shared. */
  children: readonly Pick<Child, 'id' | 'firstName'>[];
  titleOf: (kind: BookingDate['kind'], campName: string) => string;
  /** The address of a camp's page. */
  pageOf: (campId: string) => string;
};

/** 9:00 to 9:15 with alarms at 8 in the evening before and at 8:00: a writer's alarms lie before an event, and an all-day one begins at midnight. */
const MORNING = { hours: { from: 540, to: 555 }, alarms: [780, 60] } as const;
/** 7:00 to 7:30 in the evening with alarms 15 minutes before and at 8 in the morning, in time to shop. */
const EVENING = { hours: { from: 1140, to: 1170 }, alarms: [15, 660] } as const;

/** The id of a date's row in calendar files. */
export const bookingDayId = ({ id }: Pick<BookingDate, 'id'>): string => `date-${id}`;

/** The dates of the bookings in the plan, an event each. The camp's own link comes first in the text. */
export const bookingDays = (entries: readonly PlanEntry[], tools: BookingDayTools): BookingDay[] =>
  entries.filter(isHeldOrWaiting).flatMap((entry) =>
    entry.dates.map((date) => {
      const { kind, on, note } = date;
      const camp = tools.camps(entry)?.camp;
      const theirs = externalUrl(camp?.websiteUrl ?? entry.snapshot.websiteUrl);
      const page = camp ? tools.pageOf(camp.id) : '';
      const ownWords = withInitials(note.trim(), tools.children);
      return {
        ...(kind === 'evening' ? EVENING : MORNING),
        id: bookingDayId(date),
        childId: entry.childId,
        title: cutText(tools.titleOf(kind, campNameOf(entry, tools)), 200),
        on,
        text: [theirs, ownWords, page].filter(Boolean).join('\n'),
        url: theirs ?? page,
      };
    }),
  );

/** The camp's name as strangers may read it: what the family typed itself has initials for its children. */
export function campNameOf(
  entry: PlanEntry,
  { camps, children }: Pick<BookingDayTools, 'camps' | 'children'>,
): string {
  const name = camps(entry)?.camp.providerName ?? entry.snapshot.providerName;
  return isOwnEntry(entry) ? withInitials(name, children) : name;
}

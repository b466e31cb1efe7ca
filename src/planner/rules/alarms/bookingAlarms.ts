import { atlantaMoment } from '#base/day/atlantaMoment.ts';
import { addDays } from '#base/day/calendar.ts';
import { addressLine, hasAddress } from '#camps/rules/place/address.ts';
import { type BookingDate, isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { campNameOf } from '../calendar/bookingDays.ts';
import { isHeldOrWaiting } from '../status/coveringStatus.ts';
import { coverageClaims } from '../coverage/coverageClaims.ts';
import { type Span, spanAround } from '../coverage/span.ts';
import { withInitials } from '../room/withInitials.ts';
import type { AlarmFact, AlarmSource } from './alarmFact.ts';
import { bookedDays, EVENING_BELL, MORNING_BELL } from './signUpAlarms.ts';

/**
 * Two alarms for a balance, forms or a waitlist, at 19:00 on the evening before and at 7:00, and one at 19:00 for an evening before
 * camp. Brothers and sisters with the same camp, kind and day have it once. A note is in none: it is read on a locked screen.
 */
export function bookingAlarms(source: AlarmSource): AlarmFact[] {
  const dated = source.entries
    .filter(isHeldOrWaiting)
    .flatMap((entry) => entry.dates.map((date) => ({ entry, date })))
    .toSorted((a, b) => (a.date.id < b.date.id ? -1 : 1));
  const once = new Map(
    dated
      .toReversed()
      .map((one) => [`${one.date.kind} ${one.date.on} ${one.entry.campId}`, one] as const),
  );
  return [...once.values()].flatMap(({ entry, date }) => alarmsOf(entry, date, source));
}

function alarmsOf(entry: PlanEntry, date: BookingDate, source: AlarmSource): AlarmFact[] {
  const { kind, on } = date;
  const name = campNameOf(entry, source);
  const key = `${kind}:${date.id}`;
  const day = bookedDays(entry, source.camps)[0] ?? '';
  const evening = atlantaMoment(kind === 'evening' ? on : addDays(on, -1), EVENING_BELL);
  if (kind === 'evening')
    return [{ kind, key, ringAt: evening, day, name, ...tomorrowOf(entry, on, source) }];
  const morning = atlantaMoment(on, MORNING_BELL);
  return [
    { kind, key: `${key}:eve`, ringAt: evening, day, name, isEve: true },
    { kind, key, ringAt: morning, day, name, isEve: false },
  ];
}

function tomorrowOf(entry: PlanEntry, on: string, { camps, children }: AlarmSource) {
  const known = camps(entry);
  const claim = coverageClaims(entry, known).get(addDays(on, 1));
  const isOvernight = entry.isOvernight || claim?.hours === 'allDay';
  const hours: Span | null =
    claim && typeof claim.hours === 'object' && !isOvernight
      ? spanAround([claim.hours, ...claim.extended])
      : null;
  const { streetAddress, city } = entry.snapshot;
  const typed = [streetAddress?.trim(), city?.trim()].filter(Boolean).join(', ');
  const saved = isOwnEntry(entry) ? withInitials(typed, children) : typed;
  const place = known ? (hasAddress(known.camp) ? addressLine(known.camp) : '') : saved;
  return { isTomorrow: claim !== undefined, hours, place };
}

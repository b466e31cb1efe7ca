import { atlantaClock } from '#base/day/atlantaClock.ts';
import { isCalendarDay } from '#base/day/calendar.ts';
import { externalUrl } from '#base/http/externalUrl.ts';
import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { clockLabel, type Hours } from '#camps/rules/text/hours.ts';
import { openingMoment } from './openingMoment.ts';

type Registration = {
  campId: string;
  campName: string;
  /** A moment with its offset from UTC ('2026-01-15T09:00:00-05:00'), or null. */
  opensAt: string | null;
  /** Its day, YYYY-MM-DD, where the minute is unknown, or null. */
  opensOn: string | null;
  /** Where the camp takes sign-ups, as it is listed; null when no page is. It comes first in the text. */
  websiteUrl: string | null;
  /** The address of the camp's page here: it shows up in the text, and its host makes the UID. */
  page: string;
  /** Grows when the opening is moved. */
  sequence?: number;
};

/**
 * The event begins this long before sign-up opens, so that a calendar that drops our alarm (Google's does, and every
 * subscribed one on Apple's) still rings in time by its own default.
 */
const MINUTES_BEFORE = 15;
const ALARM_MINUTES = 5;
/** 8 in the evening: time to fill in the form's first pages, or to ask for the morning off. */
const EVENING = 20 * 60;
/** The default for an unknown minute: before most openings, and when families are up. */
const MORNING: Hours = { from: 8 * 60, to: 8 * 60 + 15 };

/**
 * The time before a camp's sign-up opens, as the parent's own event; null when the opening is unknown. It names the
 * camp and never a child: calendars get shared at work and at school.
 */
export function registrationEvent(registration: Registration): CalendarEvent | null {
  const { campId, campName, page, sequence = 0 } = registration;
  const theirs = externalUrl(registration.websiteUrl);
  const opening = openingOf(registration);
  if (opening === null) return null;
  const { day, hours, title, when } = opening;
  return {
    uid: `${encodeURIComponent(campId)}-sign-up@${new URL(page).hostname}`,
    title: `${title}: ${campName}`,
    text: [theirs, `Sign-up for ${campName} opens ${when}.`, page].filter(Boolean).join('\n'),
    place: '',
    url: theirs ?? page,
    day,
    hours,
    sequence,
    status: 'confirmed',
    alarms: [ALARM_MINUTES, minutesSinceEvening(hours.from)],
    isBusy: true,
  };
}

/** Minutes from the last evening alarm to `from`, minutes after midnight. */
const minutesSinceEvening = (from: number): number =>
  from > EVENING ? from - EVENING : from + 24 * 60 - EVENING;

type Opening = { day: string; hours: Hours; title: string; when: string };

function openingOf({ opensAt, opensOn }: Registration): Opening | null {
  const moment = openingMoment(opensAt);
  if (moment !== null) return knownMinute(moment);
  if (opensOn === null || !isCalendarDay(opensOn)) return null;
  return {
    day: opensOn,
    hours: MORNING,
    title: 'Sign-up opens today, time not listed',
    when: 'today, time not listed: ask the camp',
  };
}

function knownMinute(moment: number): Opening {
  const { day, minutes } = atlantaClock(moment);
  const before = atlantaClock(moment - MINUTES_BEFORE * 60_000);
  const opening = before.day === day ? minutes : minutes + 24 * 60;
  const time = signUpTime(minutes);
  return {
    day: before.day,
    // In the hour that clocks show twice a calendar takes the first one: rather an hour early than late.
    hours: { from: Math.min(before.minutes, opening - MINUTES_BEFORE), to: opening },
    title: `${time} sign-up opens`,
    when: `at ${time}`,
  };
}

/** '9:00' in the morning, when sign-up mostly opens, else '6:30 pm'. */
export function signUpTime(minutes: number): string {
  const label = clockLabel(minutes).replace('\u00a0', ' ');
  return minutes >= 6 * 60 && minutes < 12 * 60 ? label.replace(' am', '') : label;
}

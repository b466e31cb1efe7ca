import { addDays } from '#base/day/calendar.ts';
import type { ImportedDay } from '#planner/rules/calendar/importedDay.ts';
import { readDayKind } from '#planner/rules/calendar/readDayKind.ts';
import { type EventSpan, eventSpan, localWall, type Wall } from './eventSpan.ts';

/** One event of a file, with all of its repetitions. */
export type FoundEvent = {
  uid: string;
  name: string;
  text: string;
  starts: readonly Wall[];
  /** The end of the first occurrence; `nights` after its start. */
  end: Wall;
  nights: number;
  /** Starts that are left out. */
  except: readonly Wall[];
  /** The start of another event's repetition that this one replaces. */
  replaces: Wall | null;
  isCancelled: boolean;
};

/** A range with inclusive bounds. */
export type Window = { from: string; to: string };

/**
 * What events say about the days of a window, each once; days outside of it are cut off. Each yield is the part that is
 * done, 0 to 1.
 */
export function* importedDays(
  events: readonly FoundEvent[],
  window: Window,
): Generator<number, ImportedDay[], void> {
  const replaced = new Set(
    events.flatMap(({ uid, replaces }) => (replaces ? [`${uid} ${keyOf(replaces)}`] : [])),
  );
  // Calendars contain duplicates, and an event may be in several of a school's calendars.
  const found = new Map<string, ImportedDay>();
  for (const [at, event] of events.entries()) {
    yield at / events.length;
    if (event.isCancelled) continue;
    for (const span of spansOf(event, window, replaced)) {
      const { name, text } = event;
      const from = span.from < window.from ? window.from : span.from;
      const to = span.to > window.to ? window.to : span.to;
      const day = { from, to, name, ...readDayKind(name, text, span.hours) };
      found.set(JSON.stringify(day), day);
    }
  }
  return [...found.values()];
}

function spansOf(event: FoundEvent, window: Window, replaced: ReadonlySet<string>): EventSpan[] {
  const { uid, starts, end, nights, except, replaces } = event;
  const leftOut = new Set(except.map(keyOf));
  const isLeftOut = (start: Wall) =>
    leftOut.has(keyOf(start)) ||
    // An excluded day without a time excludes all events that begin on it.
    leftOut.has(keyOf({ ...localWall(start), minutes: null })) ||
    (replaces === null && replaced.has(`${uid} ${keyOf(start)}`));
  return (
    starts
      // A day more at both ends, as those in UTC are not yet days of Atlanta.
      .filter(({ day }) => day <= addDays(window.to, 1) && addDays(day, nights + 1) >= window.from)
      .filter((start) => !isLeftOut(start))
      .map((start) => eventSpan(start, { ...end, day: addDays(start.day, nights) }))
      .filter(({ from, to }) => to >= window.from && from <= window.to)
  );
}

/** The same for one moment, whatever the zone it is written in. */
function keyOf(wall: Wall): string {
  const { day, minutes } = localWall(wall);
  return `${day} ${minutes ?? ''}`;
}

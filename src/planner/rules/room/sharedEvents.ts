import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import type { SharedPart, SharedPlan } from './sharedPlan.ts';
import type { YourDay, YourTask } from './yourDays.ts';

/** The titles of events, in words. */
export type SharedEventWords = {
  part: (part: SharedPart) => string;
  task: (task: YourTask) => string;
};

/** Minutes that a drop-off or a pick-up takes in a calendar. */
const DRIVE_MINUTES = 15;

/** What one person does, an event each. `host`: the name of the site, for UIDs that stay. */
export const yourEvents = (
  days: readonly YourDay[],
  host: string,
  words: SharedEventWords,
): CalendarEvent[] =>
  days.flatMap(({ day, tasks }) =>
    tasks.map((task) => ({
      ...eventOf(task.part, day),
      uid: `${uidOf(task.part, day)}-${task.task}@${host}`,
      title: words.task(task),
      hours: taskHours(task),
    })),
  );

/** Every day of the plan that is settled, from `today` (YYYY-MM-DD) on. */
export const sharedEvents = (
  { days }: SharedPlan,
  today: string,
  host: string,
  words: SharedEventWords,
): CalendarEvent[] =>
  days
    .filter(({ day }) => day >= today)
    .flatMap(({ day, parts }) =>
      parts
        .filter(({ kind }) => kind !== 'open')
        .map((part) => ({
          ...eventOf(part, day),
          uid: `${uidOf(part, day)}@${host}`,
          title: words.part(part),
          hours: spanOf(part),
        })),
    );

const uidOf = ({ rowId }: SharedPart, day: string) => `${encodeURIComponent(rowId ?? '')}-${day}`;

const eventOf = ({ address, note }: SharedPart, day: string) => ({
  day,
  text: note,
  place: address,
  url: '',
});

const spanOf = ({ hours }: SharedPart) => (hours === 'allDay' ? null : hours);

function taskHours({ task, part }: YourTask): CalendarEvent['hours'] {
  const span = spanOf(part);
  if (span === null || task === 'have') return span;
  const from = task === 'bring' ? span.from : span.to;
  return { from, to: from + DRIVE_MINUTES };
}

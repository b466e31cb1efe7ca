import { addDays, dateOf, dayOf, monthOf, weekdayOf, yearOf } from '#base/day/calendar.ts';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** One cell of a calendar month. `starts` and `ends`: the first and last of consecutive camp days, for their bar. */
export type MonthDay = {
  day: string;
  date: number;
  isCamp: boolean;
  /** School is out. */
  isOff: boolean;
  starts: boolean;
  ends: boolean;
};

/** A calendar month. Weeks begin on Sunday; null is a cell of another month. */
export type Month = { id: string; title: string; weeks: (MonthDay | null)[][] };

/**
 * The months that have any of a camp's days, in order. Of several months only the weeks around those days, because a
 * page of empty weeks is useless. `daysOff` are the family's days without school.
 */
export function campMonths(days: readonly string[], daysOff: readonly string[] = []): Month[] {
  const [on, off] = [new Set(days), new Set(daysOff)];
  const ids = [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();
  const months = ids.flatMap((id) => {
    const first = dayOf(Number(id.slice(0, 4)), Number(id.slice(5, 7)), 1);
    return first === null ? [] : [monthFrom(first, on, off)];
  });
  return months.length > 1 ? months.map(aroundCamp) : months;
}

/** Keeps the weeks of the camp with the week before and after each. */
function aroundCamp(month: Month): Month {
  const hasCamp = month.weeks.map((week) => week.some((day) => day?.isCamp === true));
  return {
    ...month,
    weeks: month.weeks.filter((_, at) => hasCamp[at - 1] || hasCamp[at] || hasCamp[at + 1]),
  };
}

function monthFrom(first: string, on: ReadonlySet<string>, off: ReadonlySet<string>): Month {
  const cells: (MonthDay | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; monthOf(day) === monthOf(first); day = addDays(day, 1)) {
    const isCamp = on.has(day);
    cells.push({
      day,
      date: dateOf(day),
      isCamp,
      isOff: off.has(day),
      starts: isCamp && !on.has(addDays(day, -1)),
      ends: isCamp && !on.has(addDays(day, 1)),
    });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const title = `${NAMES[monthOf(first) - 1] ?? ''} ${yearOf(first)}`;
  return { id: first.slice(0, 7), title, weeks };
}

import type { CalendarDayMark } from '#ui/fields/DateRangePanel.tsx';
import type { FilterControls } from '../FilterControls.ts';

type Context = FilterControls['context'];

/** The calendar's marks: how many camps run on a day, and whether the chosen district is off. */
export function dayMarks(
  districtId: string,
  { campsByDay, breaks = [] }: Context,
): CalendarDayMark[] {
  const counts = campsByDay?.() ?? new Map<string, number>();
  const own = breaks.filter((one) => one.districtId === districtId);
  const isOff = (day: string) => own.some(({ from, to }) => from <= day && day <= to);
  const [district] = own;
  return [
    {
      look: 'teal',
      legend: 'Camps run',
      describe: (day) => {
        const count = counts.get(day) ?? 0;
        return count === 0 ? '' : count === 1 ? '1 camp' : `${count} camps`;
      },
    },
    ...(district === undefined
      ? []
      : [
          {
            look: 'coral' as const,
            legend: `School is out, ${district.district}`,
            describe: (day: string) => (isOff(day) ? 'school is out' : ''),
          },
        ]),
  ];
}

/** Returns the day at which a calendar opens: the first with camps from today on, or the first of a past season. */
export function firstDayWithCamps({ campsByDay, today }: Context): string | undefined {
  const days = [...(campsByDay?.().keys() ?? [])].toSorted();
  return days.find((day) => day >= today) ?? days[0];
}

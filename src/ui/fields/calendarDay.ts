/** 'YYYY-MM-DD' as the local day the picker draws; undefined when empty or no such day. */
export function dayToDate(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const local = new Date(year, month - 1, date);
  return local.getMonth() === month - 1 && local.getDate() === date ? local : undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The local day of a Date as 'YYYY-MM-DD'. */
export function dateToDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

let format: Intl.DateTimeFormat | null = null;

/** 'Oct 6'. The formatter is made when it is needed: the first one costs a start 10 ms. */
function short(date: Date): string {
  format ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  return format.format(date);
}

/** 'Oct 6', 'Oct 6–8' or 'Sep 29–Oct 3'; '' when nothing is chosen. */
export function rangeLabel(start: string, end: string): string {
  const first = dayToDate(start);
  const last = dayToDate(end);
  if (first === undefined) return last === undefined ? '' : `until ${short(last)}`;
  if (last === undefined) return `from ${short(first)}`;
  if (start === end) return short(first);
  const sameMonth =
    first.getMonth() === last.getMonth() && first.getFullYear() === last.getFullYear();
  return `${short(first)}–${sameMonth ? last.getDate() : short(last)}`;
}

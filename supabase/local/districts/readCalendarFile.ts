import { readCalendarWindow } from '../../../src/planner/worker/calendar/readSchoolCalendar.ts';
import { decodeText } from '../../../src/planner/worker/calendar/calendarLines.ts';
import {
  certainCalendar,
  type ReadCalendar,
  namedEvent,
} from '../../../src/planner/rules/calendar/text/certainDays.ts';
import { readCalendarTable } from '../../../src/planner/rules/calendar/text/readCalendarTable.ts';
import { readCalendarText } from '../../../src/planner/rules/calendar/text/readCalendarText.ts';
import { decodeCsv } from '../camps/csv/decodeCsv.ts';
import { readCsv } from '../camps/csv/readCsv.ts';
import { StartError } from '../start/StartError.ts';

/**
 * Reads a school calendar for the school year that begins in `startYear`: events (.ics), a table (.csv), or the text of a
 * page or a PDF. Throws a StartError for a file that has none of them.
 */
export function readCalendarFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  startYear: number,
): ReadCalendar {
  if (/\.ics$/i.test(name)) return readEvents(bytes, startYear);
  if (!/\.csv$/i.test(name)) return readCalendarText(decodeText(bytes), startYear);
  const table = readCalendarTable(readCsv(decodeCsv(Buffer.from(bytes))), startYear);
  if (table) return table;
  throw new StartError(
    'The first row names no column of dates and none of names.',
    'Name them, such as: Date,End date,Event',
  );
}

const REFUSED = {
  tooBig: 'The file is too big.',
  notCalendar: 'This is no calendar file.',
  noDays: 'The calendar holds no event that can be read.',
  otherYear: 'The calendar has no day of that school year.',
  tooMany: 'The calendar has too many events: export the school holidays alone.',
};

/** Events have no lines: the place of each in the file counts instead. */
function readEvents(bytes: Uint8Array, startYear: number): ReadCalendar {
  const window = { from: `${startYear}-07-01`, to: `${startYear + 1}-07-31` };
  const steps = readCalendarWindow(bytes, window);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const found = step.value;
  if (found.kind === 'refusal') {
    throw new StartError(REFUSED[found.reason], 'Nothing was written.');
  }
  return certainCalendar(
    found.days.map((event, at) => {
      const { from, to, name } = event;
      const text = `${from}${to === from ? '' : ` to ${to}`}: ${name}`;
      return { line: at + 1, text, reading: namedEvent(event) };
    }),
  );
}

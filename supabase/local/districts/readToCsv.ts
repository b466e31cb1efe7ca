import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { ReadDay } from '../../../src/planner/rules/calendar/text/certainDays.ts';
import { writeCsv } from '../camps/csv/writeCsv.ts';
import { notAnswered } from '../camps/directoryRows.ts';
import { readBytes } from '../camps/notUsable.ts';
import { StartError } from '../start/StartError.ts';
import { clockOf, COLUMNS, isHttps } from './columns.ts';
import { readCalendarFile } from './readCalendarFile.ts';

export type ReadWish = {
  file: string;
  district: string;
  /** For a district that the directory does not have. */
  districtName: string | null;
  /** '2026-27' */
  schoolYear: string;
  /** The address of the page or the file. */
  source: string;
  /** YYYY-MM-DD */
  checkedOn: string;
};

const LabelSchema = v.array(v.object({ id: v.string(), label: v.string() }));

/**
 * Reads a district's calendar file and resolves to the file that `import` takes, all of it unverified. Prints each line
 * that was not read. Throws a StartError for a wish or a file that is not good.
 */
export async function readToCsv(
  client: SupabaseClient,
  wish: ReadWish,
  log: (line: string) => void,
): Promise<string> {
  const startYear = startYearOf(wish.schoolYear);
  if (!isHttps(wish.source)) {
    throw new StartError('Say with --source at which https address the calendar is.', wish.source);
  }
  const name = wish.districtName ?? (await labelOf(client, wish.district));
  const bytes = await readBytes(wish.file);
  const { days, notRead } = readCalendarFile({ name: wish.file, bytes }, startYear);
  for (const { line, text } of notRead) log(`Line ${line}: not read: ${text.slice(0, 120)}`);
  log(`${days.length} read, ${notRead.length} lines not read. Compare both with the calendar.`);
  const fixed = {
    district: wish.district,
    district_name: name,
    school_year: wish.schoolYear,
    status: 'unverified',
    source: wish.source,
    checked_at: wish.checkedOn,
  };
  return writeCsv([
    COLUMNS.map((column) => column.name),
    ...days.map((day) => {
      const row = { ...fixed, ...columnsOfDay(day) };
      return COLUMNS.map(({ name: column, cell }) => cell.write(Reflect.get(row, column)));
    }),
  ]);
}

const clock = (minutes: number | null | undefined) =>
  typeof minutes === 'number' ? clockOf(minutes) : null;

function columnsOfDay({ bells, ...day }: ReadDay) {
  return {
    kind: day.kind,
    name: day.name,
    starts_on: day.from,
    ends_on: day.to,
    day_kind: day.dayKind,
    lets_out_at: clock(day.letsOutAt),
    elementary: clock(bells?.elementary),
    middle: clock(bells?.middle),
    high: clock(bells?.high),
    may_be_made_up: day.mayBeMadeUp,
  };
}

/** The first year of '2026-27'. Throws a StartError for other texts. */
function startYearOf(schoolYear: string): number {
  const [, first, second] = /^(20\d\d)-(\d\d)$/.exec(schoolYear) ?? [];
  if ((Number(first) + 1) % 100 === Number(second)) return Number(first);
  throw new StartError('Say with --year which school year it is, such as 2026-27.', schoolYear);
}

async function labelOf(client: SupabaseClient, district: string): Promise<string> {
  const { data, error } = await client
    .from('school_districts')
    .select('id, label')
    .is('deleted_at', null);
  if (error) throw notAnswered(error);
  const known = v.parse(LabelSchema, data);
  const found = known.find(({ id }) => id === district);
  if (found) return found.label;
  const ids = known.map(({ id }) => id).toSorted();
  throw new StartError(
    `There is no district ${district}. A new one has a name: --name "Cobb County".`,
    `There are: ${ids.join(', ')}`,
  );
}

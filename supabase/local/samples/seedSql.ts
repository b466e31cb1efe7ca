import { calendarSeason } from '../../../src/camps/rules/season/calendarSeason.ts';
import { BreakSchema } from '../../../src/camps/rules/season/season.ts';
import * as v from 'valibot';
import { readCsv } from '../camps/csv/readCsv.ts';
import { changesOf, readCampFile } from '../camps/importCamps.ts';
import { planImport } from '../camps/planImport.ts';
import { quoted } from '../database/quoted.ts';
import { readCalendars } from '../districts/readCalendars.ts';
import { StartError } from '../start/StartError.ts';

/**
 * A file of supabase/seed as a statement: the same reading and the same functions of the database as `npm run camps` and
 * `npm run districts`. A file of camps has the name of its season. Throws a StartError for a file that is not good.
 */
export function seedSql({ name, text }: { name: string; text: string }): string {
  if (name.endsWith('.sql')) return text;
  const call = (statement: string, problems: readonly { line: number; text: string }[]) => {
    const [first] = problems;
    if (first === undefined) return statement;
    throw new StartError(
      `supabase/seed/${name}, line ${first.line}: ${first.text}`,
      'Mend the row and start again.',
    );
  };
  if (name === 'districts.csv') {
    const { districts, days, problems } = readCalendars(readCsv(text));
    return call(`select public.import_districts(${json(districts)}, ${json(days)})`, problems);
  }
  const [, kind, year] = /^([a-z]+)-(\d{4})\.csv$/.exec(name) ?? [];
  const { id, startsOn } = calendarSeason(v.parse(BreakSchema, kind), Number(year));
  const { rows, map } = readCampFile(text, { maps: [], ignored: [] });
  const season = { id, year: Number(year), starts_on: startsOn };
  const plan = planImport(rows, map, { season, listing: null, existing: [] });
  return call(`select public.import_camps(${quoted(id)}, ${json(changesOf(plan))})`, plan.problems);
}

const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`;

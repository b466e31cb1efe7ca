import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { writeCsv } from '../camps/csv/writeCsv.ts';
import { notAnswered } from '../camps/directoryRows.ts';
import { StartError } from '../start/StartError.ts';
import { COLUMNS } from './columns.ts';

const DaysSchema = v.array(v.record(v.string(), v.unknown()));
const DistrictsSchema = v.array(
  v.object({
    id: v.string(),
    label: v.string(),
    calendar_url: v.nullable(v.string()),
    school_breaks: DaysSchema,
  }),
);

/** The calendars of a district as a file that `import` takes back. Throws a StartError when there is no such district. */
export async function exportDistrict(client: SupabaseClient, wanted: string): Promise<string> {
  const { data, error } = await client
    .from('school_districts')
    .select('id, label, calendar_url, school_breaks(*)')
    .is('deleted_at', null)
    .is('school_breaks.deleted_at', null)
    .order('starts_on', { referencedTable: 'school_breaks' });
  if (error) throw notAnswered(error);
  const districts = v.parse(DistrictsSchema, data);
  const district = districts.find(({ id }) => id === wanted);
  if (district) {
    return writeCsv([
      COLUMNS.map(({ name }) => name),
      // Without a day its name alone.
      ...(district.school_breaks.length > 0 ? district.school_breaks : [{}]).map((day) => {
        const { id, label, calendar_url } = district;
        const row = { ...day, district: id, district_name: label, calendar_url };
        return COLUMNS.map(({ name, field, cell }) => cell.write(Reflect.get(row, field ?? name)));
      }),
    ]);
  }
  const known = districts.map(({ id }) => id).toSorted();
  throw new StartError(`There is no district ${wanted}.`, `There are: ${known.join(', ')}`);
}

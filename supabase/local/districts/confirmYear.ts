import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { notAnswered } from '../camps/directoryRows.ts';
import { StartError } from '../start/StartError.ts';
import { isHttps } from './columns.ts';

export type Confirmation = {
  district: string;
  schoolYear: string;
  /** The address of the page or the file that a person compared. */
  source: string;
  /** YYYY-MM-DD */
  checkedOn: string;
};

const KNOWN = 'npm run -s districts -- export shows what is there.';

/** Confirms all days of a district's school year. Throws a StartError without an https address or without such days. */
export async function confirmYear(
  client: SupabaseClient,
  { district, schoolYear, source, checkedOn }: Confirmation,
  log: (line: string) => void,
): Promise<boolean> {
  if (!isHttps(source)) {
    throw new StartError(
      'A calendar is confirmed with the https address it was read from.',
      `npm run districts -- confirm ${district} ${schoolYear} --source https://...`,
    );
  }
  const { data, error } = await client.rpc('confirm_school_year', {
    district,
    wanted_year: schoolYear,
    read_from: source,
    read_on: checkedOn,
  });
  if (error && /^2[23]/.test(error.code)) {
    throw new StartError(`Nothing was confirmed: ${error.message}.`, KNOWN, error);
  }
  if (error) throw notAnswered(error);
  const days = v.parse(v.number(), data);
  log(`${district} ${schoolYear}: ${days} confirmed, as read at ${source} on ${checkedOn}.`);
  log('Phones get it with their next pull.');
  return true;
}

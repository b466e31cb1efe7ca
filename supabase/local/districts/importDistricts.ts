import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { decodeCsv } from '../camps/csv/decodeCsv.ts';
import { readCsv } from '../camps/csv/readCsv.ts';
import { notImported } from '../camps/directoryRows.ts';
import { readBytes } from '../camps/notUsable.ts';
import { readCalendars } from './readCalendars.ts';

const RowSchema = v.record(v.string(), v.nullable(v.union([v.string(), v.boolean()])));
const ChangesSchema = v.array(
  v.object({ before: v.nullable(RowSchema), after: v.nullable(RowSchema) }),
);
const AnswerSchema = v.object({ districts: ChangesSchema, days: ChangesSchema });
type Change = v.InferOutput<typeof ChangesSchema>[number];

/**
 * Imports the school calendars of a file, all of it or nothing, and prints the result for each day. Resolves whether
 * the file was good. Throws a StartError for an unreadable file, and when the backend refuses it.
 */
export async function importDistricts(
  client: SupabaseClient,
  { file, isDryRun }: { file: string; isDryRun: boolean },
  log: (line: string) => void,
): Promise<boolean> {
  const { districts, days, lines, problems } = readCalendars(
    readCsv(decodeCsv(await readBytes(file))),
  );
  for (const { line, text } of problems.toSorted((a, b) => a.line - b.line)) {
    log(`Line ${line}: NOT GOOD: ${text}`);
  }
  if (problems.length > 0) {
    log('Nothing was imported: mend these rows first.');
    return false;
  }
  const wanted = { districts, days, dry_run: isDryRun };
  const { data, error } = await client.rpc('import_districts', wanted);
  if (error) throw notImported(error);
  const answer = v.parse(AnswerSchema, data);
  const lineOf = ({ before, after }: Change) => lines.get(String((after ?? before)?.id)) ?? 0;
  for (const change of answer.districts) log(`District: ${textOf(change)}`);
  for (const change of answer.days.toSorted((a, b) => lineOf(a) - lineOf(b))) {
    log(`${change.after ? `Line ${lineOf(change)}` : 'Not in the file'}: ${textOf(change)}`);
  }
  const count = (isOne: (change: Change) => boolean) => answer.days.filter(isOne).length;
  const added = count(({ before }) => before === null);
  const removed = count(({ after }) => after === null);
  const changed = answer.days.length - added - removed;
  log(
    `${added} new, ${changed} changed, ${removed} taken back, ${days.length - added - changed} unchanged`,
  );
  if (isDryRun) log('A dry run: nothing was written.');
  else log('Done. Phones get it with their next pull.');
  return true;
}

function textOf({ before, after }: Change): string {
  const row = after ?? before ?? {};
  const named = `${row.name ?? row.label} (${row.id})`;
  if (after === null) return `taken back: ${named}`;
  if (before === null) return `new: ${named}`;
  const changes = Object.keys(after).filter((name) => after[name] !== before[name]);
  const told = changes.map((name) => `${name} "${before[name] ?? ''}" -> "${after[name] ?? ''}"`);
  return `changed: ${named}: ${told.join(', ')}`;
}

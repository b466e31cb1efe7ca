import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { SOURCE_KINDS } from '../../functions/read-sources/SourceQueue.ts';
import { slugOf } from '../../functions/read-sources/rawCamp.ts';
import { notAnswered } from '../camps/directoryRows.ts';
import { decodeCsv } from '../camps/csv/decodeCsv.ts';
import { readCsv } from '../camps/csv/readCsv.ts';
import { readBytes } from '../camps/notUsable.ts';
import { StartError } from '../start/StartError.ts';
import type { NamedSource } from './readSourceArguments.ts';

/** The columns of a file of sources; all but url, kind and label may be empty or missing. */
const SOURCE_COLUMNS = [
  'id',
  'url',
  'kind',
  'label',
  'cadence_hours',
  'contact_email',
  'season_hint',
  'terms_note',
  'is_on',
];

const KnownSchema = v.array(v.object({ id: v.string(), url: v.string() }));

/** With the other columns of its row, as they stand. */
type GivenSource = {
  id?: string | undefined;
  url: string;
  kind: string;
  label: string;
  cadence_hours: number;
  is_on: boolean;
};

/** Adds the sources of a file, or changes those that are there. Nothing of a file with a bad row is taken. Throws a StartError. */
export async function addSourceFile(
  client: SupabaseClient,
  file: string,
  log: (line: string) => void,
): Promise<void> {
  const [head, ...rows] = readCsv(decodeCsv(await readBytes(file)));
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const unknown = names.filter((name) => !SOURCE_COLUMNS.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `A file of sources has no column ${unknown.join(', ')}.`,
      `It may have: ${SOURCE_COLUMNS.join(', ')}.`,
    );
  }
  const sources = rows.map(({ line, cells }) => {
    const given = Object.fromEntries(
      names.flatMap((name, at) => (cells[at]?.trim() ? [[name, cells[at].trim()]] : [])),
    );
    return { line, source: sourceOf(given, `Line ${line}`) };
  });
  const known = await knownIds(client);
  for (const { line, source } of sources) await put(client, named(source, known), `Line ${line}`);
  log(`${sources.length} ${sources.length === 1 ? 'source' : 'sources'} added or changed.`);
}

/** Adds one. Throws a StartError. */
export async function addSource(
  client: SupabaseClient,
  { url, kind, label, season, contact }: NamedSource,
  log: (line: string) => void,
): Promise<void> {
  const given = {
    url,
    kind,
    label: label ?? '',
    ...(season && { season_hint: season }),
    ...(contact && { contact_email: contact }),
  };
  const source = named(sourceOf(given, 'The source'), await knownIds(client));
  await put(client, source, 'The source');
  log(`${source.id} is added. It’s read with: npm run camps -- sources run`);
}

function sourceOf(given: Record<string, string>, where: string): GivenSource {
  const { url = '', kind = '', label = '', cadence_hours, is_on, ...others } = given;
  if (!/^https?:\/\//i.test(url)) throw notGood(where, `${url || 'nothing'} is no web address.`);
  if (!SOURCE_KINDS.some((each) => each === kind))
    throw notGood(where, `the kind is one of ${SOURCE_KINDS.join(', ')}.`);
  const hours = Number(cadence_hours ?? 24);
  if (!Number.isInteger(hours) || hours < 1 || hours > 720)
    throw notGood(where, 'cadence_hours is a number from 1 to 720.');
  const isOff = /^(?:no|false|0)$/i.test(is_on ?? '');
  return {
    ...others,
    url: url.split('#')[0] ?? url,
    kind,
    label,
    cadence_hours: hours,
    is_on: !isOff,
  };
}

/** The ids that are there, by their addresses. */
async function knownIds(client: SupabaseClient): Promise<Map<string, string>> {
  const { data, error } = await client.rpc('list_sources');
  if (error) throw notAnswered(error);
  return new Map(v.parse(KnownSchema, data).map(({ id, url }) => [url, id]));
}

/** One address is one source: a file that is added twice changes its sources. A given id may move to another address. */
function named(source: GivenSource, known: Map<string, string>): GivenSource {
  const { url, label, kind } = source;
  const taken = new Set(known.values());
  const base = slugOf(`${label} ${kind}`, 70) || 'source';
  let id = source.id ?? known.get(url) ?? base;
  if (source.id === undefined && !known.has(url)) {
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  }
  known.set(url, id);
  return { ...source, id };
}

async function put(client: SupabaseClient, source: GivenSource, where: string): Promise<void> {
  const { error } = await client.rpc('put_source', { source });
  if (error && /^(?:22|23)/.test(error.code)) throw notGood(where, error.message);
  if (error) throw notAnswered(error);
}

const notGood = (where: string, what: string) =>
  new StartError(`${where}: ${what}`, 'Mend it and add it again. Rows before it are added.');

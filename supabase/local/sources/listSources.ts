import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { isProblemCode, SOURCE_PROBLEMS } from '../../functions/read-sources/problems.ts';
import { notAnswered } from '../camps/directoryRows.ts';

const ListSchema = v.array(
  v.object({
    id: v.string(),
    url: v.string(),
    kind: v.string(),
    cadence_hours: v.number(),
    is_on: v.boolean(),
    next_at: v.string(),
    last_ok_at: v.nullable(v.string()),
    failures: v.number(),
    last_problem: v.nullable(v.string()),
    camps: v.number(),
    waiting: v.number(),
  }),
);
type Listed = v.InferOutput<typeof ListSchema>[number];

/** Every source, what became of it, and what waits at the desk. */
export async function listSources(
  client: SupabaseClient,
  log: (line: string) => void,
): Promise<void> {
  const { data, error } = await client.rpc('list_sources');
  if (error) throw notAnswered(error);
  const sources = v.parse(ListSchema, data);
  const now = Date.now();
  for (const source of sources) log(lineOf(source, now));
  const waiting = sources.reduce((sum, one) => sum + one.waiting, 0);
  const failing = sources.filter(({ failures }) => failures > 0).length;
  log(
    sources.length === 0
      ? 'No source yet: npm run camps -- sources add FILE.csv'
      : `${sources.length === 1 ? '1 source' : `${sources.length} sources`}, ${failing} with a problem, ${waiting} to look at on the desk`,
  );
}

function lineOf({ id, kind, url, camps, waiting, ...source }: Listed, now: number): string {
  return `${id} (${kind}, ${url}): ${camps} ${camps === 1 ? 'camp' : 'camps'}, ${waiting} waiting. ${stateOf(source, now)}`;
}

type ListedState = Omit<Listed, 'id' | 'kind' | 'url' | 'camps' | 'waiting'>;

function stateOf(source: ListedState, now: number): string {
  const { is_on, last_ok_at, last_problem, failures, next_at, cadence_hours } = source;
  if (!is_on) return 'Turned off.';
  const next = `Next: ${inHours(Date.parse(next_at) - now)}`;
  if (last_problem !== null) {
    const times = failures === 1 ? 'once' : `${failures} times`;
    return `${wordsOf(last_problem)} (${times}) ${next}.`;
  }
  if (last_ok_at === null) return 'Not read yet.';
  return `Read ${last_ok_at.slice(0, 16).replace('T', ' ')} UTC, every ${cadence_hours} h. ${next}.`;
}

const wordsOf = (code: string): string => (isProblemCode(code) ? SOURCE_PROBLEMS[code] : code);

const inHours = (ms: number) => (ms <= 0 ? 'now' : `in ${Math.ceil(ms / 3_600_000)} h`);

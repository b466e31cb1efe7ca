import * as v from 'valibot';
import type { StoredEntry } from '#providers/store/outbox/storedEntry.ts';
import type { Provider, Wanted } from './Provider.ts';
import { sha256 } from './sha256.ts';
import type { Upstream } from './Upstream.ts';

const RowsSchema = v.array(
  v.object({
    id: v.string(),
    revision: v.number(),
    status: v.string(),
    camp_theme: v.nullable(v.string()),
    logo_path: v.nullable(v.string()),
  }),
);
type Row = v.InferOutput<typeof RowsSchema>[number];

type Case = {
  provider: Provider;
  /** What the phone has in the end. */
  entries: readonly StoredEntry[];
  upstream: Upstream;
  /** Every logo that was sent, also in part. */
  uploaded: ReadonlySet<string>;
};
export type Verdict = { complaints: string[]; files: number; unnamed: number };

/** Holds the server's rows and files against what the provider was told. */
export async function judge({ provider, entries, upstream, uploaded }: Case): Promise<Verdict> {
  const { wanted, name } = provider;
  const { data } = await upstream.server.operator
    .from('camp_submissions')
    .select('id, revision, status, camp_theme, logo_path')
    .or([`camp_provider_name.eq."${name}"`, `id.in.(${[...wanted.keys()].join()})`].join())
    .throwOnError();
  const rows = v.parse(RowsSchema, data);
  const files = await filesOf(uploaded, upstream.server.url);
  const complaints = [...provider.complaints];

  for (const { id, state, problem } of entries) {
    if (state !== 'received') complaints.push(`${id} is ${state} on the phone: ${problem}`);
    if (!wanted.has(id)) complaints.push(`${id} is on the phone and nobody wrote it`);
  }
  for (const { id } of rows) {
    if (!wanted.has(id)) complaints.push(`${id} is on the server and nobody wrote it`);
  }
  for (const [id, want] of wanted) {
    const mine = rows.filter((row) => row.id === id);
    const entry = entries.find((one) => one.id === id) ?? null;
    complaints.push(...wrong(want, mine, entry, files).map((what) => `${id}: ${what}`));
  }
  const named = new Set(rows.map(({ logo_path, status }) => status !== 'withdrawn' && logo_path));
  const unnamed = [...files.keys()].filter((one) => !named.has(one)).length;
  return { complaints, files: files.size, unnamed };
}

function wrong(
  want: Wanted,
  rows: readonly Row[],
  entry: StoredEntry | null,
  files: ReadonlyMap<string, string>,
): string[] {
  const [row] = rows;
  if (want === null) {
    const there = rows.filter(({ status }) => status !== 'withdrawn');
    return there.map(({ status }) => `discarded and ${status}`);
  }
  if (!row || rows.length > 1) return [`${rows.length} rows`];
  if (!entry) return ['gone from the phone'];
  const found: string[] = [];
  const check = (what: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${what} is ${String(is)}, not ${String(should)}`);
  };
  check('status', row.status, 'pending');
  check('revision', row.revision, entry.revision);
  check('words', row.camp_theme, want.theme);
  check('words on the phone', entry.fields.theme, want.theme);
  check('name of the logo', row.logo_path, entry.logo?.name ?? null);
  check('logo', row.logo_path && (files.get(row.logo_path) ?? 'missing'), want.logo);
  return found;
}

/** Names and hashes of those that are on the server. */
async function filesOf(names: ReadonlySet<string>, url: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of names) {
    const answer = await fetch(`${url}/camp-logos/${name}`);
    const bytes = await answer.arrayBuffer();
    if (answer.status === 200) files.set(name, sha256(bytes));
  }
  return files;
}

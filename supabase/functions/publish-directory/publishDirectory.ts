// Writes the public directory as files: what a new phone fills itself from, by way of any CDN.
import * as v from 'valibot';

const CursorSchema = v.object({ xid: v.string(), id: v.string() });
type Cursor = v.InferOutput<typeof CursorSchema>;

const AnswerSchema = v.object({
  epoch: v.string(),
  rows: v.array(
    v.looseObject({
      kind: v.string(),
      id: v.string(),
      deleted: v.boolean(),
      row: v.optional(
        v.looseObject({ id: v.string(), camp_provider_name: v.optional(v.unknown()) }),
      ),
    }),
  ),
  next: CursorSchema,
  more: v.boolean(),
  reset: v.boolean(),
});
type Row = v.InferOutput<typeof AnswerSchema>['rows'][number];

/** Where the files lie; `seconds` is how long a browser or CDN may keep one without asking. */
export type PageStore = {
  list(): Promise<string[]>;
  /** Null when there is no such file. */
  read(name: string): Promise<string | null>;
  write(name: string, text: string, seconds: number): Promise<void>;
  remove(names: string[]): Promise<void>;
};

/** changed_camps of the database. */
export type Ask = (cursor: Cursor) => Promise<unknown>;

const manifestName = 'manifest.json';
const retiredName = 'retired.json';
/** A phone writes few big records faster than many small ones; one changed row costs a CDN one page. */
const pageLength = 2000;
const minute = 60;
const day = 24 * 60 * minute;
/** A phone that was switched off half way, or a CDN with an older manifest, still finds the old pages. */
const retiredForMs = day * 1000;

const RetiredSchema = v.record(v.string(), v.number());

const ManifestSchema = v.object({
  format: v.literal(2),
  epoch: v.string(),
  cursor: CursorSchema,
  as_of: v.string(),
  pages: v.array(v.object({ sha256: v.string(), rows: v.number() })),
});
type Manifest = v.InferOutput<typeof ManifestSchema>;

/**
 * Run after changes, or every few minutes: one question when there are none. Answers how many rows and
 * pages the directory has. May be killed at any step: pages come first, the manifest that names them
 * after them, removal at the very end. `now` is milliseconds since 1970; a page has at most `rowsPerPage` rows.
 */
export async function publishDirectory(
  ask: Ask,
  store: PageStore,
  now: number,
  rowsPerPage = pageLength,
): Promise<{ rows: number; pages: number }> {
  const there = new Set(await store.list());
  const known = read(ManifestSchema, await store.read(manifestName));
  const isCurrent = known && (await nothingNew(ask, known, there));
  const manifest = isCurrent ? known : await writePages(ask, store, there, rowsPerPage);
  manifest.as_of = new Date(now).toISOString();
  await store.write(manifestName, JSON.stringify(manifest), minute);

  const current = new Set([manifestName, retiredName, ...manifest.pages.map(nameOf)]);
  const unused = [...there].filter((name) => !current.has(name));
  if (unused.length > 0) await retire(store, unused, now);
  const rows = manifest.pages.reduce((sum, page) => sum + page.rows, 0);
  return { rows, pages: manifest.pages.length };
}

async function nothingNew(
  ask: Ask,
  { epoch, cursor, pages }: Manifest,
  there: ReadonlySet<string>,
): Promise<boolean> {
  const answer = v.parse(AnswerSchema, await ask(cursor));
  const isSame = answer.epoch === epoch && !answer.reset && answer.rows.length === 0;
  return isSame && pages.every((page) => there.has(nameOf(page)));
}

async function writePages(
  ask: Ask,
  store: PageStore,
  there: ReadonlySet<string>,
  rowsPerPage: number,
): Promise<Manifest> {
  const { epoch, cursor, rows } = await readAll(ask);
  const manifest: Manifest = { format: 2, epoch, cursor, as_of: '', pages: [] };
  for (const page of inPages(rows, rowsPerPage)) {
    const text = JSON.stringify(inTables(page));
    const file = { sha256: await sha256Of(text), rows: page.length };
    if (!there.has(nameOf(file))) await store.write(nameOf(file), text, day);
    manifest.pages.push(file);
  }
  return manifest;
}

/** Everything a new phone would be told, without what is gone. */
async function readAll(ask: Ask): Promise<{ epoch: string; cursor: Cursor; rows: Row[] }> {
  const rows = new Map<string, Row>();
  let cursor: Cursor = { xid: '0', id: '' };
  let epoch: string | null = null;
  for (let more = true; more;) {
    const answer = v.parse(AnswerSchema, await ask(cursor));
    if (answer.reset || answer.epoch !== (epoch ?? answer.epoch)) {
      throw new Error('The database was restored meanwhile. Run this again.');
    }
    for (const row of answer.rows) {
      const key = `${row.kind}:${row.id}`;
      // One that changes while we read comes twice; the later word counts.
      rows.delete(key);
      if (!row.deleted) rows.set(key, row);
    }
    ({ epoch, next: cursor, more } = answer);
  }
  return { epoch: epoch ?? '', cursor, rows: [...rows.values()].toSorted(byName) };
}

// The order of the list on screen: what comes sorted need not be sorted on ten million phones.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: Row, b: Row) => collator.compare(nameIn(a), nameIn(b)) || (a.id < b.id ? -1 : 1);
function nameIn({ row }: Row): string {
  const name = row?.camp_provider_name;
  return typeof name === 'string' ? name : '';
}

function inPages(rows: readonly Row[], length: number): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / length));
  return Array.from({ length: count }, (_, no) => rows.slice(no * length, (no + 1) * length));
}

/** Rows of one kind with the same fields. Their names stand once: it halves what a phone keeps and reads. */
type Table = { kind: string; columns: string[]; rows: unknown[][] };

function inTables(page: readonly Row[]): Table[] {
  const tables = new Map<string, Table>();
  for (const { kind, row = {} } of page) {
    const columns = Object.keys(row);
    const shape = JSON.stringify([kind, ...columns]);
    const table = tables.get(shape) ?? { kind, columns, rows: [] };
    tables.set(shape, table);
    table.rows.push(Object.values(row));
  }
  return [...tables.values()];
}

async function sha256Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), hex).join('');
}

const nameOf = ({ sha256 }: { sha256: string }) => `${sha256}.json`;
const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Notes when a page fell out of use, and removes those that did so a day ago. */
async function retire(store: PageStore, unused: readonly string[], now: number): Promise<void> {
  const since = read(RetiredSchema, await store.read(retiredName)) ?? {};
  const retired = unused.map((name) => ({ name, at: since[name] ?? now }));
  const isOld = ({ at }: { at: number }) => now - at >= retiredForMs;
  const old = retired.filter(isOld).map(({ name }) => name);
  if (old.length > 0) await store.remove(old);
  const kept = retired.filter((page) => !isOld(page)).map(({ name, at }) => [name, at]);
  await store.write(retiredName, JSON.stringify(Object.fromEntries(kept)), minute);
}

/** Null when it is missing or not ours: then it is made anew. */
function read<T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : null;
}

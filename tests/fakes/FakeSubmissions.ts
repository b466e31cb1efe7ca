import * as v from 'valibot';
import { columnName } from '#base/http/columns.ts';
import { FIELD_NAMES } from '#providers/rules/submission/fields.ts';

const FieldsSchema = v.record(v.string(), v.unknown());
type Fields = v.InferOutput<typeof FieldsSchema>;
const PutSchema = v.object({
  id: v.string(),
  revision: v.number(),
  secret: v.string(),
  fields: FieldsSchema,
});
type Put = v.InferOutput<typeof PutSchema>;
const AskSchema = v.object({ id: v.string(), secret: v.string() });

type Verdict = 'changes_requested' | 'approved' | 'rejected';
export type SubmissionRow = Omit<Put, 'fields'> & {
  /** The last revision as it came. */
  sent: Fields;
  /** The columns; a withdrawal leaves them as they were. */
  fields: Fields;
  status: Verdict | 'pending' | 'withdrawn';
  note: string | null;
  openedAt: string | null;
  receivedAt: string;
  waitingSince: string;
  history: { at: string; what: string }[];
  /** The content of each revision. */
  puts: Map<number, string>;
  live: { camp_id: string; season_id: string; listing: string; since: string }[];
};

const COLUMNS = [...FIELD_NAMES.map(columnName), 'logo_path', 'logo_bytes'];
const columnsOf = (fields: Fields): Fields =>
  Object.fromEntries(COLUMNS.map((column) => [column, fields[column] ?? null]));

const error = (status: number, code: string, message: string, more = {}) =>
  Response.json({ code, message, details: null, hint: null, ...more }, { status });
const storageError = (statusCode: string, what: string) =>
  Response.json({ statusCode, error: what, message: what }, { status: 400 });

/** Also one of another realm, as of jsdom's. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const MOST_BYTES = 5 * 1024 * 1024;

/**
 * put_submission, submission_status and the bucket camp-logos of supabase/migrations, in memory. It answers what a client
 * reads alike (tests/contract/fakeSubmissions); of the table's bounds it has one, and it does not look into
 * files: it counts their bytes.
 */
export class FakeSubmissions {
  readonly rows = new Map<string, SubmissionRow>();
  /** By name; as text, so that two can be compared. */
  readonly objects = new Map<string, string>();
  /** More of them are refused with PT429; a repetition takes none. */
  turns = Infinity;
  /** Seconds. */
  hint = '3600';
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The server's answer to one request; `path` as in its address. */
  answer(path: string, body: unknown): Response {
    const [, upload] = /^\/storage\/v1\/object\/camp-logos\/(.+)$/.exec(path) ?? [];
    if (upload !== undefined) return this.#upload(upload, body);
    const json: unknown = JSON.parse(String(body));
    if (path.endsWith('/rpc/put_submission')) return this.#put(v.parse(PutSchema, json));
    if (path.endsWith('/rpc/submission_status')) return this.#status(v.parse(AskSchema, json));
    return error(404, 'PGRST202', 'no such function');
  }

  /** A reviewer opens it. */
  open(id: string): void {
    const row = this.#seen(id);
    if (row.status !== 'pending' || row.openedAt !== null) return;
    row.openedAt = this.#stamp();
    row.history.push({ at: row.openedAt, what: 'opened' });
  }

  /** A reviewer decides. Approved camps are live, under the submission's id. */
  review(id: string, { status, note = null }: { status: Verdict; note?: string | null }): void {
    const row = this.#seen(id);
    if (row.status === 'approved' && status !== 'approved') throw new Error('PT409');
    const at = this.#stamp();
    Object.assign(row, { status, note });
    row.history.push({ at, what: status });
    if (status !== 'approved' || row.live.length > 0) return;
    row.live = [{ camp_id: id, season_id: 'fall-2025', listing: 'basic', since: at }];
  }

  #seen(id: string): SubmissionRow {
    const row = this.rows.get(id);
    if (!row) throw new Error('PT404');
    if (row.status === 'withdrawn') throw new Error('PT409');
    return row;
  }

  #put(put: Put): Response {
    const { id, revision, secret, fields } = put;
    const row = this.rows.get(id);
    const isWithdrawn = fields['withdrawn'] === true;
    const columns = columnsOf(fields);
    const content = JSON.stringify(isWithdrawn ? { withdrawn: true } : columns);
    if (row && row.secret !== secret) {
      return error(403, 'PT403', 'This is not the secret of this submission');
    }
    if (row && revision <= row.revision) {
      return this.#say(row, row.puts.get(revision) === content ? 'known' : 'conflict');
    }
    if (row?.status === 'withdrawn') return this.#say(row, 'closed');
    const broken = isWithdrawn ? null : this.#brokenBound(id, columns);
    if (broken) return broken;
    // Taking down what is here takes no turn.
    if (!isWithdrawn || !row) {
      if (this.turns <= 0) {
        return error(429, 'PT429', 'Too many submissions from this address', { hint: this.hint });
      }
      this.turns -= 1;
    }
    const next = this.#next(put, row);
    next.puts.set(revision, content);
    this.rows.set(id, next);
    return this.#say(next, 'stored');
  }

  #brokenBound(id: string, columns: Fields): Response | null {
    const name = columns['camp_provider_name'];
    const { length } = typeof name === 'string' ? Array.from(name) : [];
    if (length < 2 || length > 200) {
      return error(400, '23514', 'Camp name needs 2 to 200 characters');
    }
    const logo = columns['logo_path'];
    const isUsed = [...this.rows.values()].some(
      (other) => other.id !== id && other.fields['logo_path'] === logo,
    );
    return logo !== null && isUsed ? error(409, '23505', 'This logo’s name is in use') : null;
  }

  #next(put: Put, row: SubmissionRow | undefined): SubmissionRow {
    const at = this.#stamp();
    const isWithdrawn = put.fields['withdrawn'] === true;
    const edited = row?.status === 'changes_requested' ? 'answered' : 'edited';
    const arrived = row ? edited : 'received';
    const change: Partial<SubmissionRow> = isWithdrawn
      ? { status: 'withdrawn', live: [] }
      : {
          status: 'pending',
          fields: columnsOf(put.fields),
          openedAt: null,
          waitingSince: row?.status === 'pending' ? row.waitingSince : at,
        };
    return {
      ...newRow(put, at),
      ...row,
      ...change,
      revision: put.revision,
      sent: put.fields,
      history: [...(row?.history ?? []), { at, what: isWithdrawn ? 'withdrawn' : arrived }],
    };
  }

  #status({ id, secret }: v.InferOutput<typeof AskSchema>): Response {
    const row = this.rows.get(id);
    if (row?.secret !== secret) return Response.json(null);
    const { fields, history } = row;
    return Response.json({ ...this.#words(row, 'known'), fields, history });
  }

  #upload(name: string, body: unknown): Response {
    if (!isBuffer(body)) return storageError('415', 'invalid_mime_type');
    if (body.byteLength > MOST_BYTES) return storageError('413', 'Payload too large');
    const wants = ({ fields, status }: SubmissionRow) =>
      fields['logo_path'] === name &&
      fields['logo_bytes'] === body.byteLength &&
      status !== 'rejected' &&
      status !== 'withdrawn';
    if (![...this.rows.values()].some(wants)) return storageError('403', 'Unauthorized');
    if (this.objects.has(name)) return storageError('409', 'Duplicate');
    this.objects.set(name, new Uint8Array(body).join());
    return Response.json({ Key: `camp-logos/${name}`, Id: name });
  }

  #say = (row: SubmissionRow, outcome: string) => Response.json(this.#words(row, outcome));

  #words(row: SubmissionRow, outcome: string) {
    const path = row.fields['logo_path'];
    const isHere = typeof path === 'string' && this.objects.has(path);
    const named = isHere ? 'here' : 'awaited';
    return {
      outcome,
      id: row.id,
      revision: row.revision,
      status: row.status,
      note: row.note,
      opened_at: row.openedAt,
      received_at: row.receivedAt,
      waiting_since: row.waitingSince,
      logo: path === null ? 'none' : named,
      live: row.live,
    };
  }

  #stamp = () => new Date(this.#now()).toISOString();
}

/** As a revision finds it that comes first. */
const newRow = ({ id, revision, secret, fields }: Put, at: string): SubmissionRow => ({
  id,
  revision,
  secret,
  sent: fields,
  fields: columnsOf({}),
  status: 'pending',
  note: null,
  openedAt: null,
  receivedAt: at,
  waitingSince: at,
  history: [],
  puts: new Map(),
  live: [],
});

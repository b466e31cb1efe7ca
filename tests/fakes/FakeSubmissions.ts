import * as v from 'valibot';

const PutSchema = v.object({
  id: v.string(),
  revision: v.number(),
  secret: v.string(),
  fields: v.record(v.string(), v.unknown()),
});
type Put = v.InferOutput<typeof PutSchema>;
const AskSchema = v.object({ id: v.string(), secret: v.string() });

export type SubmissionRow = Put & {
  status: 'pending' | 'changes_requested' | 'approved' | 'rejected' | 'withdrawn';
  note: string | null;
  openedAt: string | null;
  receivedAt: string;
  /** What each revision said. */
  puts: Map<number, string>;
  live: { camp_id: string; season_id: string; listing: string; since: string }[];
};

const error = (status: number, code: string, message: string, more = {}) =>
  Response.json({ code, message, details: null, hint: null, ...more }, { status });
const storageError = (statusCode: string, what: string) =>
  Response.json({ statusCode, error: what, message: what }, { status: 400 });

/** Also one of another realm, as of jsdom's. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const MOST_BYTES = 5 * 1024 * 1024;

/** put_submission, submission_status and the bucket camp-logos of supabase/migrations, in memory. */
export class FakeSubmissions {
  readonly rows = new Map<string, SubmissionRow>();
  /** By name; as text, so that two can be compared. */
  readonly objects = new Map<string, string>();
  /** More of them are refused with PT429; a repetition takes none. */
  turns = Infinity;
  /** Seconds. */
  hint = '60';
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

  /** A reviewer decides, or opens it (`status` stays). Approved camps are live, under the submission's id. */
  review(id: string, change: Partial<Pick<SubmissionRow, 'status' | 'note' | 'openedAt'>>): void {
    const row = this.rows.get(id);
    if (!row) throw new Error(`no submission ${id}`);
    Object.assign(row, change);
    if (change.status !== 'approved') return;
    row.live = [{ camp_id: id, season_id: 'fall-2025', listing: 'basic', since: this.#stamp() }];
  }

  #put(put: Put): Response {
    const { id, revision, secret, fields } = put;
    const row = this.rows.get(id);
    const content = JSON.stringify(fields);
    if (row && row.secret !== secret) return error(403, 'PT403', 'This link does not fit.');
    if (row && revision <= row.revision) {
      return this.#say(row, row.puts.get(revision) === content ? 'known' : 'conflict');
    }
    if (row?.status === 'withdrawn') return this.#say(row, 'closed');
    if (this.turns <= 0) return error(429, 'PT429', 'Too many at once.', { hint: this.hint });
    // Stands for every bound of the table.
    if (fields['camp_provider_name'] === 'X') {
      return error(400, '23514', 'violates check constraint');
    }
    this.turns -= 1;
    const isWithdrawn = fields['withdrawn'] === true;
    const next: SubmissionRow = {
      ...put,
      status: isWithdrawn ? 'withdrawn' : 'pending',
      note: null,
      openedAt: null,
      receivedAt: row?.receivedAt ?? this.#stamp(),
      puts: new Map(row?.puts).set(revision, content),
      live: isWithdrawn ? [] : (row?.live ?? []),
    };
    this.rows.set(id, next);
    return this.#say(next, 'stored');
  }

  #status({ id, secret }: v.InferOutput<typeof AskSchema>): Response {
    const row = this.rows.get(id);
    if (row?.secret !== secret) return Response.json(null);
    return Response.json({ ...this.#words(row, 'known'), fields: row.fields, history: [] });
  }

  #upload(name: string, body: unknown): Response {
    if (!isBuffer(body)) return storageError('415', 'invalid_mime_type');
    if (body.byteLength > MOST_BYTES) return storageError('413', 'Payload too large');
    if (this.objects.has(name)) return storageError('409', 'Duplicate');
    const wants = ({ fields, status }: SubmissionRow) =>
      fields['logo_path'] === name && status !== 'rejected' && status !== 'withdrawn';
    if (![...this.rows.values()].some(wants)) return storageError('403', 'Unauthorized');
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
      waiting_since: row.receivedAt,
      updated_at: this.#stamp(),
      logo: path === null ? 'none' : named,
      live: row.live,
    };
  }

  #stamp = () => new Date(this.#now()).toISOString();
}

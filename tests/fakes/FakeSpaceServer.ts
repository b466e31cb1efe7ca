import * as v from 'valibot';
import { hashOf } from '#base/crypto/hkdf.ts';
import { type SealedRow, SealedRowSchema } from '#family/store/space/spaceCipher.ts';

type Stored = { row: SealedRow; xid: number };
type Member = {
  may_write: boolean;
  is_maker?: boolean | undefined;
  wrapped: string;
  /** YYYY-MM-DD of its last visit. */
  seenOn?: string;
};
type Space = {
  keyId: string;
  admitHash: string;
  recovery: { find_hash: string; sealed: string } | null;
  members: Map<string, Member>;
  rows: Map<string, Stored>;
};

const MemberSchema = v.object({
  proof_hash: v.string(),
  may_write: v.boolean(),
  is_maker: v.optional(v.boolean()),
  wrapped: v.string(),
});
const RecoverySchema = v.nullable(v.object({ find_hash: v.string(), sealed: v.string() }));
const CreateSchema = v.object({
  key_id: v.string(),
  admit_hash: v.string(),
  recovery: RecoverySchema,
  members: v.array(MemberSchema),
});
const AddSchema = v.object({ key_id: v.string(), member: MemberSchema });
const RekeySchema = v.object({
  key_id: v.string(),
  next: v.object({ key_id: v.string(), admit_hash: v.string() }),
  recovery: RecoverySchema,
  members: v.array(MemberSchema),
  removed: v.array(v.string()),
});
const MemberCallSchema = v.object({ proof: v.string(), key_id: v.string() });
const PushSchema = v.object({ rows: v.array(SealedRowSchema) });
const ChangesSchema = v.object({
  after_xid: v.string(),
  after_id: v.string(),
  page_size: v.number(),
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const said = (outcome: string, more: object = {}) => json({ outcome, ...more });

/** The database's functions for spaces, in memory. Held against the migrations by tests/contract/familySync. */
export class FakeSpaceServer {
  readonly spaces = new Map<string, Space>();
  /** Names of functions, in the order in which they were asked. */
  readonly asked: string[] = [];
  /** Answers instead, when it answers anything. */
  instead: ((name: string, args: unknown) => Response | Promise<Response | null> | null) | null =
    null;
  /** Rows of one answer at most. */
  pageSize = Infinity;
  /** What was handed over, by its place. */
  readonly #handOvers = new Map<string, string>();
  #xid = 100;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const name = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
    this.asked.push(name);
    const args: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const other = (await this.instead?.(name, args)) ?? null;
    if (other) return other;
    return this.#answer(name, args);
  };

  /** The only space, for tests that have one family. */
  only(): Space {
    const [space] = this.spaces.values();
    if (!space) throw new Error('There is no space');
    return space;
  }

  async #answer(name: string, args: unknown): Promise<Response> {
    if (name === 'put_hand_over' || name === 'take_hand_over') return this.#handOver(name, args);
    if (name === 'recover_space') return this.#recover(args);
    const { space: id } = v.parse(v.object({ space: v.string() }), args);
    if (name === 'create_space') return this.#create(id, v.parse(CreateSchema, args));
    const space = this.spaces.get(id);
    if (name === 'push_space' || name === 'space_changes') return this.#ofMember(name, space, args);
    if (name === 'leave_space') {
      const { proof } = v.parse(v.object({ proof: v.string() }), args);
      space?.members.delete(await hashOf(proof));
      return json(true);
    }
    const { admit } = v.parse(v.object({ admit: v.string() }), args);
    const isAdmitted = space?.admitHash === (await hashOf(admit));
    if (name === 'close_space') {
      if (isAdmitted) this.spaces.delete(id);
      return json(true);
    }
    if (!space || !isAdmitted) {
      return name === 'list_space_members' ? json({ members: null }) : said('gone');
    }
    if (name === 'add_space_member') return add(space, v.parse(AddSchema, args));
    if (name === 'rekey_space') return rekey(space, v.parse(RekeySchema, args));
    const members = [...space.members].map(([hash, { seenOn = null, may_write }]) => ({
      proof_hash: hash,
      last_seen_on: seenOn,
      may_write,
    }));
    return json({ members });
  }

  #create(id: string, args: v.InferOutput<typeof CreateSchema>): Response {
    const known = this.spaces.get(id);
    if (known) {
      const isSame = known.keyId === args.key_id && known.admitHash === args.admit_hash;
      return said(isSame ? 'stored' : 'taken');
    }
    this.spaces.set(id, {
      keyId: args.key_id,
      admitHash: args.admit_hash,
      recovery: args.recovery,
      members: new Map(args.members.map(({ proof_hash: hash, ...member }) => [hash, member])),
      rows: new Map(),
    });
    return said('stored');
  }

  async #recover(args: unknown): Promise<Response> {
    const { finder } = v.parse(v.object({ finder: v.string() }), args);
    const hash = await hashOf(finder);
    const [id = null, space] =
      [...this.spaces].find(([, { recovery }]) => recovery?.find_hash === hash) ?? [];
    return json({ space: id, sealed: space?.recovery?.sealed ?? null });
  }

  async #ofMember(name: string, space: Space | undefined, args: unknown): Promise<Response> {
    const { proof, key_id: keyId } = v.parse(MemberCallSchema, args);
    if (!space) return said('gone');
    const member = space.members.get(await hashOf(proof));
    if (!member) return said('removed');
    if (keyId !== space.keyId) {
      return said('other_key', { key_id: space.keyId, wrapped: member.wrapped });
    }
    member.seenOn = new Date(this.#now()).toISOString().slice(0, 10);
    if (name === 'push_space') {
      if (!member.may_write) return json({ code: '42501', hint: 'reads_only' }, 403);
      return this.#push(space, v.parse(PushSchema, args).rows);
    }
    const changes = this.#changes(space, v.parse(ChangesSchema, args));
    return said('here', { ...changes, may_write: member.may_write });
  }

  #push({ rows }: Space, sent: readonly SealedRow[]): Response {
    this.#xid += 1;
    const lost = new Set<string>();
    for (const row of sent) {
      const base = rows.get(row.id)?.row.version ?? 0;
      // Of a row that comes twice, none is taken.
      const isOnce = sent.filter(({ id }) => id === row.id).length === 1;
      if (isOnce && row.version === base + 1) rows.set(row.id, { row, xid: this.#xid });
      else lost.add(row.id);
    }
    return said('here', { lost: [...lost] });
  }

  #changes({ rows }: Space, after: v.InferOutput<typeof ChangesSchema>) {
    const from = Number(after.after_xid);
    const all = [...rows]
      .filter(([id, { xid }]) => xid > from || (xid === from && id > after.after_id))
      .toSorted(([a, one], [b, other]) => one.xid - other.xid || (a < b ? -1 : 1));
    const page = all.slice(0, Math.min(after.page_size, this.pageSize));
    const [lastId = after.after_id, last] = page.at(-1) ?? [];
    return {
      rows: page.map(([, { row }]) => row),
      next: { xid: `${last?.xid ?? from}`, id: lastId },
      more: all.length > page.length,
      reset: false,
      epoch: 'epoch',
      now: this.#now(),
    };
  }

  #handOver(name: string, args: unknown): Response {
    if (name === 'put_hand_over') {
      const { place, sealed } = v.parse(v.object({ place: v.string(), sealed: v.string() }), args);
      this.#handOvers.set(place, sealed);
      return json({ expires_at: new Date(this.#now()).toISOString() });
    }
    const sealed = this.#handOvers.get(v.parse(v.object({ place: v.string() }), args).place);
    return sealed === undefined ? said('unknown') : said('here', { sealed, expires_at: '' });
  }
}

function add(space: Space, { key_id: keyId, member }: v.InferOutput<typeof AddSchema>): Response {
  if (space.keyId !== keyId) return said('other_key');
  const { proof_hash: hash, ...rest } = member;
  space.members.set(hash, rest);
  return said('stored');
}

function rekey(space: Space, args: v.InferOutput<typeof RekeySchema>): Response {
  const { key_id: keyId, next, recovery, members, removed } = args;
  const named = new Set([...members.map(({ proof_hash: hash }) => hash), ...removed]);
  const isWhole = [...space.members.keys()].every((hash) => named.has(hash));
  if (space.keyId !== keyId || !isWhole) return said('other');
  space.keyId = next.key_id;
  space.admitHash = next.admit_hash;
  space.recovery = recovery ?? space.recovery;
  space.members = new Map(members.map(({ proof_hash: hash, ...member }) => [hash, member]));
  return said('stored');
}

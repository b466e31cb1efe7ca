// The server's functions for spaces. Only sealed rows pass here: this file cannot read what a family wrote.
import * as v from 'valibot';
import type { Clock } from '#base/device/clock.ts';
import type { Backend } from '#base/http/backendConfig.ts';
import { callFunction, type Reply, replyTo } from '#base/http/post.ts';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import type { SpaceChanges, SpaceCursor } from '#family/rules/sync/receivePage.ts';
import { type SealedRow, SealedRowSchema } from './spaceCipher.ts';
import { SpaceError } from './SpaceError.ts';

export type SpaceCall = { backend: () => Backend; clock: Clock };

/** What a member says with each call. `proof`: 22 letters, of which the server has the hash. */
export type Membership = { space: string; proof: string };
export type SpaceMember = {
  proof_hash: string;
  may_write: boolean;
  /** Its visits do not keep a room alive. */
  is_maker?: boolean;
  wrapped: string;
};

/** As the server's functions name it. */
export type NewSpace = {
  space: string;
  key_id: string;
  admit_hash: string;
  recovery: { find_hash: string; sealed: string } | null;
  members: readonly SpaceMember[];
  is_room: boolean;
  /** How many days it stays after the last visit. */
  days: number;
  /** Its last day, YYYY-MM-DD; null for none. */
  ends_on: string | null;
};

export type Rekeying = Pick<NewSpace, 'space' | 'key_id' | 'recovery' | 'members'> & {
  admit: string;
  next: Pick<NewSpace, 'key_id' | 'admit_hash'>;
  removed: readonly string[];
};

export type SealedChanges = Omit<SpaceChanges, 'rows' | 'unopened'> & {
  rows: readonly SealedRow[];
};

/** All methods throw SpaceError, or the signal's reason. */
export type SpaceServer = {
  /** False when another space has its id. */
  create(space: NewSpace): Promise<boolean>;
  /** Throws 'removed' when the key is another one by now. */
  addMember(space: string, admit: string, keyId: string, member: SpaceMember): Promise<void>;
  /** False when the key, or the members, are others by now: pull, and try again. */
  rekey(change: Rekeying): Promise<boolean>;
  /** Null for a code that finds nothing. */
  recover(finder: string): Promise<{ space: string; sealed: string } | null>;
  /** Everybody's copy goes. */
  close(space: string, admit: string): Promise<void>;
  /** This member goes. */
  leave(member: Membership): Promise<void>;
  /** The day of each member's last visit, null for none, by the hash of its proof. */
  members(space: string, admit: string): Promise<ReadonlyMap<string, string | null>>;
  /** The ids of rows that were written by somebody else meanwhile. */
  push(
    member: Membership,
    keyId: string,
    rows: readonly SealedRow[],
    signal: AbortSignal,
  ): Promise<ReadonlySet<string>>;
  changes(
    member: Membership,
    keyId: string,
    after: SpaceCursor,
    signal: AbortSignal,
  ): Promise<SealedChanges>;
};

const PAGE = 100;
/** The most of one request: rows, and characters of them; the server accepts 500,000. */
const MAX_ROWS = 100;
const MAX_LENGTH = 400_000;

const OutcomeSchema = v.object({ outcome: v.string(), wrapped: v.optional(v.string(), '') });
const FoundSchema = v.object({ space: v.nullable(v.string()), sealed: v.nullable(v.string()) });
const PushedSchema = v.object({ outcome: v.literal('here'), lost: v.array(v.string()) });
/** As in `members`; null for whoever does not admit. */
const MembersSchema = v.pipe(
  v.object({
    members: v.nullable(
      v.array(v.object({ proof_hash: v.string(), last_seen_on: v.nullable(v.string()) })),
    ),
  }),
  v.transform(({ members }) => {
    const days = members?.map((one) => [one.proof_hash, one.last_seen_on] as const);
    return new Map<string, string | null>(days);
  }),
);
const ChangesSchema = v.object({
  outcome: v.literal('here'),
  rows: v.array(v.unknown()),
  next: v.object({ xid: v.string(), id: v.string() }),
  more: v.boolean(),
  reset: v.boolean(),
  epoch: v.string(),
  now: v.number(),
  may_write: v.boolean(),
});

export function spaceServer({ backend, clock }: SpaceCall): SpaceServer {
  async function call<T>(
    name: string,
    args: object,
    schema: v.GenericSchema<unknown, T>,
    signal = new AbortController().signal,
    size = 0,
  ): Promise<T> {
    const ask = (inTime: AbortSignal) => callFunction(backend(), name, args, inTime);
    const reply = await replyTo(ask, signal, clock, size);
    const answer = v.safeParse(schema, reply.json);
    if (reply.status === 200 && answer.success) return answer.output;
    throw problemOf(reply);
  }

  /** Whether the server did it; false where it says one of the `others`. */
  async function done(name: string, args: object, ...others: string[]): Promise<boolean> {
    const schema = v.object({ outcome: v.picklist(['stored', ...others]) });
    return (await call(name, args, schema)).outcome === 'stored';
  }

  return {
    create: (space) => done('create_space', space, 'taken'),
    async addMember(space, admit, keyId, member) {
      await done('add_space_member', { space, admit, key_id: keyId, member });
    },
    rekey: (change) => done('rekey_space', change, 'other'),
    async recover(finder) {
      const { space, sealed } = await call('recover_space', { finder }, FoundSchema);
      return space === null || sealed === null ? null : { space, sealed };
    },
    async close(space, admit) {
      await call('close_space', { space, admit }, v.literal(true));
    },
    async leave({ space, proof }) {
      await call('leave_space', { space, proof }, v.literal(true));
    },
    members: (space, admit) => call('list_space_members', { space, admit }, MembersSchema),
    // Nothing else that a caller knows of itself is ever sent.
    async push({ space, proof }, keyId, rows, signal) {
      const lost = new Set<string>();
      for (const batch of batches(v.parse(v.array(SealedRowSchema), rows))) {
        const args = { space, proof, key_id: keyId, rows: batch };
        const size = JSON.stringify(batch).length;
        for (const id of (await call('push_space', args, PushedSchema, signal, size)).lost) {
          lost.add(id);
        }
      }
      return lost;
    },
    async changes({ space, proof }, keyId, { xid, id }, signal) {
      const from = { after_xid: xid, after_id: id, page_size: PAGE };
      const { may_write: mayWrite, ...answer } = await call(
        'space_changes',
        { space, proof, key_id: keyId, ...from },
        ChangesSchema,
        signal,
      );
      const rows = answer.rows.flatMap((row) => {
        const { success, output } = v.safeParse(SealedRowSchema, row);
        return success ? [output] : [];
      });
      return { ...answer, rows, skipped: answer.rows.length - rows.length, mayWrite };
    },
  };
}

/** Splits rows into batches that fit into one request. */
function batches(rows: readonly SealedRow[]): SealedRow[][] {
  const all: SealedRow[][] = [];
  let length = Infinity;
  for (const row of rows) {
    const size = row.sealed.length;
    if (length + size > MAX_LENGTH || all.at(-1)?.length === MAX_ROWS) {
      all.push([]);
      length = 0;
    }
    all.at(-1)?.push(row);
    length += size;
  }
  return all;
}

const BY_OUTCOME: Readonly<Record<string, 'gone' | 'removed' | 'otherKey'>> = {
  gone: 'gone',
  removed: 'removed',
  other_key: 'otherKey',
};

const ErrorSchema = v.object({ code: v.string(), hint: v.nullish(v.string(), '') });

/** What no repetition mends: a row that is too long, or none, or a link that only reads. */
const REFUSED = new Set(['22023', '23514', '42501']);

/** Only answers of our own functions count; anything else is no response. */
function problemOf({ status, retryAfter, json }: Reply): SpaceError {
  const outcome = v.safeParse(OutcomeSchema, json);
  if (status === 200 && outcome.success) {
    const { outcome: said, wrapped } = outcome.output;
    return new SpaceError(BY_OUTCOME[said] ?? 'unreachable', { wrapped });
  }
  const { success, output } = v.safeParse(ErrorSchema, json);
  if (!success || status < 400) return new SpaceError('unreachable');
  if (REFUSED.has(output.code) && status < 500) return new SpaceError('refused');
  if (output.hint === 'full') return new SpaceError('full');
  return new SpaceError('unreachable', { retryAfterMs: readRetryAfter(retryAfter, Date.now()) });
}

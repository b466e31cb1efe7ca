// The server's functions for spaces. Only sealed rows pass here: this file cannot read what a family wrote.
import * as v from 'valibot';
import type { SpaceChanges, SpaceCursor } from '#family/rules/sync/receivePage.ts';
import { type SealedRow, SealedRowSchema } from './spaceCipher.ts';
import { type SpaceCall, spaceCalls } from './spaceCalls.ts';

/** What a member says with each call. `proof`: 22 letters, of which the server has the hash. */
export type Membership = { space: string; proof: string };
/** `seenOn`: the day of its last visit, YYYY-MM-DD; null for none. */
export type ListedMember = { seenOn: string | null; mayWrite: boolean };
export type SpaceMember = {
  proof_hash: string;
  may_write: boolean;
  /** Its visits do not keep a room alive. */
  is_maker?: boolean;
  /** Of a circle: it brings the keys to whoever has the link, and nothing else. */
  is_link?: boolean;
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
  /** The members by the hashes of their proofs. */
  members(space: string, admit: string): Promise<ReadonlyMap<string, ListedMember>>;
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

const FoundSchema = v.object({ space: v.nullable(v.string()), sealed: v.nullable(v.string()) });
const PushedSchema = v.object({ outcome: v.literal('here'), lost: v.array(v.string()) });
/** As in `members`; null for whoever does not admit. */
const MembersSchema = v.pipe(
  v.object({
    members: v.nullable(
      v.array(
        v.object({
          proof_hash: v.string(),
          last_seen_on: v.nullable(v.string()),
          may_write: v.boolean(),
        }),
      ),
    ),
  }),
  v.transform(({ members }) => {
    const listed = members?.map(
      (one) => [one.proof_hash, { seenOn: one.last_seen_on, mayWrite: one.may_write }] as const,
    );
    return new Map<string, ListedMember>(listed);
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

export function spaceServer(tools: SpaceCall): SpaceServer {
  const { call, done } = spaceCalls(tools);
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

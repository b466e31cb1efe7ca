// The server's functions for a family's copy. Only sealed rows pass here: this file cannot read what the family wrote.
import * as v from 'valibot';
import { readRetryAfter } from '#base/http/RemoteError.ts';
import type { Reply } from '#base/http/post.ts';
import { callAsUser, type UserCall } from '#base/session/callAsUser.ts';
import { type WrappedKeys, WrappedKeysSchema } from './familyKey.ts';
import { FamilySyncError, type FamilySyncProblem } from './FamilySyncError.ts';
import { type SealedRow, SealedRowSchema } from './sealedRow.ts';

export type StoredKey = { keyId: string; wraps: WrappedKeys };
export type SealedCursor = { xid: string; id: string };

export type SealedChanges = {
  rows: readonly SealedRow[];
  /** Rows that are none of ours. */
  skipped: number;
  next: SealedCursor;
  more: boolean;
  reset: boolean;
  epoch: string;
  now: number;
};

/** The server's copy of one account. All methods throw FamilySyncError, or the signal's reason. */
export type FamilyServer = {
  /** Fetches the key. Resolves to null without a copy. */
  key(signal?: AbortSignal): Promise<StoredKey | null>;
  /** Null when it is stored; otherwise the key that the server has. `replaces`: a key's id, null for none. */
  putKey(key: StoredKey, replaces: string | null): Promise<StoredKey | null>;
  push(rows: readonly SealedRow[], keyId: string, signal: AbortSignal): Promise<void>;
  changes(after: SealedCursor, keyId: string, signal: AbortSignal): Promise<SealedChanges>;
  /** The copy goes. */
  forget(): Promise<void>;
};

const PAGE = 100;
/** The longest request in characters; the server accepts twice as many. */
const MAX_LENGTH = 400_000;
/** The most cells of one request; the server accepts 1,000. */
const MAX_CELLS = 500;

const KeySchema = v.pipe(
  v.object({ key_id: v.string(), wraps: WrappedKeysSchema }),
  v.transform(({ key_id: keyId, wraps }): StoredKey => ({ keyId, wraps })),
);
const FoundSchema = v.object({ key: v.nullable(KeySchema) });
const PutSchema = v.object({
  outcome: v.picklist(['stored', 'other']),
  key: v.nullable(KeySchema),
});
const PushedSchema = v.object({ now: v.number() });
const CursorSchema = v.object({ xid: v.string(), id: v.string() });
const ChangesSchema = v.object({
  owner: v.string(),
  rows: v.array(v.unknown()),
  next: CursorSchema,
  more: v.boolean(),
  reset: v.boolean(),
  epoch: v.string(),
  now: v.number(),
});
const ForgottenSchema = v.literal(true);

export function familyServer(tools: UserCall, owner: string): FamilyServer {
  async function ask<T>(
    name: string,
    args: object,
    schema: v.GenericSchema<unknown, T>,
    signal = new AbortController().signal,
    size = 0,
  ): Promise<T> {
    const reply = await callAsUser(tools, name, { ...args, expected_owner: owner }, signal, size);
    if (reply === 'signedOut') throw new FamilySyncError('signedOut');
    const answer = v.safeParse(schema, reply.json);
    if (reply.status === 200 && answer.success) return answer.output;
    throw problemOf(reply);
  }

  return {
    key: async (signal) => (await ask('family_key', {}, FoundSchema, signal)).key,

    async putKey({ keyId, wraps }, replaces) {
      const args = { key_id: keyId, wraps, replaces };
      const { outcome, key } = await ask('put_family_key', args, PutSchema);
      return outcome === 'stored' ? null : key;
    },

    async push(rows, keyId, signal) {
      for (const batch of batches(v.parse(v.array(SealedRowSchema), rows))) {
        const args = { rows: batch, key_id: keyId };
        await ask('push_family', args, PushedSchema, signal, JSON.stringify(batch).length);
      }
    },

    async changes({ xid, id }, keyId, signal) {
      const args = { after_xid: xid, after_id: id, page_size: PAGE, key_id: keyId };
      const answer = await ask('family_changes', args, ChangesSchema, signal);
      if (answer.owner !== owner) throw new FamilySyncError('owner');
      const rows = answer.rows.flatMap((row) => {
        const { success, output } = v.safeParse(SealedRowSchema, row);
        return success ? [output] : [];
      });
      return { ...answer, rows, skipped: answer.rows.length - rows.length };
    },

    async forget() {
      await ask('forget_family', {}, ForgottenSchema);
    },
  };
}

/** Splits rows into batches that fit into one request. */
function batches(rows: readonly SealedRow[]): SealedRow[][] {
  const all: SealedRow[][] = [];
  let [length, cells] = [Infinity, 0];
  for (const row of rows) {
    const { length: size } = JSON.stringify(row);
    const { length: count } = Object.keys(row.cells);
    if (length + size > MAX_LENGTH || cells + count > MAX_CELLS) {
      all.push([]);
      [length, cells] = [0, 0];
    }
    all.at(-1)?.push(row);
    length += size;
    cells += count;
  }
  return all;
}

const ErrorSchema = v.object({ code: v.string(), hint: v.nullish(v.string(), '') });

const BY_HINT: Readonly<Record<string, FamilySyncProblem>> = {
  owner: 'owner',
  no_copy: 'noCopy',
  other_key: 'otherKey',
  second_step: 'secondStep',
  full: 'full',
  clock: 'clock',
};
const HINTED = new Set(['PT409', 'PT403', '54000', '22008']);
/** The account is gone, or the server knows no session. */
const SIGNED_OUT = new Set(['42501', '23503']);
/** What no repetition mends: a row that is too long, or none. */
const REFUSED = new Set(['22023', '23514']);

/** Only error bodies of our own server count; anything else is no response. */
function problemOf({ status, retryAfter, json }: Reply): FamilySyncError {
  const { success, output } = v.safeParse(ErrorSchema, json);
  if (!success || status < 400) return new FamilySyncError('unreachable');
  const { code, hint } = output;
  if (SIGNED_OUT.has(code)) return new FamilySyncError('signedOut');
  if (REFUSED.has(code) && status < 500) return new FamilySyncError('refused');
  const problem = HINTED.has(code) ? BY_HINT[hint ?? ''] : undefined;
  return new FamilySyncError(problem ?? 'unreachable', readRetryAfter(retryAfter, Date.now()));
}

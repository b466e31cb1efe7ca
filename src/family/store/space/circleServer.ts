// The server's functions for circles, beside those of every space. Only hashes and sealed texts pass here.
import * as v from 'valibot';
import { SpaceError } from './SpaceError.ts';
import { type SpaceCall, spaceCalls } from './spaceCalls.ts';
import type { Membership, NewSpace, SpaceMember } from './spaceServer.ts';

/** As the server's function names them. */
export type QuietWish = { slot: string; wish: string; sealed: string };

/** `link`: the hash of the proof of the link that admits; null for none. */
export type Met = {
  link: string | null;
  /** Each family by the hash of its proof, and how many quiet wishes it has put. */
  members: ReadonlyMap<string, number>;
  /** A family has left, and the key is as before. */
  isKeyDue: boolean;
  /** Slots that keep an earlier wish, and are not free yet. */
  waiting: readonly string[];
  matches: readonly { slot: string; sealed: string }[];
};

export type FoundCircle = { space: string; keyId: string; wrapped: string };

const FoundSchema = v.object({
  space: v.nullable(v.string()),
  key_id: v.nullable(v.string()),
  wrapped: v.nullable(v.string()),
});
const MetSchema = v.object({
  outcome: v.literal('here'),
  link: v.nullable(v.string()),
  members: v.array(v.object({ proof_hash: v.string(), quiet: v.number() })),
  is_key_due: v.boolean(),
  waiting: v.array(v.string()),
  matches: v.array(v.object({ slot: v.string(), sealed: v.string() })),
});

/** All methods throw SpaceError, or the signal's reason. */
export function circleServer(tools: SpaceCall) {
  const { call, done } = spaceCalls(tools);
  return {
    /** False when another space has its id. */
    create: (circle: Pick<NewSpace, 'space' | 'key_id' | 'admit_hash' | 'members'>) =>
      done('create_circle', circle, 'taken'),
    /** Null for a link that leads nowhere (any more). `proof`: of the link. */
    async find(proof: string): Promise<FoundCircle | null> {
      const { space, key_id: keyId, wrapped } = await call('find_circle', { proof }, FoundSchema);
      return space === null || keyId === null || wrapped === null
        ? null
        : { space, keyId, wrapped };
    },
    /** `proof`: of the link. Throws 'otherKey' when the key is another one by now. */
    async join({ space, proof }: Membership, keyId: string, member: SpaceMember): Promise<void> {
      await done('join_circle', { space, proof, key_id: keyId, member });
    },
    /** `quiet`: all quiet wishes of this family; what is missing is taken back. */
    async meet(
      { space, proof }: Membership,
      keyId: string,
      quiet: readonly QuietWish[],
      signal?: AbortSignal,
    ): Promise<Met> {
      const args = { space, proof, key_id: keyId, quiet };
      const size = JSON.stringify(quiet).length;
      const met = await call('meet_circle', args, MetSchema, signal, size);
      const { link, is_key_due: isKeyDue, waiting, matches } = met;
      const members = new Map(met.members.map((one) => [one.proof_hash, one.quiet]));
      return { link, members, isKeyDue, waiting, matches };
    },
    /** False when another family was quicker. `wrapped`: by the hash of each proof. */
    async turnKey(
      { space, proof }: Membership,
      keyId: string,
      nextKeyId: string,
      wrapped: Readonly<Record<string, string>>,
    ): Promise<boolean> {
      const args = { space, proof, key_id: keyId, next_key_id: nextKeyId, wrapped };
      try {
        return await done('turn_circle_key', args, 'other');
      } catch (error) {
        // It may have done it: the next pass takes over the key that it has by now.
        if (error instanceof SpaceError && error.retryAfterMs === null) return false;
        throw error;
      }
    },
  };
}
export type CircleServer = ReturnType<typeof circleServer>;

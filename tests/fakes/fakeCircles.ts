import * as v from 'valibot';
import { hashOf } from '#base/crypto/hkdf.ts';
import type { FakeSpaceServer } from './FakeSpaceServer.ts';

type Quiet = { wish: string; sealed: string; keyId: string; putAt: number; isOff: boolean };
type Circle = {
  link: string;
  isKeyDue: boolean;
  /** The member who wrote a row first, by its id. */
  writers: Map<string, string>;
  /** By member and slot. */
  quiet: Map<string, Map<string, Quiet>>;
};

const MemberSchema = v.object({
  proof_hash: v.string(),
  may_write: v.boolean(),
  is_link: v.optional(v.boolean(), false),
  wrapped: v.string(),
});
const CreateSchema = v.object({
  space: v.string(),
  key_id: v.string(),
  admit_hash: v.string(),
  members: v.array(MemberSchema),
});
const CallSchema = v.object({
  space: v.optional(v.string(), ''),
  proof: v.optional(v.string(), ''),
  key_id: v.optional(v.string(), ''),
});
const QuietSchema = v.object({
  quiet: v.array(v.object({ slot: v.string(), wish: v.string(), sealed: v.string() })),
});
const RekeySchema = v.object({
  admit: v.string(),
  key_id: v.string(),
  next: v.object({ key_id: v.string(), admit_hash: v.string() }),
  members: v.array(MemberSchema),
  removed: v.array(v.string()),
});

const SLOT_MS = 3 * 86_400_000;
const MOST_HELD = 120;

const mostOfOneKey = (wishes: readonly Quiet[]): number =>
  Math.max(
    0,
    ...Map.groupBy(wishes, ({ keyId }) => keyId)
      .values()
      .map(({ length }) => length),
  );

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Makes a server of spaces know circles, as supabase/migrations/20261128000100_circles.sql does. */
export function fakeCircles(server: FakeSpaceServer, now: () => number) {
  const circles = new Map<string, Circle>();

  async function answer(name: string, args: unknown): Promise<Response | null> {
    const { space: id, proof, key_id: keyId } = v.parse(CallSchema, args);
    if (name === 'create_circle') return create(args);
    const hash = await hashOf(proof);
    if (name === 'find_circle') return find(hash);
    const space = server.spaces.get(id);
    const circle = circles.get(id);
    if (name.endsWith('_circle') && !space) return json({ outcome: 'gone' });
    if (!space || !circle) return null;
    const member = space.members.get(hash);
    if (hash === circle.link && (name === 'space_changes' || name === 'push_space')) {
      return json({ outcome: 'other_key', key_id: space.keyId, wrapped: member?.wrapped });
    }
    if (name === 'leave_space') leave(id, hash);
    if (name === 'rekey_space') return rekey(id, v.parse(RekeySchema, args));
    if (name === 'push_space') return checkWriter(circle, hash, args);
    if (name === 'join_circle') {
      if (hash !== circle.link) return json({ outcome: 'removed' });
      if (keyId !== space.keyId)
        return json({ outcome: 'other_key', key_id: space.keyId, wrapped: member?.wrapped });
      const { proof_hash: joined, wrapped } = v.parse(
        v.object({ member: MemberSchema }),
        args,
      ).member;
      if (!space.members.has(joined)) space.members.set(joined, { may_write: true, wrapped });
      return json({ outcome: 'stored' });
    }
    if (name !== 'meet_circle' && name !== 'turn_circle_key') return null;
    if (!member) return json({ outcome: 'removed' });
    if (keyId !== space.keyId)
      return json({ outcome: 'other_key', key_id: space.keyId, wrapped: member.wrapped });
    if (name === 'meet_circle') return meet(id, hash, v.parse(QuietSchema, args).quiet);
    return turn(id, args);
  }

  function create(args: unknown): Response {
    const given = v.parse(CreateSchema, args);
    const link = given.members.find((one) => one.is_link)?.proof_hash ?? '';
    if (!server.spaces.has(given.space)) {
      circles.set(given.space, { link, isKeyDue: false, writers: new Map(), quiet: new Map() });
      server.spaces.set(given.space, {
        keyId: given.key_id,
        admitHash: given.admit_hash,
        recovery: null,
        members: new Map(given.members.map(({ proof_hash: hash, ...member }) => [hash, member])),
        rows: new Map(),
      });
    }
    return json({ outcome: 'stored' });
  }

  function find(hash: string): Response {
    for (const [id, { link }] of circles) {
      const space = server.spaces.get(id);
      if (link !== hash || !space) continue;
      return json({ space: id, key_id: space.keyId, wrapped: space.members.get(hash)?.wrapped });
    }
    return json({ space: null, key_id: null, wrapped: null });
  }

  /** Nobody joins by it: a family that left meanwhile stays out. */
  async function rekey(id: string, args: v.InferOutput<typeof RekeySchema>): Promise<Response> {
    const [space, circle] = [server.spaces.get(id), circles.get(id)];
    const { admit, key_id: keyId, next, members, removed } = args;
    if (!space || !circle || space.admitHash !== (await hashOf(admit))) {
      return json({ outcome: 'gone' });
    }
    const named = new Set([...members.map(({ proof_hash: hash }) => hash), ...removed]);
    const isWhole = [...space.members.keys()].every((hash) => named.has(hash));
    if (space.keyId !== keyId || !isWhole) return json({ outcome: 'other' });
    const staying = members.filter(
      ({ proof_hash: hash, is_link: isLink }) => isLink || space.members.has(hash),
    );
    space.members = new Map(staying.map(({ proof_hash: hash, ...member }) => [hash, member]));
    space.keyId = next.key_id;
    space.admitHash = next.admit_hash;
    circle.link = staying.find((one) => one.is_link)?.proof_hash ?? '';
    return json({ outcome: 'stored' });
  }

  /** Null: the server of spaces goes on. */
  function checkWriter({ writers }: Circle, hash: string, args: unknown): Response | null {
    const { rows } = v.parse(v.object({ rows: v.array(v.object({ id: v.string() })) }), args);
    if (rows.some(({ id }) => id !== hash.slice(0, 22))) {
      return json({ code: '42501', hint: 'not_yours' }, 403);
    }
    for (const { id } of rows) writers.set(id, hash);
    return null;
  }

  function leave(id: string, hash: string): void {
    const [space, circle] = [server.spaces.get(id), circles.get(id)];
    if (!space?.members.has(hash) || !circle) return;
    for (const [row, writer] of circle.writers) if (writer === hash) space.rows.delete(row);
    circle.quiet.delete(hash);
    circle.isKeyDue = true;
  }

  function meet(
    id: string,
    me: string,
    given: v.InferOutput<typeof QuietSchema>['quiet'],
  ): Response {
    const [space, circle] = [server.spaces.get(id), circles.get(id)];
    if (!space || !circle) return json({ outcome: 'gone' });
    const { keyId } = space;
    const own = circle.quiet.get(me) ?? new Map<string, Quiet>();
    circle.quiet.set(me, own);
    const isHeld = ({ putAt }: Quiet) => putAt > now() - SLOT_MS;
    for (const [slot, one] of own) {
      if ((one.isOff || one.keyId !== keyId) && !isHeld(one)) own.delete(slot);
      else if (!given.some((same) => same.slot === slot && same.wish === one.wish))
        one.isOff = true;
    }
    for (const { slot, wish, sealed } of given) {
      const known = own.get(slot);
      const isSame = known?.wish === wish;
      if (known ? isSame || !isHeld(known) : own.size < MOST_HELD) {
        const putAt = known && isSame ? known.putAt : now();
        own.set(slot, { wish, sealed, keyId, putAt, isOff: false });
      }
    }
    const matches = [...own].flatMap(([slot, mine]) =>
      [...circle.quiet].flatMap(([other, theirs]) =>
        other === me || mine.isOff
          ? []
          : [...theirs.values()]
              .filter((one) => !one.isOff && one.wish === mine.wish && one.keyId === mine.keyId)
              .map(({ sealed }) => ({ slot, sealed })),
      ),
    );
    const members = [...space.members.keys()].filter((hash) => hash !== circle.link);
    return json({
      outcome: 'here',
      is_key_due: circle.isKeyDue,
      link: circle.link,
      members: members.map((hash) => ({
        proof_hash: hash,
        quiet: mostOfOneKey([...(circle.quiet.get(hash)?.values() ?? [])]),
      })),
      waiting: given
        .filter(({ slot, wish }) => own.get(slot)?.wish !== wish)
        .map(({ slot }) => slot),
      matches,
    });
  }

  function turn(id: string, args: unknown): Response {
    const [space, circle] = [server.spaces.get(id), circles.get(id)];
    const { next_key_id: next, wrapped } = v.parse(
      v.object({ next_key_id: v.string(), wrapped: v.record(v.string(), v.string()) }),
      args,
    );
    if (!space || !circle?.isKeyDue) return json({ outcome: 'other' });
    for (const [hash, member] of space.members) member.wrapped = wrapped[hash] ?? 'none';
    space.keyId = next;
    circle.isKeyDue = false;
    return json({ outcome: 'stored' });
  }

  server.instead = answer;
  return { circles };
}

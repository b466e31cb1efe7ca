// One phone of a family is removed by another.
import type { Family } from './Family.ts';
import { type ModelKeys, placeOf, sealWith } from './modelCipher.ts';

/** As rekey.ts: the phone goes, and what is written from now on it can't open. `sync` brings the other one up to date. */
export async function removeSomebody(
  family: Family,
  sync: (member: Family['members'][number]) => Promise<void>,
): Promise<void> {
  const { random, server, members, unanswered } = family;
  const gone = random.pick(members);
  const by = random.pick(members.filter((member) => member !== gone));
  await sync(by);
  const { phone } = by;
  const { device } = gone.phone;
  const no = phone.keys.no + 1;
  const old = [phone.keys, ...phone.keys.old];
  const keys: ModelKeys = { ...phone.keys, no, key: `key-${no}`, old };
  const stay = phone.devices().flatMap(({ id }) => (id === device ? [] : [id]));
  const isDone = server.rekey(
    phone.keys.key,
    keys.key,
    family.wrappedFor(phone.device, stay, keys),
  );
  if (!isDone) return;
  family.removal = { member: gone, keys: gone.phone.keys, rows: server.taken.length };
  // A server that is restored to before it has keys that its devices have left: they say so, and stay apart from it.
  family.backup = server.backup();
  // What was typed on that phone, and is nowhere else, went with it.
  for (const [text, typed] of unanswered) {
    if (typed.device === device) unanswered.delete(text);
  }
  // The answer may be lost: then it adopts what it has sealed for itself.
  if (random.chance(0.8)) phone.removed(device, keys);
}

/** The removed phone has the earlier keys, and may have learned the name of the new one. */
export function writeAsRemoved(family: Family): void {
  const { random, server, removal, vault } = family;
  if (removal === null) return;
  const { keys, member } = removal;
  const row = random.pick([...member.phone.replica.values()]);
  const version = (server.rows.get(placeOf(row))?.row.version ?? 0) + 1;
  const before = server.taken.length;
  const call = { proof: member.phone.device, keyId: random.pick([keys.key, server.keyId]) };
  family.pushUnheard(call, [sealWith(vault, keys, row, version)]);
  if (server.taken.length > before) family.complaints.push('a removed device has written');
}

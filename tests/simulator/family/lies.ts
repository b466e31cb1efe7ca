// What a dishonest server says. It has every row that it ever took, but no key of the family's devices, except for those of a
// device that was removed.
import { formatStamp } from '#family/rules/sync/stamp.ts';
import type { SpaceCursor } from '#family/rules/sync/receivePage.ts';
import type { SealedRow } from '#family/store/space/spaceCipher.ts';
import type { SealedChanges } from '#family/store/space/spaceServer.ts';
import type { Family, Member } from './Family.ts';
import { type ModelKeys, placeOf, sealWith } from './modelCipher.ts';

const DAY_MS = 86_400_000;

/** Where nobody has written anything. */
const NOWHERE = 'at note:none';

/** `told`: the places of rows that were tampered with. `isOfTime`: no row was, but what is stamped after it is wrong. */
export type Lie = { changes: SealedChanges; told: readonly string[]; isOfTime?: true };

type Target = {
  family: Family;
  phone: Member['phone'];
  place: string;
  /** What the phone knows of this row: its version, and the number of its key; 0 for nothing. */
  base: number;
  sealedBy: number;
  /** The next one. */
  version: number;
  /** What the server ever took for this place. */
  before: readonly SealedRow[];
  nowMs: number;
};

/** Rows instead of the true one; null where it has none to say. */
const TAMPERED: readonly ((target: Target) => SealedRow | null)[] = [
  // An older one, as it was.
  ({ before, base, family }) =>
    oneOf(
      family,
      before.filter((row) => row.version < base),
    ),
  // An older one, as the next.
  ({ before, version, family }) => {
    const other = oneOf(
      family,
      before.filter((row) => row.version !== version),
    );
    return other && { ...other, version };
  },
  // One of another place.
  ({ family, place }) => {
    const other = oneOf(
      family,
      family.server.taken.filter(({ id }) => id !== place),
    );
    return other && { ...other, id: place };
  },
  // One of another space, even under the same key.
  (target) => written(target, { ...target.phone.keys, space: 'another' }, 0),
  // A damaged one.
  ({ before }) => {
    const [last = null] = before.slice(-1);
    return last && { ...last, sealed: `${last.sealed}x` };
  },
  // One of the future: a phone with a broken clock has written it.
  (target) => written(target, target.phone.keys, (3 + target.family.random.below(30)) * DAY_MS),
  // One of the removed device. Before a phone has seen the row under the new key, it can't tell when that was written.
  (target) => {
    const { family, phone, base, sealedBy } = target;
    const keys = family.removal?.keys;
    if (!keys || keys.no === phone.keys.no) return null;
    const isTold = phone.keys.old.length === 0 || (base > 0 && sealedBy > keys.no);
    return isTold ? written(target, keys, 0) : null;
  },
];

const oneOf = ({ random }: Family, rows: readonly SealedRow[]): SealedRow | null =>
  rows.length > 0 ? random.pick(rows) : null;

/** A row as a device with these keys would write it now, or later. */
function written({ family, place, version, nowMs }: Target, keys: ModelKeys, ms: number) {
  const t = formatStamp(nowMs + ms, 0, 'ffffffff');
  const [, kind = '', id = ''] = /^at (\w+):(.*)$/.exec(place) ?? [];
  const cells = { text: { v: 'forged', t }, firstName: { v: 'forged', t } };
  return sealWith(family.vault, keys, { kind, id, cells }, version);
}

/** `truth`: the answer to a question for what comes after `after`. Null where there is nothing to lie about. */
export function lieTo(
  family: Family,
  { phone, seen }: Member,
  truth: SealedChanges,
  after: SpaceCursor,
): Lie | null {
  const { random } = family;
  const what = random.below(TAMPERED.length + 3);
  // No row is touched, and none is told of.
  if (what === TAMPERED.length) {
    return { changes: withheld(truth, after, random.chance(0.5)), told: [] };
  }
  if (what === TAMPERED.length + 1) {
    return { changes: { ...truth, epoch: `false-${random.below(3)}` }, told: [] };
  }
  if (what > TAMPERED.length) {
    const now = truth.now + (random.below(11) - 5) * DAY_MS;
    return { changes: { ...truth, now }, told: [], isOfTime: true };
  }

  const places = [...phone.replica.values()].map(placeOf);
  const place = random.pick([...places, ...truth.rows.map(({ id }) => id), NOWHERE]);
  // Where it takes the server for a restored one, it can't know what is older.
  const known = isRestored(phone, truth) ? undefined : seen.get(place);
  const base = known?.version ?? 0;
  const next = truth.rows.find(({ id }) => id === place)?.version ?? 0;
  const row = TAMPERED[what]?.({
    family,
    phone,
    place,
    base,
    sealedBy: known?.keyNo ?? 0,
    version: Math.max(base, next) + 1,
    before: family.server.taken.filter(({ id }) => id === place),
    nowMs: truth.now,
  });
  if (!row) return null;
  const rows = [...truth.rows.filter(({ id }) => id !== place), row];
  return { changes: { ...truth, rows }, told: [place] };
}

/** Whether the phone takes this for the answer of a server that was restored. */
export const isRestored = (
  { position }: Member['phone'],
  { reset, epoch }: Pick<SealedChanges, 'reset' | 'epoch'>,
) => reset || (position.epoch ?? epoch) !== epoch;

/** As if later rows had not come yet. */
function withheld(truth: SealedChanges, after: SpaceCursor, isAll: boolean): SealedChanges {
  return { ...truth, more: false, ...(isAll && { rows: [], next: after }) };
}

// The family's data in one shape for sync, backups and hand-overs: one record per child, camp, note or plan row.
import * as v from 'valibot';
import type { PlanKind } from './plan/planRows.ts';
import {
  type Child,
  ChildSchema,
  emptyProfile,
  ownChildren,
  type Profile,
  ProfileSchema,
} from './profile.ts';

/** `scheduled`: a camp in the plan, as it was before database version 7; planScheduled (plan/planRecord.ts) turns it into an entry. */
export type RecordKind = 'profile' | 'child' | 'favorite' | 'scheduled' | 'note' | PlanKind;
/** What a room may hold. */
export const ROOM_KINDS = [
  'profile',
  'child',
  'note',
  'plan',
  'home',
  'own_days',
  'child_plan',
  'household',
  'custody',
  'custody_change',
  'custody_log',
] as const satisfies readonly RecordKind[];
export type Value = string | number | boolean | null;

/** `changedAt`: ms since 1970 by the clock of the device it was changed on. */
export type FieldChange = { value: Value; changedAt: number };

/** `REMOVED` is a field like any other: true where the record was removed. */
export type FamilyRecord = {
  kind: RecordKind;
  id: string;
  fields: Readonly<Record<string, FieldChange>>;
};

export const REMOVED = '_gone';
export const PROFILE_ID = 'family';

export const recordKey = ({ kind, id }: Pick<FamilyRecord, 'kind' | 'id'>) => `${kind}:${id}`;
const fieldKey = (kind: RecordKind, id: string, field: string) => `${kind}:${id}:${field}`;

/** When a person last switched `field`, on whichever device of the family; null if nobody has. */
export const switchedAt = (
  { changedAt }: Pick<Profile, 'changedAt'>,
  field: keyof Profile['privacySettings'],
): number | null => changedAt[fieldKey('profile', PROFILE_ID, field)] ?? null;

/** Street address, phone number and email stay on the phone. */
const PARENT_FIELDS = ['name', 'zipCode', 'neighborhood', 'memberSince'] as const;
const CHILD_FIELDS = [
  'firstName',
  'birthMonth',
  'ageRange',
  'school',
  'districtId',
  'gradeLevel',
  'activities',
  'color',
] as const satisfies readonly (keyof Child)[];

type FieldOf = { kind: RecordKind; id: string; field: string; value: Value };

const ofFamily = (field: string, value: Value): FieldOf => ({
  kind: 'profile',
  id: PROFILE_ID,
  field,
  value,
});

/** The separately synced fields of a profile. None for a sample family. */
function fieldsOf(profile: Profile): FieldOf[] {
  const { parentInfo, privacySettings, emailPreferences, isSample } = profile;
  const settings = Object.entries({ ...privacySettings, ...emailPreferences });
  return [
    ...settings.map(([field, value]) => ofFamily(field, value)),
    ...(isSample ? [] : PARENT_FIELDS.map((field) => ofFamily(field, parentInfo[field]))),
    ...ownChildren(profile).flatMap((child) =>
      CHILD_FIELDS.map((field): FieldOf => ({
        kind: 'child',
        id: child.id,
        field,
        value: child[field],
      })),
    ),
  ];
}

/**
 * `after`, with the time of each change since `before`. Times only grow within a record, also where the clock was put
 * back. `now`: ms since 1970.
 */
export function stampChanges(before: Profile, after: Profile, now: number): Profile {
  const known = new Map(
    fieldsOf(before).map(({ kind, id, field, value }) => [fieldKey(kind, id, field), value]),
  );
  const initial = new Map(
    fieldsOf(emptyProfile()).map(({ kind, id, field, value }) => [
      fieldKey(kind, id, field),
      value,
    ]),
  );
  const changedAt = { ...after.changedAt };
  const removedAt = { ...after.removedAt };
  for (const { kind, id, field, value } of fieldsOf(after)) {
    const key = fieldKey(kind, id, field);
    const earlier = known.get(key) ?? initial.get(key);
    if (earlier === value) continue;
    changedAt[key] = Math.max(now, (changedAt[key] ?? 0) + 1, (removedAt[id] ?? 0) + 1);
  }
  const left = new Set(after.children.map(({ id }) => id));
  for (const { id } of ownChildren(before)) {
    if (left.has(id)) continue;
    const last = CHILD_FIELDS.map((field) => changedAt[fieldKey('child', id, field)] ?? 0);
    removedAt[id] = Math.max(now, ...last.map((time) => time + 1));
  }
  for (const id of left) delete removedAt[id];
  return { ...after, changedAt, removedAt };
}

/** The time of an entry without one, ms since 1970. It loses to any other. */
const LONG_AGO = 1;

/** The profile with a time for each entered field; earlier versions stored none. */
export function withTimes(profile: Profile): Profile {
  const initial = new Map(
    fieldsOf(emptyProfile()).map(({ kind, id, field, value }) => [
      fieldKey(kind, id, field),
      value,
    ]),
  );
  const missing = fieldsOf(profile).flatMap(({ kind, id, field, value }): [string, number][] => {
    const key = fieldKey(kind, id, field);
    const isEntered = profile.changedAt[key] === undefined && initial.get(key) !== value;
    return isEntered ? [[key, LONG_AGO]] : [];
  });
  if (missing.length === 0) return profile;
  return { ...profile, changedAt: { ...profile.changedAt, ...Object.fromEntries(missing) } };
}

/** The family's profile as records, without fields that it left empty. */
export function profileRecords(profile: Profile): FamilyRecord[] {
  const records = new Map<
    string,
    { kind: RecordKind; id: string; fields: Record<string, FieldChange> }
  >();
  const add = (kind: RecordKind, id: string, field: string, change: FieldChange) => {
    const key = recordKey({ kind, id });
    const record = records.get(key) ?? { kind, id, fields: {} };
    record.fields[field] = change;
    records.set(key, record);
  };
  for (const { kind, id, field, value } of fieldsOf(profile)) {
    const changedAt = profile.changedAt[fieldKey(kind, id, field)];
    if (changedAt !== undefined) add(kind, id, field, { value, changedAt });
  }
  for (const [id, changedAt] of Object.entries(profile.removedAt)) {
    add('child', id, REMOVED, { value: true, changedAt });
  }
  return [...records.values()];
}

/** Whether the record was removed after its last edit. */
export function isDeleted({ fields }: FamilyRecord): boolean {
  const { [REMOVED]: gone, ...rest } = fields;
  if (gone?.value !== true) return false;
  return Object.values(rest).every(({ changedAt }) => changedAt <= gone.changedAt);
}

/** The profile with the fields of `record`; replaces a sample family. Unreadable values get their defaults. */
export function withRecord(profile: Profile, record: FamilyRecord): Profile {
  const own = ownProfile(profile);
  const { kind, id, fields } = record;
  const changedAt = { ...own.changedAt };
  for (const [field, change] of Object.entries(fields)) {
    if (field !== REMOVED) changedAt[fieldKey(kind, id, field)] = change.changedAt;
  }
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, { value }]) => [field, value]),
  );
  if (kind === 'profile') {
    return v.parse(ProfileSchema, {
      ...own,
      changedAt,
      parentInfo: { ...own.parentInfo, ...only(values, own.parentInfo) },
      privacySettings: { ...own.privacySettings, ...only(values, own.privacySettings) },
      emailPreferences: { ...own.emailPreferences, ...only(values, own.emailPreferences) },
    });
  }
  if (kind !== 'child') return profile;
  const removedAt = { ...own.removedAt };
  delete removedAt[id];
  if (isDeleted(record)) {
    removedAt[id] = fields[REMOVED]?.changedAt ?? 0;
    const children = own.children.filter((child) => child.id !== id);
    return { ...own, changedAt, removedAt, children };
  }
  const before = own.children.find((child) => child.id === id);
  const child = v.parse(ChildSchema, { ...before, ...values, id });
  const children = before
    ? own.children.map((each) => (each.id === id ? child : each))
    : [...own.children, child];
  return { ...own, changedAt, removedAt, children };
}

/** The profile without a sample family: at the first own entry. */
export function ownProfile(profile: Profile): Profile {
  if (!profile.isSample) return profile;
  const { parentInfo, children, subscription, isSample } = emptyProfile();
  return { ...profile, parentInfo, children, subscription, isSample };
}

function only(values: Readonly<Record<string, Value>>, wanted: object) {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => Object.hasOwn(wanted, field)),
  );
}

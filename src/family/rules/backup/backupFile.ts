// A family's backup file, as it is written and read.
import * as v from 'valibot';
import { parsedJson } from '#base/text/parsedJson.ts';
import { emptyProfile, type ParentInfo, type Profile, ProfileSchema } from '../profile.ts';
import { isDeleted, type FamilyRecord } from '../familyRecord.ts';
import { parseRecords } from './parseRecords.ts';

export const MAX_BACKUP_BYTES = 20 * 1024 * 1024;
const MAX_THINGS = 20_000;
/** Checking a field costs ten times as much as parsing it; the largest record, the profile, has fewer than 20. */
const MAX_FIELDS = 100;
const FORMAT = 'camply-backup';
const VERSION = 1;

const OWN_FIELDS = ['email', 'phoneNumber', 'streetAddress'] as const;
/** The fields that are not synced; a backup has them, as it is the family's own file. */
export type Own = Pick<ParentInfo, (typeof OWN_FIELDS)[number]>;

export type BackupData = {
  records: readonly FamilyRecord[];
  own: Own;
  /** How many entries could not be read. */
  skipped: number;
};

const SealedSchema = v.object({
  kdf: v.literal('PBKDF2-SHA256'),
  rounds: v.number(),
  salt: v.string(),
  data: v.string(),
});
export type Sealed = v.InferOutput<typeof SealedSchema>;

const HeadSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const FileSchema = v.object({
  version: v.literal(VERSION),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  data: v.optional(v.unknown()),
  sealed: v.optional(SealedSchema),
});

export type ReadBackup =
  | { kind: 'open'; madeAt: string; data: BackupData }
  | { kind: 'sealed'; madeAt: string; sealed: Sealed }
  | { kind: 'newer' | 'notOurs' | 'damaged' | 'tooLarge' };

/** `madeAt`: ISO 8601 in UTC, as `toISOString` writes it. */
export const backupText = (madeAt: string, body: { data: unknown } | { sealed: Sealed }): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, made_at: madeAt, ...body }, null, 1);

/** What `backupText` takes as `data`. Nothing that was removed, and nothing of a sample family. */
export const backupData = (records: readonly FamilyRecord[], profile: Profile) => ({
  things: records.filter((record) => !isDeleted(record)),
  own: ownContact(profile),
});

/** Never throws. `now`: ms since 1970. */
export function readBackup(text: string, now: number): ReadBackup {
  if (text.length > MAX_BACKUP_BYTES) return { kind: 'tooLarge' };
  const file = parsedJson(text);
  // One of ours that was cut short still begins like one.
  if (file === undefined) return { kind: text.includes(`"${FORMAT}"`) ? 'damaged' : 'notOurs' };
  const head = v.safeParse(HeadSchema, file);
  if (!head.success) return { kind: 'notOurs' };
  if (head.output.version > VERSION) return { kind: 'newer' };
  const read = v.safeParse(FileSchema, file);
  if (!read.success) return { kind: 'damaged' };
  const { made_at: madeAt, sealed, data } = read.output;
  if (sealed) return { kind: 'sealed', madeAt, sealed };
  const opened = readBackupData(data, now);
  return typeof opened === 'string' ? { kind: opened } : { kind: 'open', madeAt, data: opened };
}

/** The JSON of what was sealed. */
export function readBackupJson(text: string, now: number): BackupData | 'damaged' | 'tooLarge' {
  return readBackupData(parsedJson(text), now);
}

const DataSchema = v.object({
  things: v.array(v.unknown()),
  own: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
});

/** Does not check any field. */
const FieldsSchema = v.object({ fields: v.looseObject({}) });

function readBackupData(data: unknown, now: number): BackupData | 'damaged' | 'tooLarge' {
  const read = v.safeParse(DataSchema, data);
  if (!read.success) return 'damaged';
  const written = read.output.things;
  if (written.length > MAX_THINGS || written.some(hasTooManyFields)) return 'tooLarge';
  const { records, skipped } = parseRecords(written, now);
  const { parentInfo } = v.parse(ProfileSchema, { parentInfo: read.output.own });
  return { records, own: ownContact({ ...emptyProfile(), parentInfo }), skipped };
}

function hasTooManyFields(entry: unknown): boolean {
  const read = v.safeParse(FieldsSchema, entry);
  return read.success && Object.keys(read.output.fields).length > MAX_FIELDS;
}

/** Returns the contact data of the parent, but nothing of a sample family. */
export function ownContact({ parentInfo, isSample }: Profile): Own {
  const { email, phoneNumber, streetAddress } = isSample ? emptyProfile().parentInfo : parentInfo;
  return { email, phoneNumber, streetAddress };
}

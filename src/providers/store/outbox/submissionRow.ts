// The boundary for submissions: snake_case begins and ends here.
import * as v from 'valibot';
import { recordOf } from '#base/text/recordOf.ts';
import { type Submission, SubmissionSchema } from '#providers/rules/submission/submission.ts';
import { FIELD_NAMES } from '#providers/rules/submission/fields.ts';
import { columnName, toColumns } from '#base/http/columns.ts';
import { typeOfLogo } from './logoName.ts';
import type { OutboxEntry } from './outbox.ts';
import type { StoredEntry } from './storedEntry.ts';

/** The arguments of put_submission, the same for each attempt of a revision: others are a conflict to the server. */
export function putArguments(entry: StoredEntry) {
  const { id, revision, secret, fields, logo, isWithdrawn, facts } = entry;
  return {
    id,
    revision,
    secret,
    fields: {
      ...toColumns(fields),
      logo_path: logo?.name ?? null,
      logo_bytes: logo?.size ?? null,
      withdrawn: isWithdrawn,
      ...(revision === 1 && facts && { trap: facts.trap, fill_seconds: facts.fillSeconds }),
    },
  };
}

/** The fields of a submission out of its columns. */
export const FieldsRowSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((row) => recordOf(FIELD_NAMES.map((name) => [name, row[columnName(name)] ?? null]))),
  SubmissionSchema,
);

/** The fields of a stored submission; null where this version cannot read them. */
export function readFields(row: unknown): Submission | null {
  const { success, output } = v.safeParse(FieldsRowSchema, row);
  return success ? output : null;
}

const LogoSchema = v.object({ logo_path: v.string(), logo_bytes: v.number() });

/** The logo a stored submission names. */
export function readLogo(row: unknown): OutboxEntry['logo'] {
  const { success, output } = v.safeParse(LogoSchema, row);
  const type = success ? typeOfLogo(output.logo_path) : null;
  return success && type ? { name: output.logo_path, type, size: output.logo_bytes } : null;
}

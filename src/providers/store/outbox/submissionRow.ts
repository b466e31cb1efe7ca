// The boundary for submissions: snake_case begins and ends here.
import * as v from 'valibot';
import { type Submission, SubmissionSchema } from '#providers/rules/submission/submission.ts';
import { columnOf } from '#base/http/columns.ts';
import { typeOfLogo } from './logoName.ts';
import type { Entry } from './outbox.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What put_submission takes. One revision always says the same: the server tells a repetition from a conflict by it. */
export function putArguments(entry: StoredEntry) {
  const { id, revision, secret, fields, logo, isWithdrawn, facts } = entry;
  const columns = Object.entries(fields).map(([field, value]) => [columnOf(field), value]);
  return {
    id,
    revision,
    secret,
    fields: {
      ...Object.fromEntries(columns),
      logo_path: logo?.name ?? null,
      logo_bytes: logo?.size ?? null,
      withdrawn: isWithdrawn,
      ...(revision === 1 && facts && { trap: facts.trap, fill_seconds: facts.fillSeconds }),
    },
  };
}

const RowSchema = v.record(v.string(), v.unknown());
const { entries: submission } = SubmissionSchema.pipe[0];

/** The fields of a stored submission; null where this version cannot read them. */
export function readFields(row: unknown): Submission | null {
  const { success, output } = v.safeParse(RowSchema, row);
  if (!success) return null;
  const values = Object.keys(submission).map((field) => [field, output[columnOf(field)] ?? null]);
  const fields = v.safeParse(SubmissionSchema, Object.fromEntries(values));
  return fields.success ? fields.output : null;
}

const LogoSchema = v.object({ logo_path: v.string(), logo_bytes: v.number() });

/** The logo a stored submission names. */
export function readLogo(row: unknown): Entry['logo'] {
  const { success, output } = v.safeParse(LogoSchema, row);
  const type = success ? typeOfLogo(output.logo_path) : null;
  return success && type ? { name: output.logo_path, type, size: output.logo_bytes } : null;
}

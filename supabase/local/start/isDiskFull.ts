import * as v from 'valibot';

const ErrorSchema = v.object({
  code: v.optional(v.unknown()),
  errno: v.optional(v.unknown()),
  name: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  cause: v.optional(v.unknown()),
});

/** Whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  const parsed = v.safeParse(ErrorSchema, error);
  if (!parsed.success) return false;
  const { code, errno, name, message, cause } = parsed.output;
  // 53100 is disk_full of PostgreSQL, 51 ENOSPC of the WebAssembly file system under PGlite.
  if (code === 'ENOSPC' || code === '53100' || (name === 'ErrnoError' && errno === 51)) return true;
  return /ENOSPC|No space left on device/i.test(String(message)) || isDiskFull(cause);
}

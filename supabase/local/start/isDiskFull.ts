import * as v from 'valibot';

const FactsSchema = v.object({
  code: v.optional(v.unknown()),
  errno: v.optional(v.unknown()),
  name: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  cause: v.optional(v.unknown()),
});

/** True when an error, or what caused it, says that the disk has no room left. */
export function isDiskFull(problem: unknown): boolean {
  const facts = v.safeParse(FactsSchema, problem);
  if (!facts.success) return false;
  const { code, errno, name, message, cause } = facts.output;
  // 53100 is PostgreSQL's disk_full, 51 that of the WebAssembly file system PGlite stands on.
  if (code === 'ENOSPC' || code === '53100' || (name === 'ErrnoError' && errno === 51)) return true;
  return /ENOSPC|No space left on device/i.test(String(message)) || isDiskFull(cause);
}

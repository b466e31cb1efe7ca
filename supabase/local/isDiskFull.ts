/** True when an error, or what caused it, says that the disk has no room left. */
export function isDiskFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return /ENOSPC|No space left/i.test(String(problem));
  const code = 'code' in problem ? problem.code : undefined;
  // 53100 is PostgreSQL's disk_full; the embedded one may only say it in words.
  if (code === 'ENOSPC' || code === '53100') return true;
  if (/ENOSPC|No space left on device/i.test(problem.message)) return true;
  return problem.cause !== undefined && isDiskFull(problem.cause);
}

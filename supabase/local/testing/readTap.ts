type TapResult = { passed: number; failed: number };

/** Counts the results of one pgTAP file. A missing plan, or results that do not match it, count as failures. */
export function readTap(lines: string[]): TapResult {
  const results = lines.filter((line) => /^(not )?ok\b/.test(line));
  const passed = results.filter((line) => line.startsWith('ok')).length;
  const failed = results.length - passed;
  const planned = lines.flatMap((line) => /^1\.\.(\d+)/.exec(line)?.[1] ?? []).at(-1);
  const missing = planned === undefined ? 1 : Math.abs(Number(planned) - results.length);
  return { passed, failed: failed + missing };
}

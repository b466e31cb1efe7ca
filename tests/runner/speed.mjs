import { coreShare } from './coreShare.mjs';

const MEDIAN_BELOW_MS = 3000;
/** With less of the cores, other work makes the browser tests slow. */
const LEAST_SHARE = 0.8;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Prints the median of the browser tests and what nine of ten stay below. One more failed test when the median is
 * too high, unless the machine had other work: looked at before and after, while none of the tests runs.
 */
export async function withSpeed(print, browserTests) {
  const before = await coreShare();
  const counts = await browserTests();
  const share = Math.min(before, await coreShare());
  const sorted = counts.durations.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const median = percentile(sorted, 0.5);
  print(`Browser tests: median ${seconds(median)}, p90 ${seconds(percentile(sorted, 0.9))}`);
  if (median < MEDIAN_BELOW_MS) return counts;
  if (share < LEAST_SHARE) {
    print(`Other work left ${Math.round(share * 100)} % of the cores: the median is not judged.`);
    return counts;
  }
  print(`FAILED: the median is to be below ${seconds(MEDIAN_BELOW_MS)}.`);
  return { ...counts, failed: counts.failed + 1 };
}

/** Of ascending numbers; 0 without any. */
export function percentile(sorted, part) {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

export function printSlowest(durations) {
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log('\nThe ten slowest tests:');
  for (const { title, ms } of slowest) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
}

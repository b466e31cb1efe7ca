const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Prints the median of the browser tests, which is to stay below 3 s, and what nine of ten stay below. */
export function printMedian(print, durations) {
  const sorted = durations.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const [median, most] = [percentile(sorted, 0.5), percentile(sorted, 0.9)];
  print(`Browser tests: median ${seconds(median)} (goal: below 3 s), p90 ${seconds(most)}`);
}

/** Of ascending numbers; 0 without any. */
function percentile(sorted, part) {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

export function printSlowest(durations) {
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log('\nThe ten slowest tests:');
  for (const { title, ms } of slowest) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
}

/** Last, because some logs of a long run show their end only. */
export function printFailures(failures) {
  if (failures.length === 0) return;
  console.log('\nWhat failed:');
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  if (failures.length > 20) console.log(`  and ${failures.length - 20} more`);
}

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const SPIN_MS = 300;
const spin = `const end = performance.now() + ${SPIN_MS}; while (performance.now() < end);`;

/** The part of all cores, 0 to 1, that this process gets when it asks for all of them: 1 where nothing else runs. */
export async function coreShare() {
  const count = availableParallelism();
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: count }, () => {
      const worker = new Worker(spin, { eval: true });
      return new Promise((resolve) => worker.once('exit', resolve));
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return Math.min(1, (user + system) / 1000 / (SPIN_MS * count));
}

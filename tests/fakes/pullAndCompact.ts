import { compact } from '#camps/store/directory/compact.ts';
import { pull, type PullTools } from '#camps/store/directory/pull.ts';

/** As sync does it. */
export async function pullAndCompact(
  tools: PullTools,
  maxOverlay?: number,
  signal = new AbortController().signal,
): Promise<void> {
  await pull(tools, signal);
  if (!(await compact(tools, maxOverlay))) await pull(tools, signal);
}

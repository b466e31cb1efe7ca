// Reads the sources that are due, one after another: fetch, read, hand over in parts. May be killed at any step: a claim lapses by
// itself, and a reading that was handed over in part begins again.
import * as v from 'valibot';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { problemOf, type SourceProblemCode } from './problems.ts';
import { readSource, type SourceWays, type WholeReading } from './readSource.ts';
import type { ClaimedSource, SourceQueue, SourceReading } from './SourceQueue.ts';

const LEASE_SECONDS = 600;
const MOST_SOURCE_MS = 8 * 60_000;

type ReadOutcome = {
  id: string;
  outcome: SourceReading['outcome'];
  items: number;
  problem: SourceProblemCode | null;
};

export type ReadCounts = Record<SourceReading['outcome'], number>;

type ReadBounds = {
  /** No source is begun after this moment (ms since 1970). */
  until: number;
  /** At most so many sources. */
  most: number;
  signal: AbortSignal;
  /** Items a call of the database takes: as many as it does within a second. */
  partSize?: number;
};

/**
 * `tell` gets each outcome. A source that fails is noted with its problem, and the next one is read; only a database that
 * does not respond ends the run (throws). `signal` stops it at the next step, and the source of that step is read again.
 */
export async function readSources(
  queue: SourceQueue,
  ways: SourceWays,
  { until, most, signal, partSize = 100 }: ReadBounds,
  tell: (outcome: ReadOutcome) => void = () => {},
): Promise<ReadCounts> {
  const counts: ReadCounts = { read: 0, same: 0, failed: 0 };
  const { clock } = ways.web;
  let seasons: Awaited<ReturnType<SourceQueue['seasons']>> | null = null;
  for (let count = 0; count < most && clock.now() < until && !signal.aborted; count += 1) {
    const source = await queue.claim(LEASE_SECONDS);
    if (source === null) break;
    seasons ??= await queue.seasons();
    const context = { seasons, seenOn: atlantaDay(clock.now()) };
    const failed = (problem: SourceProblemCode): WholeReading => {
      signal.throwIfAborted();
      return { outcome: 'failed', seen_on: context.seenOn, problem, items: [] };
    };
    // A site that asks for long waits holds up the others no longer than its claim lasts.
    const late = clock.timeout(MOST_SOURCE_MS);
    let whole = await readSource(source, context, ways, AbortSignal.any([signal, late])).catch(
      (error: unknown) => failed(late.aborted ? 'too-slow' : problemOf(error).code),
    );
    try {
      await handOver(queue, source, whole, partSize, signal);
    } catch {
      // What the database refuses of one source must not keep the others waiting. One that does not answer throws again.
      whole = failed('reader');
      if (!(await isNoted(queue, source, whole))) continue;
    }
    counts[whole.outcome] += 1;
    tell({
      id: source.id,
      outcome: whole.outcome,
      items: whole.items.length,
      problem: whole.problem ?? null,
    });
  }
  return counts;
}

/** False: another reader has this source by now. */
async function isNoted(
  queue: SourceQueue,
  source: ClaimedSource,
  whole: WholeReading,
): Promise<boolean> {
  try {
    await queue.put(source, whole);
    return true;
  } catch (error) {
    if (v.is(v.object({ code: v.literal('PT409') }), error)) return false;
    throw error;
  }
}

async function handOver(
  queue: SourceQueue,
  source: ClaimedSource,
  whole: WholeReading,
  partSize: number,
  signal: AbortSignal,
): Promise<void> {
  const { items, ...rest } = whole;
  const { outcome, seen_on } = whole;
  let from = 0;
  for (; items.length - from > partSize; from += partSize) {
    signal.throwIfAborted();
    await queue.put(source, {
      outcome,
      seen_on,
      items: items.slice(from, from + partSize),
      is_last: false,
    });
  }
  signal.throwIfAborted();
  // What says that the whole was read goes with its last part.
  await queue.put(source, { ...rest, items: items.slice(from), is_last: true });
}

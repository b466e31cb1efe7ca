import type { SupabaseClient } from '@supabase/supabase-js';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { checkLinks } from '../../functions/read-sources/checkLinks.ts';
import { chosenModelReader } from '../../functions/read-sources/modelReader.ts';
import { problemOf, SOURCE_PROBLEMS } from '../../functions/read-sources/problems.ts';
import { readSource, type SourceWays } from '../../functions/read-sources/readSource.ts';
import { type ReadCounts, readSources } from '../../functions/read-sources/readSources.ts';
import { type SourceQueue, sourceQueue } from '../../functions/read-sources/SourceQueue.ts';
import { addSource, addSourceFile } from './addSources.ts';
import { listSources } from './listSources.ts';
import { nodeWeb } from './nodeWeb.ts';
import type { NamedSource, SourceCommand } from './readSourceArguments.ts';

type Log = (line: string) => void;

const MOST_LINKS = 500;
const LANES = 6;

/** npm run camps -- sources. Resolves whether all went well; it has printed the problems. */
export async function runSourceCommand(
  client: SupabaseClient,
  command: SourceCommand,
  log: Log,
  environment = process.env,
): Promise<boolean> {
  const queue = sourceQueue(client);
  const stopping = new AbortController();
  const bounds = { until: Infinity, signal: stopping.signal };
  const ways = (): SourceWays => {
    const web = nodeWeb(environment);
    process.once('SIGINT', () => stopping.abort());
    return { web, model: chosenModelReader(environment.MODEL_READER_URL) };
  };
  switch (command.does) {
    case 'list':
      await listSources(client, log);
      return true;
    case 'add-file':
      await addSourceFile(client, command.file, log);
      return true;
    case 'add':
      await addSource(client, command, log);
      return true;
    case 'try':
      return trySource(await queue.seasons(), ways(), command, log, stopping.signal);
    case 'run': {
      const { read, same, failed } = await runLanes(queue, ways(), command.isOnce, log, stopping);
      log(`${read} read, ${same} with nothing new, ${failed} with a problem`);
      return failed === 0;
    }
    default: {
      const count = await checkLinks(
        queue,
        ways().web,
        { ...bounds, most: MOST_LINKS },
        ({ campId, link, outcome, url }) => {
          if (outcome !== 'ok')
            log(`${campId}: ${link} ${outcome}${url === null ? '' : ` to ${url}`}`);
        },
      );
      log(`${count} links checked`);
      return true;
    }
  }
}

/** Several at a time, each of another host or waiting for its turn. Ctrl-C ends them; what was being read is read again later. */
async function runLanes(
  queue: SourceQueue,
  ways: SourceWays,
  isOnce: boolean,
  log: Log,
  stopping: AbortController,
): Promise<ReadCounts> {
  const { signal } = stopping;
  const sum: ReadCounts = { read: 0, same: 0, failed: 0 };
  const bounds = { until: Infinity, most: isOnce ? 1 : Infinity, signal };
  const lane = async () => {
    await readSources(queue, ways, bounds, ({ id, outcome, items, problem }) => {
      sum[outcome] += 1;
      const facts = outcome === 'same' ? 'nothing new' : `${items} read`;
      log(`${id}: ${problem === null ? facts : SOURCE_PROBLEMS[problem]}`);
    });
  };
  const lanes = Array.from({ length: isOnce ? 1 : LANES }, () =>
    lane().catch((error: unknown) => {
      if (signal.aborted) return;
      stopping.abort();
      throw error;
    }),
  );
  await Promise.all(lanes);
  return sum;
}

/** Shows what would be read, and writes nothing: for choosing kind and season of a new source. */
async function trySource(
  seasons: Awaited<ReturnType<SourceQueue['seasons']>>,
  ways: SourceWays,
  { url, kind, label, season }: NamedSource,
  log: Log,
  signal: AbortSignal,
): Promise<boolean> {
  const unread = { etag: null, last_modified: null, body_hash: null, text_hash: null };
  const source = {
    id: 'try',
    url,
    kind,
    label: label ?? '',
    season_hint: season,
    claim: '',
    ...unread,
  };
  try {
    const { items, text } = await readSource(
      source,
      { seasons, seenOn: atlantaDay(Date.now()) },
      ways,
      signal,
    );
    for (const item of items) {
      const facts = Object.entries(item.fields).map(([name, { value }]) => `${name}=${value}`);
      log(
        `${item.key} [${item.season_id ?? 'no season'}] ${facts.join('; ')}; ${item.sessions?.length ?? 0} sessions; seats: ${item.seats ?? 'not said'}`,
      );
    }
    log(
      text === undefined
        ? `${items.length} camps`
        : `${items.length} camps, and a page of ${text.length} letters for the desk`,
    );
    return true;
  } catch (error) {
    log(SOURCE_PROBLEMS[problemOf(error).code]);
    return false;
  }
}

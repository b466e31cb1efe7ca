// A process that reads sources, and may die at any step: after that nothing of it happens any more.
import type { Web } from '../../../supabase/functions/read-sources/fetch/fetchPolitely.ts';
import { HostTurns } from '../../../supabase/functions/read-sources/fetch/hostTurns.ts';
import type { SourceQueue } from '../../../supabase/functions/read-sources/SourceQueue.ts';
import { PUBLIC_ADDRESS, quickClock } from '#tests/fixtures/sources/aSourceSite.ts';
import type { ModelSource } from './ModelSource.ts';

class Killed extends Error {}

/** `killAt`: the step at which it dies, from 1; the effect of that step may still happen. */
export function aReader(
  queue: SourceQueue,
  sources: ReadonlyMap<string, ModelSource>,
  day: string,
  killAt: number,
  isLate: boolean,
) {
  let steps = 0;
  const state = { isDead: false };
  const step = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (state.isDead) throw new Killed();
    steps += 1;
    if (steps !== killAt) return act();
    state.isDead = true;
    if (isLate) await act();
    throw new Killed();
  };
  const { clock } = quickClock(Date.parse(`${day}T15:00:00Z`));
  const web: Web = {
    resolve: () => Promise.resolve([PUBLIC_ADDRESS]),
    send: (url, _address, { headers }) =>
      step(() => Promise.resolve(answerOf(sources.get(url.host), url, headers))),
    clock,
    turns: new HostTurns(clock),
    userAgent: 'CamplyBot/1 (story)',
    robots: new Map(),
  };
  const mortal: SourceQueue = {
    ...queue,
    claim: (seconds) => step(() => queue.claim(seconds)),
    put: (source, reading) => step(() => queue.put(source, reading)),
    seasons: () => step(() => queue.seasons()),
  };
  return { web, queue: mortal, state };
}

function answerOf(
  source: ModelSource | undefined,
  url: URL,
  asked: Record<string, string>,
): Response {
  if (source === undefined) return new Response('', { status: 404 });
  if (url.pathname === '/robots.txt')
    return new Response('', { status: source.fault === 'robots' ? 503 : 404 });
  if (source.fault === 'error') return new Response('', { status: 502 });
  if (source.fault === 'sign-in')
    return new Response('<html><form><input type="password"></form></html>', {
      headers: { 'content-type': 'text/html' },
    });
  const { text, type } = source.body();
  const etag = `"${text.length}-${new TextEncoder().encode(text).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)}"`;
  if (source.fault !== 'cut' && asked['if-none-match'] === etag)
    return new Response(null, { status: 304 });
  const headers = { 'content-type': type, etag };
  if (source.fault !== 'cut') return new Response(text, { headers });
  const part = text.slice(0, Math.floor(text.length * 0.6));
  // A sheet that is cut off is a sheet: only the line tells.
  if (source.kind !== 'csv') return new Response(part, { headers });
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(part));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers },
  );
}

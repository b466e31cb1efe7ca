import { createClient } from '@supabase/supabase-js';
import { hasSecretKey, secretKeysOf } from '../_shared/secretKeys.ts';
import { checkLinks } from './checkLinks.ts';
import { userAgentOf } from './fetch/fetchPolitely.ts';
import { HostTurns, systemClock } from './fetch/hostTurns.ts';
import { chosenModelReader } from './modelReader.ts';
import { readSources } from './readSources.ts';
import { sourceQueue } from './SourceQueue.ts';

// The edge runtime of a hosted project. Nothing else of Deno is used.
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
  resolveDns(host: string, type: 'A' | 'AAAA'): Promise<string[]>;
};

/** A call may take 150 s and 2 s of the processor: a few sources, and the next call goes on. */
const BUDGET_MS = 90_000;
const MOST_SOURCES = 3;
const MOST_LINKS = 5;

const secretKeys = secretKeysOf(Deno.env);
const queue = sourceQueue(createClient(Deno.env.get('SUPABASE_URL') ?? '', secretKeys[0] ?? ''));
const model = chosenModelReader(Deno.env.get('MODEL_READER_URL'));
const web = {
  // fetch resolves the name once more, and cannot be told the address: a name that changes in between is not caught here.
  send: (url: URL, _address: string, init: RequestInit) =>
    fetch(url, { ...init, redirect: 'manual' }),
  async resolve(host: string) {
    const found = await Promise.allSettled([
      Deno.resolveDns(host, 'A'),
      Deno.resolveDns(host, 'AAAA'),
    ]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  },
  clock: systemClock,
  turns: new HostTurns(systemClock),
  userAgent: userAgentOf(
    Deno.env.get('SOURCES_CONTACT_URL') ?? '',
    Deno.env.get('SOURCES_CONTACT_MAIL') ?? '',
  ),
  robots: new Map(),
};

// For the schedule only (supabase/hosting.md), which knows a key. Never for browsers.
Deno.serve(async ({ headers, signal }) => {
  if (!(await hasSecretKey(headers, secretKeys))) return new Response(null, { status: 401 });
  if (!Deno.env.get('SOURCES_CONTACT_URL') || !Deno.env.get('SOURCES_CONTACT_MAIL')) {
    return Response.json(
      { error: 'Set SOURCES_CONTACT_URL and SOURCES_CONTACT_MAIL' },
      { status: 503 },
    );
  }
  const until = Date.now() + BUDGET_MS;
  const counts = await readSources(queue, { web, model }, { until, most: MOST_SOURCES, signal });
  const links = await checkLinks(queue, web, { until, most: MOST_LINKS, signal });
  return Response.json({ ...counts, links });
});

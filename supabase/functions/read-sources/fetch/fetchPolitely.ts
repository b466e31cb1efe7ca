import robotsParser from 'robots-parser';
import { SourceProblem } from '../problems.ts';
import type { HostTurns, SourceClock } from './hostTurns.ts';
import { publicAddressOf, type Resolve, webAddress } from './publicAddress.ts';
import { decodeText, type RawResponse, readBytesOf } from './readBody.ts';

/** One request to one address, which was checked. Never follows a redirect. */
export type Send = (
  url: URL,
  address: string,
  init: { method: 'GET' | 'HEAD'; headers: Record<string, string>; signal: AbortSignal },
) => Promise<RawResponse>;

/** What requests go through; one for all sources of a process. */
export type Web = {
  resolve: Resolve;
  send: Send;
  clock: SourceClock;
  turns: HostTurns;
  userAgent: string;
  /** By origin; kept for a day. */
  robots: Map<string, { until: number; isAllowed: (url: string) => boolean }>;
};

export type Asked = { url: string; etag?: string | null; lastModified?: string | null };
export type Page = {
  /** Where it stood in the end. */
  url: string;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
  text: string;
};
/** `isMoved`: every hop to it was a permanent redirect. `isRedirected`: there was one. */
export type Landing = { response: RawResponse; url: URL; isMoved: boolean; isRedirected: boolean };

/** The name that robots.txt knows us by. */
const BOT_NAME = 'CamplyBot';
const MAX_REDIRECTS = 5;
const MAX_MS = 20_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_ROBOTS_BYTES = 500 * 1024;
/** Longer is not waited for: the source is tried again at its next turn. */
const MAX_WAIT_MS = 120_000;

/** `contact`: a page that says who we are; robots and mail go before all else. */
export const userAgentOf = (contact: string, mail: string): string =>
  `${BOT_NAME}/1 (+${contact}; ${mail})`;

/** Returns null when nothing has changed since (304). Throws a SourceProblem. */
export async function fetchPolitely(
  web: Web,
  asked: Asked,
  signal: AbortSignal,
): Promise<Page | null> {
  const headers: Record<string, string> = { accept: '*/*' };
  if (asked.etag) headers['if-none-match'] = asked.etag;
  if (asked.lastModified) headers['if-modified-since'] = asked.lastModified;
  return land(web, asked.url, 'GET', headers, signal, async ({ response, url }) => {
    if (response.status === 304) return null;
    refuseStatus(response.status);
    const contentType = response.headers.get('content-type') ?? '';
    return {
      url: url.href,
      contentType,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      text: decodeText(await readBytesOf(response), contentType),
    };
  });
}

/** Follows to the end and passes it on; time, redirects and addresses are bounded for all of it. Throws a SourceProblem. */
export async function land<Result>(
  web: Web,
  from: string,
  method: 'GET' | 'HEAD',
  headers: Record<string, string>,
  signal: AbortSignal,
  hear: (landing: Landing) => Promise<Result>,
): Promise<Result> {
  let url = webAddress(from);
  let isMoved = true;
  const budget = { ms: MAX_MS };
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    await obeyRobots(web, url, budget, signal);
    const next = await request(web, url, { method, headers }, budget, signal, async (response) => {
      if (!isRedirect(response.status)) {
        const isRedirected = hops > 0;
        return {
          result: await hear({ response, url, isMoved: isRedirected && isMoved, isRedirected }),
        };
      }
      const to = response.headers.get('location');
      if (to === null) throw new SourceProblem('redirects');
      isMoved &&= response.status === 301 || response.status === 308;
      return { to: webAddress(to, url) };
    });
    if (!('to' in next)) return next.result;
    url = next.to;
  }
  throw new SourceProblem('redirects');
}

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

async function request<Result>(
  web: Web,
  url: URL,
  { method, headers }: { method: 'GET' | 'HEAD'; headers: Record<string, string> },
  budget: { ms: number },
  signal: AbortSignal,
  hear: (response: RawResponse) => Promise<Result>,
): Promise<Result> {
  if (web.turns.waitFor(url.host) > MAX_WAIT_MS) throw new SourceProblem('robots-unavailable');
  await web.turns.take(url.host, signal);
  const began = web.clock.now();
  const late = web.clock.timeout(Math.max(1, budget.ms));
  const either = AbortSignal.any([signal, late]);
  try {
    const address = await publicAddressOf(url, web.resolve);
    const all = { ...headers, 'user-agent': web.userAgent };
    const response = await web.send(url, address, { method, headers: all, signal: either });
    try {
      return await hear(response);
    } finally {
      if (!response.bodyUsed) await response.body?.cancel();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SourceProblem) throw error;
    throw new SourceProblem(late.aborted ? 'too-slow' : networkProblem(error), error);
  } finally {
    budget.ms -= web.clock.now() - began;
  }
}

/** What the reason of a failed fetch says, in Node and in Deno. */
function networkProblem(error: unknown): 'tls' | 'unreachable' | 'truncated' {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const words = `${code} ${String(cause)}`;
  if (/cert|ssl|tls/i.test(words)) return 'tls';
  return /terminated|other side closed|UND_ERR_SOCKET|Z_BUF|zlib|Z_DATA/i.test(words)
    ? 'truncated'
    : 'unreachable';
}

/** Throws a SourceProblem for everything that is no page. */
function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 404) throw new SourceProblem('not-found');
  if (status === 410) throw new SourceProblem('gone');
  throw new SourceProblem(status === 401 || status === 403 ? 'refused' : 'server');
}

/** RFC 9309: no robots.txt allows all; one that cannot be read forbids all for now. */
async function obeyRobots(
  web: Web,
  url: URL,
  budget: { ms: number },
  signal: AbortSignal,
): Promise<void> {
  const known = web.robots.get(url.origin);
  const rules =
    known && known.until > web.clock.now() ? known : await readRobots(web, url, budget, signal);
  if (!rules.isAllowed(url.href)) throw new SourceProblem('robots');
}

async function readRobots(
  web: Web,
  { origin, host }: URL,
  budget: { ms: number },
  signal: AbortSignal,
) {
  let file = new URL('/robots.txt', origin);
  const until = web.clock.now() + DAY_MS;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const at = file;
    const next = await request(
      web,
      at,
      { method: 'GET', headers: {} },
      budget,
      signal,
      async (response) => {
        const { status } = response;
        if (isRedirect(status)) return webAddress(response.headers.get('location') ?? '', at);
        if (status === 429 || status >= 500) throw new SourceProblem('robots-unavailable');
        if (status >= 400) return { until, isAllowed: () => true };
        const text = new TextDecoder().decode(await readBytesOf(response, MAX_ROBOTS_BYTES));
        const robots = robotsParser(new URL('/robots.txt', origin).href, text);
        web.turns.slowDown(host, robots.getCrawlDelay(BOT_NAME) ?? 0);
        return { until, isAllowed: (url: string) => robots.isAllowed(url, BOT_NAME) !== false };
      },
    );
    if (!(next instanceof URL)) {
      web.robots.set(origin, next);
      return next;
    }
    file = next;
  }
  throw new SourceProblem('robots-unavailable');
}

import * as v from 'valibot';
import { feedOf, openFeed, unpackFeed } from '../../../src/base/crypto/calendarFeed.ts';

const AnswerSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('here'), sealed: v.string(), version: v.string() }),
  v.object({ outcome: v.literal('same') }),
  v.object({ outcome: v.picklist(['stopped', 'gone', 'unknown']) }),
  v.object({ outcome: v.literal('slow'), seconds: v.number() }),
]);

/** `caller`: the headers that say who asks. */
export type FeedQuestion = { feed: string; known: string | null; caller: Record<string, string> };

/** Calls read_feed with the secret key. */
export type ReadFeed = (question: FeedQuestion) => Promise<unknown>;

/** Calendars ask again after a minute at the earliest. `private`: no cache in between keeps what only the address opens. */
const HEADERS = {
  'cache-control': 'private, max-age=60',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};
const CALENDAR = {
  ...HEADERS,
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="camply.ics"',
  vary: 'accept-encoding',
};

/** No event; a calendar must hold something (RFC 5545, 3.4), so it defines a zone. */
const EMPTY = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Camply//Camp days//EN',
  'NAME:Camply',
  'X-WR-CALNAME:Camply',
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  'END:VCALENDAR',
  '',
].join('\r\n');

const PATH = /\/feed\/([\w-]{43})\.ics$/;
const STOPPED = 'stopped';
const weak = (version: string) => `W/"${version}"`;

/**
 * Answers `GET /feed/<token>.ics`: opens the calendar with the token, answers, and keeps nothing. The database gets a hash of the
 * token only. 304 while nothing has changed, 410 for a feed that was stopped 30 days ago, until then an empty calendar; 429 with
 * retry-after; 503 when the database does not answer. Writes the token nowhere.
 */
export async function serveFeed(request: Request, read: ReadFeed): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return said(405, { allow: 'GET, HEAD' });
  const [, token] = PATH.exec(new URL(request.url).pathname) ?? [];
  if (token === undefined) return said(404);
  const known = knownVersions(request.headers.get('if-none-match'));
  const feed = await feedOf(token).catch(() => null);
  // 43 letters that no 32 bytes make.
  if (feed === null) return said(404);
  const question = { feed, known: known[0] ?? null, caller: callerOf(request.headers) };
  const answer = await read(question).then(
    (given) => v.safeParse(AnswerSchema, given),
    () => null,
  );
  if (!answer?.success) {
    console.error('A calendar feed could not be read from the database');
    return said(503, { 'retry-after': '60' });
  }
  return respond(request, token, known, answer.output);
}

async function respond(
  { method, headers }: Request,
  token: string,
  known: readonly string[],
  answer: v.InferOutput<typeof AnswerSchema>,
): Promise<Response> {
  const isHead = method === 'HEAD';
  switch (answer.outcome) {
    case 'gone':
      return said(410);
    case 'slow':
      return said(429, { 'retry-after': String(answer.seconds) });
    case 'same':
      return unchanged(known[0] ?? '');
    case 'stopped':
      return known.includes(STOPPED) ? unchanged(STOPPED) : calendar(EMPTY, STOPPED, isHead);
    case 'here': {
      const { version, sealed } = answer;
      if (known.includes(version)) return unchanged(version);
      const packed = await openFeed(token, sealed);
      const plain = packed && (await unpackFeed(packed));
      if (packed === null || plain === null) return said(404);
      const takesGzip = /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
      if (!takesGzip) return calendar(plain, version, isHead);
      return calendar(packed, version, isHead, { 'content-encoding': 'gzip' });
    }
    default:
      return said(404);
  }
}

function calendar(
  body: string | Uint8Array<ArrayBuffer>,
  version: string,
  isHead: boolean,
  more: Record<string, string> = {},
): Response {
  const headers = { ...CALENDAR, ...more, etag: weak(version) };
  return new Response(isHead ? null : body, { headers });
}

const unchanged = (version: string) =>
  new Response(null, { status: 304, headers: { ...HEADERS, etag: weak(version) } });

const said = (status: number, more: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, 'cache-control': 'no-store', ...more } });

/** The versions of If-None-Match (RFC 9110, 13.1.2), which are ours when they have our form. */
const knownVersions = (header: string | null): string[] =>
  [...(header ?? '').matchAll(/"([\da-z]{1,32})"/g)].map(([, version = '']) => version);

/** The headers in which a proxy says who asks (private.network_hash). */
const callerOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    ['cf-connecting-ip', 'x-forwarded-for'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

// The links of camps, once a week: whether a family that taps one still finds the camp.
import { land, type Landing, type Web } from './fetch/fetchPolitely.ts';
import { decodeText, readBytesOf } from './fetch/readBody.ts';
import { readPage } from './html.ts';
import { problemOf, type SourceProblemCode } from './problems.ts';
import { isNotFoundPage } from './readSource.ts';
import type { LinkOutcome, SourceQueue } from './SourceQueue.ts';

type LinkVerdict = { outcome: LinkOutcome; url: string | null };

/** What says something of the link and not of the weather of this hour. */
const DEAD: ReadonlySet<SourceProblemCode> = new Set(['not-found', 'gone', 'no-host']);

/** Never throws but for an abort. Once is no proof of anything: the database counts. */
export async function checkLink(web: Web, link: string, signal: AbortSignal): Promise<LinkVerdict> {
  try {
    // What is no page is known by its head. Some servers know no HEAD, and close the line or answer 405.
    const byHead = await land(web, link, 'HEAD', {}, signal, (landing) =>
      isPage(landing) ? Promise.resolve(null) : verdictOf(link, landing),
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      if (problemOf(error).code !== 'unreachable') throw error;
      return null;
    });
    if (byHead !== null) return byHead;
    return await land(web, link, 'GET', { accept: 'text/html,*/*;q=0.5' }, signal, (landing) =>
      verdictOf(link, landing),
    );
  } catch (error) {
    signal.throwIfAborted();
    return { outcome: DEAD.has(problemOf(error).code) ? 'dead' : 'unreachable', url: null };
  }
}

const isPage = ({ response: { status, headers } }: Landing) =>
  status >= 400 || /html/i.test(headers.get('content-type') ?? '');

async function verdictOf(
  link: string,
  { response, url, isMoved, isRedirected }: Landing,
): Promise<LinkVerdict> {
  const { status, headers } = response;
  if (status === 404 || status === 410) return { outcome: 'dead', url: null };
  // A site that keeps robots out may be open to families.
  if (status >= 400 && status < 500) return { outcome: 'ok', url: null };
  if (status >= 500) return { outcome: 'unreachable', url: null };
  const asked = new URL(link);
  // 'Gone' in the words of many shops: everything old leads to the front page.
  if (isRedirected && url.pathname === '/' && asked.pathname !== '/')
    return { outcome: 'soft404', url: null };
  const contentType = headers.get('content-type') ?? '';
  if (/html/i.test(contentType)) {
    const page = readPage(decodeText(await readBytesOf(response), contentType));
    if (isNotFoundPage(page)) return { outcome: 'soft404', url: null };
  }
  return isMoved && placeOf(asked) !== placeOf(url)
    ? { outcome: 'moved', url: url.href }
    : { outcome: 'ok', url: null };
}

const placeOf = ({ host, pathname }: URL) =>
  `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;

type CheckedLink = LinkVerdict & { campId: string; link: string };

/** Checks links that are due until `until` (ms since 1970) or `most` were. Each is recorded by itself: it may be killed at any. */
export async function checkLinks(
  queue: SourceQueue,
  web: Web,
  { until, most, signal }: { until: number; most: number; signal: AbortSignal },
  tell: (checked: CheckedLink) => void = () => {},
): Promise<number> {
  const links = await queue.links(most);
  // Camps of one provider often share a link.
  const known = new Map<string, LinkVerdict>();
  let count = 0;
  for (const { camp_id: campId, url: link } of links) {
    if (signal.aborted || web.clock.now() >= until) break;
    const verdict = known.get(link) ?? (await checkLink(web, link, signal).catch(() => null));
    // Stopped.
    if (verdict === null) break;
    known.set(link, verdict);
    await queue.linkChecked(campId, verdict.outcome, verdict.url);
    count += 1;
    tell({ campId, link, ...verdict });
  }
  return count;
}

// OpenActive's Realtime Paged Data Exchange: pages of items that are updated or deleted, until one is empty.
import { SourceProblem } from '../problems.ts';
import type { RawCamp } from '../rawCamp.ts';
import { bounded, isObject, type Json, objectsOf, parseJson, textAt } from './json.ts';
import { campsOfNodes } from './readJsonLd.ts';

const MOST_PAGES = 20;

export type FeedPage = { url: string; text: string };

/** `next` fetches a further page. The whole feed is read each time, so that what was deleted is known to be gone. */
export async function readOpenFeed(
  first: FeedPage,
  next: (url: string) => Promise<string>,
): Promise<RawCamp[]> {
  const byId = new Map<string, Json>();
  const seen = new Set<string>();
  for (let page = first; ;) {
    seen.add(page.url);
    const parsed = parseJson(page.text);
    if (!isObject(parsed) || !Array.isArray(parsed.items)) throw new SourceProblem('not-the-kind');
    for (const item of objectsOf(parsed.items)) {
      const id = `${textAt(item, 'kind') ?? ''} ${textAt(item, 'id') ?? ''}`;
      if (item.state === 'deleted') byId.delete(id);
      else if (isObject(item.data)) byId.set(id, item.data);
    }
    bounded([...byId.keys()]);
    const to = URL.parse(textAt(parsed, 'next') ?? '', page.url)?.href;
    // The last page is empty. A feed without one is cut off.
    if (parsed.items.length === 0) break;
    if (to === undefined) throw new SourceProblem('truncated');
    const isElsewhere = new URL(to).host !== new URL(first.url).host;
    if (seen.has(to) || seen.size >= MOST_PAGES || isElsewhere) throw new SourceProblem('endless');
    page = { url: to, text: await next(to) };
  }
  return campsOfNodes([...byId.values()]);
}

// One source: fetch, read, and what of it is certain. Throws a SourceProblem, or whatever a reader stumbles over.
import { fetchPolitely, type Web } from './fetch/fetchPolitely.ts';
import { cutOff, lastingText, linesOf, MOST_LETTERS, readPage } from './html.ts';
import { type Item, itemsOf, type Reading } from './items.ts';
import type { ModelReader } from './modelReader.ts';
import { SourceProblem } from './problems.ts';
import { quotedCamps } from './quotedFacts.ts';
import type { RawCamp } from './rawCamp.ts';
import { readActiveNet } from './readers/readActiveNet.ts';
import { readAmilia } from './readers/readAmilia.ts';
import { readCalendarFeed } from './readers/readCalendarFeed.ts';
import { readJsonLd } from './readers/readJsonLd.ts';
import { type FeedPage, readOpenFeed } from './readers/readOpenFeed.ts';
import { readSheet } from './readers/readSheet.ts';
import type { ClaimedSource, SourceKind, SourceReading } from './SourceQueue.ts';

/** Part of every hash: readers that read otherwise read again what has not changed. */
const READERS_VERSION = '1';
/** What the desk gets of a page. */
const MOST_TEXT = 20_000;

export type SourceWays = { web: Web; model: ModelReader | null };
/** What is passed on in parts of items. */
export type WholeReading = Omit<SourceReading, 'items' | 'is_last'> & { items: Item[] };

export async function readSource(
  source: ClaimedSource,
  context: Omit<Reading, 'url' | 'label' | 'meant'>,
  { web, model }: SourceWays,
  signal: AbortSignal,
): Promise<WholeReading> {
  const { seenOn, seasons } = context;
  const same: WholeReading = { outcome: 'same', seen_on: seenOn, items: [] };
  const asked = { url: source.url, etag: source.etag, lastModified: source.last_modified };
  const page = await fetchPolitely(web, asked, signal);
  if (page === null) return same;
  // A feed's further pages may change while the first stays as it is.
  const hash = await hashOf(page.text);
  if (hash === source.body_hash && source.kind !== 'rpde') return same;
  const meant = seasons.find(({ id }) => id === source.season_hint) ?? null;
  const reading = { seenOn, seasons, meant, label: source.label, url: page.url };
  const whole: WholeReading = {
    outcome: 'read',
    seen_on: seenOn,
    items: [],
    // Of a feed of several pages the first one's mark says nothing of the others.
    etag: source.kind === 'rpde' ? null : page.etag,
    last_modified: source.kind === 'rpde' ? null : page.lastModified,
    body_hash: hash,
  };
  if (source.kind === 'page' || source.kind === 'pdftext') {
    const long = plainTextOf(source.kind, page);
    const text_hash = await hashOf(lastingText(long));
    const text = cutOff(long, MOST_TEXT);
    const camps = model === null ? null : await quotedCamps(model, text, signal);
    const items = (camps ?? []).flatMap((camp) => itemsOf(camp, reading));
    // No key is told: a model that overlooks a camp has not seen it go.
    return { ...whole, text, text_hash, items };
  }
  const more = async (url: string) => {
    const next = await fetchPolitely(web, { url }, signal);
    if (next === null) throw new SourceProblem('server');
    return next.text;
  };
  const camps = await campsOf(source.kind, page, more);
  const items = camps.flatMap((camp) => itemsOf(camp, reading));
  if (items.length === 0) throw new SourceProblem('empty');
  // Every camp the source names is there, read or not.
  return { ...whole, items, keys: [...new Set(camps.map(({ key }) => key))] };
}

async function campsOf(
  kind: Exclude<SourceKind, 'page' | 'pdftext'>,
  page: FeedPage,
  more: (url: string) => Promise<string>,
): Promise<RawCamp[]> {
  switch (kind) {
    case 'jsonld':
      return readJsonLd(page.text);
    case 'ical':
      return readCalendarFeed(page.text);
    case 'amilia':
      return readAmilia(page.text);
    case 'activenet':
      return readActiveNet(page.text);
    case 'rpde':
      return readOpenFeed(page, more);
    default:
      return readSheet(page.text);
  }
}

function plainTextOf(
  kind: 'page' | 'pdftext',
  { text, contentType }: { text: string; contentType: string },
): string {
  const isHtml = /html/i.test(contentType) || /^\s*<(?:!doctype|html)/i.test(text);
  if (!isHtml && (kind === 'page' || text.startsWith('%PDF')))
    throw new SourceProblem('not-the-kind');
  if (!isHtml) return linesOf(text.slice(0, MOST_LETTERS).replaceAll('\f', '\n'));
  const page = readPage(text);
  if (page.asksPassword) throw new SourceProblem('refused');
  if (isNotFoundPage(page)) throw new SourceProblem('not-found');
  if (page.text === '') throw new SourceProblem('empty');
  return page.text;
}

const GONE_WORDS =
  /\b(?:page (?:not|can(?:’|')?t be|could ?n(?:’|')?t be) found|not found|404|no longer (?:available|exists?|offered)|page (?:has been|was) removed|does(?:n(?:’|')t| not) exist)\b/i;

/** A page that says in its title or heading that it is none. */
export const isNotFoundPage = ({
  title,
  headings,
}: {
  title: string;
  headings: readonly string[];
}): boolean => [title, ...headings].some((words) => GONE_WORDS.test(words));

async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${READERS_VERSION} ${text}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

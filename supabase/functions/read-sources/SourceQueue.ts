import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type DatabaseCall, databaseCalls } from '../_shared/databaseCalls.ts';
import type { Item } from './items.ts';
import type { SeasonSpan } from './days.ts';
import type { SourceProblemCode } from './problems.ts';

export const SOURCE_KINDS = [
  'jsonld',
  'ical',
  'csv',
  'sheet',
  'amilia',
  'activenet',
  'rpde',
  'page',
  'pdftext',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const ClaimedSchema = v.object({
  id: v.string(),
  url: v.string(),
  kind: v.picklist(SOURCE_KINDS),
  label: v.string(),
  season_hint: v.nullable(v.string()),
  etag: v.nullable(v.string()),
  last_modified: v.nullable(v.string()),
  body_hash: v.nullable(v.string()),
  text_hash: v.nullable(v.string()),
  /** Names this very claim: a reader that comes after its lease is refused. */
  claim: v.string(),
});

/** A source that is ours until the lease ends. */
export type ClaimedSource = v.InferOutput<typeof ClaimedSchema>;

/** What was read of a source, or a part of it. */
export type SourceReading = {
  outcome: 'read' | 'same' | 'failed';
  seen_on: string;
  problem?: SourceProblemCode;
  items?: Item[];
  is_last?: boolean;
  /** All keys of the source, with the last part: what is not among them is no longer there. */
  keys?: string[];
  etag?: string | null;
  last_modified?: string | null;
  body_hash?: string;
  text_hash?: string | null;
  text?: string;
};

const SeasonsSchema = v.array(
  v.object({ id: v.string(), year: v.number(), starts_on: v.string(), ends_on: v.string() }),
);
const LinksSchema = v.array(v.object({ camp_id: v.string(), url: v.string() }));
export type CampLink = v.InferOutput<typeof LinksSchema>[number];
export type LinkOutcome = 'ok' | 'dead' | 'moved' | 'soft404' | 'unreachable';

/** The sources of the database (migrations, sources). All throw when the database does not respond. */
export type SourceQueue = {
  /** The next source that is due, for so many seconds; null when none is. */
  claim(leaseSeconds: number): Promise<ClaimedSource | null>;
  put(source: ClaimedSource, reading: SourceReading): Promise<void>;
  seasons(): Promise<SeasonSpan[]>;
  links(most: number): Promise<CampLink[]>;
  linkChecked(campId: string, outcome: LinkOutcome, url: string | null): Promise<void>;
};

/** The client must carry the secret key: no other caller may use these. */
export function sourceQueue(client: SupabaseClient): SourceQueue {
  return queueOver(databaseCalls(client), async () => {
    const { data, error } = await client
      .from('seasons')
      .select('id, year, starts_on, ends_on')
      .is('deleted_at', null);
    if (error) throw error;
    return data;
  });
}

/** The same over anything that calls the functions of the database. */
export function queueOver(call: DatabaseCall, readSeasons: () => Promise<unknown>): SourceQueue {
  return {
    async claim(lease_seconds) {
      return v.parse(v.nullable(ClaimedSchema), await call('claim_source', { lease_seconds }));
    },
    async put({ id, claim }, reading) {
      await call('source_read', { id, reading: { ...reading, claim } });
    },
    async seasons() {
      return v.parse(SeasonsSchema, await readSeasons());
    },
    async links(most) {
      return v.parse(LinksSchema, await call('links_to_check', { most }));
    },
    async linkChecked(camp_id, outcome, url) {
      await call('link_checked', { camp_id, outcome, url });
    },
  };
}

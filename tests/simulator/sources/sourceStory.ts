// A year of sources: each week providers edit their lists, feeds fail and are cut off, readers die, a reviewer takes or drops what
// waits, and camps say their own word. After each week nothing may be fresh that is not, lost or doubled.
import * as v from 'valibot';
import { addDays } from '#base/day/calendar.ts';
import { seeded, type Seeded } from '#tests/fixtures/seeded.ts';
import { readSources } from '../../../supabase/functions/read-sources/readSources.ts';
import { slugOf } from '../../../supabase/functions/read-sources/rawCamp.ts';
import { ModelSource } from './ModelSource.ts';
import { aReader } from './Reader.ts';
import { SEASON, type SourceDatabase } from './SourceDatabase.ts';

const FIRST_DAY = '2026-09-07';
const MOST_TRIES = 6;

export type SourceCounts = {
  read: number;
  failed: number;
  killed: number;
  taken: number;
  dropped: number;
  gone: number;
  said: number;
};
type SourceStory = { complaint: string | null; counts: SourceCounts };

const QueueSchema = v.object({
  candidates: v.array(
    v.object({
      id: v.number(),
      version: v.number(),
      source_id: v.nullable(v.string()),
      camp_id: v.nullable(v.string()),
      item: v.looseObject({ fields: v.optional(v.record(v.string(), v.unknown())) }),
    }),
  ),
});
const CampsSchema = v.array(
  v.object({
    id: v.string(),
    source_id: v.string(),
    key: v.string(),
    name: v.string(),
    is_live: v.boolean(),
    camp_dates: v.nullable(v.string()),
    price: v.nullable(v.string()),
    seats: v.nullable(v.string()),
    dates_on: v.nullable(v.string()),
    dates_by: v.nullable(v.string()),
    price_on: v.nullable(v.string()),
    price_by: v.nullable(v.string()),
    seats_on: v.nullable(v.string()),
    seats_by: v.nullable(v.string()),
  }),
);
type StoryCamp = v.InferOutput<typeof CampsSchema>[number];

/** `size`: how many sources; `weeks`: how long it lasts. */
export async function sourceStory(
  database: SourceDatabase,
  seed: number,
  size: number,
  weeks = 52,
): Promise<SourceStory> {
  const random = seeded(seed);
  const story = `s${seed}`;
  const counts: SourceCounts = {
    read: 0,
    failed: 0,
    killed: 0,
    taken: 0,
    dropped: 0,
    gone: 0,
    said: 0,
  };
  const sources = Array.from({ length: size }, (_, at) => new ModelSource(story, at, random));
  const byHost = new Map(sources.map((source) => [`${source.id}.example`, source]));
  await database.setDay(FIRST_DAY);
  for (const { id, url, kind } of sources) {
    await database.call('put_source', {
      source: { id, url, kind, label: id, season_hint: SEASON.id },
    });
  }
  let complaint: string | null = null;
  for (let week = 0; week < weeks && complaint === null; week += 1) {
    const day = addDays(FIRST_DAY, 7 * week);
    const isLast = week === weeks - 1;
    await database.setDay(day);
    for (const source of sources) {
      if (week > 0) source.edit();
      if (isLast) source.fault = 'none';
      source.remember(day);
    }
    const before = await campsOf(database, story);
    const asked = await goneOf(database, story);
    await readAll(database, byHost, day, story, isLast ? null : random, counts);
    complaint =
      removedByReading(before, await campsOf(database, story)) ??
      askedByFault(sources, asked, await goneOf(database, story));
    complaint ??= await brokenPromise(database, story, sources);
    if (complaint === null && !isLast) {
      await review(database, story, random, counts);
      await sayOwnWord(database, story, day, random, counts);
      complaint = await brokenPromise(database, story, sources);
    }
    if (complaint !== null) complaint = `${day}: ${complaint}`;
  }
  complaint ??= await lost(database, story, sources);
  await database.retire(story);
  return { complaint, counts };
}

/** Readers one after another, until one of them came to the end; without `random` nobody dies. */
async function readAll(
  database: SourceDatabase,
  byHost: ReadonlyMap<string, ModelSource>,
  day: string,
  story: string,
  random: Seeded | null,
  counts: SourceCounts,
): Promise<void> {
  await database.allDue(story);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const killAt = random?.chance(0.5) && tries < MOST_TRIES - 1 ? 1 + random.below(40) : 0;
    const { web, queue, state } = aReader(
      database.queue,
      byHost,
      day,
      killAt,
      random?.chance(0.5) ?? false,
    );
    const { signal } = new AbortController();
    const bounds = {
      until: Infinity,
      most: Infinity,
      signal,
      partSize: 1 + (random?.below(4) ?? 3),
    };
    const ended = await readSources(queue, { web, model: null }, bounds).catch((error: unknown) => {
      if (!state.isDead) throw error;
      return null;
    });
    if (ended) {
      counts.read += ended.read;
      counts.failed += ended.failed;
      return;
    }
    counts.killed += 1;
    // Its lease is over.
    await database.query(
      `update private.sources set claimed_until = null where id like $1 || '-%'`,
      [story],
    );
  }
}

async function campsOf(database: SourceDatabase, story: string): Promise<StoryCamp[]> {
  const rows = await database.query(
    `select c.id, l.source_id, l.key, c.camp_provider_name as name, c.deleted_at is null as is_live, c.camp_dates, c.price, c.seats,
      c.dates_checked_on::text as dates_on, c.dates_checked_by as dates_by, c.price_checked_on::text as price_on,
      c.price_checked_by as price_by, c.seats_said_on::text as seats_on, f.origin as seats_by
    from private.camp_sources l join public.camps c on c.id = l.camp_id
      left join private.camp_facts f on f.camp_id = c.id and f.field = 'seats'
    where l.source_id like $1 || '-%' order by c.id`,
    [story],
  );
  return v.parse(CampsSchema, rows);
}

async function goneOf(database: SourceDatabase, story: string): Promise<string[]> {
  const rows = await database.query(
    `select source_id || ' ' || key as gone from private.candidates where kind = 'gone' and decided_at is null and source_id like $1 || '-%'`,
    [story],
  );
  return rows.map(({ gone }) => String(gone));
}

/** Only a person takes a camp out of the directory. */
function removedByReading(
  before: readonly StoryCamp[],
  after: readonly StoryCamp[],
): string | null {
  const live = new Set(after.flatMap(({ id, is_live }) => (is_live ? [id] : [])));
  const removed = before.find(({ id, is_live }) => is_live && !live.has(id));
  return removed ? `a reading removed ${removed.name}` : null;
}

/** A feed that fails, is empty or cut off says nothing of what is gone. */
function askedByFault(
  sources: readonly ModelSource[],
  before: readonly string[],
  after: readonly string[],
): string | null {
  const faulty = new Set(sources.flatMap(({ id, fault }) => (fault === 'none' ? [] : [id])));
  const found = after.find((one) => !before.includes(one) && faulty.has(one.split(' ')[0] ?? ''));
  return found === undefined ? null : `${found} is asked about after a fault`;
}

async function brokenPromise(
  database: SourceDatabase,
  story: string,
  sources: readonly ModelSource[],
): Promise<string | null> {
  const camps = await campsOf(database, story);
  const names = new Set<string>();
  for (const camp of camps) {
    const source = sources.find(({ id }) => id === camp.source_id);
    if (!source || !camp.is_live) continue;
    const truthOn = (day: string | null) =>
      source.truths.get(day ?? '')?.get(camp.name.replace(`${source.id}: `, ''));
    if (camp.dates_by === 'page' && truthOn(camp.dates_on)?.dates !== camp.camp_dates) {
      return `${camp.name} says ${camp.camp_dates} as of ${camp.dates_on}, when its page said ${truthOn(camp.dates_on)?.dates ?? 'nothing'}`;
    }
    if (camp.price_by === 'page' && truthOn(camp.price_on)?.price !== camp.price) {
      return `${camp.name} costs ${camp.price} as of ${camp.price_on}, when its page said ${truthOn(camp.price_on)?.price ?? 'nothing'}`;
    }
    if (
      camp.seats_by === 'source' &&
      camp.seats !== null &&
      truthOn(camp.seats_on)?.seats !== camp.seats
    ) {
      return `${camp.name} is ${camp.seats} as of ${camp.seats_on}, when its page said ${truthOn(camp.seats_on)?.seats ?? 'nothing'}`;
    }
    if (names.has(camp.name)) return `${camp.name} is doubled`;
    names.add(camp.name);
  }
  return null;
}

/** Takes, takes in part, drops or leaves what waits. */
async function review(
  database: SourceDatabase,
  story: string,
  random: Seeded,
  counts: SourceCounts,
): Promise<void> {
  for (const kind of ['new', 'changed', 'gone']) {
    const { candidates } = v.parse(
      QueueSchema,
      await database.call('candidate_queue', { wanted: kind }),
    );
    for (const { id: candidate, version: seen, source_id, camp_id, item } of candidates) {
      if (!source_id?.startsWith(`${story}-`) || random.chance(0.3)) continue;
      if (random.chance(kind === 'gone' ? 0.5 : 0.15)) {
        await database.call('drop_candidate', { candidate, seen });
        counts.dropped += 1;
        continue;
      }
      const all = Object.keys(item.fields ?? {});
      const isPart = kind === 'changed' && random.chance(0.2);
      const fields = isPart ? all.filter((name) => name === 'price') : all;
      await database.call('take_candidate', {
        candidate,
        seen,
        choice: { camp_id, season_id: SEASON.id, fields, sessions: !isPart },
      });
      if (kind === 'gone') counts.gone += 1;
      else counts.taken += 1;
    }
  }
}

/** A provider's approved edit, and a reviewer's: words that are not the page's. */
async function sayOwnWord(
  database: SourceDatabase,
  story: string,
  day: string,
  random: Seeded,
  counts: SourceCounts,
): Promise<void> {
  const camps = (await campsOf(database, story)).filter(({ is_live }) => is_live);
  const [camp] = camps.length > 0 ? [random.pick(camps)] : [];
  if (!camp || random.chance(0.4)) return;
  counts.said += 1;
  if (random.chance(0.5)) {
    const [row] = await database.query(
      `select updated_at::text as at from public.camps where id = $1`,
      [camp.id],
    );
    await database.call('update_camp', {
      id: camp.id,
      expected_updated_at: row?.at,
      changes: { price: `$${500 + random.below(50)}` },
    });
    return;
  }
  const said = random.pick(['open', 'full']);
  await database.query(
    `with told as (insert into private.camp_facts as f (camp_id, field, origin, words, seen_on) values ($1, 'seats', 'provider', $2, $3::date)
      on conflict (camp_id, field) do update set origin = 'provider', words = excluded.words, source_id = null, seen_on = excluded.seen_on)
    update public.camps set seats = $2, seats_said_on = $3::date where id = $1`,
    [camp.id, said, day],
  );
}

/** Every camp a healthy source has is listed, waits, or was dropped by a person when its source said what it says now. */
async function lost(
  database: SourceDatabase,
  story: string,
  sources: readonly ModelSource[],
): Promise<string | null> {
  const rows = await database.query(
    `with decided as (select distinct on (source_id, key) source_id, key, decision from private.candidates
      where decision <> 'lapsed' order by source_id, key, id desc)
    select source_id || ' ' || key as known from private.candidates where source_id like $1 || '-%' and decided_at is null
    union select l.source_id || ' ' || l.key from private.camp_sources l left join public.camps c on c.id = l.camp_id and c.deleted_at is null
      left join decided d on d.source_id = l.source_id and d.key = l.key
    where l.source_id like $1 || '-%' and (c.id is not null or d.decision = 'dropped' and l.face = l.said -> 'face')`,
    [story],
  );
  const known = new Set(rows.map((row) => String(row.known)));
  for (const source of sources) {
    const camp = source.present().find(({ name }) => !known.has(`${source.id} ${slugOf(name)}`));
    if (camp) return `${camp.name} is lost`;
  }
  return null;
}

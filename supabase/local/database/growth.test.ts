// A delta costs what changed, not what is there: the plans of the real changed_camps on a real PostgreSQL.
// A soak runs it with 200,000 camps, GROWTH_ROWS=1000000 at full size (supabase/api.md, "Growth").
import postgres from 'postgres';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { postgresPrograms, throwawayPostgres } from '../testing/throwawayPostgres.ts';

const programs = postgresPrograms();
const isSoak = process.env.CAMPLY_SOAK === '1';
const size = Number(process.env.GROWTH_ROWS ?? (isSoak ? 200_000 : 40_000));
const changes = 10_000;
const pageSize = 500;
const longEnough = 600_000;

type Scan = { table: string; how: string; index: string; rows: number; removed: number };
type Page = { rows: unknown[]; next: { xid: string; id: string }; more: boolean };

const NodeSchema = v.looseObject({
  'Node Type': v.string(),
  Plans: v.optional(v.array(v.unknown())),
});
const ScanSchema = v.object({
  'Node Type': v.string(),
  'Relation Name': v.string(),
  'Index Name': v.optional(v.string(), 'none'),
  'Actual Rows': v.number(),
  'Rows Removed by Filter': v.optional(v.number(), 0),
});

/** Every scan of a plan as auto_explain words it, from the top down. */
function scansOf(plan: unknown): Scan[] {
  const scan = v.safeParse(ScanSchema, plan);
  const below = v.parse(NodeSchema, plan).Plans ?? [];
  const here = scan.success
    ? [
        {
          table: scan.output['Relation Name'],
          how: scan.output['Node Type'],
          index: scan.output['Index Name'],
          rows: scan.output['Actual Rows'],
          removed: scan.output['Rows Removed by Filter'],
        },
      ]
    : [];
  return [...here, ...below.flatMap(scansOf)];
}

describe.runIf(programs)(`${size} camps and ${changes} changes`, () => {
  let sql: postgres.Sql;
  let finish: (() => Promise<unknown>)[] = [];
  /** All notices of the database since the last query. */
  let told: string[] = [];

  /** One question, as a phone asks it, and how the database found the answer. */
  async function ask(after: Page['next']): Promise<{ page: Page; scans: Scan[]; ms: number }> {
    told = [];
    const begin = performance.now();
    const [row] = await sql<{ answer: Page }[]>`
      select public.changed_camps(${after.xid}, ${after.id}, ${pageSize}) as answer`;
    if (!row) throw new Error('no answer');
    const ms = performance.now() - begin;
    const scans = told
      .filter((text) => text.includes('"Plan"'))
      .flatMap((text) => scansOf(JSON.parse(text.slice(text.indexOf('{'))).Plan))
      .filter(({ table }) => table === 'camps');
    return { page: row.answer, scans, ms };
  }

  beforeAll(async () => {
    const cluster = await throwawayPostgres(programs ?? '');
    finish = [cluster.stop];
    const database = await openPostgres(cluster.url);
    await migrate(database, () => {});
    await database.close();
    sql = postgres(cluster.url, { max: 1, onnotice: ({ message }) => told.push(message ?? '') });
    finish = [() => sql.end(), cluster.stop];
    // Without triggers a million rows take seconds. change_xid has a default.
    await sql`set session_replication_role = replica`;
    await sql`insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme, city, zip_code)
      select 'grown-' || n, 'fall-2025', 'basic', 'Provider ' || n, 'Art, Music', 'Decatur', '30030'
      from generate_series(1, ${size}::int) n`;
    await sql`set session_replication_role = origin`;
    await sql`analyze public.camps`;
    await sql`load 'auto_explain'`;
    await sql.unsafe(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
      set auto_explain.log_analyze = on; set auto_explain.log_format = json; set client_min_messages = log`);
  }, longEnough);

  afterAll(async () => {
    for (const each of finish) await each();
  });

  test(
    'reads each page by one range scan of the index',
    async () => {
      const [last] = await sql<Page['next'][]>`
      select change_xid::text as xid, 'season:~' as id from public.camps order by camps.change_xid desc limit 1`;
      if (!last) throw new Error('no camps');
      // Twenty transactions, spread over the whole table.
      for (let part = 0; part < 20; part += 1) {
        await sql`update public.camps set price = '$' || ${part}::int where id in
        (select 'grown-' || (1 + (n * ${Math.floor(size / changes)} + ${part}::int) % ${size})
          from generate_series(${part * 500}::int, ${part * 500 + 499}::int) n)`;
      }
      const [counted] = await sql<{ n: number }[]>`
      select count(*)::int as n from public.camps where change_xid > ${last.xid}::xid8`;

      let cursor = last;
      let received = 0;
      const times: number[] = [];
      for (let more = true; more;) {
        const { page, scans, ms } = await ask(cursor);
        // After five runs a function may get another plan: all of them are looked at.
        expect(scans.map(({ how, index }) => [how, index])).toEqual([
          ['Index Scan', 'camps_change_idx'],
        ]);
        expect(scans[0]?.rows).toBeLessThanOrEqual(pageSize + 1);
        expect(scans[0]?.removed).toBe(0);
        received += page.rows.length;
        times.push(ms);
        ({ next: cursor, more } = page);
      }
      expect(received).toBe(counted?.n);
      expect(times.length).toBeGreaterThan(15);

      const nothing = await ask(cursor);
      expect(nothing.page).toMatchObject({ rows: [], more: false });
      expect(nothing.scans[0]).toMatchObject({ how: 'Index Scan', rows: 0, removed: 0 });
      const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      console.log(
        `${size} camps, ${received} changes in ${times.length} pages: median ${median.toFixed(1)} ms a page, ` +
          `nothing new ${nothing.ms.toFixed(1)} ms`,
      );
    },
    longEnough,
  );

  test(
    'detects a scan of the whole table without the index',
    async () => {
      await sql`begin`;
      await sql`drop index public.camps_change_idx`;
      const { scans } = await ask({ xid: '0', id: 'camp:grown-1' });
      await sql`rollback`;
      expect(scans.some(({ how }) => how.includes('Seq Scan'))).toBe(true);
    },
    longEnough,
  );
});

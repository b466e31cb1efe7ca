// SQL and TypeScript are two languages for one thing; this keeps them honest.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnName } from '#base/http/columns.ts';
import { parseChangesResponse } from '#camps/store/directory/changesResponse.ts';
import {
  ActivityRowSchema,
  CampRowSchema,
  readRows,
  SchoolBreakRowSchema,
  SchoolDistrictRowSchema,
  SeasonRowSchema,
} from '#camps/store/directory/rows.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { freshness, readRecord } from '#camps/store/directory/syncRecord.ts';
import type { PgliteDatabase } from '#local/database/openPglite.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';

let database: PgliteDatabase;
const noSignal = () => new AbortController().signal;

beforeAll(async () => {
  database = await seededDatabase('2025-07-01');
  // No calendar of the sample data names such days, for none of the districts says them all.
  await database.query(
    `insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on, day_kind, lets_out_at)
     values ('cobb-first', 'cobb', '2025-26', 'first_day', 'First day', '2025-08-04', '2025-08-04', 'school', null),
       ('cobb-online', 'cobb', '2025-26', 'digital_day', 'Digital day', '2025-11-04', '2025-11-04', 'digital', null),
       ('cobb-noon', 'cobb', '2025-26', 'early_release', 'Early release', '2025-12-19', '2025-12-19', 'early', '12:30')`,
  );
});
afterAll(() => database.close());

const tables = [
  ['seasons', SeasonRowSchema, []],
  ['activity_types', ActivityRowSchema, []],
  // The card has no use for these: they are the operator's.
  ['camps', CampRowSchema, ['coordinate_source', 'source_url']],
  ['school_districts', SchoolDistrictRowSchema, []],
  ['school_breaks', SchoolBreakRowSchema, ['checked_at']],
] as const;
const columnsOf = (schema: (typeof tables)[number][1]) => {
  const last = 'pipe' in schema ? schema.pipe[2] : schema;
  return Object.keys(last.entries).map(columnName);
};
const bookkeeping = ['change_xid', 'created_at', 'deleted_at', 'updated_at'];

describe.each(tables)('table %s', (table, schema, unused) => {
  it('has rows that all parse', async () => {
    const rows = await database.query(`select to_jsonb(t) as row from public.${table} t`);
    expect(rows.length).toBeGreaterThan(0);
    const misread = rows.filter(({ row }) => !v.is(schema, row));
    expect(misread).toEqual([]);
  });

  it('has exactly the known and the deliberately omitted columns', async () => {
    const rows = await database.query(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by 1`,
      [table],
    );
    const known = columnsOf(schema);
    expect(rows.map(({ name }) => name)).toEqual([...known, ...unused, ...bookkeeping].toSorted());
  });
});

describe('changed_camps', () => {
  it('returns rows that all parse, page by page', async () => {
    const remote = databaseRemote(database);
    let cursor = { xid: '0', id: '' };
    let count = 0;
    for (let more = true; more;) {
      const answer = parseChangesResponse(await remote.changes(cursor, 50, noSignal()));
      const { changes, badKeys } = readRows(answer.rows);
      expect(badKeys).toEqual([]);
      expect(changes).toHaveLength(answer.rows.length);
      count += changes.length;
      ({ next: cursor, more } = answer);
    }
    const [all] = await database.query(
      `select sum(n)::int as n from (${tables.map(([table]) => `select count(*) as n from public.${table}`).join(' union all ')}) t`,
    );
    expect(count).toBe(all?.n);
  });

  it('fills a device with all rows, and answers briefly when nothing changed', async () => {
    const { openApp, clock } = fakeDevice();
    const device = openApp();
    await pull(
      { store: device, remote: databaseRemote(database), clock, pageSize: 100 },
      noSignal(),
    );
    expect(await freshness(device)).toMatchObject({ skipped: 0 });
    const shown = await shownIds(device);
    for (const kind of ['season', 'activity', 'camp', 'district', 'break']) {
      expect(shown.filter((key) => key.startsWith(`${kind}:`)).length).toBeGreaterThan(2);
    }
    const { active } = await device.cache(readRecord);
    const cursor = active?.cursor ?? { xid: '', id: '' };
    const nothing = await databaseRemote(database).changes(cursor, 500, noSignal());
    expect(nothing).toMatchObject({ rows: [], more: false, reset: false, next: cursor });
    expect(JSON.stringify(nothing).length).toBeLessThan(300);
  });

  it('matches the fake in pages, cursors and end', async () => {
    const real = databaseRemote(database);
    const whole = parseChangesResponse(await real.changes({ xid: '0', id: '' }, 1000, noSignal()));
    const server = new FakeServer();
    for (const { kind, id } of readRows(whole.rows).changes) {
      server.put(kind, { id });
    }
    const fake = fakeRemote(server);
    const shapes = async (remote: typeof fake | typeof real) => {
      const pages = [];
      let cursor = { xid: '0', id: '' };
      for (let more = true; more;) {
        const answer = parseChangesResponse(await remote.changes(cursor, 64, noSignal()));
        pages.push([answer.rows.length, answer.next.id, answer.more, answer.reset]);
        ({ next: cursor, more } = answer);
      }
      return pages;
    };
    expect(await shapes(fake)).toEqual(await shapes(real));
    const future = { xid: '99999999999', id: '' };
    const asks = [fake.changes(future, 5, noSignal()), real.changes(future, 5, noSignal())];
    const [a, b] = (await Promise.all(asks)).map(parseChangesResponse);
    expect({ ...a, epoch: '' }).toEqual({ ...b, epoch: '' });
  });
});

// From an empty directory to the camps of many providers on a phone: sources are read, a reviewer takes what they say, and what changes
// later reaches a second phone.
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { ModelSource } from '../simulator/sources/ModelSource.ts';
import { aReader } from '../simulator/sources/Reader.ts';
import {
  openSourceDatabase,
  SEASON,
  type SourceDatabase,
} from '../simulator/sources/SourceDatabase.ts';
import { readSources } from '../../supabase/functions/read-sources/readSources.ts';

/** 30 take a few seconds; a soak run lists all 120. */
const PROVIDERS = process.env.CAMPLY_SOAK === '1' ? 120 : 30;
/** What a person needs: to look at a row whose facts are all read, and for each fact to find and type. */
const SECONDS_A_ROW = 20;
const SECONDS_A_FACT = 25;
/** What a family wants to know of a camp. */
const FACTS = [
  'street_address',
  'zip_code',
  'age_min',
  'camp_dates',
  'camps_hours',
  'price',
  'website_url',
];

const QueueSchema = v.object({
  candidates: v.array(
    v.object({
      id: v.number(),
      version: v.number(),
      camp_id: v.nullable(v.string()),
      item: v.object({ fields: v.record(v.string(), v.unknown()) }),
    }),
  ),
});

let database: SourceDatabase;
beforeAll(async () => {
  database = await openSourceDatabase();
  // The sample data, which nothing may remove in the product, goes.
  await database.query('set session_replication_role = replica');
  await database.query('delete from public.camps');
  await database.query('delete from public.seasons where id <> $1', [SEASON.id]);
  await database.query('set session_replication_role = origin');
});
afterAll(() => database.close());

it('lists the camps of all providers from nothing, and takes what changes to a second phone', async () => {
  const random = seeded(36);
  const sources = Array.from({ length: PROVIDERS }, (_, at) => new ModelSource('road', at, random));
  const byHost = new Map(sources.map((source) => [`${source.id}.example`, source]));
  const [before] = await database.query('select count(*)::integer as camps from public.camps');
  expect(before).toEqual({ camps: 0 });

  await database.setDay('2027-04-05');
  for (const { id, url, kind } of sources) {
    await database.call('put_source', {
      source: { id, url, kind, label: id, season_hint: SEASON.id },
    });
  }
  expect(await read('2027-04-05')).toEqual({ read: PROVIDERS, same: 0, failed: 0 });
  const wanted = sources.reduce((sum, source) => sum + source.present().length, 0);
  const desk = await takeAll('new');
  expect(desk.rows).toBe(wanted);
  const minutes = (desk.rows * SECONDS_A_ROW + desk.missing * SECONDS_A_FACT) / 60;
  console.log(
    `${PROVIDERS} providers, ${desk.rows} camps: ${desk.rows} decisions, ${desk.missing} facts that the sources do not say; at ${SECONDS_A_ROW} s a row and ` +
      `${SECONDS_A_FACT} s a fact ${Math.round(minutes)} minutes, ${Math.round((60 * minutes) / desk.rows)} s a row`,
  );

  const [first, second] = [aPhone(), aPhone()];
  expect((await first.camps()).length).toBe(wanted);
  await second.camps();

  // A week later: a price, no room, and a provider who is not there this year.
  await database.setDay('2027-04-12');
  const [dearer, fuller] = sources.filter(({ kind }) => kind === 'csv');
  dearer?.present().forEach((camp) => void (camp.price += 45));
  fuller?.present().forEach((camp) => void (camp.seats = 0));
  await database.allDue('road');
  const again = await read('2027-04-12');
  expect([again.failed, again.read + again.same]).toEqual([0, PROVIDERS]);
  expect((await takeAll('changed')).rows).toBe(dearer?.present().length);
  const away = await notThisYear('road-3');

  const camps = await second.camps();
  const of = (source: ModelSource | undefined) =>
    camps.filter(({ providerName }) =>
      source?.present().some(({ name }) => providerName.endsWith(name)),
    );
  expect(new Set(of(dearer).map(({ price }) => price))).toEqual(
    new Set(dearer?.present().map(({ price }) => `$${price}`)),
  );
  expect(of(fuller).map(({ seats }) => seats)).toEqual(fuller?.present().map(() => 'full'));
  expect(camps.map(({ id }) => id)).not.toContain(away);
  expect(camps.length).toBe(wanted - 1);
  // What still says the same was stamped by nobody's hand.
  const stamps = camps.filter(({ datesCheckedOn }) => datesCheckedOn === '2027-04-12');
  expect(stamps.length).toBe(camps.length);

  async function read(day: string) {
    const { web, queue } = aReader(database.queue, byHost, day, 0, false);
    const bounds = { until: Infinity, most: Infinity, signal: new AbortController().signal };
    return readSources(queue, { web, model: null }, bounds);
  }
}, 120_000);

/** The reviewer takes all of everything that waits; `missing`: facts that somebody has to look up. */
async function takeAll(wanted: 'new' | 'changed'): Promise<{ rows: number; missing: number }> {
  const done = { rows: 0, missing: 0 };
  for (;;) {
    const { candidates } = v.parse(QueueSchema, await database.call('candidate_queue', { wanted }));
    if (candidates.length === 0) return done;
    for (const { id, version, camp_id, item } of candidates) {
      const fields = Object.keys(item.fields);
      const choice = { camp_id, season_id: SEASON.id, listing: 'basic', fields, sessions: true };
      await database.call('take_candidate', { candidate: id, seen: version, choice });
      done.rows += 1;
      done.missing += FACTS.filter((fact) => !fields.includes(fact)).length;
    }
  }
}

/** The provider of a listing that was found elsewhere answers the mail that offers it; resolves the camp's id. */
async function notThisYear(source: string): Promise<string> {
  const [found] = await database.query(
    'select camp_id from private.camp_sources where source_id = $1 and camp_id is not null order by key limit 1',
    [source],
  );
  const camp_id = v.parse(v.string(), found?.camp_id);
  await database.call('offer_claim', { camp_id, email: 'owner@road.example' });
  const [mail] = v.parse(
    v.array(v.object({ kind: v.string(), token: v.string() })),
    await database.call('claim_mails', { batch: 20 }),
  );
  expect(mail?.kind).toBe('claim');
  const answer = { token: mail?.token, camp_id, answer: 'not_this_year' };
  await database.call('answer_still_right', answer);
  return camp_id;
}

function aPhone() {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  const tools = { store, remote: databaseRemote(database), clock };
  return {
    async camps(): Promise<readonly Camp[]> {
      await pull(tools, new AbortController().signal);
      const shown = await directory(store);
      return shown.status === 'ready' ? shown.directory.camps : [];
    },
  };
}

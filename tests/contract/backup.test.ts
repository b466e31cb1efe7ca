// A backup, and the day it is needed: the commands of supabase/operating.md on real PostgreSQL, and real phones around them.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { directory } from '#camps/store/directory/directory.ts';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPostgres } from '#local/database/openPostgres.ts';
import { aSubmission } from '#local/testing/aSubmission.ts';
import { temporaryFolder } from '#local/testing/temporaryFolder.ts';
import { postgresPrograms, throwawayPostgres } from '#local/testing/throwawayPostgres.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
const programs = postgresPrograms();

it.runIf(programs === null)('cannot rehearse a backup without PostgreSQL on this machine', () => {
  console.warn('backup: not rehearsed; install PostgreSQL 15 for it');
  expect(programs).toBeNull();
});

/** A phone, which may pull from one server and then from another. */
function aPhone() {
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  return {
    pull: (database: Database) =>
      pullAndCompact({ store, remote: databaseRemote(database), clock }),
    shown: () => shownBy(store),
  };
}

/** As sorted 'id price'. */
async function shownBy(store: LocalStore): Promise<string[]> {
  const answer = await directory(store);
  if (answer.status === 'empty') return [];
  return answer.directory.camps.map(({ id, price }) => `${id} ${price ?? ''}`).toSorted();
}

/** What a phone that has everything shows: winter leaves out what cannot be booked. */
const listed = (database: Database) =>
  texts(
    database,
    `select c.id || ' ' || coalesce(price, '') from public.camps c join public.seasons s on s.id = season_id
      where c.deleted_at is null and (break <> 'winter' or (trim(camp_dates) <> '' and (listing <> 'basic' or trim(website_url) <> '')))`,
  );

async function texts(database: Database, sql: string): Promise<string[]> {
  const rows = await database.query(`select answer from (${sql}) as questions (answer)`);
  return rows.map(({ answer }) => String(answer)).toSorted();
}

const fields = JSON.stringify(aSubmission().fields);
const SECRET = 'x'.repeat(43);

/** What the server says to a phone that sends a submission. */
async function send(database: Database, id: string, revision: number, price: string) {
  const [row] = await database.query(
    `select public.put_submission($1, $2, $3, $4::text::jsonb || jsonb_build_object('price', $5::text)) ->> 'outcome' as outcome`,
    [id, revision, SECRET, fields, price],
  );
  return row?.outcome;
}

/** A space's id, a proof, a key's id. */
const TOKEN = 't'.repeat(22);
const FAMILYS_CHANGES = `public.space_changes('${TOKEN}', '${TOKEN}', '${TOKEN}', '0', '', 100)`;

async function aFamilysRow(database: Database): Promise<void> {
  const hash = `private.hash_said(private.token_hash('${TOKEN}'))`;
  await database.query(`select public.create_space('${TOKEN}', '${TOKEN}', ${hash}, null,
    jsonb_build_array(jsonb_build_object('proof_hash', ${hash}, 'may_write', true, 'wrapped', 'keys')), false, 400)`);
  await database.query(`select public.push_space('${TOKEN}', '${TOKEN}', '${TOKEN}',
    '[{"id": "${TOKEN}", "version": 1, "sealed": "sealed"}]')`);
}

const run = (program: string, ...args: string[]) =>
  execFileSync(path.join(programs ?? '', program), args, { stdio: ['ignore', 'pipe', 'pipe'] });

describe.runIf(programs)('a server restored from a dump on another machine', () => {
  const early = aPhone();
  const late = aPhone();
  const [before, after, edited] = [randomUUID(), randomUUID(), randomUUID()];
  const opened: (() => Promise<void>)[] = [];
  let restored: Database;
  let atTheDump: string[];
  let unrenewed: string[];

  async function aServer() {
    const cluster = await throwawayPostgres(programs ?? '');
    opened.push(() => cluster.stop());
    return cluster.url;
  }

  async function open(url: string): Promise<Database> {
    const database = await openPostgres(url);
    opened.push(() => database.close());
    return database;
  }

  beforeAll(async () => {
    const { folder, remove } = await temporaryFolder();
    opened.push(remove);
    const roles = path.join(folder, 'roles.sql');
    const dump = path.join(folder, 'camply.dump');
    const lostUrl = await aServer();
    const lost = await open(lostUrl);
    await migrate(lost, () => {});
    // Its transactions are numbered far beyond those of a new server.
    for (let count = 0; count < 3000; count += 1) await lost.query('select pg_current_xact_id()');
    await lost.query(
      `update public.camps set price = 'in the dump' where id = 'anvil-and-aria-fall-2025'`,
    );
    await send(lost, before, 1, '$1');
    await send(lost, edited, 1, '$1');
    await aFamilysRow(lost);
    await early.pull(lost);

    run(
      'pg_dumpall',
      '--roles-only',
      '--no-role-passwords',
      `--file=${roles}`,
      `--dbname=${lostUrl}`,
    );
    run('pg_dump', '--format=custom', `--file=${dump}`, lostUrl);
    atTheDump = await listed(lost);

    await lost.query(
      `update public.camps set price = 'lost' where id = 'anvil-and-aria-fall-2025'`,
    );
    await lost.query(
      `update public.camps set deleted_at = now() where id = 'casa-camaleon-fall-2025'`,
    );
    await lost.query(`insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme)
      values ('lost', 'fall-2025', 'basic', 'Lost', 'Art')`);
    await send(lost, after, 1, '$1');
    await send(lost, edited, 2, '$2');
    await late.pull(lost);

    const url = await aServer();
    // The role of the operator is there already; everything else must go well.
    run('psql', '--quiet', `--file=${roles}`, url);
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url}`, dump);
    restored = await open(url);
    const hasty = aPhone();
    await hasty.pull(restored);
    unrenewed = await hasty.shown();
    await restored.query('select public.renew_sync_epoch()');
  });

  afterAll(async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  });

  it('has the directory of the dump', async () => {
    expect(await listed(restored)).toEqual(atTheDump);
    expect(atTheDump).toContain('anvil-and-aria-fall-2025 in the dump');
    expect(atTheDump.length).toBeGreaterThan(50);
  });

  it('needs a new epoch, or later rows of the old server would stay invisible', () => {
    expect(unrenewed).not.toEqual(atTheDump);
  });

  it.each([
    ['that has pulled before the dump', early],
    ['that has seen what is lost', late],
    ['that is new', aPhone()],
  ])('gives a phone %s exactly the restored directory', async (_, phone) => {
    await phone.pull(restored);
    expect(await phone.shown()).toEqual(atTheDump);
  });

  it("tells a family's devices what they had written", async () => {
    expect(await texts(restored, `select rows ->> 'rows' from ${FAMILYS_CHANGES} rows`)).toEqual([
      `[{"id": "${TOKEN}", "sealed": "sealed", "version": 1}]`,
    ]);
  });

  it('sends later changes to phones', async () => {
    await restored.query(
      `update public.camps set price = 'new' where id = 'anvil-and-aria-fall-2025'`,
    );
    await late.pull(restored);
    expect(await late.shown()).toEqual(await listed(restored));
    expect(await late.shown()).toContain('anvil-and-aria-fall-2025 new');
  });

  it('grants nobody but the operator more rights than before', async () => {
    const granted = `select grantee || ' ' || privilege_type || ' ' || table_name from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')`;
    expect(await texts(restored, granted)).toEqual([]);
    const callable = `select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
    expect((await texts(restored, callable)).join(' ')).toBe(
      'add_space_member alarm_key answer_still_right changed_camps close_space count_open_week create_circle create_space ' +
        'drop_alarms find_circle health join_circle leave_space list_space_members mailed_submissions meet_circle popular_weeks push_space ' +
        'put_alarm put_feed put_hand_over put_seat_alert put_submission recover_space redeem_mail_link rekey_space request_pass_mail request_submission_link ' +
        'say_seats space_changes still_right stop_feed stop_mail submission_status take_hand_over take_pass turn_circle_key',
    );
  });

  it('knows a submission from before the dump and stores a later one again from its phone', async () => {
    expect(await send(restored, before, 1, '$1')).toBe('known');
    expect(await send(restored, after, 1, '$1')).toBe('stored');
  });

  it('keeps the revision before a lost edit and accepts the edit again', async () => {
    expect(
      await texts(restored, `select price from public.camp_submissions where id = '${edited}'`),
    ).toEqual(['$1']);
    expect(await send(restored, edited, 2, '$2')).toBe('stored');
    expect(await send(restored, edited, 3, '$3')).toBe('stored');
  });
});

import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { aSubmission, callFunction } from '../testing/aSubmission.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { postgresPrograms, throwawayPostgres } from '../testing/throwawayPostgres.ts';

// Two connections at once, and errors of its own accord, need a real PostgreSQL.
const programs = postgresPrograms();

describe.runIf(programs)('submissions on a real PostgreSQL', () => {
  let server: RunningServer;
  let sql: postgres.Sql;
  let finish: (() => Promise<unknown>)[] = [];

  const put = (submission: object) => callFunction(server.url, 'put_submission', submission);

  beforeAll(async () => {
    const cluster = await throwawayPostgres(programs ?? '');
    const { folder, remove } = await temporaryFolder();
    finish = [cluster.stop, remove];
    server = await startServer({ port: 0, dataDir: folder, databaseUrl: cluster.url, quiet: true });
    sql = postgres(cluster.url, { max: 3, onnotice: () => {} });
    finish = [() => sql.end(), server.stop, remove, cluster.stop];
    await sql`create function public.fail(state text) returns void language plpgsql as
      'begin raise exception ''asked for'' using errcode = state, hint = ''17'', detail = ''prove''; end'`;
  });

  afterAll(async () => {
    for (const each of finish) await each();
  });

  test('pass an object as an object, not as text', async () => {
    const submission = aSubmission({ camp_theme: 'Art "and" \\ Nature, 営火 🔥' });
    expect(await put(submission)).toMatchObject({ status: 200, body: { outcome: 'stored' } });
    const rows = await sql`select jsonb_typeof(content) as type, content ->> 'camp_theme' as theme
      from private.submission_revisions where submission_id = ${submission.id}`;
    expect(rows).toEqual([{ type: 'object', theme: 'Art "and" \\ Nature, 営火 🔥' }]);
  });

  test.each([
    ['40001', 500],
    ['40P01', 500],
    ['57014', 500],
    ['53300', 503],
    ['55P03', 500],
    ['25P02', 500],
    ['54001', 500],
    ['XX000', 500],
    ['23514', 400],
    ['22023', 400],
    ['P0001', 400],
    ['PT409', 409],
    ['PT429', 429],
  ])('turn the error %s into a %i with its message', async (state, status) => {
    const answer = await callFunction(server.url, 'fail', { state });
    const body = { code: state, message: 'asked for', details: 'prove', hint: '17' };
    expect(answer).toEqual({ status, body });
  });

  test('store one submission sent twice at the same moment', async () => {
    const submission = aSubmission();
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(submission)));
    const outcomes = answers.map(({ body }) => String(body.outcome)).toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'known'), 'stored']);
  });

  test('give the last turn to one of two simultaneous submissions', async () => {
    await sql`delete from private.turns`;
    const all = await Promise.all(Array.from({ length: 30 }, () => put(aSubmission())));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

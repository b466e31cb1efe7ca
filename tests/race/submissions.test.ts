// Requests for one submission that arrive at the same time, or in part. What a phone does on a bad network is simulated against
// the fake server, which answers as the migrations do (tests/contract/fakeSubmissions); a fake server has no transactions.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { aSubmission, callFunction } from '#local/testing/aSubmission.ts';
import { postgresPrograms, throwawayPostgres } from '#local/testing/throwawayPostgres.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { isSoak } from '../e2e/support/breadth.ts';

const REVISIONS = 5;
const count = isSoak ? 500 : 20;
const first = 1 + Number(process.env.CAMPLY_SEED_OFFSET ?? 0);
const seeds = Array.from({ length: count }, (_, index) => first + index);
const programs = postgresPrograms();

it.runIf(programs === null)('this machine has no PostgreSQL: no race of submissions', () => {
  console.warn('submissions: install PostgreSQL 15 to run transactions at the same time');
  expect(programs).toBeNull();
});

describe.runIf(programs)('on a real PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof throwawayPostgres>>;
  let server: TestServer;

  beforeAll(async () => {
    cluster = await throwawayPostgres(programs ?? '');
    server = await testServer(cluster.url);
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  it.each(seeds)(
    'stores each revision at most once and keeps the newest, when all arrive twice and at the same time (seed %i)',
    async (seed) => {
      const random = seeded(seed);
      const { id, secret, fields } = aSubmission();
      const isWithdrawn = random.chance(0.3);
      const sent = Array.from({ length: 2 * REVISIONS }, (_, index) => {
        const revision = 1 + (index % REVISIONS);
        const content =
          isWithdrawn && revision === REVISIONS
            ? { withdrawn: true }
            : { ...fields, camp_theme: `Revision ${revision}` };
        return { at: random.next(), submission: { id, secret, revision, fields: content } };
      }).toSorted((one, other) => one.at - other.at);
      await server.operator.rpc('forget_turns').throwOnError();

      const answers = await Promise.all(
        sent.map(async ({ submission }) => {
          const { status, body } = await callFunction(server.url, 'put_submission', submission);
          return { status, outcome: String(body.outcome), revision: submission.revision };
        }),
      );

      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const stored = answers.filter(({ outcome }) => outcome === 'stored');
      expect(new Set(stored.map(({ revision }) => revision)).size).toBe(stored.length);
      // The newest is stored by one of its two requests, and known to the other one.
      const newest = answers.filter(({ revision }) => revision === REVISIONS);
      expect(newest.map(({ outcome }) => outcome).toSorted()).toEqual(['known', 'stored']);
      const { data: rows } = await server.operator
        .from('camp_submissions')
        .select('revision, status, camp_theme')
        .eq('id', id)
        .throwOnError();
      const status = isWithdrawn ? 'withdrawn' : 'pending';
      expect(rows).toEqual([
        expect.objectContaining({
          revision: REVISIONS,
          status,
          ...(!isWithdrawn && { camp_theme: `Revision ${REVISIONS}` }),
        }),
      ]);
      const { body } = await callFunction(server.url, 'submission_status', { id, secret });
      expect(body.history).toHaveLength(stored.length);
    },
  );
});

describe('a request whose connection breaks', () => {
  let server: TestServer;

  beforeAll(async () => {
    // The server logs a body that is cut off.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await testServer();
  });
  afterAll(() => server.stop());

  /** Sends this share of the body, then closes the connection. */
  function sendPart(path: string, type: string, body: Buffer, share: number): Promise<void> {
    const { host, hostname, port } = new URL(server.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\napikey: ${PUBLISHABLE_KEY}\r\n` +
            `content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, Math.floor(body.length * share)), () => socket.destroy());
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }

  it.each([0, 0.5, 0.99])('stores nothing after %d of its body', async (share) => {
    // Names are in use for ever.
    const name = `176000000000${Math.floor(10 * share)}-moss-Aa0_Bb1-Cc2_Dd3-Ee4_Ff.png`;
    const submission = aSubmission({ logo_path: name, logo_bytes: 40 });
    const { id, secret } = submission;
    const text = Buffer.from(JSON.stringify(submission));
    const status = () => callFunction(server.url, 'submission_status', { id, secret });
    await sendPart('/rest/v1/rpc/put_submission', 'application/json', text, share);
    expect((await status()).body).toBeNull();

    await callFunction(server.url, 'put_submission', submission);
    const logo = Buffer.alloc(40, Buffer.from('89504e470d0a1a0a', 'hex'));
    await sendPart(`/storage/v1/object/camp-logos/${name}`, 'image/png', logo, share);
    expect((await status()).body).toMatchObject({ outcome: 'known', logo: 'awaited' });
    const withdrawal = { id, secret, revision: 2, fields: { withdrawn: true } };
    await callFunction(server.url, 'put_submission', withdrawal);
  });
});

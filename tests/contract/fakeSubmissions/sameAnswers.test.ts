// The simulator and the offline tests of the stores rest on a fake server. Here it and the migrations get the same requests, sent and heard
// by the client's own code, and have to be heard alike.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submissionRemote } from '#providers/store/outbox/sendSubmission.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { submissionsOver } from '#tests/fakes/aProvider.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import { seeded } from '#tests/fixtures/seeded.ts';
import { BothServers, type Server } from './BothServers.ts';
import { RandomRequests } from './RandomRequests.ts';

const STEPS = 80;
const TURNS_OF_AN_HOUR = 20;

let server: TestServer;
let real: Server;

beforeAll(async () => {
  server = await testServer();
  real = await realServer();
});
afterAll(() => server.stop());

async function realServer(): Promise<Server> {
  const account = { email: 'rita@example.com', password: 'Long-Enough-7' };
  const rita = server.client();
  await rita.auth.signUp(account);
  await server.operator.rpc('set_reviewer', { email: account.email }).throwOnError();
  await rita.auth.signInWithPassword(account);
  const review = async (name: string, given: object) =>
    (await rita.rpc(name, given)).error?.code ?? 'done';
  const camp = { season_ids: ['fall-2025'], listing: 'basic' };
  return {
    remote: submissionRemote(() => ({ url: server.url, key: PUBLISHABLE_KEY, fetch })),
    open: (id, revision) => review('open_submission', { id, revision }),
    review: (id, revision, { status, note }) =>
      review('review_submission', { id, revision, verdict: status, note, camp }),
    renewTurns: async () => void (await server.operator.rpc('forget_turns').throwOnError()),
  };
}

async function done(work: () => void): Promise<string> {
  try {
    work();
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

function fakeServer(fake: FakeSubmissions): Server {
  return {
    remote: submissionsOver(fake).remote,
    open: (id) => done(() => fake.open(id)),
    review: (id, _, verdict) => done(() => fake.review(id, verdict)),
    renewTurns: async () => {
      fake.turns = TURNS_OF_AN_HOUR;
    },
  };
}

const heard = new Set<string>();

it.each([1, 2, 3])(
  "gives the fake's responses exactly as the migrations do (seed %i)",
  async (seed) => {
    let now = Date.UTC(2025, 9, 1);
    const fake = new FakeSubmissions(() => (now += 1000));
    const both = new BothServers(real, fakeServer(fake));
    await new RandomRequests(seeded(seed), both, fake).play(STEPS);
    for (const one of both.heard) heard.add(one);
    expect(both.ofFake).toEqual(both.ofReal);
  },
);

it('covers each kind of response', () => {
  const everything = [
    'stored: 200',
    'known: 200',
    'conflict: 200',
    'closed: 200',
    'refused: 403 PT403',
    'refused: 400 23514',
    'refused: 409 23505',
    'later: 429 PT429',
    'unknown: 200',
    'pending, logo none, 0 live: 200',
    'pending, logo awaited, 1 live: 200',
    'changes_requested, logo awaited, 0 live: 200',
    'approved, logo here, 1 live: 200',
    'rejected, logo here, 0 live: 200',
    'withdrawn, logo none, 0 live: 200',
    'withdrawn, logo here, 0 live: 200',
    'upload of nobody: 403',
    'upload of pending: 200',
    'upload of pending: 409',
    'upload of pending: 413',
    'upload of pending: 403',
    'upload of rejected: 403',
    'upload of withdrawn: 403',
    'open: done',
    'open: PT409',
    'approved: done',
    'changes_requested: done',
    'rejected: done',
    'rejected: PT409',
  ];
  expect(everything.filter((one) => !heard.has(one))).toEqual([]);
});

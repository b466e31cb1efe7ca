import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';

let server: TestServer;
let member: SupabaseClient;
let memberToken: string;

beforeAll(async () => {
  server = await testServer();
  member = server.client();
  const { data } = await member.auth.signUp({
    email: 'ann@example.com',
    password: 'Long-Enough-7',
  });
  memberToken = data.session?.access_token ?? '';
});

afterAll(() => server.stop());

async function ask(question: string, token = '', key = PUBLISHABLE_KEY) {
  const headers = { apikey: key, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server.url}/rest/v1/${question}`, { headers });
  return { status: response.status, body: await response.json() };
}

/** camps in seasons in camps ... */
const nested = (levels: number): string =>
  levels === 0 ? 'id' : `${levels % 2 ? 'camps' : 'seasons'}(${nested(levels - 1)})`;

test.each(['seasons', 'activity_types', 'camps', 'school_districts', 'school_breaks'])(
  'refuses visitors and members the table %s',
  async (table) => {
    expect(await ask(`${table}?select=id`)).toMatchObject({ status: 401, body: { code: '42501' } });
    const asMember = await ask(`${table}?select=id`, memberToken);
    expect(asMember).toMatchObject({ status: 403, body: { code: '42501' } });
  },
);

test.each([
  ['rows in rows in rows', `seasons?select=${nested(7)}`],
  ['rows in the rows of a function', `rpc/changed_camps?select=${nested(7)}`],
  ['a thousand parentheses', `seasons?select=${'camps('.repeat(1000)}id${')'.repeat(1000)}`],
])('refuses %s before the database is asked', async (_, question) => {
  const refused = { status: 400, body: { code: 'PGRST127' } };
  expect(await ask(question)).toMatchObject(refused);
  expect(await ask(question, memberToken)).toMatchObject(refused);
  expect(await ask(question, '', server.secretKey)).toMatchObject(refused);
});

test('still allows embedded rows to the operator', async () => {
  const answer = await ask('seasons?select=id,camps(id,seasons(id))', '', server.secretKey);
  expect(answer.status).toBe(200);
});

test.each(['18446744073709551615', '99999999999999999999', '9007199254740993'])(
  'reads the cursor %s to its last digit',
  async (xid) => {
    const { body } = await ask(`rpc/changed_camps?after_xid=${xid}`);
    expect(body).toMatchObject({ reset: true, rows: [], next: { xid } });
  },
);

// Programs look at each link of a mail before people do: whatever they open, nothing changes. The real embedded backend, and every
// address in every mail.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSubmission, callFunction } from '#local/testing/aSubmission.ts';
import { PUBLISHABLE_KEY } from '#local/start/keys.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import type { OutgoingMail } from '../../../supabase/functions/_shared/mail/MailDriver.ts';
import { mailQueue } from '../../../supabase/functions/_shared/mail/MailQueue.ts';
import { sendMails } from '../../../supabase/functions/_shared/mail/sendMails.ts';

let server: TestServer;
const mails: OutgoingMail[] = [];
const CAMP = 'found-by-the-scanner';

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const driver = async (mail: OutgoingMail) => {
  mails.push(mail);
  return { outcome: 'sent' } as const;
};

async function send() {
  const site = { brand: 'Camply', url: server.url };
  const addresses = { site, functionsUrl: `${server.url}/functions/v1` };
  return sendMails(mailQueue(server.operator), driver, addresses);
}

/** One of each kind that a test can cause from outside: a listing, a lost link, a claim. */
async function everyMail() {
  const listing = aSubmission({ email: 'hello@moss.example' });
  await callFunction(server.url, 'put_submission', listing);
  await send();
  await callFunction(server.url, 'request_submission_link', { email: 'hello@moss.example' });
  const { data: seasons } = await server.operator
    .from('seasons')
    .select('id')
    .order('ends_on', { ascending: false })
    .limit(1)
    .throwOnError();
  const { error } = await server.operator.from('camps').insert({
    id: CAMP,
    season_id: seasons[0]?.id,
    listing: 'basic',
    camp_provider_name: 'Found',
    camp_theme: 'Art',
  });
  expect(error).toBeNull();
  const email = 'dana@camply.example';
  const password = 'A short sentence 4 you';
  await server.client().auth.signUp({ email, password });
  await server.operator.rpc('set_reviewer', { email, is_reviewer: true });
  const desk = server.client();
  await desk.auth.signInWithPassword({ email, password });
  const claim = { camp_id: CAMP, email: 'owner@found.example' };
  expect((await desk.rpc('offer_claim', claim)).data).toEqual({ outcome: 'queued' });
  await send();
  return listing;
}

const tokens = (name: string) =>
  mails.flatMap(({ text }) => new RegExp(`#${name}=([\\w-]{43})`).exec(text)?.[1] ?? []);

/** What links open and the list holds, as the server says it. */
async function everything({ id, secret }: { id: string; secret: string }) {
  const asked = [
    ...tokens('token').map((token) => ['still_right', { token }] as const),
    ...tokens('lost').map((token) => ['mailed_submissions', { token }] as const),
    ['submission_status', { id, secret }] as const,
  ];
  const answers = [];
  for (const [name, given] of asked)
    answers.push((await callFunction(server.url, name, given)).body);
  const { data } = await server.operator.from('camps').select('id, updated_at').order('id');
  return { answers, data };
}

it('opening every address in every mail by GET and HEAD changes nothing', async () => {
  const listing = await everyMail();
  expect(mails).toHaveLength(3);
  const before = await everything(listing);
  const links = mails.flatMap(({ text, html, headers }) =>
    [text, html, ...Object.values(headers)].flatMap(
      (part) => part.match(/https?:[^\s"<>]+/g) ?? [],
    ),
  );
  expect(new Set(links).size).toBeGreaterThan(6);
  const [token = ''] = tokens('token');
  const args = new URLSearchParams({
    token,
    camp_id: CAMP,
    answer: 'not_this_year',
    seats: 'full',
  });
  const api = [
    ...['answer_still_right', 'say_seats', 'stop_mail', 'redeem_mail_link'].map(
      (name) => `${server.url}/rest/v1/rpc/${name}?${args}`,
    ),
    ...tokens('stop').map((stop) => `${server.url}/rest/v1/rpc/stop_mail?token=${stop}`),
  ];
  for (const link of [...links, ...api])
    for (const method of ['GET', 'HEAD'])
      await fetch(link, { method, headers: { apikey: PUBLISHABLE_KEY }, redirect: 'manual' });
  expect(await everything(listing)).toEqual(before);
  expect(JSON.stringify(before.answers)).toContain('"outcome":"here"');
  // Not the claim's camp alone: each link shows what it opens, before and after.
  expect(JSON.stringify(before.answers)).toContain(CAMP);
});

it('one POST of a mail program stops mail to its address, and none of those GETs did', async () => {
  const claim = mails.find(({ to }) => to === 'owner@found.example');
  expect(claim?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const desk = server.client();
  await desk.auth.signInWithPassword({
    email: 'dana@camply.example',
    password: 'A short sentence 4 you',
  });
  const again = { camp_id: CAMP, email: 'owner@found.example' };
  expect((await desk.rpc('offer_claim', again)).data).toEqual({ outcome: 'queued' });
  const [address = ''] = claim?.headers['List-Unsubscribe']?.match(/https?:[^>]+/) ?? [];
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(address, { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'Stopped' }]);
  expect((await desk.rpc('offer_claim', again)).data).toEqual({ outcome: 'stopped' });
});

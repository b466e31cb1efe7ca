// Whatever dies between a claim and its mark: no mail is lost, and one is sent twice in the one window that
// supabase/migrations names. The queue is the database's, the server a real one.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { aSubmission } from '#local/testing/aSubmission.ts';
import { mailServer } from '#tests/fakes/mailServer.ts';
import { mailService } from '#tests/fakes/mailService.ts';
import { httpDriver } from '../../../supabase/functions/_shared/mail/httpDriver.ts';
import type { MailDriver } from '../../../supabase/functions/_shared/mail/MailDriver.ts';
import {
  MailJobsSchema,
  type MailQueue,
} from '../../../supabase/functions/_shared/mail/MailQueue.ts';
import { sendMails } from '../../../supabase/functions/_shared/mail/sendMails.ts';
import { smtpDriver } from '../../../supabase/functions/_shared/mail/smtpDriver.ts';

const from = 'Camply <hello@camply.example>';
const addresses = {
  site: { brand: 'Camply', url: 'https://camply.example' },
  functionsUrl: 'https://camply.example/functions/v1',
};
let database: Database;
let smtp: Awaited<ReturnType<typeof mailServer>>;
let service: Awaited<ReturnType<typeof mailService>>;

beforeAll(async () => {
  database = await openPglite({ folder: null });
  await migrate(database, () => {});
  smtp = await mailServer();
  service = await mailService();
});
afterAll(async () => {
  await smtp.close();
  await service.close();
  await database.close();
});
afterEach(async () => {
  smtp.does({ does: 'takes' });
  smtp.taken.length = 0;
  service.does(200);
  service.taken.length = 0;
  await database.query('delete from private.mail_jobs');
});

const queue: MailQueue = {
  async claim() {
    const [row] = await database.query('select public.claim_mails(20) as jobs');
    return v.parse(MailJobsSchema, row?.jobs);
  },
  async done(id, delivery) {
    const problem = 'problem' in delivery ? delivery.problem : null;
    await database.query('select public.mail_done($1, $2, $3)', [id, delivery.outcome, problem]);
  },
};
const bySmtp: MailDriver = (mail) =>
  smtpDriver(
    { host: 'localhost', port: smtp.port, user: 'u', pass: 'p', from, ca: smtp.ca },
    2000,
  )(mail);
const byHttp: MailDriver = (mail) => httpDriver({ url: service.url, key: 'k', from }, 500)(mail);

/** Listings that arrive, each with an address of its own. */
async function listingsArrive(count: number) {
  for (let number = 0; number < count; number += 1) {
    const { id, revision, secret, fields } = aSubmission({
      email: `${randomUUID()}@moss.example`,
    });
    await database.query('delete from private.turns');
    await database.query('select public.put_submission($1, $2, $3, $4::jsonb)', [
      id,
      revision,
      secret,
      JSON.stringify(fields),
    ]);
  }
}

const pass = (time: string) =>
  database.query(
    `update private.mail_jobs set due_at = due_at - $1::interval, claimed_at = claimed_at - $1::interval`,
    [time],
  );

const states = async () =>
  (await database.query('select state from private.mail_jobs order by 1')).map(
    ({ state }) => state,
  );

class Killed extends Error {}

/** The parts of a sender that dies at its nth step; a step that asks somebody else has a before and an after. */
function dyingAt(nth: number, driver: MailDriver) {
  let step = 0;
  const trace: string[] = [];
  const at = (name: string) => {
    step += 1;
    trace.push(name);
    if (step === nth) throw new Killed(name);
  };
  const dying: MailQueue = {
    async claim() {
      at('before claim');
      const jobs = await queue.claim();
      at('after claim');
      return jobs;
    },
    async done(id, delivery) {
      at('before mark');
      await queue.done(id, delivery);
      at('after mark');
    },
  };
  const sends: MailDriver = async (mail) => {
    at('before send');
    const delivery = await driver(mail);
    at('after send');
    return delivery;
  };
  return { run: () => sendMails(dying, sends, addresses), trace };
}

/** Two mails: claim, then for each send and mark, with two steps each. */
const STEPS = 2 + 2 * 4;

describe.each([
  ['SMTP', bySmtp, () => smtp.taken.map(({ messageId = '' }) => messageId)],
  ['HTTP', byHttp, () => service.taken.map(({ key }) => key)],
])('a sender by %s that dies', (name, driver, taken) => {
  it.each(Array.from({ length: STEPS }, (_, step) => step + 1))('at step %i', async (nth) => {
    await listingsArrive(2);
    const sender = dyingAt(nth, driver);
    await expect(sender.run()).rejects.toThrow(Killed);
    // A sender that starts at once gets nothing that another one may still be sending.
    await sendMails(queue, driver, addresses);
    await pass('15 minutes');
    await sendMails(queue, driver, addresses);
    expect(await states()).toEqual(['sent', 'sent']);
    const mails = taken();
    expect(new Set(mails).size).toBe(2);
    const isInWindow = ['after send', 'before mark'].includes(sender.trace.at(-1) ?? '');
    // The service knows the mail by its id; a mail server does not.
    expect(mails.length - 2).toBe(name === 'SMTP' && isInWindow ? 1 : 0);
  });
});

it('a connection that is cut after the last byte is the same window: one double, under the same Message-ID', async () => {
  await listingsArrive(1);
  smtp.does({ does: 'cuts' });
  await sendMails(queue, bySmtp, addresses);
  smtp.does({ does: 'takes' });
  await sendMails(queue, bySmtp, addresses);
  expect(smtp.taken).toHaveLength(1);
  await pass('5 minutes');
  await sendMails(queue, bySmtp, addresses);
  expect(smtp.taken).toHaveLength(2);
  expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await states()).toEqual(['sent']);
});

it('a lost response of an HTTP service is no double', async () => {
  await listingsArrive(1);
  service.does('cuts');
  await sendMails(queue, byHttp, addresses);
  service.does(200);
  await pass('5 minutes');
  await sendMails(queue, byHttp, addresses);
  expect(service.taken).toHaveLength(1);
  expect(await states()).toEqual(['sent']);
});

it('a server that is busy for a day gets the mail once it takes it', async () => {
  await listingsArrive(1);
  smtp.does({ does: 'refuses', at: 'recipient', code: 451 });
  for (const wait of ['5 minutes', '30 minutes', '2 hours', '8 hours', '24 hours']) {
    expect(await sendMails(queue, bySmtp, addresses)).toMatchObject({ later: 1 });
    expect(await sendMails(queue, bySmtp, addresses)).toMatchObject({ later: 0 });
    await pass(wait);
  }
  smtp.does({ does: 'takes' });
  expect(await sendMails(queue, bySmtp, addresses)).toMatchObject({ sent: 1 });
  expect(smtp.taken).toHaveLength(1);
});

it('an address that does not exist stops after one 550, and the words of the server are stored nowhere', async () => {
  await listingsArrive(1);
  smtp.does({ does: 'refuses', at: 'recipient', code: 550 });
  expect(await sendMails(queue, bySmtp, addresses)).toMatchObject({ refused: 1 });
  const rows = await database.query(
    'select to_jsonb(j) as job, a.stopped_for from private.mail_jobs j join private.mail_addresses a on a.address_hash = j.to_hash',
  );
  expect(rows).toMatchObject([
    { job: { state: 'given_up', to_address: null }, stopped_for: 'bounce' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/moss|such person/);
});

it('eight senders at once send each mail once', async () => {
  await listingsArrive(5);
  await Promise.all(Array.from({ length: 8 }, () => sendMails(queue, byHttp, addresses)));
  expect(service.taken).toHaveLength(5);
  expect(await states()).toEqual(Array.from({ length: 5 }, () => 'sent'));
});

// Mail that families asked for and a season that was paid: from what a phone or the payment provider says to the mail a real server
// takes, and back by its links.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { Database } from '#local/database/Database.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPglite } from '#local/database/openPglite.ts';
import { type TestServer, testServer } from '#local/testing/testServer.ts';
import { mailServer } from '#tests/fakes/mailServer.ts';
import { mailService } from '#tests/fakes/mailService.ts';
import { httpDriver } from '../../../supabase/functions/_shared/mail/httpDriver.ts';
import type { OutgoingMail } from '../../../supabase/functions/_shared/mail/MailDriver.ts';
import {
  MailJobsSchema,
  mailQueue,
  type MailQueue,
} from '../../../supabase/functions/_shared/mail/MailQueue.ts';
import { sendMails } from '../../../supabase/functions/_shared/mail/sendMails.ts';
import { smtpDriver } from '../../../supabase/functions/_shared/mail/smtpDriver.ts';
import { mailStop } from '../../../supabase/functions/mail-stop/mailStop.ts';

const from = 'Camply <hello@camply.example>';
const addresses = {
  site: { brand: 'Camply', url: 'https://camply.example' },
  functionsUrl: 'https://camply.example/functions/v1',
};
const ADA = '00000000-0000-4000-8000-0000000000ad';
const today = atlantaDay(Date.now());

describe('the evening before a sign-up', () => {
  let database: Database;
  let service: Awaited<ReturnType<typeof mailService>>;
  let smtp: Awaited<ReturnType<typeof mailServer>>;

  beforeAll(async () => {
    [service, smtp] = await Promise.all([mailService(), mailServer()]);
    database = await openPglite({ folder: null });
    await migrate(database, () => {});
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at) values ('${ADA}', 'ada@home.example', now())`,
    );
  });
  afterAll(async () => {
    await Promise.all([service.close(), smtp.close(), database.close()]);
  });

  const queue: MailQueue = {
    async claim() {
      const [row] = await database.query('select public.claim_mails(20) as jobs');
      return v.parse(MailJobsSchema, row?.jobs);
    },
    async done(id, delivery) {
      await database.query('select public.mail_done($1, $2)', [id, delivery.outcome]);
    },
  };

  const stop = async (token: string) => {
    await database.query('select public.stop_mail($1)', [token]);
  };

  /** As the signed-in phone says it; the answer. */
  async function put(names: (string | null)[], resume = false): Promise<unknown> {
    const opens_on = addDays(today, 5);
    const openings = names.map((name) => ({ opens_on, minutes: 540, name }));
    const wish = JSON.stringify({ weekly: false, weekly_until: null, openings });
    const claims = JSON.stringify({ role: 'authenticated', sub: ADA });
    const [row] = await database.query(
      `with me as materialized (select set_config('request.jwt.claims', $1, false) as claims)
       select public.put_family_mails($2::text::jsonb, null, $3) as said from me where claims <> ''`,
      [claims, wish, resume],
    );
    return row?.said;
  }
  const eveningComes = async () => {
    await database.query('update private.opening_mails set mail_at = now()');
    await database.query('select private.queue_family_mails()');
  };

  it('the mail names no camp, can be stopped by one click, and then the phone is told so', async () => {
    expect(await put([null])).toEqual({ outcome: 'stored' });
    await eveningComes();
    const byHttp = httpDriver({ url: service.url, key: 'k', from }, 500);
    expect(await sendMails(queue, byHttp, addresses)).toMatchObject({ sent: 1 });
    const MailSchema = v.object({
      to: v.array(v.string()),
      subject: v.string(),
      text: v.string(),
      headers: v.record(v.string(), v.string()),
    });
    const mail = v.parse(MailSchema, service.taken[0]?.body);
    expect(mail.to).toEqual(['ada@home.example']);
    expect(mail.subject).toMatch(/^A sign-up in your plan opens [A-Z][a-z]+day at 9:00 am$/);
    expect(mail.text).toContain('Open my plan: https://camply.example/my-camps\n');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [url = ''] = /https:[^>]+/.exec(mail.headers['List-Unsubscribe'] ?? '') ?? [];
    const tools = { siteUrl: addresses.site.url, stop };
    expect((await mailStop(new Request(url), tools)).status).toBe(303);
    expect(await put([null])).toEqual({ outcome: 'stored' });
    expect((await mailStop(new Request(url, { method: 'POST' }), tools)).status).toBe(200);
    const stopped = { outcome: 'stopped', why: 'unsubscribed', on: today };
    expect(await put([null])).toEqual(stopped);
    expect(await put([null], true)).toEqual({ outcome: 'stored' });
  });

  it('the mail names the camp where the family wants it, and no line of it becomes a header', async () => {
    await put(['Moss & Marble\r\nBcc: all@victims.example']);
    await eveningComes();
    const server = { host: 'localhost', port: smtp.port, user: 'u', pass: 'p', from, ca: smtp.ca };
    expect(await sendMails(queue, smtpDriver(server, 2000), addresses)).toMatchObject({ sent: 1 });
    expect(smtp.taken).toHaveLength(1);
    expect(JSON.stringify(smtp.taken)).toContain('Moss');
    expect(JSON.stringify(smtp.taken)).not.toMatch(/\\nBcc:/i);
  });
});

describe('with a server and its accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  async function sentMails(): Promise<OutgoingMail[]> {
    const mails: OutgoingMail[] = [];
    const keep = async (mail: OutgoingMail) => {
      mails.push(mail);
      return { outcome: 'sent' } as const;
    };
    await sendMails(mailQueue(server.operator), keep, addresses);
    return mails;
  }

  it('only a signed-in family says what it wants', async () => {
    const wish = { weekly: true, weekly_until: addDays(today, 30), openings: [] };
    const family = server.client();
    expect((await family.rpc('put_family_mails', { wish })).error?.code).toBe('42501');
    const password = 'A short sentence 4 you';
    await family.auth.signUp({ email: 'ada@home.example', password });
    await family.auth.signInWithPassword({ email: 'ada@home.example', password });
    expect((await family.rpc('put_family_mails', { wish })).data).toEqual({ outcome: 'stored' });
    const text = { wish: JSON.stringify(wish) };
    expect((await family.rpc('put_family_mails', text)).error).not.toBeNull();
    expect((await family.rpc('delete_account')).data).toBe(true);
  });

  it('who has paid brings the pass to another phone by the link of the receipt', async () => {
    const reference = 'r'.repeat(22);
    const phone = server.client();
    const take = async (given: string) => (await phone.rpc('take_pass', { reference: given })).data;
    expect(await take(reference)).toEqual({ outcome: 'waiting' });
    const payment = {
      event_id: 'evt_1',
      checkout_id: 'cs_1',
      payment_intent: 'pi_1',
      paid_at: new Date().toISOString(),
      email: 'ada@home.example',
      reference,
      plan: 'season',
      amount: 499,
      currency: 'usd',
    };
    await server.operator.rpc('record_payment', { payment }).throwOnError();
    expect(await take(reference)).toMatchObject({ outcome: 'paid' });
    const [receipt, ...others] = await sentMails();
    expect([receipt?.to, receipt?.subject]).toEqual(['ada@home.example', 'Your season pass']);
    expect(others).toEqual([]);
    const [, token = ''] = /settings#pass=([\w-]{43})\n/.exec(receipt?.text ?? '') ?? [];
    expect(await take(token)).toMatchObject({ outcome: 'paid' });
    await phone.rpc('request_pass_mail', { email: 'ada@home.example' }).throwOnError();
    await phone.rpc('request_pass_mail', { email: 'nobody@home.example' }).throwOnError();
    expect((await sentMails()).map(({ to }) => to)).toEqual(['ada@home.example']);
    const reversal = {
      payment_intent: 'pi_1',
      reversed: 'refunded',
      at: new Date().toISOString(),
    };
    await server.operator.rpc('record_reversal', { reversal }).throwOnError();
    expect(await take(token)).toEqual({ outcome: 'reversed' });
  });
});

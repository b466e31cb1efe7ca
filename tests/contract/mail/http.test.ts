// The HTTP driver against a service on loopback, and the choice of a driver.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailService, type ServiceMood } from '#tests/fakes/mailService.ts';
import { chosenDriver } from '../../../supabase/functions/_shared/mail/chosenDriver.ts';
import { httpDriver } from '../../../supabase/functions/_shared/mail/httpDriver.ts';

const from = 'Camply <hello@camply.example>';
let service: Awaited<ReturnType<typeof mailService>>;
beforeAll(async () => {
  service = await mailService();
});
afterAll(() => service.close());
afterEach(() => {
  service.does(200);
  service.taken.length = 0;
});

const mail = {
  id: 'job-1',
  to: 'ann@moss.example',
  subject: 'We got Moss & Marble',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://x.example/stop>' },
};
const send = (changes: Partial<typeof mail> = {}, key = 're_key') =>
  httpDriver({ url: `${service.url}/`, key, from }, 500)({ ...mail, ...changes });

it('a mail is sent to one address, with its key and headers', async () => {
  expect(await send()).toEqual({ outcome: 'sent' });
  const { id: key, to, ...words } = mail;
  expect(service.taken).toEqual([
    { key, authorization: 'Bearer re_key', body: { from, to: [to], ...words } },
  ]);
});

it('the same mail again is taken once', async () => {
  expect([await send(), await send(), await send({ id: 'job-2' })]).toEqual(
    Array.from({ length: 3 }, () => ({ outcome: 'sent' })),
  );
  expect(service.taken.map(({ key }) => key)).toEqual(['job-1', 'job-2']);
});

describe('an answer', () => {
  it.each<[ServiceMood, object]>([
    [401, { outcome: 'later', problem: 'setup' }],
    [403, { outcome: 'later', problem: 'setup' }],
    [409, { outcome: 'later', problem: 'busy' }],
    [422, { outcome: 'failed', problem: 'content' }],
    [429, { outcome: 'later', problem: 'busy' }],
    [500, { outcome: 'later', problem: 'busy' }],
    [503, { outcome: 'later', problem: 'busy' }],
    ['hangs', { outcome: 'later', problem: 'connection' }],
  ])('%s is %j, and nothing was sent', async (mood, delivery) => {
    service.does(mood);
    expect(await send()).toEqual(delivery);
    expect(service.taken).toEqual([]);
  });

  it('that is lost leaves the mail for later, and the next try sends nothing twice', async () => {
    service.does('cuts');
    expect(await send()).toEqual({ outcome: 'later', problem: 'connection' });
    service.does(200);
    expect(await send()).toEqual({ outcome: 'sent' });
    expect(service.taken).toHaveLength(1);
  });
});

it('no mail goes to more than one address', async () => {
  expect(await send({ to: 'a@b.example, c@d.example' })).toEqual({
    outcome: 'failed',
    problem: 'content',
  });
  expect(service.taken).toEqual([]);
});

const chosen = (settings: Record<string, string>) =>
  chosenDriver({ get: (name) => settings[name] });

describe('the driver', () => {
  const smtp = { SMTP_HOST: 'mail.example', SMTP_USER: 'camply', SMTP_PASS: 'p' };

  it.each<Record<string, string>>([
    {},
    { MAIL_FROM: from },
    { RESEND_API_KEY: 're_key' },
    smtp,
    { MAIL_FROM: from, SMTP_HOST: 'mail.example' },
  ])('of %j is not set up: mails wait', (settings) => {
    expect(chosen(settings)).toBeNull();
  });

  it.each<Record<string, string>>([
    { MAIL_FROM: from, RESEND_API_KEY: 're_key' },
    { MAIL_FROM: from, ...smtp },
  ])('of %j is set up', (settings) => {
    expect(chosen(settings)).toBeTypeOf('function');
  });

  it('of a key and an address is the service at that address', async () => {
    const driver = chosen({ MAIL_FROM: from, RESEND_API_KEY: 'k', MAIL_HTTP_URL: service.url });
    expect(await driver?.(mail)).toEqual({ outcome: 'sent' });
    expect(service.taken).toHaveLength(1);
  });
});

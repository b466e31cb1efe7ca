// The SMTP driver against a real server: TLS, refusals, a connection that is cut, and words that want to be headers.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailServer, noTlsServer, SMTP_WORDS, type SmtpMood } from '#tests/fakes/mailServer.ts';
import { writeMail } from '#base/mail/writeMail.ts';
import { smtpDriver } from '../../../supabase/functions/_shared/mail/smtpDriver.ts';

const from = 'Camply <hello@camply.example>';
let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.does({ does: 'takes' });
  server.taken.length = 0;
});

const driver = (changes: Partial<Parameters<typeof smtpDriver>[0]> = {}) => {
  const { port, ca } = server;
  return smtpDriver(
    { host: 'localhost', port, user: 'camply', pass: 'p', from, ca, ...changes },
    2000,
  );
};
const aMail = (changes: Partial<Parameters<ReturnType<typeof driver>>[0]> = {}) => ({
  id: '0b1f6a52-8d0e-4a3b-9a41-2f6c1de0a001',
  to: 'ann@moss.example',
  subject: 'We got Moss & Marble – 🙂',
  text: 'Hello\n.\nnot the end',
  html: '<p>Hello</p>',
  headers: {},
  ...changes,
});

it('a mail arrives whole, under the id of its job', async () => {
  const headers = { 'List-Unsubscribe': '<https://x.example/stop?token=a>' };
  expect(await driver()(aMail({ headers }))).toEqual({ outcome: 'sent' });
  const [mail] = server.taken;
  expect(mail).toMatchObject({
    subject: 'We got Moss & Marble – 🙂',
    messageId: '<0b1f6a52-8d0e-4a3b-9a41-2f6c1de0a001@camply.example>',
    from: { text: '"Camply" <hello@camply.example>' },
    to: { text: 'ann@moss.example' },
  });
  expect(mail?.text?.trim()).toBe('Hello\n.\nnot the end');
  expect(mail?.headers.get('list')).toMatchObject({
    unsubscribe: { url: 'https://x.example/stop?token=a' },
  });
});

describe('a refusal', () => {
  it.each<[SmtpMood, object]>([
    [
      { does: 'refuses', at: 'recipient', code: 421 },
      { outcome: 'later', problem: 'busy' },
    ],
    [
      { does: 'refuses', at: 'recipient', code: 451 },
      { outcome: 'later', problem: 'busy' },
    ],
    [{ does: 'refuses', at: 'recipient', code: 550 }, { outcome: 'refused' }],
    [
      { does: 'refuses', at: 'recipient', code: 552 },
      { outcome: 'later', problem: 'busy' },
    ],
    [{ does: 'refuses', at: 'recipient', code: 553 }, { outcome: 'refused' }],
    [
      { does: 'refuses', at: 'sender', code: 550 },
      { outcome: 'later', problem: 'setup' },
    ],
    [
      { does: 'refuses', at: 'sender', code: 451 },
      { outcome: 'later', problem: 'busy' },
    ],
    [
      { does: 'refuses', at: 'data', code: 451 },
      { outcome: 'later', problem: 'busy' },
    ],
    [
      { does: 'refuses', at: 'data', code: 554 },
      { outcome: 'failed', problem: 'content' },
    ],
    [
      { does: 'refuses', at: 'login', code: 535 },
      { outcome: 'later', problem: 'setup' },
    ],
  ])('%j is %j', async (mood, delivery) => {
    server.does(mood);
    const said = await driver()(aMail());
    expect(said).toEqual(delivery);
    expect(JSON.stringify(said)).not.toContain(SMTP_WORDS);
    expect(server.taken).toEqual([]);
  });
});

describe('a connection', () => {
  it('that is cut after the last byte leaves the mail for later', async () => {
    server.does({ does: 'cuts' });
    expect(await driver()(aMail())).toEqual({ outcome: 'later', problem: 'connection' });
    expect(server.taken).toHaveLength(1);
  });

  it('to a certificate that nobody vouches for carries no mail and no password', async () => {
    expect(await driver({ ca: '' })(aMail())).toEqual({ outcome: 'later', problem: 'connection' });
    expect(server.taken).toEqual([]);
  });

  it('to another name than the certificate has carries no mail', async () => {
    const said = await driver({ host: '127.0.0.1' })(aMail());
    expect(said).toEqual({ outcome: 'later', problem: 'connection' });
  });

  it.each([
    ['ends at once', null],
    ['speaks without TLS', '220 plain.example ESMTP\r\n'],
  ])('that %s carries no mail', async (_, words) => {
    const plain = await noTlsServer(words);
    const said = await driver({ port: plain.port })(aMail());
    expect(said).toEqual({ outcome: 'later', problem: 'connection' });
    await plain.close();
  });

  it('that nobody takes is for later', async () => {
    const closed = await noTlsServer(null);
    await closed.close();
    const said = await driver({ port: closed.port })(aMail());
    expect(said).toEqual({ outcome: 'later', problem: 'connection' });
  });
});

describe('words from outside', () => {
  it.each([
    ['a line break', 'Moss\r\nBcc: all@victims.example\r\n\r\nHi'],
    ['a line feed', 'Moss\nSubject: other'],
    ['a line separator', 'Moss\u2028Bcc: a@b.example'],
    ['an encoded word', '=?utf-8?Q?=0D=0ABcc:_a@b.example?='],
    ['addresses', '"Moss", <a@b.example>'],
    ['2,000 letters', `Köln 🙂 ${'long '.repeat(400)}`],
  ])('%s in a name adds no recipient and no header', async (_, name) => {
    const facts = {
      kind: 'asked',
      isFirst: false,
      link: 'https://x.example/',
      code: null,
    } as const;
    const words = writeMail(
      { ...facts, words: { name, note: name }, stopLink: null },
      { brand: 'Camply', url: 'https://x.example' },
    );
    expect(await driver()(aMail(words))).toEqual({ outcome: 'sent' });
    const [mail] = server.taken;
    expect([...(mail?.headers.keys() ?? [])].toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(mail?.to).toMatchObject({ text: 'ann@moss.example' });
    expect(mail?.subject).toBe(words.subject);
  });

  it.each([
    'ann@moss.example, eve@moss.example',
    'Eve <eve@moss.example>',
    '"a,b"@moss.example',
    'ann@moss.example\r\nRCPT TO:<eve@moss.example>',
    'ann@moss.example ',
    'ann@mößs.example',
    '',
  ])('no mail goes to %j, which is not one plain address', async (to) => {
    expect(await driver()(aMail({ to }))).toEqual({ outcome: 'failed', problem: 'content' });
    expect(server.taken).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { LocalMail } from './LocalMail.ts';
import { mailRoutes } from './mailRoutes.ts';

const mail = new LocalMail('http://localhost:4173');
await mail.deliver({
  id: '1',
  to: 'ann@example.com',
  subject: 'Choose a new password',
  text: 'the link',
  html: '',
  headers: {},
});
const routes = mailRoutes(mail);
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const status = async (
  address: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => (await routes.request(address, { headers }, from(remoteAddress))).status;

test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'shows the mails at %s on this machine',
  async (origin) => {
    const response = await routes.request(`${origin}/_mail`, {}, from('127.0.0.1'));
    expect(await response.json()).toMatchObject([{ to: 'ann@example.com', text: 'the link' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

// DNS rebinding: a foreign name that leads to 127.0.0.1 makes a foreign page same-origin.
test.each(['http://evil.example:4173', 'http://localhost.evil.example', 'http://192.168.1.5:4173'])(
  'hides the mails from a page at %s',
  async (origin) => {
    expect(await status(`${origin}/_mail`)).toBe(404);
  },
);

test.each(['cross-site', 'same-site'])('hides the mails from a %s request', async (site) => {
  expect(await status('http://localhost:4173/_mail', { 'sec-fetch-site': site })).toBe(404);
});

// nginx names 127.0.0.1 as the host unless it is told otherwise.
test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'hides the mails behind a proxy that sets %s',
  async (name) => {
    expect(await status('http://127.0.0.1:4173/_mail', { [name]: '8.8.8.8' })).toBe(404);
  },
);

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['192.168.1.5', 404],
  ['::ffff:192.168.1.5', 404],
])('answers the address %s with %i', async (address, expected) => {
  expect(await status('http://localhost:4173/_mail', {}, address)).toBe(expected);
});

import { expect, test } from 'vitest';
import { LocalMail } from './LocalMail.ts';
import { mailRoutes } from './mailRoutes.ts';

const mail = new LocalMail();
await mail.send({ to: 'ann@example.com', subject: 'Reset your password', text: 'the link' });
const routes = mailRoutes(mail);
const status = async (address: string, headers: Record<string, string> = {}) =>
  (await routes.request(address, { headers })).status;

test.each(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173'])(
  'the person at this machine reads the mails at %s',
  async (origin) => {
    const response = await routes.request(`${origin}/_mail`);
    expect(await response.json()).toMatchObject([{ to: 'ann@example.com', text: 'the link' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

// DNS rebinding: a foreign name that leads to 127.0.0.1 makes a foreign page same-origin.
test.each(['http://evil.example:4173', 'http://localhost.evil.example', 'http://192.168.1.5:4173'])(
  'a page at %s does not',
  async (origin) => {
    expect(await status(`${origin}/_mail`)).toBe(404);
  },
);

test.each(['cross-site', 'same-site'])('a %s request does not', async (site) => {
  expect(await status('http://localhost:4173/_mail', { 'sec-fetch-site': site })).toBe(404);
});

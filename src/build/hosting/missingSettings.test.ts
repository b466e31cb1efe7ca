import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify, type TomlTable } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { missingSettings } from './missingSettings.ts';

const site = 'https://camps.example.org';
const environment = {
  VITE_SITE_URL: site,
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  SEND_EMAIL_HOOK_URL: 'https://abc.supabase.co/functions/v1/send-email-hook',
  SEND_EMAIL_HOOK_SECRET: 'v1,whsec_c2VjcmV0',
  RESEND_API_KEY: 're_x',
  MAIL_FROM: 'Camps <hello@example.org>',
  MAIL_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  SITE_URL: site,
};
const root = join(import.meta.dirname, '../../..');
const committed = readFileSync(join(root, 'supabase/config.toml'), 'utf8');

type Change = {
  config?: string;
  environment?: Record<string, string>;
};
const missing = ({ config = complete, environment: env = {} }: Change = {}) =>
  missingSettings({
    config: parse(config),
    environment: { ...environment, ...env },
  });

/** Names of the values in a table, those of tables in it, too: 'auth.email.otp_length'. */
const namesIn = (table: TomlTable, before = ''): string[] =>
  Object.entries(table).flatMap(([name, value]) =>
    isTable(value) ? namesIn(value, `${before}${name}.`) : [`${before}${name}`],
  );
const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes a value of the file, or takes it out. */
function changed(text: string, name: string, value?: string | boolean): string {
  const file = parse(text);
  const path = name.split('.');
  const [last = ''] = path.splice(-1);
  let table = file;
  for (const part of path) {
    const inner = table[part] ?? {};
    if (!isTable(inner)) throw new Error(`${name} is no table`);
    table[part] = inner;
    table = inner;
  }
  if (value === undefined) delete table[last];
  else table[last] = value;
  return stringify(file);
}

/** The file of this project with what its operator fills in. */
const complete = committed.replaceAll('http://localhost:4173', site);

describe('the settings of a hosted project', () => {
  it('nothing is missing when all is set', () => {
    expect(missing()).toEqual([]);
  });

  const names = namesIn(parse(complete)).filter((name) =>
    /^(?:auth|functions|storage\.buckets)\./.test(name),
  );
  it.each(names)('%s is named when it is missing', (name) => {
    const found = missing({ config: changed(complete, name) });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((sentence) => sentence.includes(name))).toBe(true);
  });

  it.each([
    ['auth.email.enable_confirmations', false],
    ['auth.hook.send_email.enabled', false],
    ['auth.site_url', 'http://localhost:4173'],
    ['functions.geocode.verify_jwt', true],
  ])('%s is named when it is %s', (name, value) => {
    expect(missing({ config: changed(complete, name, value) })).toEqual([
      expect.stringContaining(name),
    ]);
  });

  it.each([
    ['VITE_SITE_URL', ''],
    ['VITE_SUPABASE_URL', ''],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_camply_local'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_x'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'eyJhbGciOi'],
    ['SUPABASE_SECRET_KEY', 'eyJhbGciOi'],
    ['SUPABASE_SECRET_KEY', ''],
    ['RESEND_API_KEY', ''],
    ['MAIL_FROM', ''],
    ['SITE_URL', ''],
    ['MAIL_WEBHOOK_SECRET', ''],
    ['SEND_EMAIL_HOOK_SECRET', 'whsec_without_its_version'],
  ])('%s=%s is named', (name, value) => {
    expect(missing({ environment: { [name]: value } })).toEqual([expect.stringContaining(name)]);
  });

  it('no key is written on the screen', () => {
    const found = missing({ environment: { SUPABASE_SECRET_KEY: 'eyJ-very-secret' } });
    expect(found.join()).not.toContain('very-secret');
  });

  it.each(['/login', '/reset-password'])('%s has to be in the list of redirects', (path) => {
    const config = complete.replace(`${site}${path}`, 'https://elsewhere.example.org/login');
    expect(missing({ config })).toEqual([expect.stringContaining(`"${site}${path}"`)]);
  });

  it('a mail server by SMTP is as good as a mail service', () => {
    const smtp = { RESEND_API_KEY: '', MAIL_WEBHOOK_SECRET: '', SMTP_HOST: 'h', SMTP_USER: 'u' };
    expect(missing({ environment: smtp })).toEqual([expect.stringContaining('SMTP_PASS')]);
    expect(missing({ environment: { ...smtp, SMTP_PASS: 'p' } })).toEqual([]);
  });

  it.each([
    ['VITE_CHECKOUT_WINTER_URL', 'https://pay.example.org', 'PAYMENT_WEBHOOK_SECRET'],
    ['VITE_TURNSTILE_SITE_KEY', '0x4AAA', 'TURNSTILE_SECRET_KEY'],
  ])('%s needs its other half', (name, value, secret) => {
    expect(missing({ environment: { [name]: value } })).toEqual([expect.stringContaining(secret)]);
    expect(missing({ environment: { [name]: value, [secret]: 'x' } })).toEqual([]);
  });

  it('the sender of alarms needs both its keys and a subject, or nothing of it', () => {
    const all: Record<string, string> = {
      VAPID_PUBLIC_KEY: 'x',
      VAPID_PRIVATE_KEY: 'x',
      VAPID_SUBJECT: 'mailto:a@b.example',
    };
    expect(missing({ environment: all })).toEqual([]);
    for (const name of Object.keys(all)) {
      expect(missing({ environment: { ...all, [name]: '' } })).toEqual([
        expect.stringContaining(name),
      ]);
    }
  });

  it('a button of another site needs that site to be turned on', () => {
    const offered = { VITE_OAUTH_PROVIDERS: 'google' };
    const config = changed(complete, 'auth.external.google.enabled', true);
    expect(missing({ environment: offered })).toEqual([
      expect.stringContaining('auth.external.google.enabled'),
    ]);
    expect(missing({ environment: offered, config })).toEqual([]);
  });
});

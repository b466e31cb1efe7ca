// How push services know the sender (RFC 8292): read by another library than the one that writes it.
import { decodeJwt } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { newVapidKeys } from '../../../supabase/functions/_shared/alarms/newVapidKeys.ts';
import { chosenVapid } from '../../../supabase/functions/_shared/alarms/vapid.ts';

afterEach(() => {
  vi.useRealTimers();
});

const one = await newVapidKeys();
const other = await newVapidKeys();
const settings = {
  VAPID_PUBLIC_KEY: one.publicKey,
  VAPID_PRIVATE_KEY: one.privateKey,
  VAPID_SUBJECT: 'mailto:hello@camply.example',
};
const chosen = (changes: Partial<typeof settings> = {}) => {
  const all: Record<string, string | undefined> = { ...settings, ...changes };
  return chosenVapid({ get: (name) => all[name] });
};

it('a token names one push service and the operator, and lasts 12 hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 7) });
  const vapid = await chosen();
  const header = await vapid?.authorization('https://fcm.googleapis.com');
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header ?? '') ?? [];
  expect(key).toBe(one.publicKey);
  expect(decodeJwt(token)).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: Date.UTC(2026, 5, 7, 12) / 1000,
    sub: 'mailto:hello@camply.example',
  });
});

it('a token serves its push service for 6 hours, and no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 7) });
  const vapid = await chosen();
  const [apple, mozilla] = [
    'https://web.push.apple.com',
    'https://updates.push.services.mozilla.com',
  ];
  const first = await vapid?.authorization(apple ?? '');
  expect(await vapid?.authorization(mozilla ?? '')).not.toBe(first);
  vi.setSystemTime(Date.UTC(2026, 5, 7, 5, 59));
  expect(await vapid?.authorization(apple ?? '')).toBe(first);
  vi.setSystemTime(Date.UTC(2026, 5, 7, 6));
  expect(await vapid?.authorization(apple ?? '')).not.toBe(first);
});

it.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])(
  'without %s nothing is set up',
  async (name) => {
    expect(await chosen({ [name]: '' })).toBeNull();
  },
);

it.each([
  ['two halves of two pairs', { VAPID_PRIVATE_KEY: other.privateKey }],
  ['a private key that is cut', { VAPID_PRIVATE_KEY: one.privateKey.slice(2) }],
  ['a public key that is none', { VAPID_PUBLIC_KEY: 'B'.repeat(87) }],
  ['no base64url', { VAPID_PUBLIC_KEY: `${one.publicKey}=` }],
])('%s are an error that tells no key', async (_name, changes) => {
  const error = await chosen(changes).catch((reason: unknown) => String(reason));
  expect(error).toBe('TypeError: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of P-256');
});

it.each(['hello@camply.example', 'http://camply.example', 'mailto:', 'mailto:x y@z', 'https://'])(
  '%s is no subject',
  async (subject) => {
    await expect(chosen({ VAPID_SUBJECT: subject })).rejects.toThrow(/VAPID_SUBJECT/);
  },
);

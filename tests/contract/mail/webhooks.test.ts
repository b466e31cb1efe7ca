// What the mail service and the accounts of a hosted project call: signatures, bounces, and mails about accounts.
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  OutgoingMail,
  Delivery,
} from '../../../supabase/functions/_shared/mail/MailDriver.ts';
import { mailEvents } from '../../../supabase/functions/mail-events/mailEvents.ts';
import { mailStop } from '../../../supabase/functions/mail-stop/mailStop.ts';
import { sendEmailHook } from '../../../supabase/functions/send-email-hook/sendEmailHook.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const SECRET = `whsec_${Buffer.from('a secret of the webhook').toString('base64')}`;

/** As both services sign; `prefix` is theirs. */
function signed(
  body: string,
  { prefix = 'svix', at = NOW, secret = SECRET, id = 'msg_1' } = {},
): Request {
  const time = Math.floor(at / 1000);
  const key = Buffer.from(secret.replace(/^(?:v1,)?whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return new Request('https://x.example/', {
    method: 'POST',
    body,
    headers: {
      [`${prefix}-id`]: id,
      [`${prefix}-timestamp`]: String(time),
      [`${prefix}-signature`]: `v1,${'A'.repeat(43)}= v1,${mac}`,
    },
  });
}

const event = (type: string, data: object = {}) =>
  JSON.stringify({ type, data: { to: ['ann@moss.example'], ...data } });
const payload = (type: string, email = 'ann@example.com') =>
  JSON.stringify({
    user: { email },
    email_data: {
      token: '824435',
      token_hash: 'hash+1',
      redirect_to: 'https://camply.example/login?next=%2Fmatches',
      email_action_type: type,
    },
  });
const hook = `v1,${SECRET}`;
const options = { prefix: 'webhook', secret: hook };
const token = 't'.repeat(43);
async function stopAsked(method: string, query: string, fails = false) {
  const stopped: string[] = [];
  const response = await mailStop(new Request(`https://x.example/mail-stop${query}`, { method }), {
    siteUrl: 'https://camply.example',
    stop: async (given) => {
      if (fails) throw new Error('down');
      stopped.push(given);
    },
  });
  return { status: response.status, location: response.headers.get('location'), stopped };
}
const takes = async () => ({ outcome: 'sent' }) as const;

describe('events of the mail service', () => {
  async function told(request: Request, secret: string | undefined = SECRET, fails = false) {
    const stopped: string[] = [];
    const response = await mailEvents(request, {
      secret,
      now: () => NOW,
      stop: async (address, why) => {
        if (fails) throw new Error('down');
        stopped.push(`${address} ${why}`);
      },
    });
    return { status: response.status, stopped };
  }

  it.each([
    ['email.bounced', {}, ['ann@moss.example bounce']],
    ['email.bounced', { bounce: { type: 'Permanent' } }, ['ann@moss.example bounce']],
    ['email.bounced', { bounce: { type: 'Transient' } }, []],
    ['email.complained', {}, ['ann@moss.example complaint']],
    ['email.delivered', {}, []],
    ['email.opened', {}, []],
  ])('%s with %j stops %j', async (type, data, stopped) => {
    expect(await told(signed(event(type, data)))).toEqual({ status: 200, stopped });
  });

  it.each([
    ['an old signature', signed(event('email.bounced'), { at: NOW - 6 * 60_000 }), 400],
    ['a signature of tomorrow', signed(event('email.bounced'), { at: NOW + 6 * 60_000 }), 400],
    ['another secret', signed(event('email.bounced'), { secret: 'whsec_AAAA' }), 400],
    [
      'no signature',
      new Request('https://x.example/', { method: 'POST', body: event('email.bounced') }),
      400,
    ],
    [
      'another body',
      new Request(signed(event('email.bounced')), {
        method: 'POST',
        body: event('email.complained'),
      }),
      400,
    ],
    ['no JSON', signed('<html>'), 400],
    ['a GET', new Request('https://x.example/'), 405],
    ['300 kB', signed('x'.repeat(300_000)), 413],
  ])('%s stops nothing', async (_, request, status) => {
    expect(await told(request)).toEqual({ status, stopped: [] });
  });

  it('a database that does not answer is asked again', async () => {
    const { error } = console;
    console.error = () => {};
    expect((await told(signed(event('email.bounced')), SECRET, true)).status).toBe(503);
    console.error = error;
  });

  it('without a secret nothing is accepted', async () => {
    expect((await told(signed(event('email.bounced')), '')).status).toBe(501);
  });
});

describe('mails about accounts', () => {
  const site = { brand: 'Camply', url: 'https://camply.example' };
  async function asked(request: Request, delivery: Delivery = { outcome: 'sent' }) {
    const sent: OutgoingMail[] = [];
    const driver = async (mail: OutgoingMail) => {
      sent.push(mail);
      return delivery;
    };
    const response = await sendEmailHook(request, { secret: hook, driver, site, now: () => NOW });
    return { status: response.status, body: await response.json(), sent };
  }

  it.each([
    ['signup', 'Confirm your email', false],
    ['recovery', 'Choose a new password', true],
    ['magiclink', 'Sign in to Camply', false],
  ])(
    '%s has its link behind the #, and its code where a page takes one',
    async (type, subject, hasCode) => {
      const { status, body, sent } = await asked(signed(payload(type), options));
      expect([status, body]).toEqual([200, {}]);
      expect(sent).toMatchObject([{ id: 'msg_1', to: 'ann@example.com', subject, headers: {} }]);
      const link = `https://camply.example/login?next=%2Fmatches#token_hash=hash%2B1&type=${type}`;
      expect(/https:\S+/.exec(sent[0]?.text ?? '')?.[0]).toBe(link);
      expect(sent[0]?.html).toContain(link.replace('&', '&amp;'));
      expect(sent[0]?.text.includes('824435')).toBe(hasCode);
      expect(sent[0]?.text).not.toContain('#stop');
    },
  );

  it.each([
    ['another kind', signed(payload('email_change'), options), 400],
    ['another secret', signed(payload('signup'), { ...options, secret: 'v1,whsec_AAAA' }), 401],
    ['an old signature', signed(payload('signup'), { ...options, at: NOW - 6 * 60_000 }), 401],
    ['a GET', new Request('https://x.example/'), 405],
  ])('%s sends nothing', async (_, request, status) => {
    const answer = await asked(request);
    expect(answer).toMatchObject({ status, sent: [], body: { error: { http_code: status } } });
  });

  it.each<[Delivery, number]>([
    [{ outcome: 'later', problem: 'busy' }, 503],
    [{ outcome: 'refused' }, 422],
    [{ outcome: 'failed', problem: 'content' }, 422],
  ])('a mail that ends in %j is said to have failed: %i', async (delivery, status) => {
    expect((await asked(signed(payload('signup'), options), delivery)).status).toBe(status);
  });

  it('without a mail service or a secret none is promised', async () => {
    const tools = { site, now: () => NOW };
    expect(
      (
        await sendEmailHook(signed(payload('signup'), options), {
          ...tools,
          secret: hook,
          driver: null,
        })
      ).status,
    ).toBe(501);
    expect(
      (
        await sendEmailHook(signed(payload('signup'), options), {
          ...tools,
          secret: '',
          driver: takes,
        })
      ).status,
    ).toBe(501);
  });
});

describe('one-click unsubscribe', () => {
  it('a POST stops', async () => {
    expect(await stopAsked('POST', `?token=${token}`)).toMatchObject({
      status: 200,
      stopped: [token],
    });
  });

  it.each(['GET', 'HEAD'])('a %s changes nothing and leads to the button', async (method) => {
    const location = `https://camply.example/my-listing#stop=${token}`;
    expect(await stopAsked(method, `?token=${token}`)).toEqual({
      status: 303,
      location,
      stopped: [],
    });
  });

  it.each([
    ['PUT', `?token=${token}`, 405],
    ['POST', '', 400],
    ['POST', '?token=<script>', 400],
  ])('%s %s stops nothing', async (method, query, status) => {
    expect(await stopAsked(method, query)).toMatchObject({ status, stopped: [] });
  });
});

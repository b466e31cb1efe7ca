// The webhook of payments: who may call it, what it records, and that a repeat changes nothing.
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '#local/testing/testServer.ts';
import type { Payment, Reversal } from '../../supabase/functions/payment-webhook/payment.ts';
import { paymentWebhook } from '../../supabase/functions/payment-webhook/paymentWebhook.ts';

const SECRET = 'whsec_of_this_test';
const NOW = Date.parse('2026-11-24T12:00:00Z');
const seconds = NOW / 1000;

const checkout = (over: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: 29_000,
  currency: 'usd',
  client_reference_id: null,
  customer_email: null,
  customer_details: { email: 'hello@moss.example', name: 'Moss', phone: null },
  metadata: { plan: 'year' },
  payment_intent: 'pi_1',
  ...over,
});

const event = (object: object, over: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: seconds,
    data: { object },
    ...over,
  });

const sign = (body: string, at = seconds, secret = SECRET) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

const signed = (body: string, header = `t=${seconds},v1=${sign(body)}`) =>
  new Request('https://abc.supabase.co/functions/v1/payment-webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': header },
  });

/** Sends a request to the handler; answers the status and what was recorded. */
async function call(request: Request, secret: string | undefined = SECRET) {
  const recorded: (Payment | Reversal)[] = [];
  const record = async (one: Payment | Reversal) => void recorded.push(one);
  const tools = { secret, now: () => NOW, record, reverse: record };
  const { status } = await paymentWebhook(request, tools);
  return { status, recorded };
}

const paid = event(checkout());

describe('the signature', () => {
  it.each([
    ['as the provider makes it', `t=${seconds},v1=${sign(paid)}`],
    ['with an older kind beside it', `t=${seconds},v0=${sign(paid)},v1=${sign(paid)}`],
    [
      'one of two, while the secret is changed',
      `t=${seconds},v1=${'0'.repeat(64)},v1=${sign(paid)}`,
    ],
    ['five minutes old', `t=${seconds - 300},v1=${sign(paid, seconds - 300)}`],
    ['of a clock that is ahead', `t=${seconds + 300},v1=${sign(paid, seconds + 300)}`],
  ])('%s is accepted', async (_, header) => {
    const { status, recorded } = await call(signed(paid, header));
    expect([status, recorded.length]).toEqual([200, 1]);
  });

  it.each([
    ['of another secret', `t=${seconds},v1=${sign(paid, seconds, 'whsec_other')}`],
    ['of another time', `t=${seconds},v1=${sign(paid, seconds - 1)}`],
    ['of another body', `t=${seconds},v1=${sign(`${paid} `)}`],
    ['too old', `t=${seconds - 301},v1=${sign(paid, seconds - 301)}`],
    ['too far ahead', `t=${seconds + 301},v1=${sign(paid, seconds + 301)}`],
    ['without a time', `v1=${sign(paid)}`],
    ['with words for a time', `t=now,v1=${sign(paid)}`],
    ['of the older kind alone', `t=${seconds},v0=${sign(paid)}`],
    ['cut off', `t=${seconds},v1=${sign(paid).slice(0, 62)}`],
    ['empty', ''],
  ])('%s is refused, and nothing is recorded', async (_, header) => {
    expect(await call(signed(paid, header))).toEqual({ status: 400, recorded: [] });
  });

  it('is needed: a request without one is refused', async () => {
    const request = new Request('https://x.example', { method: 'POST', body: paid });
    expect(await call(request)).toEqual({ status: 400, recorded: [] });
  });
});

describe('the event', () => {
  it('of a paid checkout is recorded with what the reviewer needs', async () => {
    const { recorded } = await call(signed(paid));
    expect(recorded).toEqual([
      {
        event_id: 'evt_1',
        checkout_id: 'cs_1',
        paid_at: '2026-11-24T12:00:00.000Z',
        email: 'hello@moss.example',
        reference: null,
        plan: 'year',
        amount: 29_000,
        currency: 'usd',
        payment_intent: 'pi_1',
      },
    ]);
  });

  it('of a paid season is recorded with what the phone takes its pass by', async () => {
    const season = { metadata: { plan: 'season' }, client_reference_id: 'r'.repeat(22) };
    const { recorded } = await call(signed(event(checkout({ ...season, amount_total: 499 }))));
    expect(recorded).toMatchObject([{ plan: 'season', reference: 'r'.repeat(22), amount: 499 }]);
  });

  it.each([
    ['a refund of all', 'charge.refunded', { id: 'ch_1', refunded: true }, 'refunded'],
    ['a refund of a part', 'charge.refunded', { id: 'ch_1', refunded: false }, 'partly_refunded'],
    ['a dispute', 'charge.dispute.created', { id: 'du_1', charge: 'ch_1' }, 'disputed'],
  ])('for %s is recorded with the payment it names', async (_, type, object, reversed) => {
    const body = event({ ...object, payment_intent: 'pi_1' }, { type });
    expect((await call(signed(body))).recorded).toEqual([
      { payment_intent: 'pi_1', reversed, at: '2026-11-24T12:00:00.000Z' },
    ]);
    // Of something that was not paid by a checkout.
    expect(await call(signed(event(object, { type })))).toEqual({ status: 200, recorded: [] });
  });

  it.each([
    [
      'a transfer that has arrived',
      event(checkout(), { type: 'checkout.session.async_payment_succeeded' }),
      1,
    ],
    ['a coupon for the whole price', event(checkout({ payment_status: 'no_payment_required' })), 1],
    ['no plan that we know', event(checkout({ metadata: { plan: 'gold' } })), 1],
    ['nothing but what is needed', event({ id: 'cs_1', payment_status: 'paid' }), 1],
    ['a transfer that is under way', event(checkout({ payment_status: 'unpaid' })), 0],
    ['another kind of event', event(checkout(), { type: 'invoice.paid' }), 0],
  ])('gets status 200 for %s', async (_, body, count) => {
    const { status, recorded } = await call(signed(body));
    expect([status, recorded.length]).toEqual([200, count]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no event', '{}'],
    ['a checkout without an id', event({ payment_status: 'paid' })],
    ['an amount that is none', event(checkout({ amount_total: 'much' }))],
    ['a refund without words', event({ refunded: 'yes' }, { type: 'charge.refunded' })],
    ['a huge reference', event(checkout({ client_reference_id: 'x'.repeat(201) }))],
  ])('gets status 400 for %s', async (_, body) => {
    expect(await call(signed(body))).toEqual({ status: 400, recorded: [] });
  });
});

it('refuses other methods, large bodies, and a webhook that is not set up', async () => {
  expect((await call(new Request('https://x.example'))).status).toBe(405);
  const body = event(checkout({ metadata: { x: 'x'.repeat(300_000) } }));
  expect((await call(signed(body))).status).toBe(413);
  expect((await call(signed(paid), '')).status).toBe(501);
});

it('asks the provider to send again when the database does not respond', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const response = await paymentWebhook(signed(paid), {
    secret: SECRET,
    now: () => NOW,
    record: () => Promise.reject(new Error('away')),
    reverse: () => Promise.reject(new Error('away')),
  });
  expect(response.status).toBe(503);
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
});

describe('the payment table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  it('gives a pass for a paid season until its refund, each once', async () => {
    const outcomes: unknown[] = [];
    const said = (name: string, of: string) => async (given: Payment | Reversal) => {
      const { data } = await server.operator.rpc(name, { [of]: given }).throwOnError();
      outcomes.push(v.parse(v.object({ outcome: v.string() }), data).outcome);
    };
    const tools = {
      record: said('record_payment', 'payment'),
      reverse: said('record_reversal', 'reversal'),
    };
    const season = {
      id: 'cs_season',
      metadata: { plan: 'season' },
      client_reference_id: 'r'.repeat(22),
      payment_intent: 'pi_season',
    };
    const back = { id: 'ch_season', refunded: true, payment_intent: 'pi_season' };
    const bought = event(checkout(season), { id: 'evt_season' });
    const refunded = event(back, { type: 'charge.refunded' });
    for (const body of [bought, bought, refunded, refunded]) {
      await paymentWebhook(signed(body), { secret: SECRET, now: () => NOW, ...tools });
    }
    expect(outcomes).toEqual(['recorded', 'known', 'recorded', 'known']);
  });

  it('records an event once, in any order and number of deliveries', async () => {
    const outcomes: unknown[] = [];
    const record = async (payment: Payment) => {
      const { data } = await server.operator.rpc('record_payment', { payment }).throwOnError();
      outcomes.push(data);
    };
    const reverse = async (reversal: Reversal) => {
      const { data } = await server.operator.rpc('record_reversal', { reversal }).throwOnError();
      outcomes.push(data);
    };
    const refund = event(
      { id: 'ch_1', refunded: true, payment_intent: 'pi_1' },
      { type: 'charge.refunded' },
    );
    const early = { id: 'ch_2', refunded: true, payment_intent: 'pi_2' };
    const late = checkout({ id: 'cs_2', payment_intent: 'pi_2' });
    const disordered = [
      event(early, { type: 'charge.refunded' }),
      event(late, { id: 'evt_2' }),
      event(early, { type: 'charge.refunded' }),
    ];
    for (const body of [paid, paid, paid, refund, refund, ...disordered]) {
      await paymentWebhook(signed(body), { secret: SECRET, now: () => NOW, record, reverse });
    }
    expect(outcomes).toEqual([
      { outcome: 'recorded', submission_id: null, camps: [] },
      { outcome: 'known' },
      { outcome: 'known' },
      { outcome: 'recorded', camps: [] },
      { outcome: 'known' },
      { outcome: 'early' },
      { outcome: 'recorded', submission_id: null, camps: [] },
      { outcome: 'known' },
    ]);
  });
});

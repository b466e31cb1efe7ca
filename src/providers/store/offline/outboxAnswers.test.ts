// Only the parsed words of our own server refuse a listing. Whatever else answers, it waits, with all words and its file.
import { describe, expect, it } from 'vitest';
import { logoBytes } from '../outbox/entries.ts';
import { answerLost, aProvider, type Delivery, lost } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const page =
  (status: number, headers = {}): Delivery =>
  () =>
    new Response(status === 304 ? null : '<h1>Welcome to Hotel WiFi</h1>', {
      status,
      headers: { 'content-type': 'text/html', ...headers },
    });
const json =
  (status: number, body: unknown, headers = {}): Delivery =>
  () =>
    Response.json(body, { status, headers });
const error = (status: number, code: string, more = {}) =>
  json(status, { code, message: 'What the server says', details: null, hint: null, ...more });

const later: [name: string, delivery: Delivery][] = [
  ['no network', lost],
  ['an answer that is lost', answerLost],
  ['a captive portal', page(200)],
  ['a captive portal that redirects', () => Response.redirect('https://portal.example/', 302)],
  ['a page of 401', page(401)],
  ['a page of 403', page(403)],
  ['a page of 404', page(404)],
  ['a page of 413', page(413)],
  ['a page of 429', page(429)],
  ['a page of 502', page(502)],
  ['a gateway without our key', json(401, { message: 'Invalid API key', hint: 'Double check' })],
  ['a right that is not granted yet', error(401, '42501')],
  ['a function that is not deployed yet', error(404, 'PGRST202')],
  ['a deadlock', error(500, '40P01')],
  ['a broken bound with the status of a failure', error(500, '23514')],
  ['a time-out', error(408, 'PT408')],
  ['too early', error(425, 'PT425')],
  ['too many', error(429, 'PT429')],
  ['a refusal that is not JSON', () => new Response('PT403', { status: 403 })],
  ['a refusal without words', json(400, { code: '23514' })],
  ['an answer cut off', () => new Response('{"outcome": "stored", "id"')],
  ['JSON of somebody else', json(200, { outcome: 'stored' })],
  ['an answer about another listing', (reach) => withId(reach(), 'somebody-else')],
  ['an outcome nobody knows', (reach) => changed(reach(), { outcome: 'perhaps' })],
];

async function changed(response: Response, more: object): Promise<Response> {
  return Response.json({ ...(await response.json()), ...more });
}
const withId = (response: Response, id: string) => changed(response, { id });

const fine: Delivery = (reach) => reach();

describe('a response to a listing', () => {
  it.each(later)('postpones after %s', async (_, delivery) => {
    const { outbox, network, entry, settled, server, store } = aProvider();
    network.deliveries.push(delivery);
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await settled();
    const { state, attempts, fields, logo } = await entry(id);
    expect({ state, attempts, fields }).toEqual({
      state: 'waiting',
      attempts: 1,
      fields: aSubmission(),
    });
    expect((await logoBytes(store, logo?.name ?? ''))?.byteLength).toBe(2);
    await outbox.retry(id);
    expect(await entry(id)).toMatchObject({ state: 'received', problem: null });
    expect(server.rows.size).toBe(1);
  });

  it.each([
    ['bad data', error(400, '22P02'), 'What the server says'],
    ['a broken bound', error(400, '23514'), 'What the server says'],
    ['a rule of the function', error(400, 'P0001'), 'What the server says'],
    [
      'a secret that does not fit',
      error(403, 'PT403'),
      expect.stringContaining('has a new private link, which we emailed'),
    ],
  ])('is refused by %s and sent no more', async (_, delivery, problem) => {
    const { outbox, network, entry, settled, store, clock } = aProvider();
    network.deliveries.push(delivery);
    const stop = outbox.start();
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await settled();
    const refused = await entry(id);
    expect(refused).toMatchObject({
      state: 'refused',
      problem,
      fields: aSubmission(),
    });
    expect((await logoBytes(store, refused.logo?.name ?? ''))?.byteLength).toBe(2);
    clock.pass(24 * 60 * 60 * 1000);
    await settled();
    expect(network.requests).toHaveLength(1);
    // Corrected it goes.
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', problem: null, revision: 2 });
    stop();
  });
});

describe('a response to a logo', () => {
  const storage = (status: number, statusCode: string) =>
    json(status, { statusCode, error: 'Error', message: 'Error' });

  it.each<[name: string, delivery: Delivery]>([
    ['no network', lost],
    ['a captive portal', page(200)],
    ['a captive portal that redirects', () => Response.redirect('https://portal.example/', 302)],
    ['a proxy that finds it too large', page(413)],
    ['a page of 403', page(403)],
    ['a failure of storage', storage(500, '500')],
    ['JSON of somebody else', json(200, { ok: true })],
  ])('postpones the file after %s', async (_, delivery) => {
    const { outbox, network, entry, settled, server } = aProvider();
    network.deliveries.push(fine, delivery);
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      server: { status: 'pending', logo: 'awaited' },
    });
    await outbox.retry(id);
    expect(await entry(id)).toMatchObject({ state: 'received', server: { logo: 'here' } });
    expect([...server.objects.values()]).toEqual(['1,2']);
  });

  it('again and again, it waits longer each time, though the words are always answered', async () => {
    const { outbox, network, entry, settled } = aProvider();
    network.deliveries.push(fine, lost, fine, lost, fine, lost);
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    await outbox.retry(id);
    await outbox.retry(id);
    expect(await entry(id)).toMatchObject({ attempts: 3 });
  });

  it.each([
    ['that it is too large', '413', 'File size must be less than 5MB'],
    ['that it is no picture', '415', 'Only .jpg, .jpeg, .png and .webp formats are supported'],
  ])('refuses only the logo by %s of storage', async (_, statusCode, problem) => {
    const { outbox, network, entry, settled, store, server } = aProvider();
    network.deliveries.push(fine, storage(400, statusCode));
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await settled();
    const refused = await entry(id);
    expect(refused).toMatchObject({ state: 'logoRefused', problem, server: { status: 'pending' } });
    expect((await logoBytes(store, refused.logo?.name ?? ''))?.byteLength).toBe(2);
    await outbox.edit(id, aSubmission(), aLogo(3));
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', revision: 2 });
    expect([...server.objects.values()]).toEqual(['3']);
  });

  it.each<[name: string, delivery: Delivery]>([
    ['it is there already', storage(400, '409')],
    ['it is not allowed', storage(400, '403')],
    ['two came at the same time', error(400, '23505')],
    ['it has it, and loses it', json(200, { Key: 'camp-logos/lost' })],
  ])('is decided by put_submission when storage says that %s', async (_, delivery) => {
    const { outbox, network, entry, settled, server } = aProvider();
    network.deliveries.push(fine, delivery);
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', server: { logo: 'here' } });
    expect([...server.objects.values()]).toEqual(['1,2']);
  });

  it('that never arrives does not keep the phone asking without a pause', async () => {
    const { outbox, network, entry, settled } = aProvider();
    const swallow = json(200, { Key: 'camp-logos/lost' });
    for (let round = 0; round < 9; round += 1) network.deliveries.push(fine, swallow);
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(network.requests.length).toBeLessThan(14);
  });

  it('of a listing that was rejected meanwhile is not sent for ever', async () => {
    const { outbox, network, entry, settled, server } = aProvider();
    network.deliveries.push(fine, lost);
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    server.review(id, { status: 'rejected', note: 'Twice the same' });
    await outbox.retry(id);
    expect(await entry(id)).toMatchObject({
      state: 'received',
      server: { status: 'rejected', note: 'Twice the same' },
    });
  });
});

// On a day when the server has taken as many submissions as it takes unasked, a person proves to be one.
import { expect, it } from 'vitest';
import { aProvider, type Delivery, lost } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const json =
  (status: number, body: object): Delivery =>
  () =>
    Response.json({ message: 'As it is said', details: null, hint: null, ...body }, { status });
const dayIsFull = json(429, { code: 'PT429', details: 'prove', hint: '75600' });
const addressIsBusy = json(429, { code: 'PT429', hint: '1800' });

/** A provider whose listing has met a full day, and what prove-submission does with a good token. */
async function onAFullDay() {
  const provider = aProvider();
  const { outbox, network, server, settled } = provider;
  network.deliveries.push(dayIsFull);
  const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
  await settled();
  const proved: Delivery = () => {
    const { submission } = JSON.parse(String(network.requests.at(-1)?.body));
    return server.answer('/rest/v1/rpc/put_submission', JSON.stringify(submission));
  };
  return { ...provider, id, proved };
}

it('asks for a proof on a full day and then sends listing and logo', async () => {
  const { outbox, network, entry, server, id, proved } = await onAFullDay();
  expect(await entry(id)).toMatchObject({ state: 'waiting', wantsProof: true });
  network.deliveries.push(proved);
  await outbox.prove(id, 'a-token');
  expect(await entry(id)).toMatchObject({ state: 'received', wantsProof: false });
  expect(server.objects.size).toBe(1);
  const [first, second] = network.requests;
  expect(second?.path).toBe('/functions/v1/prove-submission');
  expect(JSON.parse(String(second?.body))).toEqual({
    token: 'a-token',
    submission: JSON.parse(String(first?.body)),
  });
});

it('keeps the listing waiting after an invalid token', async () => {
  const { outbox, network, entry, id } = await onAFullDay();
  network.deliveries.push(json(403, { code: 'unproved' }));
  await outbox.prove(id, 'a-token');
  expect(await entry(id)).toMatchObject({ state: 'waiting', wantsProof: true, attempts: 2 });
  await outbox.retry(id);
  expect(network.requests.at(2)?.path).toBe('/rest/v1/rpc/put_submission');
  expect(await entry(id)).toMatchObject({ state: 'received' });
});

it.each([
  ['an address that sends too much', addressIsBusy],
  ['no network', lost],
  ['a function that is not there', json(404, { code: 'PGRST202' })],
])('does not ask for a proof after %s', async (_, fate) => {
  const { outbox, network, entry, settled } = aProvider();
  network.deliveries.push(fate);
  const id = await outbox.submit(aSubmission(), null, formFacts);
  await settled();
  expect(await entry(id)).toMatchObject({ state: 'waiting', wantsProof: false });
});

it("does not ask for a proof of an earlier version's entry", async () => {
  const { store, entry, outbox, settled } = aProvider();
  const id = await outbox.submit(aSubmission(), null, formFacts);
  await settled();
  await store.user((db) => db.outbox.where('id').equals(id).modify(withoutProof));
  expect(await entry(id)).toMatchObject({ state: 'received', wantsProof: false });
});

const withoutProof = (record: object) => void Reflect.deleteProperty(record, 'wantsProof');

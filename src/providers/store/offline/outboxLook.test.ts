// A private link shows the server's whole response and stores none of it.
import { expect, it } from 'vitest';
import { aProvider, lost } from '#tests/fakes/aProvider.ts';
import { aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

async function sentFromAnotherPhone() {
  const phone = aProvider();
  const id = await phone.outbox.submit(aSubmission(), null, formFacts);
  await phone.settled();
  const { secret } = await phone.entry(id);
  return { id, secret, server: phone.server, other: aProvider({}, phone.server) };
}

it('reads fields, state and note without storing them', async () => {
  const { id, secret, server, other } = await sentFromAnotherPhone();
  server.review(id, { status: 'changes_requested', note: 'Which door?' });
  expect(await other.outbox.look(id, secret)).toMatchObject({
    state: 'known',
    answer: { status: 'changes_requested', note: 'Which door?', fields: aSubmission() },
  });
  expect(await other.entries()).toEqual([]);
});

it('does not distinguish a wrong secret from a cut-off link', async () => {
  const { id, secret, other } = await sentFromAnotherPhone();
  const unknown = { state: 'unknown', answer: null };
  expect(await other.outbox.look(id, secret.split('').toReversed().join(''))).toEqual(unknown);
  const { length } = other.network.requests;
  expect(await other.outbox.look(id, secret.slice(0, 10))).toEqual(unknown);
  expect(other.network.requests).toHaveLength(length);
});

it.each([
  ['no network', lost],
  ['a captive portal', () => new Response('<h1>Welcome</h1>', { status: 200 })],
  ['a gateway in between', () => Response.json({ message: 'no' }, { status: 403 })],
])('rejects %s as a response', async (_, delivery) => {
  const { id, secret, other } = await sentFromAnotherPhone();
  other.network.deliveries.push(delivery);
  expect(await other.outbox.look(id, secret)).toEqual({ state: 'unreachable', answer: null });
});

it('reads the history without unknown steps', async () => {
  const { id, secret, other } = await sentFromAnotherPhone();
  const history = [
    { at: '2026-09-11T20:02:00Z', what: 'received' },
    { at: '2026-09-12T20:02:00Z', what: 'praised' },
  ];
  other.network.deliveries.push(async (reach) =>
    Response.json({ ...(await reach().json()), history }),
  );
  const { answer } = await other.outbox.look(id, secret);
  expect(answer?.history).toEqual([history[0]]);
});

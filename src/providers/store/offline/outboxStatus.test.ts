// What became of a listing: asked of the server, shown on every device that has the private link.
import { describe, expect, it } from 'vitest';
import { RemoteError } from '#base/http/RemoteError.ts';
import { aProvider, type Delivery, lost } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const portal: Delivery = () => new Response('<h1>Welcome to Hotel WiFi</h1>');

/** A listing that was received. */
async function received(logo = aLogo(1, 2)) {
  const provider = aProvider();
  const id = await provider.outbox.submit(aSubmission(), logo, formFacts);
  await provider.settled();
  return { ...provider, id };
}

describe('asking where a listing stands', () => {
  it('shows what the reviewer said, and where it is live', async () => {
    const { outbox, server, entry, id } = await received();
    server.open(id);
    await outbox.refresh();
    expect(await entry(id)).toMatchObject({ server: { isInReview: true, status: 'pending' } });
    server.review(id, { status: 'changes_requested', note: 'Which days?' });
    await outbox.refresh();
    expect(await entry(id)).toMatchObject({
      state: 'received',
      server: { status: 'changes_requested', note: 'Which days?' },
    });
    server.review(id, { status: 'approved', note: null });
    await outbox.refresh();
    expect((await entry(id)).server?.live).toEqual([
      { campId: id, seasonId: 'fall-2025', listing: 'basic', since: '2025-10-01T12:00:00.000Z' },
    ]);
  });

  it.each([
    ['no network', lost],
    ['a captive portal', portal],
    ['a server that fails', () => new Response('null', { status: 500 })],
    ['an empty answer', () => new Response('')],
  ] satisfies [string, Delivery][])(
    '%s changes nothing, and does not throw',
    async (_, delivery) => {
      const { outbox, network, entry, id } = await received();
      const before = await entry(id);
      network.deliveries.push(delivery);
      await outbox.refresh();
      expect(await entry(id)).toEqual(before);
      // Three for the listing; nothing was sent again.
      expect(network.requests).toHaveLength(4);
    },
  );

  it('a word of a later version of the server costs that alone', async () => {
    const { outbox, network, entry, id } = await received();
    network.deliveries.push(async (reach) => {
      const body: unknown = await reach().json();
      return Response.json({ ...Object(body), live: 'everywhere', opened_at: 7, mood: 'fine' });
    });
    await outbox.refresh();
    expect(await entry(id)).toMatchObject({ server: { live: [], isInReview: false } });
  });

  it('a server that was restored from before gets it once more, words and file', async () => {
    const { outbox, server, entry, id, settled } = await received();
    server.rows.clear();
    server.objects.clear();
    await outbox.refresh();
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', server: { logo: 'here' } });
    expect(server.rows.get(id)).toMatchObject({ revision: 1 });
    expect([...server.objects.values()]).toEqual(['1,2']);
  });

  it('a file that the server has lost is sent once more', async () => {
    const { outbox, server, entry, id, settled } = await received();
    server.objects.clear();
    await outbox.refresh();
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', server: { logo: 'here' } });
    expect([...server.objects.values()]).toEqual(['1,2']);
  });

  it('does not stir a listing that was withdrawn and forgotten there', async () => {
    const { outbox, server, entry, id, settled } = await received();
    await outbox.discard(id);
    await settled();
    server.rows.clear();
    await outbox.refresh();
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received', isWithdrawn: true });
    expect(server.rows.size).toBe(0);
  });

  it('an answer that comes after newer words were received does not undo what was said to them', async () => {
    const { outbox, network, entry, id, settled } = await received();
    const gate = new AbortController();
    const opened = new Promise<void>((resolve) => {
      gate.signal.addEventListener('abort', () => resolve());
    });
    network.deliveries.push(async (reach) => {
      const old = reach();
      await opened;
      return old;
    });
    const asking = outbox.refresh();
    await expect.poll(() => network.requests.length).toBe(4);
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    await settled();
    const newest = await entry(id);
    const sent = network.requests.length;
    gate.abort();
    await asking;
    expect(network.requests).toHaveLength(sent);
    expect(newest).toMatchObject({ revision: 2, state: 'received' });
    expect(await entry(id)).toEqual(newest);
  });

  it('does not touch words that wait here', async () => {
    const { outbox, network, entry, id, settled } = await received();
    network.deliveries.push(lost);
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    await settled();
    await outbox.refresh();
    expect(await entry(id)).toMatchObject({
      revision: 2,
      state: 'waiting',
      fields: { theme: 'Chess' },
      server: { revision: 1 },
    });
  });
});

describe('a private link', () => {
  it('on a phone that has never seen it brings the listing there', async () => {
    const one = await received();
    const { id } = one;
    const { secret } = await one.entry(id);
    one.server.review(id, { status: 'changes_requested', note: 'Which days?' });
    const other = aProvider({}, one.server);
    expect(await other.outbox.adopt(id, secret)).toMatchObject({
      id,
      secret,
      revision: 1,
      state: 'received',
      fields: aSubmission(),
      logo: { type: 'image/png', size: 2 },
      touchedServer: true,
      server: { status: 'changes_requested', note: 'Which days?' },
    });
    expect(await other.entries()).toHaveLength(1);
    // Answered from there.
    await other.outbox.edit(id, aSubmission({ answer: 'Monday to Friday' }), 'same');
    await other.settled();
    expect(await other.entry(id)).toMatchObject({ state: 'received', revision: 2 });
    expect(one.server.rows.get(id)?.fields).toMatchObject({ answer: 'Monday to Friday' });
  });

  it.each([
    ['with a wrong secret', (id: string) => [id, 'x'.repeat(43)]],
    [
      'of an unknown listing',
      (_: string, secret: string) => ['00000000-0000-4000-8000-000000000000', secret],
    ],
    ['that was cut off', (id: string, secret: string) => [id, secret.slice(0, 9)]],
    ['that is none', () => ['my-listing', '']],
  ] satisfies [string, (id: string, secret: string) => [string, string]][])(
    '%s is none',
    async (_, link) => {
      const one = await received();
      const { secret } = await one.entry(one.id);
      const other = aProvider({}, one.server);
      expect(await other.outbox.adopt(...link(one.id, secret))).toBeNull();
      expect(await other.entries()).toEqual([]);
    },
  );

  it('without a network says so, and what is on the phone already stays', async () => {
    const { outbox, network, entry, id } = await received();
    const { secret } = await entry(id);
    network.deliveries.push(lost);
    await expect(outbox.adopt(id, secret)).rejects.toBeInstanceOf(RemoteError);
    expect(await entry(id)).toMatchObject({ state: 'received' });
  });

  it('to a listing with newer words on this phone does not undo them, and needs no network', async () => {
    const { outbox, network, entry, id, settled } = await received();
    const { secret } = await entry(id);
    network.deliveries.push(lost, lost);
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    await settled();
    expect(await outbox.adopt(id, secret)).toMatchObject({ fields: { theme: 'Chess' } });
  });

  it('to a listing whose logo another phone is still sending does not try to send it', async () => {
    const one = aProvider();
    one.network.deliveries.push((reach) => reach(), lost);
    const id = await one.outbox.submit(aSubmission(), aLogo(1), formFacts);
    await one.settled();
    const { secret } = await one.entry(id);
    const other = aProvider({}, one.server);
    await other.outbox.adopt(id, secret);
    await other.outbox.refresh();
    expect(await other.entry(id)).toMatchObject({ state: 'received', server: { logo: 'awaited' } });
  });
});

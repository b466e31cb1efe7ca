// Each change is a revision, and the newest one wins in whichever order they arrive.
import { describe, expect, it } from 'vitest';
import { aProvider, lost } from '#tests/fakes/aProvider.ts';
import { gate, heldBack } from '#tests/fakes/heldBack.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const chess = aSubmission({ theme: 'Chess' });

describe('an edit', () => {
  it('before anything was sent: the newest words arrive', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    network.deliveries.push(lost);
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    await outbox.edit(id, chess, 'same');
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 2, state: 'received', fields: chess });
    expect(server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
  });

  it('while it is being sent: the answer to the old words does not call the new ones received', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    const { closed, open } = gate();
    network.deliveries.push(heldBack(closed));
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await outbox.edit(id, chess, 'same');
    expect(await entry(id)).toMatchObject({ revision: 2, state: 'waiting' });
    open();
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 2, state: 'received' });
    expect(server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
  });

  it('of the logo while the old one is being sent: both words and file are the new ones', async () => {
    const { outbox, network, server, entry, settled, store } = aProvider();
    const { closed, open } = gate();
    network.deliveries.push((reach) => reach(), heldBack(closed));
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await expect.poll(() => network.requests.length).toBe(2);
    await outbox.edit(id, aSubmission(), aLogo(2));
    open();
    await settled();
    const { logo, ...now } = await entry(id);
    expect(now).toMatchObject({ revision: 2, state: 'received', server: { logo: 'here' } });
    expect(server.objects.get(logo?.name ?? '')).toBe('2');
    expect(await store.user((db) => db.logos.toCollection().primaryKeys())).toEqual([logo?.name]);
  });

  it('in another tab while this one hears a refusal of the old words: they are not refused', async () => {
    const { outbox, network, openTab, entry, settled } = aProvider();
    const { closed, open } = gate();
    network.deliveries.push(async () => {
      await closed;
      return Response.json({ code: '23514', message: 'no', hint: null }, { status: 400 });
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    const other = openTab();
    other.network.hold = new Promise(() => {});
    await other.outbox.edit(id, chess, 'same');
    open();
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 2, state: 'received', fields: chess });
  });

  it('while an older sending fails: the new words are not put off', async () => {
    const { outbox, network, openTab, entry, settled } = aProvider();
    const { closed, open } = gate();
    network.deliveries.push(async () => {
      await closed;
      return new Response('', { status: 429, headers: { 'retry-after': '600' } });
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    const other = openTab();
    other.network.hold = new Promise(() => {});
    await other.outbox.edit(id, chess, 'same');
    open();
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 2, attempts: 0, nextAttemptAt: 0 });
  });

  it('that changes nothing is none: an approved listing is not reviewed again', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    server.review(id, { status: 'approved' });
    await outbox.edit(id, aSubmission(), 'same');
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 1, state: 'received' });
    expect(server.rows.get(id)).toMatchObject({ revision: 1, status: 'approved' });
    expect(network.requests).toHaveLength(3);
  });

  it('takes form facts along with the first revision only', async () => {
    const { outbox, server, settled } = aProvider();
    const id = await outbox.submit(aSubmission(), null, { trap: 'robot', fillSeconds: 2 });
    await settled();
    expect(server.rows.get(id)?.sent).toMatchObject({ trap: 'robot', fill_seconds: 2 });
    await outbox.edit(id, chess, 'same');
    await settled();
    expect(server.rows.get(id)?.sent).not.toHaveProperty('trap');
  });

  it('of a listing that was withdrawn is refused at the door', async () => {
    const { outbox, settled } = aProvider();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    await outbox.discard(id);
    await expect(outbox.edit(id, chess, 'same')).rejects.toThrow('it is over');
  });
});

describe('a late answer', () => {
  it('to older words does not undo what the server said about newer ones', async () => {
    const { outbox, network, openTab, entry, settled, server } = aProvider();
    const { closed, open } = gate();
    network.deliveries.push(heldBack(closed));
    const id = await outbox.submit(aSubmission(), null, formFacts);
    const other = openTab();
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    server.review(id, { status: 'changes_requested', note: 'Which days?' });
    await other.outbox.refresh();
    open();
    await settled();
    expect(await entry(id)).toMatchObject({
      revision: 2,
      state: 'received',
      server: { revision: 2, status: 'changes_requested', note: 'Which days?' },
    });
  });

  it('words that arrive after newer ones change nothing on the server', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    const late: (() => unknown)[] = [];
    network.deliveries.push((reach) => {
      late.push(reach);
      throw new TypeError('Failed to fetch');
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    await outbox.edit(id, chess, 'same');
    await settled();
    for (const deliver of late) deliver();
    expect(server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
    expect(await entry(id)).toMatchObject({ state: 'received' });
  });
});

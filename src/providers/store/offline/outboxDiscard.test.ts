// Discarded before the first byte left: gone. After it: withdrawn on the server, too.
import { describe, expect, it } from 'vitest';
import { answerLost, aProvider, lost } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

/** Another tab has every lock, and does not get to it. */
async function heldElsewhere(_: string, ...args: unknown[]): Promise<unknown> {
  const work = args.at(-1);
  return typeof work === 'function' ? work(null) : null;
}

describe('discarding', () => {
  it('before the first byte leaves nothing, here or there', async () => {
    const locks = { request: heldElsewhere };
    const { outbox, store, server, network, entries, clock, settled } = aProvider({ locks });
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await outbox.discard(id);
    expect(await entries()).toEqual([]);
    expect(await store.user((db) => db.logos.count())).toBe(0);
    clock.pass(60_000);
    await settled();
    expect([server.rows.size, network.requests.length]).toEqual([0, 0]);
  });

  it('after the first byte left withdraws it on the server, also when the answer never came', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    network.deliveries.push(answerLost);
    const id = await outbox.submit(aSubmission(), aLogo(1), formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({ touchedServer: true, server: null });
    await outbox.discard(id);
    await settled();
    expect(await entry(id)).toMatchObject({ revision: 2, isWithdrawn: true, state: 'received' });
    expect(server.rows.get(id)).toMatchObject({ status: 'withdrawn', revision: 2 });
    await outbox.remove(id);
    await expect(entry(id)).rejects.toThrow('no entry');
  });

  it('beats the words that come late', async () => {
    const { outbox, network, server, settled } = aProvider();
    const late: (() => unknown)[] = [];
    network.deliveries.push((reach) => {
      late.push(reach);
      throw new TypeError('Failed to fetch');
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    await outbox.discard(id);
    await settled();
    for (const deliver of late) deliver();
    expect(server.rows.get(id)).toMatchObject({ status: 'withdrawn' });
  });

  it('is said before the request leaves: a phone that dies then has not forgotten it', async () => {
    const { outbox, network, entry } = aProvider();
    let before: unknown = null;
    network.deliveries.push(async (reach) => {
      before = await entry(id);
      return reach();
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => before).toMatchObject({ touchedServer: true });
  });

  it('twice is once, and a listing that still waits is not forgotten', async () => {
    const { outbox, network, entry, settled } = aProvider();
    network.deliveries.push(answerLost, lost, lost);
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await settled();
    await outbox.discard(id);
    await settled();
    await outbox.discard(id);
    expect(await entry(id)).toMatchObject({ revision: 2, isWithdrawn: true, state: 'waiting' });
    await expect(outbox.remove(id)).rejects.toThrow('not over');
    expect(await entry(id)).toMatchObject({ revision: 2 });
  });
});

// Edit, discard, and another device: each change is a revision, and the newest one wins in whichever order they arrive.
import { describe, expect, it } from 'vitest';
import { logoBytes } from '#data/outbox/entries.ts';
import { answerLost, aProvider, type Fate, lost } from '#tests/fakes/aProvider.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const chess = aSubmission({ theme: 'Chess' });
const dance = aSubmission({ theme: 'Dance' });

/** A gate: requests wait until it is opened. */
function gate() {
  const control = new AbortController();
  const closed = new Promise<void>((resolve) => {
    control.signal.addEventListener('abort', () => resolve());
  });
  return { closed, open: () => control.abort() };
}

/** The answer is that of the moment the request arrived, and comes when the gate opens. */
const heldBack =
  (closed: Promise<void>): Fate =>
  async (reach) => {
    const answer = reach();
    await closed;
    return answer;
  };

/** Another tab has every lock, and does not get to it. */
async function heldElsewhere(_: string, ...args: unknown[]): Promise<unknown> {
  const work = args.at(-1);
  return typeof work === 'function' ? work(null) : null;
}

describe('an edit', () => {
  it('before anything was sent: the newest words arrive', async () => {
    const { outbox, network, server, entry, settled } = aProvider();
    network.fates.push(lost);
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
    network.fates.push(heldBack(closed));
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
    network.fates.push((reach) => reach(), heldBack(closed));
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
    network.fates.push(async () => {
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
    network.fates.push(async () => {
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
    expect(server.rows.get(id)?.fields).toMatchObject({ trap: 'robot', fill_seconds: 2 });
    await outbox.edit(id, chess, 'same');
    await settled();
    expect(server.rows.get(id)?.fields).not.toHaveProperty('trap');
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
    network.fates.push(heldBack(closed));
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
    network.fates.push((reach) => {
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
    network.fates.push(answerLost);
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
    network.fates.push((reach) => {
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
    network.fates.push(async (reach) => {
      before = await entry(id);
      return reach();
    });
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => before).toMatchObject({ touchedServer: true });
  });

  it('twice is once, and a listing that still waits is not forgotten', async () => {
    const { outbox, network, entry, settled } = aProvider();
    network.fates.push(answerLost, lost, lost);
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

/** Two phones of one provider, both with the same listing. */
async function twoPhones() {
  const one = aProvider();
  const id = await one.outbox.submit(aSubmission(), aLogo(1), formFacts);
  await one.settled();
  const other = aProvider({}, one.server);
  const { secret } = await one.entry(id);
  await other.outbox.adopt(id, secret);
  return { one, other, id, secret };
}

describe('another device that has the private link', () => {
  it('has the words, and edits them', async () => {
    const { one, other, id } = await twoPhones();
    expect(await other.entry(id)).toMatchObject({ state: 'received', fields: aSubmission() });
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    expect(one.server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
    await one.outbox.refresh();
    expect(await one.entry(id)).toMatchObject({ revision: 2, fields: chess, state: 'received' });
    // The file it has sent is still here.
    const { logo } = await one.entry(id);
    expect(await logoBytes(one.store, logo?.name ?? '')).not.toBeNull();
  });

  it('and changed it: this one is told, and nothing is overwritten', async () => {
    const { one, other, id } = await twoPhones();
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'conflict', fields: dance });
    expect(one.server.rows.get(id)).toMatchObject({ fields: { camp_theme: 'Chess' } });
  });

  it.each<
    [
      name: string,
      end: (phones: Awaited<ReturnType<typeof twoPhones>>) => Promise<unknown>,
      theme: string,
    ]
  >([
    ['may keep its own words', ({ one, id }) => one.outbox.keepMine(id), 'Dance'],
    ['may edit them again', ({ one, id }) => one.outbox.edit(id, dance, 'same'), 'Dance'],
    ['may take the other’s', ({ one, id, secret }) => one.outbox.adopt(id, secret), 'Chess'],
  ])('then it %s', async (_, end, theme) => {
    const phones = await twoPhones();
    const { one, other, id } = phones;
    await other.outbox.edit(id, aSubmission({ theme: 'Art' }), 'same');
    await other.settled();
    await other.outbox.edit(id, chess, 'same');
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    await end(phones);
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'received', fields: { theme } });
    expect(one.server.rows.get(id)).toMatchObject({ fields: { camp_theme: theme } });
    // A repetition changes nothing.
    await one.outbox.keepMine(id);
    await one.settled();
    expect(await one.entry(id)).toMatchObject({ state: 'received', fields: { theme } });
  });

  it('and withdrew it: an edit here is told that it is closed, and may be forgotten', async () => {
    const { one, other, id } = await twoPhones();
    await other.outbox.discard(id);
    await other.settled();
    await one.outbox.edit(id, dance, 'same');
    await one.settled();
    await one.outbox.edit(id, aSubmission({ theme: 'Art' }), 'same');
    await one.settled();
    expect(one.server.rows.get(id)).toMatchObject({ status: 'withdrawn' });
    expect(await one.entry(id)).toMatchObject({ state: 'closed' });
    await one.outbox.remove(id);
    expect(await one.entries()).toEqual([]);
  });
});

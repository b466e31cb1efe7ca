// One listing, several tabs: one of them sends, and what one leaves the other takes on.
import { describe, expect, it } from 'vitest';
import { answerInTime } from '#base/device/answerInTime.ts';
import { aProvider, lost } from '#tests/fakes/aProvider.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const never = () => new Promise<never>(() => {});

describe('leaving the tab', () => {
  it('cancels the request and frees the lock; coming back sends it, and nothing counts as a failure', async () => {
    const locks = fakeLocks();
    const { outbox, network, tab, entry, settled, clock } = aProvider({ locks });
    const stop = outbox.start();
    network.hold = never();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => network.requests.length).toBe(1);
    expect(locks.isHeld()).toBe(true);
    tab.leave();
    await settled();
    expect(locks.isHeld()).toBe(false);
    expect(clock.timers()).toEqual([]);
    expect(await entry(id)).toMatchObject({ state: 'waiting', attempts: 0, touchedServer: true });
    network.hold = null;
    tab.show();
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });
});

describe('two tabs', () => {
  it('only one sends; the other tries again soon and finds it done', async () => {
    const locks = fakeLocks();
    const { outbox, openTab, network, entry, settled, clock } = aProvider({ locks });
    const other = openTab();
    const stops = [outbox.start(), other.outbox.start()];
    network.hold = never();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => clock.timers().filter((ms) => ms === 10_000).length).toBeGreaterThan(0);
    expect(other.network.requests).toHaveLength(0);
    // The first one is left.
    for (const stop of stops.slice(0, 1)) stop();
    await settled();
    // Where it had asked for the lock just before it came free, it asks once more.
    const aRoundLater = async () => {
      clock.pass(10_000);
      return (await entry(id)).state;
    };
    await expect.poll(aRoundLater).toBe('received');
    expect(other.network.requests).toHaveLength(1);
    stops.at(1)?.();
  });

  it('without a lock both send, and there is one row with one file', async () => {
    const { outbox, openTab, entry, server, settled } = aProvider();
    const other = openTab();
    const stops = [outbox.start(), other.outbox.start()];
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    await outbox.edit(id, aSubmission({ theme: 'Chess' }), aLogo(3));
    await settled();
    await other.settled();
    await expect.poll(async () => (await entry(id)).state).toBe('received');
    expect(server.rows.size).toBe(1);
    expect(server.rows.get(id)).toMatchObject({ revision: 2, fields: { camp_theme: 'Chess' } });
    expect(server.objects.get((await entry(id)).logo?.name ?? '')).toBe('3');
    for (const stop of stops) stop();
  });

  it('what one wrote and could not send, the other sends', async () => {
    const { openTab, entry } = aProvider();
    const [one, other] = [openTab(), openTab()];
    const stop = other.outbox.start();
    one.network.deliveries.push(lost);
    const id = await one.outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(async () => (await entry(id)).state).toBe('received');
    await one.outbox.edit(id, aSubmission({ theme: 'Chess' }), 'same');
    await expect.poll(async () => (await entry(id)).state).toBe('received');
    stop();
  });
});

it('storage that never answers frees the lock after ten seconds', async () => {
  const locks = fakeLocks();
  const { device, openTab, clock } = aProvider({ locks });
  const store = device.openApp();
  let isStuck = false;
  const stuck = openTab({
    store: answerInTime(
      { ...store, user: (work) => (isStuck ? never() : store.user(work)) },
      clock,
    ),
  });
  stuck.network.deliveries.push((reach) => {
    isStuck = true;
    return reach();
  });
  await stuck.outbox.submit(aSubmission(), null, formFacts);
  await expect.poll(() => isStuck).toBe(true);
  await expect.poll(() => clock.timers().includes(10_000)).toBe(true);
  clock.pass(10_000);
  await expect.poll(() => locks.isHeld()).toBe(false);
});

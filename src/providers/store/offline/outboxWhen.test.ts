// When a listing is sent: by itself, each on its own, never more often than the server asks for.
import { describe, expect, it, vi } from 'vitest';
import { describeSubmission } from '#providers/rules/submission/describeSubmission.ts';
import { BROKEN } from '#providers/rules/submission/submitted.ts';
import { aProvider, type Delivery, lost } from '#tests/fakes/aProvider.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

const minute = 60_000;
const hour = 60 * minute;
const never = () => new Promise<never>(() => {});

const busy =
  (headers: Record<string, string>, hint: string | null = null): Delivery =>
  () =>
    Response.json({ code: 'PT429', message: 'Too many', hint }, { status: 429, headers });

/** A listing whose first attempt met this. */
async function afterFirst(delivery: Delivery, given: Parameters<typeof aProvider>[0] = {}) {
  const provider = aProvider(given);
  const stop = provider.outbox.start();
  provider.network.deliveries.push(delivery);
  const id = await provider.outbox.submit(aSubmission(), null, formFacts);
  await provider.settled();
  return { ...provider, id, stop };
}

describe('a listing that failed', () => {
  it('is tried again by itself, later each time, at most six hours; the wait is stored', async () => {
    const { network, clock, entry, settled, id, stop } = await afterFirst(lost);
    network.deliveries.push(...Array.from({ length: 20 }, () => lost));
    const waits: number[] = [];
    for (let round = 0; round < 17; round += 1) {
      const { nextAttemptAt } = await entry(id);
      const wait = nextAttemptAt - clock.now();
      waits.push(wait / 1000);
      clock.pass(wait - 1);
      expect(network.requests).toHaveLength(round + 1);
      clock.pass(1);
      await settled();
      expect(network.requests).toHaveLength(round + 2);
    }
    expect(waits.slice(0, 5)).toEqual([2, 4, 8, 16, 32]);
    expect(waits.slice(13)).toEqual([16_384, 21_600, 21_600, 21_600]);
    stop();
  });

  it('goes on counting after a new start of the app, which tries at once', async () => {
    const { openTab, clock, entry, id, stop } = await afterFirst(lost);
    stop();
    const again = openTab();
    again.network.deliveries.push(lost);
    const stopAgain = again.outbox.start();
    await expect.poll(() => again.network.requests.length).toBe(1);
    await again.settled();
    expect(await entry(id)).toMatchObject({ attempts: 2, nextAttemptAt: clock.now() + 4000 });
    stopAgain();
  });

  it('is tried at once when the signal is back', async () => {
    const { tab, entry, settled, id, stop } = await afterFirst(lost);
    tab.show();
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });

  it('is tried in a tab that nobody looks at, too', async () => {
    const { tab, clock, entry, settled, id, stop } = await afterFirst(lost);
    tab.hide();
    clock.pass(2000);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });

  it('does not wait a month for a clock that is set right', async () => {
    const { clock, openTab, id, entry, stop } = await afterFirst(busy({ 'retry-after': '1200' }));
    stop();
    clock.setTo(clock.now() - 30 * 24 * hour);
    const again = openTab();
    const stopAgain = again.outbox.start();
    await expect.poll(async () => (await entry(id)).state).toBe('received');
    stopAgain();
  });
});

describe.each([
  ['Retry-After', busy({ 'retry-after': '1200' })],
  ['the function’s hint', busy({}, '1200')],
  [
    'Retry-After of a failure',
    () => new Response('', { status: 503, headers: { 'retry-after': '1200' } }),
  ],
] satisfies [string, Delivery][])('%s', (_, delivery) => {
  it('is obeyed, also when the tab is back', async () => {
    const { network, clock, tab, entry, settled, id, stop } = await afterFirst(delivery);
    expect(await entry(id)).toMatchObject({ nextAttemptAt: clock.now() + 20 * minute });
    clock.pass(10 * minute);
    tab.show();
    await settled();
    clock.pass(10 * minute - 1);
    await settled();
    expect(network.requests).toHaveLength(1);
    clock.pass(1);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });

  it('is obeyed by the next start of the app and by another tab', async () => {
    const { openTab, clock, entry, id, stop } = await afterFirst(delivery);
    stop();
    const again = openTab();
    const stopAgain = again.outbox.start();
    await expect.poll(() => clock.timers().length).toBe(1);
    clock.pass(20 * minute - 1);
    expect(again.network.requests).toHaveLength(0);
    clock.pass(1);
    await expect.poll(async () => (await entry(id)).state).toBe('received');
    stopAgain();
  });

  it('does not stop a person', async () => {
    const { outbox, entry, id, stop } = await afterFirst(delivery);
    await outbox.retry(id);
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });
});

it('a typo in Retry-After does not silence a listing for a year', async () => {
  const { clock, entry, id, stop } = await afterFirst(busy({ 'retry-after': '99999999' }));
  expect(await entry(id)).toMatchObject({ nextAttemptAt: clock.now() + 6 * hour });
  stop();
});

describe('several listings', () => {
  it('do not hold each other up: one that gets no answer, one that has to wait, one that is refused', async () => {
    const { outbox, network, entry, server } = aProvider({ locks: fakeLocks() });
    network.deliveries.push(never, busy({ 'retry-after': '1200' }));
    network.deliveries.push(() => Response.json({ code: '23514', message: 'no' }, { status: 400 }));
    const ids: string[] = [];
    for (const theme of ['Art', 'Chess', 'Dance', 'Music']) {
      ids.push(await outbox.submit(aSubmission({ theme }), aLogo(1), formFacts));
    }
    const [stuck = '', waiting = '', refused = '', fine = ''] = ids;
    await expect.poll(async () => (await entry(fine)).state).toBe('received');
    expect(outbox.sending.getState()).toEqual(new Set([stuck]));
    expect([...server.rows.keys()]).toEqual([fine]);
    expect(await entry(waiting)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(await entry(refused)).toMatchObject({ state: 'refused' });
    // A person need not wait for the others either.
    await outbox.retry(waiting);
    expect(await entry(waiting)).toMatchObject({ state: 'received' });
  });

  it('each new one is tried at once while another waits for hours', async () => {
    const { outbox, entry, settled, stop } = await afterFirst(busy({ 'retry-after': '20000' }));
    const id = await outbox.submit(aSubmission({ theme: 'Chess' }), null, formFacts);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'received' });
    stop();
  });
});

describe('a request without an answer', () => {
  it('is given up after half a minute', async () => {
    const { outbox, network, clock, entry, settled } = aProvider();
    network.hold = never();
    const id = await outbox.submit(aSubmission(), null, formFacts);
    await expect.poll(() => network.requests.length).toBe(1);
    clock.pass(30_000);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('that carries a large file has more time', async () => {
    const { outbox, network, clock, entry, settled } = aProvider();
    network.deliveries.push((reach) => reach(), never);
    const large = { ...aLogo(), bytes: new ArrayBuffer(300_000) };
    const id = await outbox.submit(aSubmission(), large, formFacts);
    await expect.poll(() => network.requests.length).toBe(2);
    clock.pass(59_999);
    expect(outbox.sending.getState()).toEqual(new Set([id]));
    clock.pass(1);
    await settled();
    expect(await entry(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  });
});

it('logs a bug instead of calling it no signal, and retries with growing waits', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const bug = new TypeError('undefined is not a function');
  const { remote } = aProvider();
  const broken = { ...remote, call: () => Promise.reject(bug) };
  const { outbox, clock, entry, settled } = aProvider({ remote: broken });
  const stop = outbox.start();
  const id = await outbox.submit(aSubmission(), null, formFacts);
  await settled();
  expect(logged).toHaveBeenCalledWith(expect.any(String), bug);
  expect(await entry(id)).toMatchObject({ state: 'waiting', attempts: 1, problem: BROKEN });
  clock.pass(2000);
  await settled();
  const failed = await entry(id);
  expect(failed.attempts).toBe(2);
  const moment = { isSending: false, isOnline: true, now: clock.now() };
  expect(describeSubmission(failed, moment).text).toContain(`${BROKEN} Tried 2 times.`);
  logged.mockRestore();
  stop();
});

it('ends all work when stopped', async () => {
  const { network, clock, tab, settled, stop } = await afterFirst(lost);
  stop();
  tab.show();
  clock.pass(24 * hour);
  await settled();
  expect(network.requests).toHaveLength(1);
  expect(clock.timers()).toEqual([]);
});

it('requests background sync only while something waits', async () => {
  const askForWake = vi.fn<() => void>();
  const { outbox, settled, id, stop } = await afterFirst(lost, { askForWake });
  expect(askForWake).toHaveBeenCalledOnce();
  await outbox.retry(id);
  await settled();
  expect(askForWake).toHaveBeenCalledOnce();
  stop();
});

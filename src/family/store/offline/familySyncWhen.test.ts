// When the phones of a family are brought in step, and what ends it.
import { describe, expect, it, vi } from 'vitest';
import { aFamilyMember } from '#tests/fakes/aFamilyMember.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { until } from '#tests/fakes/until.ts';

async function aPhone() {
  const clock = fakeClock();
  const server = new FakeSpaceServer(() => clock.now());
  const member = aFamilyMember(server, clock);
  const before = member.openTab();
  await member.join(before);
  await before.sync.syncNow();
  before.store.close();
  server.asked.length = 0;
  return { ...member, ...member.openTab(), clock, server };
}
type Phone = Awaited<ReturnType<typeof aPhone>>;

const idle = ({ sync }: Phone) =>
  until(sync.state, (state) => state.is !== 'opening' && !(state.is === 'on' && state.isRunning));
async function synced(phone: Phone): Promise<void> {
  await vi.waitFor(() => expect(phone.server.asked).toHaveLength(1));
  await idle(phone);
}
const pushes = ({ server }: Phone) => server.asked.filter((name) => name === 'push_space').length;

async function started() {
  const phone = await aPhone();
  phone.sync.start();
  await synced(phone);
  return phone;
}

describe('sync runs', () => {
  it('at the start and every 15 minutes while the page is visible', async () => {
    const phone = await started();
    expect(phone.server.asked).toEqual(['space_changes']);
    phone.clock.pass(14 * 60_000);
    expect(phone.server.asked).toHaveLength(1);
    phone.clock.pass(60_000);
    await vi.waitFor(() => expect(phone.server.asked).toHaveLength(2));
  });

  it('three seconds after the last change', async () => {
    const phone = await started();
    await phone.family.saveNote('owls', 'Bring');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    phone.clock.pass(2000);
    await phone.family.saveNote('owls', 'Bring a hat');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    expect(pushes(phone)).toBe(0);
    phone.clock.pass(3000);
    await vi.waitFor(() => expect(pushes(phone)).toBe(1));
  });

  it('after a change of the profile', async () => {
    const phone = await started();
    phone.profile.change((before) => ({
      ...before,
      emailPreferences: { ...before.emailPreferences, weeklyDigest: true },
    }));
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
  });

  it('not after changes from the server', async () => {
    const phone = await started();
    const other = aFamilyMember(phone.server, phone.clock);
    const tab = other.openTab();
    await other.join(tab);
    await tab.family.setFavorite('owls', true);
    await tab.sync.syncNow();
    phone.server.asked.length = 0;
    await phone.sync.syncNow();
    expect(phone.server.asked).toEqual(['space_changes']);
    await idle(phone);
    expect(phone.clock.timers()).not.toContain(3000);
  });

  it('not again when the tab returns within a minute', async () => {
    const phone = await started();
    phone.tab.hide();
    phone.clock.pass(30_000);
    phone.tab.show();
    await idle(phone);
    expect(phone.server.asked).toHaveLength(1);
    phone.clock.pass(31_000);
    phone.tab.hide();
    phone.tab.show();
    await vi.waitFor(() => expect(phone.server.asked).toHaveLength(2));
  });

  it('with growing waits while offline', async () => {
    const phone = await aPhone();
    phone.server.instead = () => Promise.reject(new TypeError('offline'));
    phone.sync.start();
    await until(phone.sync.state, (state) => state.is === 'on' && state.problem === 'unreachable');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(2000));
    await phone.family.setFavorite('owls', true);
    phone.clock.pass(2000);
    await vi.waitFor(() => expect(phone.server.asked).toHaveLength(2));
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(4000));
    phone.server.instead = null;
    phone.clock.pass(4000);
    await vi.waitFor(() => expect(pushes(phone)).toBe(1));
  });

  it('and logs a bug instead of calling it no signal', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const phone = await aPhone();
    const bug = new TypeError('undefined is not a function');
    phone.code.bug = bug;
    phone.sync.start();
    await until(phone.sync.state, (state) => state.is === 'on' && state.problem === 'broken');
    expect(logged).toHaveBeenCalledWith(expect.any(String), bug);
    logged.mockRestore();
  });

  it('in one of two tabs', async () => {
    const phone = await aPhone();
    const other = phone.openTab();
    phone.sync.start();
    other.sync.start();
    await synced(phone);
    expect(phone.server.asked).toEqual(['space_changes']);
  });

  it('three times, then with growing waits, when the server promises rows and sends none', async () => {
    const phone = await aPhone();
    phone.server.instead = (name) =>
      name === 'space_changes'
        ? Response.json({
            outcome: 'here',
            may_write: true,
            rows: [],
            next: { xid: String(phone.server.asked.length), id: '' },
            more: true,
            reset: false,
            epoch: 'e',
            now: phone.clock.now(),
          })
        : null;
    phone.sync.start();
    for (const [asked, waitMs] of [
      [3, 2000],
      [6, 4000],
    ] as const) {
      await vi.waitFor(() => expect(phone.clock.timers()).toContain(waitMs));
      expect(phone.server.asked).toHaveLength(asked);
      expect(phone.sync.state.getState()).toMatchObject({ problem: 'unreachable' });
      phone.clock.pass(waitMs);
    }
  });

  it('once an hour when the copy is full', async () => {
    const phone = await aPhone();
    await phone.family.setFavorite('owls', true);
    phone.server.instead = (name) =>
      name === 'push_space'
        ? Response.json(
            { code: 'PT409', message: 'full', details: null, hint: 'full' },
            { status: 409 },
          )
        : null;
    phone.sync.start();
    await until(phone.sync.state, (state) => state.is === 'on' && state.problem === 'full');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(60 * 60_000));
  });
});

describe('sync does not run', () => {
  it('while it is off', async () => {
    const clock = fakeClock();
    const server = new FakeSpaceServer(() => clock.now());
    const { sync, family } = aFamilyMember(server, clock).openTab();
    sync.start();
    await family.setFavorite('owls', true);
    await sync.syncNow();
    expect(sync.state.getState()).toEqual({ is: 'off' });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['removed', 'removed'],
    ['gone', 'ended'],
  ])('after the server has said “%s”, and the plan stays', async (outcome, is) => {
    const phone = await started();
    await phone.family.setFavorite('owls', true);
    phone.server.instead = () => Response.json({ outcome });
    await phone.sync.syncNow();
    expect(phone.sync.state.getState()).toEqual({ is });
    phone.server.instead = null;
    phone.server.asked.length = 0;
    await phone.family.setFavorite('bees', true);
    await phone.sync.syncNow();
    expect(phone.server.asked).toEqual([]);
    await phone.sync.dismissEnded();
    expect(phone.sync.state.getState()).toEqual({ is: 'off' });
  });

  it('with a key that none of the family’s devices has sealed', async () => {
    const phone = await started();
    phone.server.instead = () =>
      Response.json({ outcome: 'other_key', key_id: 'another', wrapped: 'AAAA' });
    await phone.sync.syncNow();
    expect(phone.sync.state.getState()).toMatchObject({ is: 'on', problem: 'forged' });
    phone.server.instead = null;
    await phone.sync.syncNow();
    expect(phone.sync.state.getState()).toMatchObject({ is: 'on', problem: null });
  });
});

it('skips a record that the server always refuses and pushes the others', async () => {
  const phone = await aPhone();
  for (const id of ['a', 'b', 'c']) await phone.family.setFavorite(id, true);
  let refusals = 0;
  phone.server.instead = (name) => {
    if (name !== 'push_space') return null;
    refusals += 1;
    // The batch, then the second of its rows.
    return refusals === 1 || refusals === 3
      ? Response.json(
          { code: '23514', message: 'too long', details: null, hint: null },
          { status: 400 },
        )
      : null;
  };
  await phone.sync.syncNow();
  expect(phone.server.only().rows.size).toBe(3);
  expect((await phone.mark())?.leftOut).toHaveLength(1);
  const asked = phone.server.asked.length;
  await phone.sync.syncNow();
  expect(phone.server.asked.slice(asked)).toEqual(['space_changes']);
});

// What of a plan this phone has on the server, whatever its network and its clock do.
import { describe, expect, it, vi } from 'vitest';
import { type AlarmPhone, anAlarmPhone, aRingingPhone, fileOf } from '#tests/fakes/anAlarmPhone.ts';
import { campRows } from '#tests/fixtures/aCampRow.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { ALARMS_CACHE } from '#base/storage/storageKeys.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import type { Alarms } from './Alarms.ts';

const DAY_MS = 86_400_000;
const limited = () =>
  Response.json({ code: 'PT429', message: 'x', details: null, hint: '1800' }, { status: 429 });
/** Without the one of a minute that is over, with which turning on asks. */
const puts = ({ server }: Pick<AlarmPhone, 'server'>) =>
  server.calls.filter(
    (name, at) => name === 'put_alarm' && !server.bodies[at]?.includes('"ring_at":"1970-'),
  ).length;

describe('turned on', () => {
  it('everything the plan asks for is stored, sealed for this phone', async () => {
    const { alarms, titles, clock } = await aRingingPhone('a', 'b');
    expect(titles()).toEqual(['Opens: a', 'Opens: b']);
    expect(alarms.state.getState()).toMatchObject({
      way: 'ready',
      isOn: true,
      isFull: false,
      loss: null,
      alarms: [
        { key: 'a', title: 'Opens: a', isStored: true, ringAt: clock.now() + 2 * DAY_MS },
        { key: 'b', isStored: true },
      ],
    });
  });

  it.each([
    ['turned on', (alarms: Alarms) => alarms.turnOn()],
    ['waiting for room', (alarms: Alarms) => alarms.waitForRoom({ id: 'a', name: 'A' }, true)],
  ])('the browser is told to ask in the tap itself: %s', async (_name, press) => {
    const phone = await anAlarmPhone();
    const alarms = await phone.open();
    const pressed = press(alarms);
    expect(phone.fake.requests).toBe(1);
    await pressed;
  });

  it('nothing is kept or asked for after a no', async () => {
    const phone = await anAlarmPhone();
    phone.fake.says = 'denied';
    const alarms = await phone.open();
    expect(await alarms.turnOn()).toBe('denied');
    expect(await phone.caches.has(ALARMS_CACHE)).toBe(false);
    expect(alarms.state.getState()).toMatchObject({ way: 'blocked', isOn: false });
    expect(await alarms.turnOn()).toBe('denied');
  });

  it.each([
    ['the server', (phone: AlarmPhone) => void (phone.server.answer = 'no network')],
    ['the push service', (phone: AlarmPhone) => void (phone.fake.isReachable = false)],
  ])('nothing has changed without an answer of %s', async (_who, spoil) => {
    const phone = await anAlarmPhone();
    spoil(phone);
    const alarms = await phone.open();
    expect(await alarms.turnOn()).toBe('failed');
    expect(alarms.state.getState().isOn).toBe(false);
    expect(await phone.caches.has(ALARMS_CACHE)).toBe(false);
    expect(phone.fake.now).toBeNull();
  });

  it('nothing is on that a full disk does not keep', async () => {
    const phone = await anAlarmPhone({ disk: { room: 100 } });
    const alarms = await phone.open();
    expect(await alarms.turnOn()).toBe('failed');
    expect(alarms.state.getState().isOn).toBe(false);
    expect(phone.fake.now).toBeNull();
  });

  it('a push service that the server sends to is missing: it is said, and nothing has changed', async () => {
    const phone = await anAlarmPhone();
    phone.ask('a', 48);
    phone.fake.service = 'https://permanently-removed.invalid/fcm/send';
    const alarms = await phone.open();
    expect(await alarms.turnOn()).toBe('unserved');
    expect(alarms.state.getState()).toMatchObject({ isOn: false, loss: null });
    expect(await phone.caches.has(ALARMS_CACHE)).toBe(false);
    expect(phone.fake.now).toBeNull();
  });

  it('a site without a sender says so', async () => {
    const phone = await anAlarmPhone();
    phone.server.key = null;
    const alarms = await phone.open();
    await vi.waitFor(() => expect(alarms.state.getState().way).toBe('notSetUp'));
    expect(await alarms.turnOn()).toBe('failed');
  });

  it('the season’s fee is asked for first, and a pass of this phone pays it', async () => {
    const phone = await anAlarmPhone();
    phone.server.fee = { checkout_url: 'https://pay.example/x', cents: 499 };
    const alarms = await phone.open();
    expect(await alarms.turnOn()).toBe('unpaid');
    expect(alarms.state.getState()).toMatchObject({
      fee: { checkoutUrl: 'https://pay.example/x', cents: 499 },
      passUntil: null,
      isOn: false,
    });
    expect(await alarms.keepPass('a pass')).toBe(false);
    const pass = `2025-12-31.${'n'.repeat(22)}.${'s'.repeat(43)}`;
    expect(await alarms.keepPass(pass)).toBe(true);
    await vi.waitFor(() => expect(alarms.state.getState().passUntil).toBe('2025-12-31'));
    // The server alone knows whether it is good.
    expect(await alarms.turnOn()).toBe('unpaid');
    expect(phone.fake.now).toBeNull();
    phone.server.passes.add(pass);
    expect(await alarms.turnOn()).toBe('done');
    await alarms.begin();
    await alarms.turnOff();
    const again = await phone.open();
    expect(again.state.getState().passUntil).toBe('2025-12-31');
    phone.clock.setTo(Date.UTC(2026, 0, 2));
    phone.fake.allowed = 'granted';
    expect(await again.turnOn()).toBe('unpaid');
  });
});

describe('the plan changes', () => {
  it('what is the same is not sent again', async () => {
    const phone = await aRingingPhone('a', 'b');
    await phone.alarms.begin();
    const again = await phone.open();
    await again.begin();
    expect(puts(phone)).toBe(2);
  });

  it('a time or a text that has moved takes the place of the old one', async () => {
    const phone = await aRingingPhone('a', 'b');
    phone.ask('a', 72);
    phone.ask('b', 72, { title: 'Opens: b, later' });
    await phone.alarms.begin();
    expect(phone.titles().toSorted()).toEqual(['Opens: a', 'Opens: b, later']);
    const times = [...phone.server.rows.values()].map(({ ringAt }) => ringAt);
    expect(new Set(times)).toEqual(new Set([phone.clock.now() + 3 * DAY_MS]));
  });

  it('what is wanted no more is dropped, and comes back with an undo', async () => {
    const phone = await aRingingPhone('a', 'b');
    phone.unask('a');
    await phone.alarms.begin();
    expect(phone.titles()).toEqual(['Opens: b']);
    phone.ask('a', 48);
    await phone.alarms.begin();
    expect(phone.titles().toSorted()).toEqual(['Opens: a', 'Opens: b']);
  });

  it('is sent three seconds after the change, and after a pull', async () => {
    const phone = await aRingingPhone('a');
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    phone.clock.pass(3000);
    await phone.alarms.begin();
    phone.ask('b', 72);
    await phone.planner.write([putEntry(aPlanEntry({ id: 'b' }))]);
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    phone.clock.pass(3000);
    await vi.waitFor(() => expect(phone.titles()).toHaveLength(2));
    await phone.alarms.begin();
    phone.ask('c', 96);
    phone.remote.put('camp', ...campRows(3));
    await phone.fill();
    await vi.waitFor(() => expect(phone.clock.timers()).toContain(3000));
    phone.clock.pass(3000);
    await vi.waitFor(() => expect(phone.titles()).toHaveLength(3));
  });

  it('the next 50 are sent, and the rest is said to be too much', async () => {
    const phone = await aRingingPhone('a');
    for (let no = 0; no < 60; no += 1) phone.ask(`many ${no}`, 100 - no);
    await phone.alarms.begin();
    expect(phone.titles()).toHaveLength(50);
    expect(phone.titles()).not.toContain('Opens: many 0');
    expect(phone.alarms.state.getState().isFull).toBe(true);
  });

  it('a server that takes no more ends the pass, and is asked again an hour later', async () => {
    const phone = await aRingingPhone('a');
    phone.server.most = 1;
    phone.ask('b', 72);
    await phone.alarms.begin();
    expect(phone.alarms.state.getState()).toMatchObject({
      isFull: true,
      alarms: [{ isStored: true }, { isStored: false }],
    });
    phone.server.most = 60;
    phone.clock.pass(3_600_000);
    await phone.alarms.begin();
    expect(phone.titles()).toHaveLength(2);
  });

  it('a wish changes what is planned', async () => {
    const phone = await aRingingPhone('a');
    phone.ask('minute', 48, { kind: 'minute' });
    await phone.alarms.begin();
    expect(phone.titles()).toHaveLength(1);
    expect(await phone.alarms.setWish({ atMinute: true })).toBe('done');
    await vi.waitFor(() => expect(phone.titles()).toHaveLength(2));
    expect(phone.alarms.state.getState().wish).toEqual({ atMinute: true, weeklyLook: false });
  });

  it('all of it is sent once more after 30 days: the server may come from a backup', async () => {
    const phone = await aRingingPhone('a');
    phone.ask('a', 24 * 90);
    await phone.alarms.begin();
    phone.server.rows.clear();
    phone.clock.setTo(phone.clock.now() + 30 * DAY_MS);
    await phone.alarms.begin();
    expect(phone.titles()).toEqual(['Opens: a']);
  });
});

describe('a family without children', () => {
  it('has no plan, so what it had on the server is dropped, and comes back with an undo', async () => {
    const phone = await aRingingPhone('a', 'b');
    const removed = phone.family.children;
    phone.family.children = [];
    await phone.alarms.begin();
    expect(phone.titles()).toEqual([]);
    expect(phone.alarms.state.getState()).toMatchObject({ isOn: true, alarms: [] });
    phone.family.children = removed;
    await phone.alarms.begin();
    expect(phone.titles()).toEqual(['Opens: a', 'Opens: b']);
  });
});

describe('a clock that is wrong', () => {
  it('by a day ahead drops nothing that is still to ring', async () => {
    const phone = await aRingingPhone('a', 'b');
    const real = phone.clock.now();
    phone.clock.setTo(real + 2 * DAY_MS);
    await phone.alarms.begin();
    expect(phone.titles()).toHaveLength(2);
    expect(phone.alarms.state.getState().alarms.map(({ key }) => key)).toEqual(['b']);
    phone.clock.setTo(real);
    await phone.alarms.begin();
    expect(puts(phone)).toBe(2);
    expect(phone.alarms.state.getState().alarms).toHaveLength(2);
  });

  it('by a day behind sends what is over once, and shows it no more', async () => {
    const phone = await anAlarmPhone();
    Object.assign(phone.server, { now: () => phone.clock.now() + DAY_MS });
    phone.ask('over', 12);
    phone.ask('ahead', 48);
    const alarms = await phone.open();
    await alarms.turnOn();
    await alarms.begin();
    await alarms.begin();
    expect(phone.titles()).toEqual(['Opens: ahead']);
    expect(alarms.state.getState().alarms.map(({ key }) => key)).toEqual(['ahead']);
    expect(puts(phone)).toBe(2);
  });

  it('a time that has moved into the past does not ring at the old one', async () => {
    const phone = await aRingingPhone('a');
    Object.assign(phone.server, { now: () => phone.clock.now() + DAY_MS });
    phone.ask('a', 12);
    await phone.alarms.begin();
    expect(phone.titles()).toEqual([]);
  });

  it('what rang two days ago is forgotten', async () => {
    const phone = await aRingingPhone('a');
    phone.clock.setTo(phone.clock.now() + 4 * DAY_MS);
    await phone.alarms.begin();
    expect((await fileOf(phone).read()).alarms).toEqual([]);
    expect(phone.server.calls).not.toContain('drop_alarms');
  });
});

describe('two tabs', () => {
  it('send each alarm once, and show the same', async () => {
    const phone = await aRingingPhone('a');
    const other = await phone.open();
    phone.ask('b', 72);
    await Promise.all([phone.alarms.begin(), other.begin()]);
    expect(puts(phone)).toBe(2);
    await vi.waitFor(() => expect(other.state.getState().alarms).toHaveLength(2));
    await other.turnOff();
    await vi.waitFor(() => expect(phone.alarms.state.getState().isOn).toBe(false));
    expect(phone.server.rows.size).toBe(0);
  });
});

describe('a server that asks to wait', () => {
  it('is left alone for the half hour that it said', async () => {
    const phone = await aRingingPhone('a');
    const tab = fakeTab();
    const again = await phone.open(tab);
    await again.begin();
    phone.server.answer = limited;
    phone.ask('b', 72);
    await again.begin();
    const asked = phone.server.calls.length;
    phone.server.answer = 'as always';
    tab.show();
    expect(Math.max(...phone.clock.timers())).toBe(1_800_000);
    expect(phone.server.calls).toHaveLength(asked);
    phone.clock.pass(1_800_000);
    await vi.waitFor(() => expect(phone.titles()).toHaveLength(2));
  });
});

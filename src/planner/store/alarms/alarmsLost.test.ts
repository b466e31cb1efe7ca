// A phone loses its subscription, its permission or its file, or is closed at any step.
import { describe, expect, it, vi } from 'vitest';
import { type AlarmPhone, anAlarmPhone, aRingingPhone } from '#tests/fakes/anAlarmPhone.ts';
import { ALARMS_CACHE } from '#base/storage/storageKeys.ts';

const POND = { id: 'pond', name: 'Rocket Pond' };

describe('the browser drops the subscription', () => {
  it('and everything is put under the new one, once', async () => {
    const phone = await aRingingPhone('a', 'b');
    await phone.alarms.waitForRoom(POND, true);
    phone.fake.lose();
    const again = await phone.open();
    await again.begin();
    expect(phone.titles().toSorted()).toEqual(['Opens: a', 'Opens: b', 'There is room']);
    expect(again.state.getState().loss).toBeNull();
  });

  it('and what cannot be put again is said until it works', async () => {
    const phone = await aRingingPhone('a');
    phone.fake.lose();
    phone.fake.isReachable = false;
    const again = await phone.open();
    await again.begin();
    expect(again.state.getState()).toMatchObject({ isOn: false, loss: 'subscription' });
    phone.fake.isReachable = true;
    await again.begin();
    expect(again.state.getState()).toMatchObject({ isOn: true, loss: null });
    expect(phone.titles()).toEqual(['Opens: a']);
  });

  it('with the permission, which is said until it is dismissed', async () => {
    const phone = await aRingingPhone('a');
    phone.fake.lose();
    phone.fake.allowed = 'denied';
    const again = await phone.open();
    await again.begin();
    expect(again.state.getState()).toMatchObject({
      way: 'blocked',
      isOn: false,
      loss: 'permission',
    });
    expect(await again.dismissLoss()).toBe('done');
    await vi.waitFor(() => expect(phone.server.rows.size).toBe(0));
    expect(again.state.getState()).toMatchObject({ isOn: false, loss: null });
  });

  it('and a tap turns all of it on again', async () => {
    const phone = await aRingingPhone('a');
    await phone.alarms.waitForRoom(POND, true);
    phone.fake.lose();
    phone.fake.allowed = 'default';
    const again = await phone.open();
    await again.begin();
    expect(again.state.getState().loss).toBe('permission');
    expect(await again.turnOn()).toBe('done');
    await again.begin();
    expect(phone.titles().toSorted()).toEqual(['Opens: a', 'There is room']);
  });

  it('by its push service, which the server cannot reach: a new one is asked for', async () => {
    const phone = await aRingingPhone('a');
    phone.fake.lose();
    phone.fake.service = 'https://permanently-removed.invalid/fcm/send';
    const again = await phone.open();
    await again.begin();
    expect(again.state.getState()).toMatchObject({ isOn: false, loss: 'subscription' });
    expect(phone.fake.now).toBeNull();
    phone.fake.service = 'https://fcm.googleapis.com/fcm/send';
    await again.begin();
    expect(again.state.getState()).toMatchObject({ isOn: true, loss: null });
    expect(phone.titles()).toEqual(['Opens: a']);
  });

  it('for the server has another key', async () => {
    const phone = await aRingingPhone('a');
    phone.server.key = 'T'.repeat(87);
    const again = await phone.open();
    await again.begin();
    expect(phone.fake.now?.serverKey).toBe('T'.repeat(87));
    expect(phone.titles()).toEqual(['Opens: a']);
  });

  it('and a file that nobody can read is off, without the subscription', async () => {
    const phone = await aRingingPhone('a');
    await (await phone.caches.open(ALARMS_CACHE)).put('/alarms.json', new Response('{'));
    const again = await phone.open();
    await again.begin();
    expect(again.state.getState()).toMatchObject({ isOn: false, loss: 'subscription' });
    expect(phone.fake.now).toBeNull();
    expect(await again.turnOn()).toBe('done');
    await again.begin();
    expect(phone.titles()).toContain('Opens: a');
  });
});

describe('turned off', () => {
  it('the phone forgets at once, and the server with the next signal', async () => {
    const phone = await aRingingPhone('a', 'b');
    phone.server.answer = 'no network';
    await phone.alarms.turnOff();
    expect(phone.alarms.state.getState()).toMatchObject({ isOn: false, alarms: [], loss: null });
    expect(phone.fake.now).toBeNull();
    expect(phone.server.rows.size).toBe(2);
    phone.server.answer = 'as always';
    const again = await phone.open();
    await again.begin();
    expect(phone.server.rows.size).toBe(0);
    expect(await phone.caches.has(ALARMS_CACHE)).toBe(false);
  });

  it('on a full disk the server forgets first, for nothing is kept to ask it again', async () => {
    const disk = { room: 1e6 };
    const phone = await anAlarmPhone({ disk });
    phone.ask('a', 48);
    const alarms = await phone.open();
    await alarms.turnOn();
    await alarms.begin();
    disk.room = 1;
    phone.server.answer = 'no network';
    await expect(alarms.turnOff()).rejects.toThrow('full');
    expect(alarms.state.getState()).toMatchObject({ isOn: true });
    phone.server.answer = 'as always';
    await alarms.turnOff();
    expect(alarms.state.getState()).toMatchObject({ isOn: false, alarms: [] });
    expect(phone.fake.now).toBeNull();
    expect(phone.server.rows.size).toBe(0);
    expect(await phone.caches.has(ALARMS_CACHE)).toBe(false);
  });

  it('and on again, what the server missed of the first time is dropped, and nothing else', async () => {
    const phone = await aRingingPhone('a');
    const [old] = phone.server.rows.keys();
    phone.server.answer = 'no network';
    await phone.alarms.turnOff();
    phone.server.answer = 'as always';
    expect(await phone.alarms.turnOn()).toBe('done');
    await vi.waitFor(() => expect(phone.titles()).toEqual(['Opens: a']));
    expect([...phone.server.rows.keys()]).not.toContain(old);
  });
});

describe('a phone whose app is closed between any two steps', () => {
  /** What a person does, and what the server has to have at the end. */
  const stories: readonly [string, (phone: AlarmPhone) => Promise<unknown>, string[]][] = [
    [
      'while it plans again',
      async (phone) => {
        phone.ask('a', 96, { title: 'Opens: a, later' });
        phone.unask('b');
        phone.ask('c', 48);
        await (await phone.open()).begin();
      },
      ['Opens: a, later', 'Opens: c'],
    ],
    [
      'while it subscribes anew',
      async (phone) => {
        phone.fake.lose();
        await (await phone.open()).begin();
      },
      ['Opens: a', 'Opens: b'],
    ],
    ['while alarms are turned off', async (phone) => (await phone.open()).turnOff(), []],
  ];

  it.each(stories)(
    '%s, has each alarm once in the end, and all of them',
    async (_name, act, end) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (let step = 1; ; step += 1) {
        const phone = await aRingingPhone('a', 'b');
        let steps = 0;
        const dies = () => {
          steps += 1;
          if (steps >= step) throw new TypeError('closed');
        };
        phone.server.onStep = dies;
        const open = phone.caches.open.bind(phone.caches);
        phone.caches.open = async (name) => {
          if (name === ALARMS_CACHE) dies();
          return open(name);
        };
        await act(phone).catch(() => undefined);
        // A page that is closed holds no lock.
        await vi.waitFor(() => expect(phone.locks.isHeld()).toBe(false), { interval: 1 });
        phone.server.onStep = () => {};
        phone.caches.open = open;
        const isDead = steps >= step;
        const next = await phone.open();
        await next.begin();
        // A person presses again what was not done.
        if (end.length === 0 && next.state.getState().isOn) await next.turnOff();
        expect(phone.titles().toSorted(), `closed at step ${step}`).toEqual(end);
        if (!isDead) break;
      }
    },
  );
});

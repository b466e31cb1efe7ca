// What a person asks of alarms besides the plan, and what leaves the phone.
import { describe, expect, it, vi } from 'vitest';
import { anAlarmPhone, aRingingPhone, fileOf } from '#tests/fakes/anAlarmPhone.ts';
import { alarmId } from './createAlarmPass.ts';
import { arrived } from '#base/push/alarmMemory.ts';

const POND = { id: 'pond', name: 'Rocket Pond' };

describe('a try', () => {
  it('rings within a minute, and says what arrived', async () => {
    const phone = await aRingingPhone();
    const requestedAt = phone.clock.now();
    expect(await phone.alarms.ringNow()).toBe('done');
    expect(phone.titles()).toEqual(['It rings']);
    expect(phone.alarms.state.getState().trial).toEqual({ requestedAt, arrivedAt: null });
    const [tag = ''] = phone.server.rows.keys();
    await fileOf(phone).change((memory) => arrived(memory, tag, requestedAt + 60_000));
    await vi.waitFor(() =>
      expect(phone.alarms.state.getState().trial).toEqual({
        requestedAt,
        arrivedAt: requestedAt + 60_000,
      }),
    );
  });

  it('without an answer leaves nothing behind', async () => {
    const phone = await aRingingPhone();
    phone.server.answer = 'no network';
    expect(await phone.alarms.ringNow()).toBe('failed');
    expect(phone.alarms.state.getState().trial).toBeNull();
  });
});

describe('a seat alert', () => {
  it('turns alarms on, and is known to the server until it is taken back', async () => {
    const phone = await anAlarmPhone();
    const alarms = await phone.open();
    expect(await alarms.waitForRoom(POND, true)).toBe('done');
    expect(phone.titles()).toEqual(['There is room']);
    expect([...phone.server.rows.values()].map(({ campId }) => campId)).toEqual(['pond']);
    expect(alarms.state.getState()).toMatchObject({
      isOn: true,
      seatAlerts: [{ campId: 'pond', name: 'Rocket Pond', isStored: true }],
    });
    expect(await alarms.waitForRoom(POND, false)).toBe('done');
    expect(alarms.state.getState().seatAlerts).toEqual([]);
    await vi.waitFor(() => expect(phone.server.rows.size).toBe(0));
  });

  it('that rang is not put again', async () => {
    const phone = await aRingingPhone();
    await phone.alarms.waitForRoom(POND, true);
    const [tag = ''] = phone.server.rows.keys();
    phone.server.rows.clear();
    await fileOf(phone).change((memory) => arrived(memory, tag, phone.clock.now()));
    phone.fake.lose();
    const again = await phone.open();
    await again.begin();
    expect(phone.server.rows.size).toBe(0);
    expect(again.state.getState().seatAlerts).toEqual([]);
  });

  it('that was lost with its subscription rings by itself once the server says that there is room', async () => {
    const phone = await aRingingPhone();
    await phone.alarms.waitForRoom(POND, true);
    phone.fake.lose();
    phone.server.rows.clear();
    phone.server.room.add('pond');
    const again = await phone.open();
    await again.begin();
    expect(phone.fake.shown.map((text) => /"title":"([^"]*)"/.exec(text)?.[1])).toEqual([
      'There is room',
    ]);
    await again.begin();
    expect(phone.fake.shown).toHaveLength(1);
    expect(again.state.getState().seatAlerts).toEqual([]);
  });

  it.each(['room', 'gone'] as const)('is not kept where the answer is %s', async (outcome) => {
    const phone = await aRingingPhone();
    phone.server[outcome].add('pond');
    expect(await phone.alarms.waitForRoom(POND, true)).toBe(outcome);
    expect(phone.alarms.state.getState().seatAlerts).toEqual([]);
    expect(phone.fake.shown).toEqual([]);
  });

  it('whose answer is lost is dropped with the next signal', async () => {
    const phone = await aRingingPhone();
    let steps = 0;
    phone.server.onStep = () => {
      steps += 1;
      if (steps === 2) throw new TypeError('the answer is lost');
    };
    expect(await phone.alarms.waitForRoom(POND, true)).toBe('failed');
    expect(phone.server.rows.size).toBe(1);
    await phone.alarms.begin();
    expect(phone.server.rows.size).toBe(0);
  });
});

describe('what leaves the phone', () => {
  it('names no camp, no child and no words', async () => {
    const phone = await aRingingPhone('a', 'b');
    await phone.alarms.waitForRoom(POND, true);
    await phone.alarms.ringNow();
    await phone.alarms.turnOff();
    const { bodies } = phone.server;
    const sealed = bodies.flatMap((body) => /"sealed":"([^"]+)"/.exec(body)?.[1] ?? []);
    // One of them says nothing: with it turning on asks whether the server takes this phone.
    expect(sealed).toHaveLength(5);
    const open = bodies.map((body) => body.replace(/"sealed":"[^"]+"/, ''));
    const decoded = sealed.map((text) => Buffer.from(text, 'base64url').toString('latin1'));
    expect(open.join('\n')).not.toMatch(/\b(?:rocket|opens|maya|leo|my-camps|title|rings)\b/i);
    expect([...bodies, ...decoded].join('\n')).not.toMatch(/Rocket Pond|notification|my-camps/);
  });

  it('is no id that a server finds by trying every name with all that it was sent', async () => {
    const phone = await aRingingPhone('opening:2026-06-07', 'minute:camp-1');
    await phone.alarms.waitForRoom(POND, true);
    await phone.alarms.ringNow();
    const ids = [...phone.server.rows.keys()];
    expect(ids).toHaveLength(4);
    const sent = phone.server.bodies.flatMap((body) => body.match(/[\w-]{16,}/g) ?? []);
    const names = ['opening:2026-06-07', 'minute:camp-1', 'seat pond', 'trial'];
    const guesses = await Promise.all(
      [...new Set(sent)].flatMap((secret) => names.map((name) => alarmId(secret, name))),
    );
    expect(guesses.length).toBeGreaterThan(names.length);
    expect(ids.filter((id) => guesses.includes(id))).toEqual([]);
    const { idKey } = await fileOf(phone).read();
    const own = await Promise.all(names.map((name) => alarmId(idKey, name)));
    expect(own.toSorted()).toEqual(ids.toSorted());
  });
});

// What opens a family's space: devices, a recovery code, and nothing that the server hears.
import { describe, expect, it } from 'vitest';
import type { SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import { planCamp } from '#tests/fakes/plannerOn.ts';
import {
  addChild,
  aFamilyServer,
  inStep,
  keysHere,
  lettersOf,
  names,
  turnOn,
} from './aFamilyServer.ts';

const { newPhone, joined, twoPhones } = aFamilyServer();

describe('the key of a family', () => {
  it('comes with ten letters of another phone, up to three times', async () => {
    const { one } = await twoPhones();
    const letters = await lettersOf(one);
    for (const _ of [1, 2, 3])
      expect(await newPhone().sync.bring(letters.toLowerCase())).toBe('done');
    expect(await newPhone().sync.bring(letters)).toEqual({ kind: 'used' });
    expect(await newPhone().sync.bring('AAAA-BBBB-CC')).toEqual({ kind: 'unknown' });
    expect(await newPhone().sync.bring('AAAA')).toEqual({ kind: 'mistyped' });
  });

  it('comes with the recovery code when all phones are lost', async () => {
    const { one, other, recoveryCode } = await twoPhones();
    expect(recoveryCode.replaceAll('-', '')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    for (const phone of [one, other]) phone.close();
    const fresh = newPhone();
    expect(await fresh.sync.bring(`AAAA${recoveryCode.slice(4)}`)).toBe('unknownRecovery');
    expect(await fresh.sync.bring(recoveryCode.toLowerCase())).toBe('done');
    expect(await fresh.sync.join()).toBe('done');
    expect(await names(fresh)).toEqual(expect.arrayContaining(['child:Maya', 'note:owls']));
  });

  it('opens with the latest recovery code only, which is missing until noted down', async () => {
    const one = newPhone();
    const recoveryCode = await turnOn(one);
    expect(await lacksRecoveryCode(one)).toBe(true);
    await one.sync.recoveryCodeNoted();
    expect(await lacksRecoveryCode(one)).toBe(false);
    const other = await joined(one);
    const said = await one.sync.newRecoveryCode();
    await inStep(one, other);
    expect(other.sync.state.getState()).toMatchObject({ newCodeAt: expect.any(Number) });
    expect(one.sync.state.getState()).toMatchObject({ newCodeAt: null });
    const next = typeof said === 'string' ? said : said.recoveryCode;
    one.close();
    expect(await lacksRecoveryCode(one.open())).toBe(true);
    const fresh = newPhone();
    expect(await fresh.sync.bring(recoveryCode)).toBe('unknownRecovery');
    expect(await fresh.sync.bring(next)).toBe('done');
  });

  it('stays the same when a space is begun again after a lost response', async () => {
    const phone = newPhone();
    addChild(phone, 'Maya');
    phone.network.losesAnswerOf = 'create_space';
    expect(await phone.sync.turnOn()).toBe('unreachable');
    const recoveryCode = await turnOn(phone);
    expect(await newPhone().sync.bring(recoveryCode)).toBe('done');
  });
});

describe('a phone with two tabs', () => {
  it('begins one space, whichever tab turns sync on', async () => {
    const phone = newPhone();
    const tab = phone.open();
    await turnOn(phone);
    const { space } = (await phone.mark()) ?? {};
    expect(await tab.sync.turnOn()).toBe('on');
    expect((await phone.mark())?.space).toBe(space);
    expect(tab.sync.state.getState()).toMatchObject({ is: 'on' });
  });

  it('joins no family from one tab once the other has begun its own', async () => {
    const first = newPhone();
    await turnOn(first);
    const phone = newPhone();
    const tab = phone.open();
    expect(await tab.sync.bringKeys(await keysHere(first))).toBe('done');
    await turnOn(phone);
    const { space } = (await phone.mark()) ?? {};
    expect(await tab.sync.join()).toBe('on');
    expect((await phone.mark())?.space).toBe(space);
  });
});

describe('a place among the 20 devices', () => {
  it('is free again when a phone does not join after all', async () => {
    const first = newPhone();
    await turnOn(first);
    const keys = await keysHere(first);
    const phone = newPhone();
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await phone.sync.bringKeys(keys)).toBe('done');
      await phone.sync.decline();
    }
    expect(await phone.sync.bringKeys(keys)).toBe('done');
    expect(await phone.sync.join()).toBe('done');
  });

  it('is refused when all are taken', async () => {
    const first = newPhone();
    await turnOn(first);
    const keys = await keysHere(first);
    for (let turn = 1; turn < 20; turn += 1)
      expect(await newPhone().sync.bringKeys(keys)).toBe('done');
    expect(await newPhone().sync.bringKeys(keys)).toBe('full');
  });
});

describe('a device that is removed', () => {
  it('gets nothing more, writes nothing more, and keeps what it has', async () => {
    const { one, other } = await twoPhones();
    const third = await joined(one);
    await inStep(one, other, third);
    const lost = await idOf(other);
    expect(await one.sync.removeDevice(lost)).toMatchObject({ recoveryCode: expect.any(String) });
    await planCamp(one, 'bees');
    await planCamp(other, 'wolves');
    await one.sync.syncNow();
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'removed' });
    expect(await names(other)).toEqual(
      expect.arrayContaining(['child:Maya', 'plan:scheduled-wolves']),
    );
    expect(await names(other)).not.toContain('plan:scheduled-bees');
    // The third one has its new key, and goes on.
    await inStep(one, third);
    expect(third.sync.state.getState()).toMatchObject({ is: 'on', problem: null, keptOut: 0 });
    expect(await names(third)).toContain('plan:scheduled-bees');
    expect(await names(third)).not.toContain('plan:scheduled-wolves');
    expect(devicesOf(one).map(({ id }) => id)).not.toContain(lost);
    // Nor does a code help that was made before.
    await other.sync.dismissEnded();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
  });

  it('cannot come back with the letters or the recovery code from before', async () => {
    const { one, other, recoveryCode } = await twoPhones();
    const letters = await lettersOf(other);
    await inStep(one, other);
    await one.sync.removeDevice(await idOf(other));
    expect(await newPhone().sync.bring(letters)).toEqual({ kind: 'expired' });
    expect(await newPhone().sync.bring(recoveryCode)).toBe('unknownRecovery');
  });

  it('goes although a phone that was away has never heard of the one that removes it', async () => {
    const { one: lost, other: away, recoveryCode } = await twoPhones();
    const fresh = newPhone();
    expect(await fresh.sync.bring(recoveryCode)).toBe('done');
    expect(await fresh.sync.join()).toBe('done');
    expect(await fresh.sync.removeDevice(await idOf(lost))).toHaveProperty('recoveryCode');
    await planCamp(fresh, 'bees');
    await fresh.sync.syncNow();
    await away.sync.syncNow();
    expect(away.sync.state.getState()).toMatchObject({ is: 'on', problem: null });
    await inStep(fresh, away);
    expect(await names(away)).toContain('plan:scheduled-bees');
  });

  it('goes with the first press, also when the answer is lost', async () => {
    const { one, other } = await twoPhones();
    await inStep(one, other);
    one.network.losesAnswerOf = 'rekey_space';
    const said = await one.sync.removeDevice(await idOf(other));
    if (typeof said === 'string') throw new Error(said);
    expect(devicesOf(one)).toHaveLength(1);
    expect(await newPhone().sync.bring(said.recoveryCode)).toBe('done');
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'removed' });
  });

  it('goes by itself, and the others stay in step', async () => {
    const { one, other } = await twoPhones();
    await other.sync.leave();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(other)).toContain('child:Maya');
    await one.sync.syncNow();
    expect(devicesOf(one)).toHaveLength(1);
    await inStep(one, await joined(one));
  });

  it('goes although somebody else is joining', async () => {
    const { one, other } = await twoPhones();
    const joining = newPhone();
    expect(await joining.sync.bringKeys(await keysHere(one))).toBe('done');
    await inStep(one, other);
    expect(await one.sync.removeDevice(await idOf(other))).toHaveProperty('recoveryCode');
    // It has to take another code.
    expect(await joining.sync.preview()).toBe('unreachable');
    expect(await joining.sync.join()).toBe('removed');
    await inStep(one, await joined(one));
  });
});

function devicesOf({ sync }: Pick<SyncPhone, 'sync'>) {
  const state = sync.state.getState();
  return state.is === 'on' ? state.devices : [];
}

async function idOf(phone: SyncPhone): Promise<string> {
  return (await phone.mark())?.device ?? '';
}

async function lacksRecoveryCode({ sync }: Pick<SyncPhone, 'sync'>): Promise<boolean> {
  await sync.syncNow();
  const state = sync.state.getState();
  return state.is === 'on' && state.lacksRecoveryCode;
}

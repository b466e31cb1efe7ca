// What opens a family's copy: lost, found, changed.
import { describe, expect, it } from 'vitest';
import type { SyncPhone } from '#tests/fakes/aSyncPhone.ts';
import {
  addChild,
  aFamilyServer,
  inStep,
  names,
  NEW_PASSWORD,
  newEmail,
  PASSWORD,
  signIn,
  signUp,
  turnOn,
} from './aFamilyServer.ts';

const { newPhone, joined, twoPhones, deviceOf } = aFamilyServer();

describe('the key of a family', () => {
  it('opens with a password that was changed on another phone with the key', async () => {
    const { email, one } = await twoPhones();
    expect(await (await one.session()).setPassword(NEW_PASSWORD)).toBe('done');
    await one.sync.onPassword(NEW_PASSWORD);
    await inStep(one, await joined(email, NEW_PASSWORD));
  });

  it('is locked again by a synced phone after a reset by mail', async () => {
    const { email, one, other } = await twoPhones();
    // Chosen on a device without the key, which signs all others out.
    await (await deviceOf(email)).setPassword(NEW_PASSWORD);
    await endOf(one);
    expect(one.sync.state.getState()).toEqual({ is: 'signedOut' });
    expect(await names(one)).toContain('child:Maya');

    expect(await signIn(one, email, NEW_PASSWORD)).toBeNull();
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toMatchObject({ is: 'on', problem: null });
    await inStep(one, await joined(email, NEW_PASSWORD));
    other.close();
  });

  it('opens with the recovery code, then with the new password, after a reset without a phone', async () => {
    const { email, recoveryCode } = await twoPhones();
    await (await deviceOf(email)).setPassword(NEW_PASSWORD);
    const fresh = newPhone();
    expect(await signIn(fresh, email, NEW_PASSWORD)).toBe('joinable');
    expect(await fresh.sync.look()).toBe('locked');
    expect(await fresh.sync.unlock('password', NEW_PASSWORD)).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', 'AAAA-BBBB')).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', recoveryCode.toLowerCase())).toBe('done');
    expect(await fresh.sync.join()).toBe('done');
    expect(await names(fresh)).toContain('child:Maya');
    await inStep(fresh, await joined(email, NEW_PASSWORD));
  });

  it('is replaced by a new copy without password or code, and an old phone returns its plan', async () => {
    const { email, one } = await twoPhones();
    await (await deviceOf(email)).setPassword(NEW_PASSWORD);
    const fresh = newPhone();
    await signIn(fresh, email, NEW_PASSWORD);
    addChild(fresh, 'Ada');
    expect((await fresh.sync.turnOn(NEW_PASSWORD)).outcome).toBe('copyThere');
    expect((await fresh.sync.startAnew(NEW_PASSWORD)).outcome).toBe('done');
    await fresh.sync.syncNow();
    expect(await names(fresh)).toEqual(['child:Ada']);

    // It has another key, and the sign-in brings the new one.
    await signIn(one, email, NEW_PASSWORD);
    await inStep(one, fresh);
    expect(await names(fresh)).toEqual(expect.arrayContaining(['child:Ada', 'child:Maya']));
  });

  it('takes a new recovery code, which is missing until noted down', async () => {
    const { email, one, other, recoveryCode } = await twoPhones();
    expect(await lacksRecoveryCode(one)).toBe(true);
    expect(await lacksRecoveryCode(other)).toBe(false);
    await one.sync.recoveryCodeNoted();
    expect(await lacksRecoveryCode(one)).toBe(false);
    const said = await one.sync.newRecoveryCode();
    const next = typeof said === 'string' ? '' : said.recoveryCode;
    one.close();
    expect(await lacksRecoveryCode(one.open())).toBe(true);
    await (await deviceOf(email)).setPassword(NEW_PASSWORD);
    const fresh = newPhone();
    await signIn(fresh, email, NEW_PASSWORD);
    expect(await fresh.sync.unlock('recovery', recoveryCode)).toBe('wrong');
    expect(await fresh.sync.unlock('recovery', next)).toBe('done');
  });

  it('stays the same when a copy is started again after a lost response', async () => {
    const email = newEmail();
    const phone = newPhone();
    await signUp(phone, email);
    phone.network.losesAnswerOf = 'put_family_key';
    expect((await phone.sync.turnOn(PASSWORD)).outcome).toBe('unreachable');
    const recoveryCode = await turnOn(phone);
    const fresh = newPhone();
    await signIn(fresh, email);
    expect(await fresh.sync.unlock('recovery', recoveryCode)).toBe('done');
  });

  it('is dropped at sign-out and returns with the password', async () => {
    const { email, one } = await twoPhones();
    await one.signOut();
    await one.dropKey();
    expect(await one.mark()).toMatchObject({ state: 'on', familyKey: null });
    expect(await names(one)).toContain('child:Maya');
    await signIn(one, email);
    expect(await one.mark()).toMatchObject({ state: 'on', familyKey: expect.any(String) });
  });
});

/** The server ended its session; it hears of that when its token is refreshed. */
async function endOf(phone: SyncPhone): Promise<void> {
  const session = await phone.session();
  expect(await session.accessToken((await session.accessToken()) ?? '')).toBeNull();
}

async function lacksRecoveryCode({ sync }: Pick<SyncPhone, 'sync'>): Promise<boolean> {
  await sync.syncNow();
  const state = sync.state.getState();
  return state.is === 'on' && state.lacksRecoveryCode;
}

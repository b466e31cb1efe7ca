// A copy ends, or another family comes to the phone.
import { describe, expect, it } from 'vitest';
import { planCamp } from '#tests/fakes/plannerOn.ts';
import {
  addChild,
  aFamilyServer,
  inStep,
  names,
  newEmail,
  PASSWORD,
  signIn,
  signUp,
  turnOn,
} from './aFamilyServer.ts';

const { twoPhones } = aFamilyServer();

describe('ending sync', () => {
  it('deletes the copy when switched off on one phone, and the other phone keeps its plan', async () => {
    const { one, other } = await twoPhones();
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
    await planCamp(other, 'owls');
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'ended' });
    expect(await names(other)).toEqual(
      expect.arrayContaining(['child:Maya', 'plan:scheduled-owls']),
    );
    await other.sync.dismissEnded();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await other.sync.look()).toBe('none');
  });

  it('takes effect at once offline and deletes the copy once online', async () => {
    const { one } = await twoPhones();
    one.network.isDown = true;
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'ending' });
    one.network.isDown = false;
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
  });

  it('deletes the copy with the account and leaves the plan on the phone without an owner', async () => {
    const { one } = await twoPhones();
    const { owner } = one.profile.getState().profile;
    expect(await (await one.session()).deleteAccount(PASSWORD)).toBe('done');
    await one.sync.accountDeleted(owner);
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(one)).toContain('child:Maya');
  });
});

describe('a second account on one phone', () => {
  it('keeps the plans of both families apart', async () => {
    const { email, one: phone, other: athome } = await twoPhones();
    await phone.signOut();
    const stranger = newEmail();
    await signUp(phone, stranger);
    expect(await phone.sync.onPassword(PASSWORD)).toBe('otherFamily');
    await planCamp(phone, 'owls');
    await phone.sync.syncNow();
    expect((await phone.sync.turnOn(PASSWORD)).outcome).not.toBe('done');
    expect(await phone.sync.look()).toBe('none');

    await phone.sync.putAside();
    expect(phone.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(phone)).toEqual([]);
    addChild(phone, 'Noah');
    await turnOn(phone);

    await phone.signOut();
    expect(await signIn(phone, email)).toBe('otherFamily');
    await phone.sync.putAside();
    await phone.sync.unlock('password', PASSWORD);
    await inStep(phone, athome);
    expect(await names(phone)).toEqual(
      expect.arrayContaining(['child:Maya', 'plan:scheduled-owls']),
    );
    expect(await names(phone)).not.toContain('child:Noah');
  });

  it('takes over an unsynced plan only on request', async () => {
    const { one: phone } = await twoPhones();
    await phone.sync.turnOff();
    await phone.signOut();
    await signUp(phone, newEmail());
    expect(await phone.sync.onPassword(PASSWORD)).toBe('otherFamily');
    await phone.sync.claim();
    expect(phone.sync.state.getState()).toEqual({ is: 'off' });
    await turnOn(phone);
    expect(await names(phone)).toContain('child:Maya');
  });
});

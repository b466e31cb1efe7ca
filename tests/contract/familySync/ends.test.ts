// A copy ends, or another family comes to the phone.
import { describe, expect, it } from 'vitest';
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

describe('an end', () => {
  it('switched off on one phone: nothing is left on the server, the other one says so and keeps its plan', async () => {
    const { one, other } = await twoPhones();
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
    await other.family.setScheduled('owls', true);
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'ended' });
    expect(await names(other)).toEqual(expect.arrayContaining(['child:Maya', 'scheduled:owls']));
    await other.sync.dismissEnded();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await other.sync.look()).toBe('none');
  });

  it('switched off with no signal: off at once, and the copy goes as soon as there is one', async () => {
    const { one } = await twoPhones();
    one.network.isDown = true;
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'ending' });
    one.network.isDown = false;
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await one.sync.look()).toBe('none');
  });

  it('the account is deleted: its copy goes with it, the plan stays on the phone and is nobody’s', async () => {
    const { one } = await twoPhones();
    const { owner } = one.profile.getState().profile;
    expect(await (await one.session()).deleteAccount(PASSWORD)).toBe('done');
    await one.sync.accountDeleted(owner);
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await names(one)).toContain('child:Maya');
  });
});

describe('somebody else signs in on the same phone', () => {
  it('nothing of the one family is sent under the other, and each finds its own plan again', async () => {
    const { email, one: phone, other: athome } = await twoPhones();
    await phone.signOut();
    const stranger = newEmail();
    await signUp(phone, stranger);
    expect(await phone.sync.onPassword(PASSWORD)).toBe('otherFamily');
    await phone.family.setScheduled('owls', true);
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
    expect(await names(phone)).toEqual(expect.arrayContaining(['child:Maya', 'scheduled:owls']));
    expect(await names(phone)).not.toContain('child:Noah');
  });

  it('a plan that is in step with nothing can be taken over by a new account, and by nobody unasked', async () => {
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

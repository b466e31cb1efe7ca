// A space ends, and each phone keeps its plan.
import { describe, expect, it } from 'vitest';
import { planCamp } from '#tests/fakes/plannerOn.ts';
import { aFamilyServer, keysHere, names } from './aFamilyServer.ts';

const { newPhone, twoPhones } = aFamilyServer();

describe('ending sync', () => {
  it('deletes the copy when switched off on one phone, and the other phone keeps its plan', async () => {
    const { one, other, recoveryCode } = await twoPhones();
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    await planCamp(other, 'owls');
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'ended' });
    expect(await names(other)).toEqual(
      expect.arrayContaining(['child:Maya', 'plan:scheduled-owls']),
    );
    await other.sync.dismissEnded();
    expect(other.sync.state.getState()).toEqual({ is: 'off' });
    expect(await newPhone().sync.bring(recoveryCode)).toBe('unknownRecovery');
  });

  it('tells a phone that was about to join, and nothing comes', async () => {
    const { one } = await twoPhones();
    const joining = newPhone();
    expect(await joining.sync.bringKeys(await keysHere(one))).toBe('done');
    await one.sync.turnOff();
    expect(await joining.sync.join()).toBe('ended');
    expect(joining.sync.state.getState()).toEqual({ is: 'ended' });
    expect(await names(joining)).toEqual([]);
  });

  it('takes effect at once offline and deletes the copy once online', async () => {
    const { one, recoveryCode } = await twoPhones();
    one.network.isDown = true;
    await one.sync.turnOff();
    expect(one.sync.state.getState()).toEqual({ is: 'ending' });
    one.network.isDown = false;
    await one.sync.syncNow();
    expect(one.sync.state.getState()).toEqual({ is: 'off' });
    expect(await newPhone().sync.bring(recoveryCode)).toBe('unknownRecovery');
  });
});

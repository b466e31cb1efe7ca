// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AuthContext } from '#account/store/useAuth.ts';
import type { SessionState } from '#base/session/storedSession.ts';
import { AppContext } from '#base/useApp.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { setPreference } from '#family/rules/editProfile.ts';
import { emptyMailMemory, type MailMemory } from '#planner/rules/mails/mailMemory.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { FamilyMailSwitches } from './FamilyMailSwitches.tsx';

const SIGNED_IN: SessionState = {
  status: 'in',
  userId: 'ada',
  email: 'ada@home.example',
  role: null,
  lacksSecondFactor: false,
};
let stage: Stage;
afterEach(() => stage.close());

async function show(who: SessionState, memory: Partial<MailMemory> = {}, isOn = false) {
  const tab = fakeApp({ store: fakeDevice().openApp() });
  const state = createStore<MailMemory>(() => ({ ...emptyMailMemory(), ...memory }));
  let resumed = 0;
  const mails = {
    memory: state,
    begin: async () => undefined,
    resume: async () => {
      resumed += 1;
      state.setState({ answer: { outcome: 'stored' } });
    },
  };
  const planner = async () => ({ ...(await tab.planner()), familyMails: async () => mails });
  const profile = memoryProfile(setPreference(emptyProfile(), 'signUpMails', isOn));
  stage = await onStage(
    {},
    <AppContext value={{ ...tab, planner }}>
      <AuthContext value={fakeAuth({ who })}>
        <main>
          <FamilyMailSwitches store={profile} />
        </main>
      </AuthContext>
    </AppContext>,
  );
  return { preferences: () => profile.getState().profile.emailPreferences, resumed: () => resumed };
}

/** By its label: whether it is on, and whether it can be pressed. */
const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=switch]')].map(
    ({ checked, disabled }) => `${checked ? 'on' : 'off'}${disabled ? ', fixed' : ''}`,
  );

describe('for who is signed out', () => {
  test('nothing can be turned on, and a link leads to the account', async () => {
    await show({ status: 'out' });
    expect(switches()).toEqual(['off, fixed', 'off, fixed', 'off, fixed']);
    expect(stage.text()).toContain('The emails below need an account');
    expect(stage.find('a').getAttribute('href')).toContain('/login');
    expect(await axeViolations()).toEqual([]);
  });

  test('what was on can be turned off', async () => {
    const { preferences } = await show({ status: 'out' }, {}, true);
    await stage.press('Email before sign-up opens');
    expect(preferences().signUpMails).toBe(false);
  });
});

describe('for a signed-in family', () => {
  test('each switch changes its setting, and the name needs the first one', async () => {
    const { preferences } = await show(SIGNED_IN);
    expect(switches()).toEqual(['off', 'off, fixed', 'off']);
    expect(stage.text()).toContain('Our server then has the day and time, not the camp.');
    expect(stage.text()).toContain('Our email service can read it.');
    await stage.press('Email before sign-up opens');
    await stage.press('Name the camp in that email');
    await stage.press('Weekly look by email');
    expect(preferences()).toMatchObject({
      signUpMails: true,
      signUpNames: true,
      weeklyDigest: true,
    });
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  test('mail that was unsubscribed is said with its day, and a press starts it again', async () => {
    const answer = { outcome: 'stopped', on: '2031-03-02', why: 'unsubscribed' } as const;
    const { resumed } = await show(SIGNED_IN, { answer }, true);
    await stage.says('You stopped our emails on Mar 2.');
    expect(await axeViolations()).toEqual([]);
    await stage.press('Email me again', 2);
    expect(resumed()).toBe(1);
    expect(stage.text()).not.toContain('You stopped our emails');
  });

  test.each([
    [{ answer: { outcome: 'stopped', on: '2031-03-02', why: 'bounce' } }, 'couldn’t be delivered'],
    [
      { answer: { outcome: 'stopped', on: '2031-03-02', why: 'complaint' } },
      'reported as unwanted',
    ],
    [{ answer: { outcome: 'unpaid' } }, 'Email is part of the season pass.'],
    [{ answer: { outcome: 'unconfirmed' } }, 'Confirm your account’s email first'],
    [{ hasFailed: true }, 'Our server didn’t save this.'],
  ] as const)('%j is said, without a button that could not help', async (memory, words) => {
    await show(SIGNED_IN, memory, true);
    await stage.says(words);
    expect(document.querySelector('button')).toBeNull();
  });
});

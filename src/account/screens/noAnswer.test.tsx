// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type CallSession, AuthContext } from '#account/store/useAuth.ts';
import { type Answer, json, refused, signedIn } from '#tests/fakes/authDevice.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { CodeForm } from './code/CodeForm.tsx';
import { SignInForm } from './login/SignInForm.tsx';
import { SignUpForm } from './login/SignUpForm.tsx';
import { Reset } from './reset/Reset.tsx';
import { ResetByMail } from './reset/ResetByMail.tsx';
import { Devices } from './secondStep/Devices.tsx';

const nothing = () => undefined;
const unreachable = async () => 'unreachable' as const;
const email = 'dana@camply.example';

let stage: Stage;
afterEach(async () => {
  vi.restoreAllMocks();
  await stage.close();
});

async function show(part: ReactNode, ask: CallSession = unreachable, link = '') {
  stage = await onStage(
    {},
    <AuthContext value={fakeAuth({ ask, link })}>
      <main>{part}</main>
    </AuthContext>,
  );
}

test.each([
  [
    'the sign-in',
    <SignInForm key="" email={email} onEmail={nothing} signIn={unreachable} />,
    '[name=password]',
    'Sign in',
  ],
  [
    'a new account',
    <SignUpForm key="" email={email} onEmail={nothing} signUp={unreachable} onConfirm={nothing} />,
    '[name=password]',
    'Create account',
  ],
  [
    'a code',
    <CodeForm key="" action="Continue" busy="..." check={unreachable} />,
    '[name=code]',
    'Continue',
  ],
  [
    'a forgotten password',
    <ResetByMail key="" onVerified={nothing} />,
    '[name=email]',
    'Send the link',
  ],
])('reports no signal and keeps the typed text while offline in %s', async (_, form, name, to) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const typed =
    name === '[name=email]' ? email : name === '[name=code]' ? '123456' : 'five canoes at noon';
  await show(form);
  await stage.type(name, typed);
  await stage.press(to);
  expect(stage.text()).toContain('No signal.');
  expect(stage.text()).not.toContain('No answer from our server.');
  expect(stage.find(name)).toHaveProperty('value', typed);
  expect(await axeViolations()).toEqual([]);
});

/** A device of Dana, and what its server says once there is one. */
function danasDevice(answer: Answer) {
  let isReachable = false;
  const { session } = signedIn(() => (isReachable ? answer : 'nothing'));
  const ask: CallSession = (question) => question(session);
  return { ask, reach: () => (isReachable = true) };
}

test('retries loading the devices of the second step after no answer', async () => {
  const { ask, reach } = danasDevice(json(200, { id: 'u1', email, factors: [] }));
  await show(<Devices />, ask);
  await stage.says('No answer from our server.');
  expect(await axeViolations()).toEqual([]);
  reach();
  await stage.press('Try again');
  await stage.says('Give it a name');
  expect(await axeViolations()).toEqual([]);
});

test('follows an unanswered mailed link again on a press', async () => {
  const { ask, reach } = danasDevice(refused(403, 'otp_expired'));
  await show(<Reset search={{}} />, ask, '#token_hash=abc&type=recovery');
  await stage.press('Choose a new password');
  await stage.says('Your link still works');
  reach();
  await stage.press('Try again');
  await stage.says('This link no longer works');
  expect(await axeViolations()).toEqual([]);
});

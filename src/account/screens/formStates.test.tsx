// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AuthContext } from '#account/store/useAuth.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { CodeForm } from './code/CodeForm.tsx';
import { NoPhone } from './code/NoPhone.tsx';
import { AlreadyIn } from './login/Interlude.tsx';
import { SignInForm } from './login/SignInForm.tsx';
import { SignUpForm } from './login/SignUpForm.tsx';
import { LinkStep } from './pieces/LinkStep.tsx';
import { LinkSent } from './reset/LinkSent.tsx';
import { ResetByMail } from './reset/ResetByMail.tsx';
import { DeviceList } from './secondStep/DeviceList.tsx';
import { RemoveDevice } from './secondStep/RemoveDevice.tsx';
import { ScanStep } from './secondStep/ScanStep.tsx';

const nothing = () => undefined;
const email = 'dana@camply.example';

let stage: Stage;
afterEach(() => stage.close());

async function show(part: ReactNode) {
  stage = await onStage(
    {},
    <AuthContext value={fakeAuth()}>
      <main>{part}</main>
    </AuthContext>,
  );
}

const signIn = (outcome: 'wrong' | 'limited' | 'unreachable') => (
  <SignInForm email={email} onEmail={nothing} signIn={async () => outcome} />
);

test('shows a wrong password beside its field and keeps the focus and the text there', async () => {
  await show(signIn('wrong'));
  await stage.press('Sign in');
  expect(stage.describes('[name=password]')).toContain('Enter your password');
  expect(document.activeElement).toBe(stage.find('[name=password]'));
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=password]', 'five canoes');
  await stage.press('Sign in');
  expect(stage.describes('[name=password]')).toContain('Email and password don’t match.');
  expect(document.activeElement).toBe(stage.find('[name=password]'));
  expect(stage.find('[name=password]')).toHaveProperty('value', 'five canoes');
  expect(await axeViolations()).toEqual([]);
});

test('asks for the email of a sign-in first', async () => {
  await show(<SignInForm email="" onEmail={nothing} signIn={async () => 'done'} />);
  await stage.press('Sign in');
  expect(stage.describes('[name=email]')).toContain('Enter your email');
  expect(document.activeElement).toBe(stage.find('[name=email]'));
});

test.each([
  ['limited', 'Too many tries.', 1],
  ['unreachable', 'No answer from our server.', 0],
] as const)('tells what helps when a sign-in is %s', async (outcome, words, resets) => {
  await show(signIn(outcome));
  await stage.type('[name=password]', 'five canoes');
  await stage.press('Sign in');
  expect(stage.text()).toContain(words);
  expect(stage.text().split('reset your password now')).toHaveLength(resets + 1);
  expect(await axeViolations()).toEqual([]);
});

test("tells what is wrong with a new account's password, or that its email is taken", async () => {
  await show(
    <SignUpForm email={email} onEmail={nothing} signUp={async () => 'taken'} onConfirm={nothing} />,
  );
  await stage.press('Create account');
  expect(stage.describes('[name=password]')).toContain('Choose a password.');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=password]', 'five canoes at noon');
  await stage.press('Create account');
  expect(stage.describes('[name=email]')).toContain('This email can’t be used for a new account.');
  expect(document.activeElement).toBe(stage.find('[name=email]'));
});

test.each([
  ['wrong', 'That code isn’t right. Codes change'],
  ['used', 'That code was used already.'],
  ['clock', 'This device’s clock is off'],
] as const)('shows beside the field that a code is %s', async (outcome, words) => {
  await show(<CodeForm action="Continue" busy="Checking..." check={async () => outcome} />);
  await stage.press('Continue');
  expect(stage.describes('[name=code]')).toContain('Enter the six digits');
  await stage.type('[name=code]', '000000');
  await stage.press('Continue');
  expect(stage.describes('[name=code]')).toContain(words);
  expect(document.activeElement).toBe(stage.find('[name=code]'));
  expect(await axeViolations()).toEqual([]);
});

test('asks for a wait after too many codes instead of calling the code wrong', async () => {
  await show(<CodeForm action="Continue" busy="Checking..." check={async () => 'limited'} />);
  await stage.type('[name=code]', '000000');
  await stage.press('Continue');
  expect(stage.text()).toContain('Too many tries.');
  expect(stage.text()).not.toContain('isn’t right');
});

test('offers a new link for an old one and lets a signed-in user stay', async () => {
  let isStaying = false;
  await show(<ResetByMail isOld onVerified={nothing} onStay={() => (isStaying = true)} />);
  expect(stage.find('[role=alert]').textContent).toContain('Links work once');
  expect(await axeViolations()).toEqual([]);
  await stage.press('Send a new link');
  expect(stage.describes('[name=email]')).not.toBe('');
  await stage.type('[name=email]', email);
  await stage.press('Send a new link');
  expect(stage.text()).toContain('No answer from our server.');
  await stage.press('Stay signed in');
  expect(isStaying).toBe(true);
});

const tools = { isReset: true, follow: nothing, accept: nothing, decline: nothing };
const device = { id: 'f1', name: 'My phone', kind: 'totp', isVerified: true, addedAt: 0 } as const;
test.each([
  [
    'a link of somebody else',
    'Sign in as other@home.example?',
    <LinkStep key="" {...tools} link={{ email: 'other@home.example' }} email={email} />,
  ],
  [
    'a link without a signal',
    'Your link still works',
    <LinkStep key="" {...tools} link="unreachable" email={null} />,
  ],
  [
    'a mail that was sent',
    `If ${email} has an account`,
    <LinkSent
      key=""
      email={email}
      isBefore={false}
      send={async () => 'done'}
      onOther={nothing}
      onVerified={nothing}
    />,
  ],
  [
    'who is signed in already',
    'You’re signed in',
    <AlreadyIn key="" email={email} onGoOn={nothing} onLogOut={nothing} />,
  ],
  [
    'the picture to scan',
    'Enter it by hand',
    <ScanStep key="" secret="ABCDEFGH" uri="otpauth://totp/Camply?secret=ABCDEFGH" />,
  ],
  [
    'the list of devices',
    'My phone',
    <DeviceList key="" devices={[device]} onAdd={nothing} onRemove={nothing} />,
  ],
  [
    'removing the last device',
    'It’s your only one',
    <RemoveDevice key="" device={device} isLast onKeep={nothing} onRemoved={nothing} />,
  ],
  [
    'no phone at hand',
    'My phone, Tablet',
    <NoPhone key="" email={email} names={['My phone', 'Tablet']} onBack={nothing} />,
  ],
])('has no axe findings in %s', async (_, words, part) => {
  await show(part);
  expect(stage.text()).toContain(words);
  expect(await axeViolations()).toEqual([]);
});

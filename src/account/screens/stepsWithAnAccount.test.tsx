// @vitest-environment jsdom
import { dana } from '#tests/fixtures/dana.ts';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { refused, signedIn } from '#tests/fakes/authDevice.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { NewPassword } from './reset/NewPassword.tsx';
import { TurnedOn } from './secondStep/TurnedOn.tsx';
import { TurnOn } from './secondStep/TurnOn.tsx';

const nothing = () => undefined;

let stage: Stage;
afterEach(() => stage.close());

/** To Dana, whose server refuses everything so. */
async function show(part: ReactNode, code = 'unexpected_failure') {
  const { session } = signedIn(() => refused(422, code));
  const auth = fakeAuth({ who: dana, ask: (question) => question(session) });
  stage = await onStage(
    {},
    <AppContext value={fakeApp({ store: fakeDevice().openApp() })}>
      <AuthContext value={auth}>
        <main>{part}</main>
      </AuthContext>
    </AppContext>,
  );
}

test('shows a missing or taken device name beside its field', async () => {
  await show(<TurnOn isFirst onDone={nothing} onCancel={nothing} />, 'mfa_factor_name_conflict');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=name]', ' ');
  await stage.press('Show the code to scan');
  expect(stage.describes('[name=name]')).toContain('Enter a name, like My phone');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=name]', 'My phone');
  await stage.press('Show the code to scan');
  await stage.says('You have one with this name.');
  expect(document.activeElement).toBe(stage.find('[name=name]'));
});

test.each([
  [1, 'Two-step sign-in is on', 'Add a spare'],
  [2, 'Your spare is added', 'Continue'],
])(
  'suggests the next step after turning on the second step with %i device',
  async (count, title, next) => {
    await show(<TurnedOn count={count} onAdd={nothing} onLater={nothing} />);
    expect(document.activeElement?.textContent).toBe(title);
    expect(stage.text()).toContain(next);
    expect(await axeViolations()).toEqual([]);
  },
);

test('shows a short or unchanged password beside its field', async () => {
  await show(<NewPassword who={dana} next="/" />, 'same_password');
  expect(stage.text()).toContain('For dana@camply.example');
  await stage.type('[name=password]', 'canoes');
  await stage.press('Save and continue');
  expect(stage.describes('[name=password]')).toContain('Use 12 characters or more');
  expect(await axeViolations()).toEqual([]);
  await stage.type('[name=password]', 'six canoes at dawn');
  await stage.press('Save and continue');
  await stage.says('That’s your password already.');
  expect(document.activeElement).toBe(stage.find('[name=password]'));
});

// @vitest-environment jsdom
import { dana } from '#tests/fixtures/dana.ts';
import { afterEach, expect, test } from 'vitest';
import { AuthContext } from '#account/store/useAuth.ts';
import { AppContext } from '#base/useApp.ts';
import { refused, signedIn } from '#tests/fakes/authDevice.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeAuth } from '#tests/fakes/fakeAuth.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { DeleteAccountSheet } from './DeleteAccountSheet.tsx';

const nothing = () => undefined;

let stage: Stage;
afterEach(() => stage.close());

test('deletes nothing for a missing or wrong password and reports it beside the field', async () => {
  const { session, asked } = signedIn(() => refused(400, 'invalid_credentials'));
  const auth = fakeAuth({ who: dana, ask: (question) => question(session) });
  stage = await onStage(
    {},
    <AppContext value={fakeApp({ store: fakeDevice().openApp() })}>
      <AuthContext value={auth}>
        <main>
          <DeleteAccountSheet open onClose={nothing} />
        </main>
      </AuthContext>
    </AppContext>,
  );
  await stage.press('Delete account');
  expect(stage.describes('[name=password]')).toContain('Enter your password');
  expect(asked).toEqual([]);
  await stage.type('[name=password]', 'five canoes');
  await stage.press('Delete account');
  await stage.says('That isn’t your password. Try again.');
  expect(stage.find('[name=password]')).toHaveProperty('value', 'five canoes');
  expect(session.state.getState().status).toBe('in');
  expect(await axeViolations()).toEqual([]);
});

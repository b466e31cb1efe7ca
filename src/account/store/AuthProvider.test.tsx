// @vitest-environment jsdom
import { act, Component, type ReactNode, useContext, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { aDevice } from '#tests/fakes/authDevice.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { AppContext } from '#base/useApp.ts';
import { AuthProvider } from './AuthProvider.tsx';
import { NoAnswerError } from '#base/session/NoAnswerError.ts';
import { type AccountSession, AuthContext, useAuth } from './useAuth.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stay = () => undefined;

class ErrorPage extends Component<{ children: ReactNode }, { shown: string }> {
  override state = { shown: '' };
  static getDerivedStateFromError(error: unknown) {
    return { shown: `error page: ${String(error)}` };
  }
  override render() {
    return this.state.shown || this.props.children;
  }
}

function Form({ question }: { question: () => Promise<string> }) {
  const { ask } = useAuth();
  const [outcome, setOutcome] = useState('');
  const send = () => ask(question).then(setOutcome, () => undefined);
  return <button onClick={() => void send()}>{outcome}</button>;
}

/** What the page shows after a press that asks this. */
async function shownAfter(
  question: () => Promise<string>,
  session: () => Promise<AccountSession> = async () => aDevice(() => 'nothing').tab(),
) {
  const app = { ...fakeApp({ store: fakeDevice().openApp() }), session };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <AppContext value={app}>
        <ErrorPage>
          <AuthProvider onSignedOut={stay}>
            <Form question={question} />
          </AuthProvider>
        </ErrorPage>
      </AppContext>,
    ),
  );
  await act(async () => box.querySelector('button')?.click());
  const { textContent } = box;
  await act(async () => root.unmount());
  return textContent;
}

const chunkError = Object.assign(new TypeError('Failed to fetch'), { name: 'ChunkError' });

it.each([
  ['no answer came', () => Promise.reject(new NoAnswerError('no answer came')), undefined],
  ['its code did not arrive', async () => 'done', () => Promise.reject(chunkError)],
])('answers “unreachable” to a session call when %s', async (_, question, session) => {
  expect(await shownAfter(question, session)).toBe('unreachable');
});

it('sends a bug in a session call to the error page instead of calling it no signal', async () => {
  const bug = new TypeError('undefined is not a function');
  expect(await shownAfter(() => Promise.reject(bug))).toBe(
    'error page: TypeError: undefined is not a function',
  );
});

it('gives the same value before and after this device says who is signed in, so that no page hydrates at once for it', async () => {
  const app = fakeApp({ store: fakeDevice().openApp() });
  const values = new Set<unknown>();
  const seen: string[] = [];
  function Page() {
    values.add(useContext(AuthContext));
    seen.push(useAuth().who.status);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <AppContext value={app}>
        <AuthProvider onSignedOut={stay}>
          <Page />
        </AuthProvider>
      </AppContext>,
    ),
  );
  await expect.poll(() => seen.at(-1)).toBe('out');
  expect(seen[0]).toBe('opening');
  expect(values.size).toBe(1);
  await act(async () => root.unmount());
});

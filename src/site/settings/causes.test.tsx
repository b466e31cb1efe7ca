// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '#base/useApp.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { useCode } from '#family/store/handOver/useCode.ts';
import { AppContext } from '#base/useApp.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { markChunkError } from '#ui/chunkError.ts';
import { useToasts } from '#ui/layers/toasts.ts';
import { useTransfer } from '#family/screens/settings/transfer/useTransfer.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
});

class ErrorPage extends Component<{ children: ReactNode }> {
  override state = { isBug: false };
  static getDerivedStateFromError = () => ({ isBug: true });
  override render = () => (this.state.isBug ? 'error page' : this.props.children);
}

function Code() {
  const { code, make } = useCode();
  return <button onClick={() => void make()}>{code.kind}</button>;
}
function Bring() {
  const { state, take } = useTransfer('');
  const said = state.is === 'failed' ? state.problem.kind : state.is;
  return <button onClick={() => void take('HEB9-A6VJ-M9', false)}>{said}</button>;
}

/** The text of the screen and of its toasts after its last button was pressed, where nothing can be read: `error`. */
async function afterPress(screen: ReactNode, error: Error): Promise<string> {
  const refuse = () => Promise.reject(error);
  const app: App = {
    ...fakeApp({ store: fakeDevice().openApp() }),
    backup: refuse,
    handOver: refuse,
  };
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box, { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <AppContext value={app}>
        <ErrorPage>{screen}</ErrorPage>
      </AppContext>,
    ),
  );
  await act(async () => [...box.querySelectorAll('button')].at(-1)?.click());
  const toasts = useToasts.getState().toasts.map(({ description }) => description);
  const said = [box.textContent, ...toasts].join(' ');
  await act(async () => root.unmount());
  return said;
}

it.each([
  ['a code', <Code key="" />, 'storage', 'unreachable'],
  ['a plan of another phone', <Bring key="" />, 'storage', 'unreachable'],
])(
  'names the cause of a failure in %s: storage, missing code, or a bug',
  async (_, screen, own, net) => {
    const missing = new TypeError('Failed to fetch');
    markChunkError(missing);
    expect(await afterPress(screen, new StorageError('no answer'))).toContain(own);
    expect(await afterPress(screen, missing)).toContain(net);
    expect(await afterPress(screen, new TypeError('x is undefined'))).toContain('error page');
  },
);

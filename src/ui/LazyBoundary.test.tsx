// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markChunkError } from './chunkError.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyPart } from './lazyPart.tsx';
import { useToasts } from './layers/toasts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const bug = new TypeError('undefined is not a function');

/** As a route has one around its page. */
class ErrorPage extends Component<{ children: ReactNode }, { shown: string }> {
  override state = { shown: '' };
  static getDerivedStateFromError(error: unknown) {
    return { shown: `error page: ${String(error)}` };
  }
  override render() {
    return this.state.shown || this.props.children;
  }
}

/** A part whose code does not arrive as long as `isLost`. */
function aLostPart() {
  const network = { isLost: true, fetches: 0 };
  const Part = lazyPart(async () => {
    network.fetches += 1;
    if (!network.isLost) return () => <p>Here</p>;
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    markChunkError(error);
    throw error;
  });
  return { Part, network };
}

function Broken(): ReactNode {
  throw bug;
}

let root: ReturnType<typeof createRoot>;
const logged: unknown[] = [];
const draw = (part: ReactNode) => act(async () => root.render(<ErrorPage>{part}</ErrorPage>));
const press = () => act(async () => document.querySelector('button')?.click());
const text = () => document.body.textContent;
const alerts = () => [...document.querySelectorAll('[role=alert]')];

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: (error) => logged.push(error),
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  useToasts.setState({ toasts: [] });
  logged.length = 0;
});

describe('a part whose code does not arrive', () => {
  test('says so in its place and is fetched again when "Try again" is pressed', async () => {
    const { Part, network } = aLostPart();
    await draw(<Part />);
    expect(alerts()[0]?.textContent).toContain('This part didn’t load.');
    expect(network.fetches, 'not again by itself').toBe(1);
    await press();
    expect(network.fetches).toBe(2);
    expect(alerts(), 'said once more').toHaveLength(1);
    network.isLost = false;
    await press();
    expect(text()).toBe('Here');
  });

  test('comes by itself when the network is back', async () => {
    const { Part, network } = aLostPart();
    await draw(<Part boundary={{ missing: 'No filters yet.' }} />);
    expect(alerts()[0]?.textContent).toContain('No filters yet.');
    network.isLost = false;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text()).toBe('Here');
  });

  test('closes what was opened, says so and is fetched again when it is opened again', async () => {
    const { Part, network } = aLostPart();
    let isOpen = true;
    const drawOpen = () => draw(isOpen && <Part boundary={{ onFail: () => (isOpen = false) }} />);
    await drawOpen();
    expect(isOpen).toBe(false);
    expect(network.fetches, 'not again by itself').toBe(1);
    expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['That didn’t load']);
    await drawOpen();
    isOpen = true;
    network.isLost = false;
    await drawOpen();
    expect(text()).toContain('Here');
  });

  test('is drawn at once when its code has been fetched before', async () => {
    const { Part, network } = aLostPart();
    network.isLost = false;
    await Part.load();
    // Synchronously: a part that React waits for would still show its fallback.
    act(() => root.render(<Part boundary={{ fallback: 'Wait' }} />));
    expect(text()).toBe('Here');
  });

  test('leaves no word where the page is whole without it', async () => {
    const { Part } = aLostPart();
    await draw(<Part boundary={{ optional: true }} />);
    expect(text()).toBe('');
  });
});

describe('a bug in a part that has arrived', () => {
  test.each<[string, ReactNode]>([
    ['by default', <LazyBoundary key="">{<Broken />}</LazyBoundary>],
    [
      'with something in its place',
      <LazyBoundary key="" errorFallback="no">
        {<Broken />}
      </LazyBoundary>,
    ],
    [
      'in what was opened',
      <LazyBoundary key="" onFail={() => {}}>
        {<Broken />}
      </LazyBoundary>,
    ],
    [
      'in an optional part',
      <LazyBoundary key="" optional>
        {<Broken />}
      </LazyBoundary>,
    ],
  ])('reaches the error page and the console: %s', async (_, part) => {
    await draw(part);
    expect(text()).toBe('error page: TypeError: undefined is not a function');
    expect(logged).toContain(bug);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('of a drawing takes nothing else from the page', async () => {
    await draw(
      <>
        <p>Still here</p>
        <LazyBoundary optional="drawing">
          <Broken />
        </LazyBoundary>
      </>,
    );
    expect(text()).toBe('Still here');
  });
});

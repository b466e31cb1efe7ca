// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { markChunkError } from './chunkError.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyPart } from './lazyPart.tsx';
import { useToasts } from './layers/toasts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a part that could not be fetched says so and is fetched again when it is opened again', async () => {
  let fetches = 0;
  const Part = lazyPart(async () => {
    fetches += 1;
    if (fetches > 1) return { default: () => <p>Here</p> };
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    markChunkError(error);
    throw error;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  });
  let isOpen = true;
  const draw = () =>
    act(async () => {
      root.render(
        isOpen && (
          <LazyBoundary onFail={() => (isOpen = false)}>
            <Part />
          </LazyBoundary>
        ),
      );
    });
  await draw();
  expect(isOpen).toBe(false);
  expect(fetches, 'not again by itself').toBe(1);
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['That didn’t load']);
  await draw();
  isOpen = true;
  await draw();
  expect(document.body.textContent).toContain('Here');
});

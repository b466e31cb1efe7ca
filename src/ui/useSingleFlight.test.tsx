// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useSingleFlight } from './useSingleFlight.ts';

it('does the work of two presses in one task once, and that of the next press again', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  function Page() {
    const { isBusy, run } = useSingleFlight();
    return <button onClick={() => void run(work)}>{isBusy ? 'busy' : 'ready'}</button>;
  }
  const box = document.createElement('div');
  const root = createRoot(box);
  document.body.append(box);
  await act(async () => root.render(<Page />));
  const button = box.querySelector('button');
  await act(async () => {
    button?.click();
    button?.click();
  });
  expect([ends.length, box.textContent]).toEqual([1, 'busy']);
  await act(async () => ends[0]?.());
  expect(box.textContent).toBe('ready');
  await act(async () => button?.click());
  expect(ends).toHaveLength(2);
  await act(async () => root.unmount());
});

it('is ready for the next press after work that throws, and passes its error on', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const problem = new Error('storage is gone');
  const caught: unknown[] = [];
  function Page() {
    const { isBusy, run } = useSingleFlight();
    const press = () =>
      run(() => Promise.reject(problem)).catch((error: unknown) => void caught.push(error));
    return <button onClick={() => void press()}>{isBusy ? 'busy' : 'ready'}</button>;
  }
  const box = document.createElement('div');
  const root = createRoot(box);
  document.body.append(box);
  await act(async () => root.render(<Page />));
  for (const presses of [1, 2]) {
    await act(async () => box.querySelector('button')?.click());
    expect([caught.length, box.textContent]).toEqual([presses, 'ready']);
  }
  expect(caught).toEqual([problem, problem]);
  await act(async () => root.unmount());
});

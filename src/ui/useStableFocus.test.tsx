// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useStableFocus } from './useStableFocus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Part({ tabIndex }: { tabIndex?: -1 }) {
  const [isDone, setDone] = useState(false);
  return (
    <section tabIndex={tabIndex} {...useStableFocus()}>
      {!isDone && <button onClick={() => setDone(true)}>That’s right</button>}
      <button>Next</button>
    </section>
  );
}

test.each([
  { part: <Part tabIndex={-1} />, focused: 'SECTION' },
  { part: <Part />, focused: 'BUTTON' },
])('moves the focus of a control that goes to $focused', async ({ part, focused }) => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(part));
  await act(async () => {
    const button = box.querySelector('button');
    button?.focus();
    button?.click();
  });
  expect(box.textContent).toBe('Next');
  expect(document.activeElement?.tagName).toBe(focused);
  await act(async () => root.unmount());
  box.remove();
});

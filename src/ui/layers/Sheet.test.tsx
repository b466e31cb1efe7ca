// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { routerAround } from '#tests/fakes/routerAround.ts';
import { Sheet } from './Sheet.tsx';
import { useOpenSheet } from './useOpenSheet.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Shown = { name: string; isOpen: boolean };

/** Where a toast would be: it opens in a sheet, and outlives it. */
const ToastPlace = () => <output>{useOpenSheet() === null ? 'page' : 'sheet'}</output>;

/** A page with a sheet, which may lead to another one; `Add` closes it and may take its opener away. */
function Page() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasOpener, setOpener] = useState(true);
  const close = () => setShown(shown && { ...shown, isOpen: false });
  const open = (name: string) => setShown({ name, isOpen: true });
  return (
    <main id="main" tabIndex={-1}>
      {shown && <ToastPlace />}
      {hasOpener && <button onClick={() => open('First')}>Open</button>}
      {shown && (
        <Sheet key={shown.name} title={shown.name} open={shown.isOpen} onOpenChange={close}>
          <button onClick={close}>Add</button>
          <button onClick={() => open('Second')}>Next</button>
          <button
            onClick={() => {
              setOpener(false);
              close();
            }}
          >
            Add the last
          </button>
        </Sheet>
      )}
    </main>
  );
}

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  // For the dialogs of jsdom.
  await routerAround(() => null);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
  await press('Open');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => {
    button?.focus();
    button?.click();
  });
}
const dialog = () => document.querySelector('dialog');
// Without animations React listens to the older name.
const endAnimation = () =>
  act(async () => dialog()?.dispatchEvent(new Event('webkitAnimationEnd', { bubbles: true })));

test('takes no press while it leaves, and gives the focus back', async () => {
  await press('Add');
  expect(dialog()?.getAttribute('inert')).toBe('');
  await endAnimation();
  expect(dialog()).toBe(null);
  expect(document.activeElement?.textContent).toBe('Open');
  await press('Open');
  expect(dialog()?.hasAttribute('inert')).toBe(false);
});

test('a sheet that replaces another takes presses, and gives the focus back to where the first was opened', async () => {
  await press('Next');
  expect(dialog()?.hasAttribute('inert')).toBe(false);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await press('Add');
  await endAnimation();
  expect(document.activeElement?.textContent).toBe('Open');
});

test('gives the focus to the page where its opener is gone', async () => {
  await press('Add the last');
  await endAnimation();
  expect(dialog()).toBe(null);
  expect(document.activeElement?.id).toBe('main');
});

const place = () => document.querySelector('output')?.textContent;

test('takes the toasts when it opens, and leaves them to the page when it closes', async () => {
  expect(place()).toBe('sheet');
  await press('Add');
  await endAnimation();
  expect(place()).toBe('page');
});

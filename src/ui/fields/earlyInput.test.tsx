// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';
import { RangeSlider } from './RangeSlider.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A prerendered page, what somebody does in it, and then hydration. */
async function hydrateAfter(screen: ReactNode, early: (inputs: HTMLInputElement[]) => void) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(screen);
  early([...box.querySelectorAll('input')]);
  await act(async () => hydrateRoot(box, screen));
  await act(async () => vi.advanceTimersByTimeAsync(1000));
}

const format = ([from, to]: readonly [number, number]) => `${from} to ${to}`;

function aSlider(onChange: (value: readonly [number, number]) => void, step = 1) {
  const bounds = { min: 0, max: 18, step, value: [5, 16] as const, format, onChange };
  return <RangeSlider label="Ages" ends={['From', 'To']} {...bounds} />;
}

it('keeps a slider value that was set before hydration', async () => {
  const onChange = vi.fn<(value: readonly [number, number]) => void>();
  await hydrateAfter(aSlider(onChange), ([from]) => {
    if (from) from.value = '8';
  });
  expect(onChange.mock.calls).toEqual([[[8, 16]]]);
});

it('changes nothing for an untouched slider', async () => {
  const onChange = vi.fn<(value: readonly [number, number]) => void>();
  await hydrateAfter(aSlider(onChange), () => undefined);
  // A browser shows 5 as the next step; jsdom does not.
  await hydrateAfter(aSlider(onChange, 2), ([from]) => {
    if (from) from.value = '6';
  });
  expect(onChange).not.toHaveBeenCalled();
});

it('accepts a file chosen before hydration', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const logo = new File(['logo'], 'logo.png', { type: 'image/png' });
  const drop = <FileDrop id="logo" label="Logo" hint="" accept="image/png" onFile={onFile} />;
  await hydrateAfter(drop, ([input]) => {
    if (input) Object.defineProperty(input, 'files', { value: [logo] });
  });
  expect(onFile.mock.calls).toEqual([[logo]]);
});

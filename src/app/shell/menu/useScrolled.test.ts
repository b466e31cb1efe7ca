// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useScrolled } from './useScrolled.ts';

const Probe = () => (useScrolled() ? 'scrolled' : 'at the top');

test('the header counts as scrolled after more than 10 px, and no longer back at the top', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  act(() => createRoot(box).render(createElement(Probe)));
  const shown = [0, 10, 11, 400, 10].map((y) => {
    act(() => {
      Reflect.set(window, 'scrollY', y);
      window.dispatchEvent(new Event('scroll'));
    });
    return box.textContent;
  });
  const top = 'at the top';
  expect(shown).toEqual([top, top, 'scrolled', 'scrolled', top]);
});

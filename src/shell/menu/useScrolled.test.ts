// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useScrolled } from './useScrolled.ts';

test('the header counts as scrolled after more than 10 px, and no longer back at the top', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let isScrolled = false;
  const Probe = () => {
    isScrolled = useScrolled();
    return null;
  };
  act(() => createRoot(document.createElement('div')).render(createElement(Probe)));
  const scrollTo = (y: number) =>
    act(() => {
      Reflect.set(window, 'scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      return isScrolled;
    });
  const seen = [0, 10, 11, 400, 10].map((y) => {
    scrollTo(y);
    return isScrolled;
  });
  expect(seen).toEqual([false, false, true, true, false]);
});

import { vi } from 'vitest';

/** Every media query matches, until vi.unstubAllGlobals(): a list has the one that is open beside it. */
export function onWideScreen(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

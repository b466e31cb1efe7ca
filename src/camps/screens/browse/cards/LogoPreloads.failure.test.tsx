// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { LogoPreloads } from './LogoPreloads.tsx';

test('logs a missing logo without a warning', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const shown = [{ camp: aCamp({ logoPath: 'gone.webp' }) }];
  await act(async () => root.render(<LogoPreloads shown={shown} />));
  const preload = document.querySelector('link[href="/camp-logos/gone.webp"]');
  await act(async () => preload?.dispatchEvent(new Event('error')));
  expect(info.mock.calls).toEqual([['Some images failed to preload']]);
  await act(async () => root.unmount());
  info.mockRestore();
  vi.unstubAllGlobals();
});

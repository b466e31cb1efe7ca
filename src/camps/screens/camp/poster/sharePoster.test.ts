import { afterEach, expect, test, vi } from 'vitest';
import { useToasts } from '#ui/layers/toasts.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { sharePoster } from './sharePoster.ts';

const file = new File(['x'], 'pine.png', { type: 'image/png' });
const url = 'https://camply.example/camps/pine-and-paddle';
const title = 'Pine & Paddle';

function onDevice(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { location: { origin: 'https://here.example' } });
  return sharePoster(aCamp(), file, url);
}

afterEach(() => vi.unstubAllGlobals());

test('shares the picture with its link', () => {
  const share = vi.fn<() => Promise<void>>(async () => {});
  void onDevice({ share, canShare: () => true });
  // No promise had to settle before.
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title, text: `${title}\n${url}` });
});

test('shares the link on a device that cannot share files', async () => {
  const share = vi.fn<() => Promise<void>>(async () => {});
  await onDevice({ share, canShare: () => false });
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title,
    url: 'https://here.example/camps/pine-and-paddle',
  });
});

test('copies the link without a share sheet', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => {});
  await onDevice({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith('https://here.example/camps/pine-and-paddle');
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('Link copied');
});

test('does nothing else after a canceled share', async () => {
  const share = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  await onDevice({ share, canShare: () => true });
  expect(share).toHaveBeenCalledOnce();
});

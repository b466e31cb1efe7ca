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

test('the picture goes with its link, within the tap', () => {
  const share = vi.fn<() => Promise<void>>(async () => {});
  void onDevice({ share, canShare: () => true });
  // No promise had to settle before.
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title, text: `${title}\n${url}` });
});

test('a device that shares no files sends the link', async () => {
  const share = vi.fn<() => Promise<void>>(async () => {});
  await onDevice({ share, canShare: () => false });
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title,
    url: 'https://here.example/camps/pine-and-paddle',
  });
});

test('without a share sheet the link is copied', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => {});
  await onDevice({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith('https://here.example/camps/pine-and-paddle');
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('Link copied');
});

test('who closes the share sheet gets nothing else', async () => {
  const share = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException('closed', 'AbortError')),
  );
  await onDevice({ share, canShare: () => true });
  expect(share).toHaveBeenCalledOnce();
});

import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

const file = new File(['x'], 'pine.ics', { type: 'text/calendar' });
const share = vi.fn<() => Promise<void>>(async () => {});
const click = vi.fn<() => void>();

function onDevice(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  vi.useFakeTimers();
  return saveFile(file);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('downloads a file in a browser', async () => {
  expect(await onDevice({ share, canShare: () => true })).toBe('downloaded');
  expect(click).toHaveBeenCalledOnce();
  expect(share).not.toHaveBeenCalled();
});

test('opens the share sheet in an installed iOS app and reports a canceled share', async () => {
  const onIos = () => onDevice({ standalone: true, share, canShare: () => true });
  expect(await onIos()).toBe('shared');
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await onIos()).toBe('canceled');
  expect(share).toHaveBeenCalledWith({ files: [file] });
  expect(click).not.toHaveBeenCalled();
});

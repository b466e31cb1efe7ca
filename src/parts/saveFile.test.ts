import { afterEach, expect, test, vi } from 'vitest';
import { fileNameOf, saveFile } from './saveFile.ts';

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

test('a browser downloads it', async () => {
  expect(await onDevice({ share, canShare: () => true })).toBe(true);
  expect(click).toHaveBeenCalledOnce();
  expect(share).not.toHaveBeenCalled();
});

test('an app installed on iOS offers it in its share sheet, also when that is closed again', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  expect(await onDevice({ standalone: true, share, canShare: () => true })).toBe(false);
  expect(share).toHaveBeenCalledWith({ files: [file] });
  expect(click).not.toHaveBeenCalled();
});

test('an id becomes a file name', () => {
  expect(fileNameOf('pine/and paddle–fall', 'png')).toBe('pine-and-paddle-fall.png');
});

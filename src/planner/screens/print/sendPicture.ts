import { saveFile, type Saved } from '#base/device/saveFile.ts';

/** Through the phone's share sheet where it takes pictures, else into the downloads. In the tap, or shortly after. */
export async function sendPicture(blob: Blob, name: string): Promise<Saved> {
  const file = new File([blob], name, { type: blob.type });
  if (!canSendPicture(file)) return saveFile(file);
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    // The tap is too long ago, or the sheet refused: the file is not lost.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'canceled' : saveFile(file);
  }
}

/** Whether the phone's share sheet takes the file. */
export const canSendPicture = (file: File): boolean =>
  navigator.canShare?.({ files: [file] }) ?? false;

/** What became of a file: with the downloads, handed on, or the person closed the question. */
export type Saved = 'downloaded' | 'shared' | 'canceled';

/**
 * Hands a file to the browser's downloads. An app installed on iOS has none: there the share sheet offers to save
 * it. Call it in the tap itself, or within the few seconds that count as one.
 */
export async function saveFile(file: File): Promise<Saved> {
  if (isInstalledOnIos() && navigator.canShare({ files: [file] })) {
    return navigator.share({ files: [file] }).then(
      () => 'shared',
      () => 'canceled',
    );
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the file only after this task: within a minute it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return 'downloaded';
}

/** Only Safari on iOS has this property. */
const isInstalledOnIos = () => Reflect.get(navigator, 'standalone') === true;

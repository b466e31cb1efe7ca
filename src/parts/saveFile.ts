/**
 * Hands a file to the browser's downloads. An app installed on iOS has none: there the share sheet offers to save
 * it. True when it is with the downloads. Call it in the tap itself.
 */
export async function saveFile(file: File): Promise<boolean> {
  if (isInstalledOnIos() && navigator.canShare({ files: [file] })) {
    // Closing the sheet is an answer, too.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return false;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the file only after this task: within a minute it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}

/** Only Safari on iOS has the property. */
const isInstalledOnIos = () => Reflect.get(navigator, 'standalone') === true;

/** A camp's id as the name of a file. */
export const fileNameOf = (campId: string, ending: string): string =>
  `${campId.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.${ending}`;

/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Safari reads the file only after this task: within a minute it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A camp's id as the name of a file. */
export const fileNameOf = (campId: string, ending: string): string =>
  `${campId.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}.${ending}`;

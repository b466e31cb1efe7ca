import { StartError } from '../../start/StartError.ts';

const MAX_MEGABYTES = 20;
const HOW_TO_SAVE =
  'In Excel: Save As, "CSV UTF-8 (Comma delimited)". In Google Sheets: Download, CSV.';

/** The text of a file. Throws a StartError for one that is too large, or no UTF-8 text. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024) {
    throw new StartError(`The file is larger than ${MAX_MEGABYTES} MB.`, 'Import it in parts.');
  }
  // What Excel calls "Unicode text".
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    throw new StartError(
      `Line ${lineAt(bytes, nul)} holds a NUL character: this is no CSV file, or one in UTF-16.`,
      HOW_TO_SAVE,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartError(
      `Line ${lineAt(bytes, firstBadByte(bytes))} is not UTF-8: names such as José would be spoiled.`,
      HOW_TO_SAVE,
    );
  }
}

const LINE_FEED = 10;

function lineAt(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (
    let at = bytes.indexOf(LINE_FEED);
    at !== -1 && at < end;
    at = bytes.indexOf(LINE_FEED, at + 1)
  )
    line += 1;
  return line;
}

/** Bisects to the longest prefix that can be decoded. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isUtf8Beginning(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isUtf8Beginning(bytes: Uint8Array): boolean {
  try {
    // As a stream, it may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

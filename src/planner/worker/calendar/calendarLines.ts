const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];

/**
 * The lines of a calendar file of unknown origin, unfolded. A line may be folded between any two bytes, also inside of a
 * letter (RFC 5545, 3.1), so folds are undone before letters are read. UTF-16 is not made of such bytes.
 */
export function calendarLines(bytes: Uint8Array): string[] {
  const utf16 = utf16Of(bytes);
  if (utf16 === null) return linesOf(decodeText(withoutFolds(bytes)));
  return linesOf(new TextDecoder(utf16).decode(bytes).replaceAll(/(?:\r\n?|\n)[ \t]/g, ''));
}

/** Decodes bytes as UTF-8, or else as the Western encoding of older Windows programs. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** Detects UTF-16 by its byte order mark, or by the zero byte of the first letter. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null;
}

/** A fold is a line break with a space or a tab after it. */
function withoutFolds(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const after = at + (byte === CR && bytes[at + 1] === LF ? 2 : 1);
    const isFold = (byte === CR || byte === LF) && (bytes[after] === SPACE || bytes[after] === TAB);
    if (isFold) at = after;
    else {
      unfolded[length] = byte;
      length += 1;
    }
  }
  return unfolded.subarray(0, length);
}

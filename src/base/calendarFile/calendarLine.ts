/** The value of a text property (RFC 5545, 3.3.11), without control characters. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the grammar of the file has no place for them
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** The longest line in UTF-8 bytes, without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Lines of at most 75 bytes, those after the first beginning with a space; no character is cut in two. */
export function fold(line: string): string {
  let folded = '';
  let room = LONGEST_LINE;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (size > room) {
      folded += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    folded += letter;
    room -= size;
  }
  return folded;
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Without control characters and changes of direction, which would make a text look like another one. */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();

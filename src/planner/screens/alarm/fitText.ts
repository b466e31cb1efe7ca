import { cutText } from '#base/text/cutText.ts';

/** The most characters of a text, and the most bytes of it in JSON. */
export type TextRoom = { characters: number; bytes: number };

export const hasRoom = (text: string, { characters, bytes }: TextRoom): boolean =>
  text.length <= characters && bytesOf(text) <= bytes;

/** The text, or as much of its beginning as there is room for, with an ellipsis. */
export function fitText(text: string, room: TextRoom): string {
  if (hasRoom(text, room)) return text;
  let cut = cutText(text, room.characters - 1);
  while (cut !== '' && !hasRoom(`${cut}…`, room)) cut = cutText(cut, cut.length - 1);
  return `${cut.trimEnd()}…`;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;

/** The first `most` characters of a text, without a part of an emoji at the end. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/(?:\u200d|[\ud800-\udbff])+$/, '');

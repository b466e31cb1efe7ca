/** Text for comparing by substring: case and the amount of white space do not count. No locale: 'I' is 'i' everywhere. */
export function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Text for comparing by substring: ignores case and the amount of white space. No locale: 'I' is 'i' everywhere. */
export function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

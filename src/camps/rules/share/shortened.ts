/** Shortens a text to `most` characters, with '…' where it was cut and single spaces. */
export function shortened(text: string, most: number): string {
  const all = text.trim().replaceAll(/\s+/g, ' ');
  if (all.length <= most) return all;
  // Never half of an emoji.
  const cut = all.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

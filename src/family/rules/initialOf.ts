/** The first letter of a name, as a capital; `unnamed` of an empty one. */
export function initialOf(name: string, unnamed = '?'): string {
  const [first = unnamed] = name.trim();
  return first.toUpperCase();
}

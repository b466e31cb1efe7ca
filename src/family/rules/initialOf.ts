/** The first letter of a name, as a capital; '' of an empty one. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toUpperCase();
}

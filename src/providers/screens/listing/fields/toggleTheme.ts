const partsOf = (theme: string) =>
  theme
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const hasTheme = (theme: string, activity: string): boolean =>
  partsOf(theme).some((part) => isSame(part, activity));

/** Adds an activity to the end of a theme, or removes it. */
export function toggleTheme(theme: string, activity: string): string {
  const parts = partsOf(theme);
  const others = parts.filter((part) => !isSame(part, activity));
  return (others.length < parts.length ? others : [...parts, activity]).join(', ');
}

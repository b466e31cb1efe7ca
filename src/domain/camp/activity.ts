import { plain } from './plain.ts';

/** The parts of a theme ('Clay, Printmaking'), ready to be compared. */
export function themeParts(theme: string): string[] {
  return theme
    .split(',')
    .map(plain)
    .filter((part) => part !== '');
}

/** Spec 5, activity (fall): one comma part equals or contains the activity. Both already `plain`. */
export function isActivity(parts: readonly string[], activity: string): boolean {
  return parts.some((part) => part.includes(activity));
}

/** Which of the known activity names a theme matches by that rule, in the order they are known. */
export function activitiesOf(theme: string, activities: readonly string[]): string[] {
  const parts = themeParts(theme);
  return activities.filter((activity) => {
    const wanted = plain(activity);
    return wanted !== '' && isActivity(parts, wanted);
  });
}

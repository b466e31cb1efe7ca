import { activitiesOf } from '#domain/camp/activity.ts';

/** The activities a theme matches, in the order the theme names them: the first gives the card its cloth. */
export function themeActivities(theme: string, activities: readonly string[]): string[] {
  const words = theme.toLowerCase();
  return activitiesOf(theme, activities).toSorted(
    (a, b) => words.indexOf(a.toLowerCase()) - words.indexOf(b.toLowerCase()),
  );
}

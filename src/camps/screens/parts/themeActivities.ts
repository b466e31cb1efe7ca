import { ACTIVITIES, matchActivities } from '#camps/rules/camp/activity.ts';

/** The activities a theme matches, in the order the theme names them: the first gives the card its color. */
export function themeActivities(
  theme: string,
  activities: readonly string[] = ACTIVITIES,
): string[] {
  const text = theme.toLowerCase();
  return matchActivities(theme, activities).toSorted(
    (a, b) => text.indexOf(a.toLowerCase()) - text.indexOf(b.toLowerCase()),
  );
}

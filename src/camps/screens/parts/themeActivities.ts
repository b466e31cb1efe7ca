import { matchActivities } from '#camps/rules/camp/activity.ts';
import { drawnActivities } from './card/ActivityPatch.tsx';

/** The activities a theme matches, in the order the theme names them: the first gives the card its color. */
export function themeActivities(
  theme: string,
  activities: readonly string[] = drawnActivities,
): string[] {
  const text = theme.toLowerCase();
  return matchActivities(theme, activities).toSorted(
    (a, b) => text.indexOf(a.toLowerCase()) - text.indexOf(b.toLowerCase()),
  );
}

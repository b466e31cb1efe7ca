import { plain } from './plain.ts';

/** The fixed list of activities. */
export const ACTIVITIES = [
  'Art',
  'Chess',
  'Cooking',
  'Dance',
  'Language',
  'Movement',
  'Music',
  'Outdoor',
  'Performance',
  'Sewing',
  'Sports',
  'STEM',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/**
 * Which of the known activity names a theme ('Clay, Printmaking') matches, in the order they are known: one of its
 * comma parts equals or contains the name, as on the fall page.
 */
export function matchActivities(theme: string, activities: readonly string[]): string[] {
  const parts = theme.split(',').map(plain);
  return activities.filter((activity) => {
    const wanted = plain(activity);
    return wanted !== '' && parts.some((part) => part.includes(wanted));
  });
}

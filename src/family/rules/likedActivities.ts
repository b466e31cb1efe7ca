import { ACTIVITIES, type Activity } from '#camps/rules/camp/activity.ts';
import type { Child } from './profile.ts';

/** The activities that a child likes, in the order of the list. Slugs that no activity has any more are left out. */
export function likedActivities({ activities }: Pick<Child, 'activities'>): Activity[] {
  const slugs = new Set(activities.split(' '));
  return ACTIVITIES.filter((activity) => slugs.has(slugOf(activity)));
}

/** The field of a child with one activity more, or without it. */
export function toggleActivity(child: Pick<Child, 'activities'>, activity: Activity): string {
  const liked = new Set(likedActivities(child));
  if (!liked.delete(activity)) liked.add(activity);
  return ACTIVITIES.filter((one) => liked.has(one))
    .map(slugOf)
    .join(' ');
}

const slugOf = (activity: Activity): string => activity.toLowerCase();

import { groupBy } from '#base/text/groupBy.ts';
import { type Activity, matchActivities } from '#camps/rules/camp/activity.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { likedActivities } from '#family/rules/likedActivities.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { Child } from '#family/rules/profile.ts';
import type { CircleFriend } from '../circles/circleFriends.ts';

/** Why a camp is liked. `choice`: whether the family thinks of it as a first choice for the child, or as a later one. */
export type CampLikes = {
  /** A whole number, 0 for none: orders camps that cover equally, and nothing else. */
  score: number;
  isFavorite: boolean;
  choice: 'first' | 'later' | null;
  /** The first of the child's activities that the camp has. */
  activity: Activity | null;
  /** What children of the family's circles who go there at the same time are called, each once. */
  friends: readonly string[];
};

/** `days`: those of one booking, or all that are asked for; a friend counts who is there on one of them. */
export type LikesOf = (camp: Pick<Camp, 'id' | 'theme'>, days: readonly string[]) => CampLikes;

/** Who of the family's circles goes where, and when. */
export type Friend = Pick<CircleFriend, 'campId' | 'days' | 'label'>;

/** A heart was pressed for this camp, a choice made for this child; an activity matches many camps, a friend a week. */
const SCORES = { favorite: 4, first: 3, friend: 3, later: 2, activity: 1 };

/**
 * What speaks for camps: hearts (`favorites`: ids of camps), the child's activities, what is thought of for it, and friends.
 */
export function createLikes(
  child: Pick<Child, 'activities'>,
  entries: readonly Pick<PlanEntry, 'campId' | 'status' | 'rank'>[],
  favorites: ReadonlySet<string>,
  friends: readonly Friend[],
): LikesOf {
  const going = groupBy(friends, ({ campId }) => campId);
  const liked = likedActivities(child);
  // Thousands of camps have a few hundred themes.
  const activityOf = memoize(new Map<string, Activity | null>(), (theme) => {
    const [name] = liked.length === 0 ? [] : matchActivities(theme, liked);
    return liked.find((activity) => activity === name) ?? null;
  });
  const choices = new Map<string, 'first' | 'later'>();
  for (const { campId, status, rank } of entries) {
    if (status !== 'considering' && status !== 'waitlisted') continue;
    if (rank === 1 || !choices.has(campId)) choices.set(campId, rank === 1 ? 'first' : 'later');
  }
  return ({ id, theme }, days) => {
    const isFavorite = favorites.has(id);
    const choice = choices.get(id) ?? null;
    const activity = activityOf(theme);
    const there = friendsOn(going.get(id) ?? NOBODY, days);
    const score =
      (isFavorite ? SCORES.favorite : 0) +
      (choice === null ? 0 : SCORES[choice]) +
      (activity === null ? 0 : SCORES.activity) +
      (there.length === 0 ? 0 : SCORES.friend);
    return { score, isFavorite, choice, activity, friends: there };
  };
}

const NOBODY: readonly Friend[] = [];

/** What friends at a camp on one of these days are called, each once. */
export const friendsAt = (
  friends: readonly Friend[],
  campId: string,
  days: readonly string[],
): string[] =>
  friendsOn(
    friends.filter((one) => one.campId === campId),
    days,
  );

const friendsOn = (friends: readonly Friend[], days: readonly string[]): string[] => [
  ...new Set(
    friends.flatMap((one) => (one.days.some((day) => days.includes(day)) ? [one.label] : [])),
  ),
];

import type { PlanState } from '#family/rules/plan/planRows.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import { useLiveOfPlanner } from '../useLiveOfPlanner.ts';
import type { Publisher } from './createPublisher.ts';

const NONE: readonly GuestWord[] = [];
type Publishing = { publisher: () => Promise<Publisher> };
const wordsOf = async ({ publisher }: Publishing) => (await publisher()).guestWords;

/** What people with a link wrote for days that are not over, live. Few families have a link that may write. */
export function useGuestWords(plan: PlanState | null): readonly GuestWord[] {
  const isAny =
    plan?.rooms.some(({ canWrite, children }) => canWrite && children === null) ?? false;
  return useLiveOfPlanner(isAny, NONE, wordsOf);
}

const moreOf = async ({ publisher }: Publishing) => (await publisher()).moreChildren;

/** The children that the other parent shares by now and this plan does not know, live; null for none. */
export const useMoreChildren = (plan: PlanState): HomesOffer | null =>
  useLiveOfPlanner<HomesOffer | null>(homesRoom(plan)?.ownSecret === '', null, moreOf);

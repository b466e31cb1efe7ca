import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { type Live, liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import { homesRoom } from '#planner/rules/custody/homeOfDay.ts';
import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import type { Publisher } from './createPublisher.ts';

const NONE: readonly GuestWord[] = [];
const wordsOf = ({ guestWords }: Publisher) => guestWords;

/** What people with a link wrote for days that are not over, live. Few families have a link that may write. */
export function useGuestWords(plan: PlanState | null): readonly GuestWord[] {
  const isAny =
    plan?.rooms.some(({ canWrite, children }) => canWrite && children === null) ?? false;
  return useOfPublisher(isAny, NONE, wordsOf);
}

const moreOf = ({ moreChildren }: Publisher) => moreChildren;

/** The children that the other parent shares by now and this plan does not know, live; null for none. */
export const useMoreChildren = (plan: PlanState): HomesOffer | null =>
  useOfPublisher<HomesOffer | null>(homesRoom(plan)?.ownSecret === '', null, moreOf);

function useOfPublisher<T>(isAny: boolean, none: T, of: (publisher: Publisher) => Live<T>): T {
  const app = useApp();
  const live = useMemo(() => {
    const load = async () => of(await (await app.planner()).publisher());
    return isAny ? liveFrom(none, load) : createStore(() => none);
  }, [app, isAny, none, of]);
  return useStore(live);
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';

const NONE: readonly GuestWord[] = [];

/** What people with a link wrote for days that are not over, live. Few families have a link that may write. */
export function useGuestWords(plan: PlanState | null): readonly GuestWord[] {
  const app = useApp();
  const isAny =
    plan?.rooms.some(({ canWrite, children }) => canWrite && children === null) ?? false;
  const live = useMemo(() => {
    const load = async () => (await (await app.planner()).publisher()).guestWords;
    return isAny ? liveFrom(NONE, load) : createStore(() => NONE);
  }, [app, isAny]);
  return useStore(live);
}

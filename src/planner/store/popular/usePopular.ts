import { logBug } from '#base/device/isNoAnswer.ts';
import { type App, useApp } from '#base/useApp.ts';
import { emptyPopularMemory, type PopularMemory } from '#planner/rules/popular/popularMemory.ts';
import { useLiveOfPlanner } from '../useLiveOfPlanner.ts';
import type { Popular } from './createPopular.ts';

const NOTHING = emptyPopularMemory();

const memoryOf = async ({ popular }: { popular: () => Promise<Popular> }) =>
  (await popular()).memory;

/** What this phone knows about popular weeks, live. Nothing is loaded where `isWanted` is false. */
export const usePopular = (isWanted: boolean): PopularMemory =>
  useLiveOfPlanner(isWanted, NOTHING, memoryOf);

/** After the family has switched popular weeks on here: this one of its phones sends. */
export function useAgreeToCount(): () => void {
  const app = useApp();
  return () => void agree(app).catch(logBug);
}

const agree = async (app: App) => (await (await app.planner()).popular()).agree();

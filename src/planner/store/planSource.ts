import { loadDirectory } from '#camps/camps.ts';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { LocalStore } from '#base/storage/db.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { Profile } from '#family/rules/profile.ts';
import { ownChildren } from '#family/rules/profile.ts';
import { planState } from './planQueries.ts';

/** What others follow a plan by, when no page shows it. `today`: YYYY-MM-DD. */
export type PlanSource = {
  profile: Profile;
  children: ReturnType<typeof ownChildren>;
  state: PlanState;
  directory: Directory;
  today: string;
};

/** Null where the plan cannot be read in full yet: half of it must not take the place of all of it. `now`: ms since 1970. */
export async function readPlanSource(
  store: LocalStore,
  readProfile: () => Promise<Profile>,
  now: number,
): Promise<PlanSource | null> {
  const queries = await loadDirectory();
  const [state, found] = await Promise.all([planState(store), queries.directory(store)]);
  const profile = await readProfile();
  const children = ownChildren(profile);
  if (found.status !== 'ready' || children.length === 0) return null;
  return { profile, children, state, directory: found.directory, today: atlantaDay(now) };
}

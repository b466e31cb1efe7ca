import type { OpenedPlanner } from './screens/feed/openPlanner.ts';

// All that other subjects and the app use of this one, besides its rules.
export { FirstMinuteLazy } from './screens/first/FirstMinuteLazy.tsx';
export { FirstMinuteSkeleton } from './screens/first/FirstMinuteSkeleton.tsx';
export { CirclesPage } from './screens/circles/CirclesPage.tsx';
export { PlanBPage } from './screens/planB/PlanBPage.tsx';
export { PlannerPage } from './screens/PlannerPage.tsx';
export { FamilyDaysLazy } from './screens/fromCamp/FamilyDaysLazy.ts';
export { PlanThisCampLazy } from './screens/fromCamp/PlanThisCampLazy.ts';
export { PassByLink } from './screens/pass/PassByLink.tsx';
export { PopularRecord } from './screens/popular/PopularRecord.tsx';
export { PopularWeeks } from './screens/popular/PopularWeeks.tsx';
export { ChildSashLazy } from './screens/patches/ChildSashLazy.ts';
export { PrintPage } from './screens/print/PrintPage.tsx';
export { SharedPlanPage } from './screens/shared/SharedPlanPage.tsx';
export { AlarmsFee } from './screens/phoneAlarms/SeasonFee.tsx';
export { AlarmsRow } from './screens/phoneAlarms/AlarmsRow.tsx';
export { RoomLinksRow } from './screens/sheets/room/RoomLinksRow.tsx';
export { useFamilyMails } from './store/mails/useFamilyMails.ts';
export { useAgreeToCount } from './store/popular/usePopular.ts';

export const loadPlanner = () => import('./screens/feed/openPlanner.ts');
export const loadPlanMarks = () => import('./screens/fromCamp/planMarks.ts');

/** What planner adds to the app (base/useApp.ts). */
export type PlannerInApp = {
  /** Changes of the plan. Rejects as `family` does. */
  planner: () => Promise<OpenedPlanner>;
};

declare module '#base/useApp.ts' {
  interface App extends PlannerInApp {}
}

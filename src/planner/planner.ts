// All that other subjects and the app use of this one, besides its rules.
export { PlanBPage } from './screens/planB/PlanBPage.tsx';
export { PlannerPage } from './screens/PlannerPage.tsx';
export { PrintPage } from './screens/print/PrintPage.tsx';
export type { PlannerInApp } from './store/inApp.ts';

export const loadPlanner = () => import('./store/createPlanner.ts');
export const loadChangedCamps = () => import('./store/liveChangedCamps.ts');

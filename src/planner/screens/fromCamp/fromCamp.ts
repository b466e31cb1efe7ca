// What reads the plan on a camp's page: one file, since each more is a request, and its name weighs on every page.
export { FamilyDayLines } from './FamilyDayLines.tsx';
export { PlanThisCamp } from './PlanThisCamp.tsx';

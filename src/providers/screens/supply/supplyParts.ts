// One file for all that reads dates: each lazy chunk of its own would weigh on the first page.
export { SupplyFinder } from './SupplyFinder.tsx';
export { UnderDates } from './UnderDates.tsx';

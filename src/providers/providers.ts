// All that other subjects and the app use of this one, besides its rules.
export { ListingPage } from './screens/listing/ListingPage.tsx';
export { ReviewPage } from './screens/review/ReviewPage.tsx';
export { SubmissionsPage } from './screens/submissions/cards/SubmissionsPage.tsx';
export { MyListingPage } from './screens/submissions/listing/MyListingPage.tsx';
export { SupplyFinderLazy } from './screens/supply/SupplyFinderLazy.ts';
export type { ProvidersInApp } from './store/inApp.ts';
export type { LiveOutbox } from './store/outbox/createOutbox.ts';
export { useEntries } from './store/outbox/useOutbox.ts';
export { waitingCount } from './store/outbox/waitingCount.ts';

export const loadOutbox = () => import('./store/outbox/openOutbox.ts');
export const loadListingWords = () => import('./words/listing/page.ts');

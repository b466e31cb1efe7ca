import { lazyPart } from '#ui/lazyPart.tsx';

/** Reads the family's profile: after the page's own words. */
export const FamilyDaysLazy = lazyPart(async () => (await import('./FamilyDays.tsx')).FamilyDays);

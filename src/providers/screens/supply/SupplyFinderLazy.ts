import { lazyPart } from '#ui/lazyPart.tsx';

/** Counts camps by week: the reader of dates and the places of Georgia come with it. */
export const SupplyFinderLazy = lazyPart(
  async () => (await import('./supplyParts.ts')).SupplyFinder,
);

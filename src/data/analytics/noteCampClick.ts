import type { Camp } from '#domain/camp/camp.ts';

/**
 * Tells the data layer that somebody goes to a camp's own site (spec 7). Its code comes with the first press;
 * where it cannot, one click is not counted and nobody misses anything.
 */
export function noteCampClick(camp: Camp): void {
  import('./dataLayer.ts').then(
    ({ pushCampClick }) => pushCampClick(camp),
    () => undefined,
  );
}

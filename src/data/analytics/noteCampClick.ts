import type { Camp } from '#domain/camp/camp.ts';

/**
 * Records a visit to a camp's own site. Its code is fetched with the first click; when it does not
 * arrive that click is not counted.
 */
export function noteCampClick(camp: Camp): void {
  import('./dataLayer.ts').then(
    ({ pushCampClick }) => pushCampClick(camp),
    () => undefined,
  );
}

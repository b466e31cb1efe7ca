import type { Camp } from '#domain/camp/camp.ts';

/**
 * Records a visit to a camp's own site. Its code is fetched with the first click; when it does not
 * arrive that click is not counted.
 */
export function noteCampClick(camp: Camp): void {
  Promise.all([import('./dataLayer.ts'), import('#domain/share/campClick.ts')]).then(
    ([{ pushEvent }, { campClick }]) => pushEvent(campClick(camp)),
    () => undefined,
  );
}

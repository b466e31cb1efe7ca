import { asPreload } from '#ui/asPreload.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';

/**
 * Records a visit to a camp's own site. Its code is fetched with the first click; when it does not
 * arrive that click is not counted.
 */
export function recordCampClick(camp: Camp): void {
  asPreload(() =>
    Promise.all([
      import('#base/analytics/dataLayer.ts'),
      import('#camps/rules/share/campClick.ts'),
    ]),
  ).then(
    ([{ pushEvent }, { campClick }]) => pushEvent(campClick(camp)),
    () => undefined,
  );
}

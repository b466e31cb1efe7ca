import { asPreload } from './asPreload.ts';

/** Its code comes later than the list. When it does not, the map is cached at another visit. */
export function cacheMap(): void {
  asPreload(() => import('./askToCacheMap.ts')).then(
    ({ askToCacheMap }) => askToCacheMap(),
    () => undefined,
  );
}
